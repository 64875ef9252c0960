import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'
import { beginPeriod, findDearest, forgetUse, holdBack, readSpent, settleUse } from './budget-use.queries.ts'

const day = { scope: 'site', period: '2026-05-02' }
const month = { scope: 'site', period: '2026-05' }
const noon = Date.UTC(2026, 4, 2, 12)

describe.each(engines)('what budgets have used on %s', (engine) => {
  let app: TestApp
  let ada: number
  let bob: number
  beforeAll(async () => {
    app = await startTestApp(engine)
    ada = (await app.reader('ada')).user!.id
    bob = (await app.reader('bob')).user!.id
  })
  afterAll(() => app[Symbol.asyncDispose]())
  beforeEach(async () => {
    await app.context.db.deleteFrom('usage').execute()
    await forgetUse(app.context.db)
  })

  const dear = { provider: 'openai', model: 'dear', kind: 'text' } as const
  const write = (
    more: { userId?: number; createdAt?: number; priceNanoUsd?: number; inputTokens?: number } & object,
  ) =>
    app.context.db
      .insertInto('usage')
      .values({
        ...dear,
        userId: ada,
        storyId: null,
        messageId: null,
        inputTokens: 10,
        outputTokens: 5,
        cachedInputTokens: 0,
        priceNanoUsd: 2_000_000_000,
        unpricedTokens: 0,
        isSummed: 0,
        createdAt: noon,
        ...more,
      })
      .execute()
  const usedIn = ({ scope, period }: typeof day) =>
    app.context.db
      .selectFrom('budgetUse')
      .select(['nanoUsd', 'tokens', 'heldNanoUsd', 'heldTokens'])
      .where('scope', '=', scope)
      .where('period', '=', period)
      .executeTakeFirst()

  test('begins with what the ledger holds of the period, of what has a price', async () => {
    await write({ createdAt: Date.UTC(2026, 4, 2) - 1 })
    await write({ createdAt: Date.UTC(2026, 4, 2) })
    await write({ userId: bob })
    await write({ priceNanoUsd: 0 })
    expect(await readSpent(app.context.db, day)).toEqual({ usd: 4, tokens: 30 })
    expect(await readSpent(app.context.db, month)).toEqual({ usd: 6, tokens: 45 })
    const ofBob = { scope: `reader:${bob}`, period: day.period, userId: bob }
    expect(await readSpent(app.context.db, ofBob)).toEqual({ usd: 2, tokens: 15 })
  })

  test('is counted once: a period that has begun is not read from the ledger again', async () => {
    await beginPeriod(app.context.db, day)
    await write({})
    expect(await readSpent(app.context.db, day)).toEqual({ usd: 0, tokens: 0 })
    await forgetUse(app.context.db)
    expect(await readSpent(app.context.db, day)).toEqual({ usd: 2, tokens: 15 })
  })

  test.each([
    ['dollars', { nanoUsd: 10, tokens: null }],
    ['tokens', { nanoUsd: null, tokens: 10 }],
  ])('is held back until what is spent and held comes to the cap in %s', async (_, cap) => {
    const { db } = app.context
    await beginPeriod(db, day)
    await beginPeriod(db, month)
    const hold = (amount: number) => holdBack(db, { ...day, cap }, { nanoUsd: amount, tokens: amount })
    expect([await hold(6), await hold(4), await hold(1)]).toEqual([true, true, false])
    expect(await usedIn(day)).toEqual({ nanoUsd: 0, tokens: 0, heldNanoUsd: 10, heldTokens: 10 })
    expect(await usedIn(month)).toMatchObject({ heldNanoUsd: 0, heldTokens: 0 })
    await settleUse(db, day, { nanoUsd: 6, tokens: 6 }, { nanoUsd: 5, tokens: 5 })
    expect(await usedIn(day)).toEqual({ nanoUsd: 5, tokens: 5, heldNanoUsd: 4, heldTokens: 4 })
    expect([await hold(1), await hold(1)]).toEqual([true, false])
    expect(await usedIn(month)).toMatchObject({ nanoUsd: 0, tokens: 0 })
  })

  test('is never held below nothing, and a period that has not begun holds nothing back', async () => {
    const { db } = app.context
    const cap = { nanoUsd: null, tokens: null }
    expect(await holdBack(db, { ...day, cap }, { nanoUsd: 1, tokens: 1 })).toBe(false)
    await beginPeriod(db, day)
    await holdBack(db, { ...day, cap }, { nanoUsd: 3, tokens: 3 })
    await settleUse(db, day, { nanoUsd: 7, tokens: 7 }, { nanoUsd: 2, tokens: 1 })
    expect(await usedIn(day)).toEqual({ nanoUsd: 2, tokens: 1, heldNanoUsd: 0, heldTokens: 0 })
  })

  test('the dearest of the last hundred calls of an engine is the dearest by money and the longest by tokens', async () => {
    expect(await findDearest(app.context.db, dear)).toBeUndefined()
    await write({ priceNanoUsd: 99, inputTokens: 99 })
    for (let call = 0; call < 98; call += 1) await write({ priceNanoUsd: 1 })
    await write({ priceNanoUsd: 7, inputTokens: 1 })
    const others = [{ provider: 'google' }, { model: 'dearer' }, { kind: 'image' as const }]
    for (const other of others) await write({ ...other, priceNanoUsd: 500, inputTokens: 500 })
    expect(await findDearest(app.context.db, dear)).toEqual({ nanoUsd: 99, tokens: 104 })
    await write({ priceNanoUsd: 1 })
    expect(await findDearest(app.context.db, dear)).toEqual({ nanoUsd: 7, tokens: 15 })
  })
})
