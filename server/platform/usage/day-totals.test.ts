import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startStory } from '#contract/stories.ts'
import { runRounds } from '#testing/run-rounds.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'
import { startDayTotals, sumUpDays } from './day-totals.ts'
import { insertUsage } from './usage.queries.ts'

const noon = Date.UTC(2026, 4, 1, 12)
const nextDay = Date.UTC(2026, 4, 2, 12)
const engine = { provider: 'openai', model: 'gpt', isModel: true }

describe.each(engines)('totals of the days on %s', (name) => {
  let app: TestApp
  let userId: number
  let storyId: string
  let messageId: number
  beforeAll(async () => {
    app = await startTestApp(name)
    const reader = await app.reader('ada')
    ;({ storyId, messageId } = await reader.ask(startStory, { body: { prompt: 'A ferry' } }))
    userId = reader.user!.id
  })
  afterAll(() => app[Symbol.asyncDispose]())
  beforeEach(async () => {
    await app.context.db.deleteFrom('usage').execute()
    await app.context.db.deleteFrom('usageByDay').execute()
  })

  const charge = (kind: 'text' | 'image', now: number, inputTokens: number) =>
    insertUsage(app.context.db, {
      userId,
      storyId,
      messageId,
      kind,
      engine,
      usage: { inputTokens, outputTokens: 1 },
      monthlyTokens: 100_000,
      prices: app.context.config.prices,
      now,
    })
  const days = () => app.context.db.selectFrom('usageByDay').selectAll().orderBy('day').execute()

  test('are the ledger’s, by day, with pictures apart', async () => {
    await charge('text', noon, 100)
    await charge('text', noon, 20)
    await charge('image', noon, 7)
    await charge('text', nextDay, 3)
    await sumUpDays(app.context.db)
    expect(await days()).toMatchObject([
      { day: '2026-05-01', provider: 'openai', inputTokens: 120, outputTokens: 2, imageTokens: 8 },
      { day: '2026-05-02', provider: 'openai', inputTokens: 3, outputTokens: 1, imageTokens: 0 },
    ])
    const { unpricedTokens, priceNanoUsd } = (await days())[0]!
    expect(unpricedTokens).toBe(130)
    expect(priceNanoUsd).toBeGreaterThan(0)
  })

  test('count each row once, also when two nodes sum up at once and rows come meanwhile', async () => {
    for (let row = 0; row < 20; row += 1) await charge('text', noon, 9)
    const summing = [sumUpDays(app.context.db), sumUpDays(app.context.db)]
    for (let row = 0; row < 20; row += 1) await charge('text', noon, 9)
    await Promise.all(summing)
    await sumUpDays(app.context.db)
    await sumUpDays(app.context.db)
    expect(await days()).toMatchObject([{ inputTokens: 360, outputTokens: 40 }])
  })

  test('count nothing of what did not come to its end', async () => {
    await charge('text', noon, 9)
    const { db } = app.context
    await expect(
      db.transaction().execute(async (trx) => {
        await trx.updateTable('usage').set({ isSummed: 1 }).execute()
        throw new Error('the machine died')
      }),
    ).rejects.toThrow('the machine died')
    await sumUpDays(db)
    expect(await days()).toMatchObject([{ inputTokens: 9, outputTokens: 1 }])
  })

  test('come by themselves every half minute', async () => {
    const { db } = app.context
    const start = () => startDayTotals({ db, log: pino({ level: 'silent' }) })
    await charge('text', noon, 9)
    await runRounds(29_999, start)
    expect(await days()).toEqual([])
    await runRounds(30_000, start)
    expect(await days()).toMatchObject([{ inputTokens: 9, outputTokens: 1 }])
  })

  test('of more rows than are taken at once are complete', async () => {
    const { db } = app.context
    const row = {
      userId,
      provider: 'openai',
      model: 'gpt',
      kind: 'text' as const,
      inputTokens: 2,
      outputTokens: 0,
    }
    const rows = Array.from({ length: 500 }, () => ({ ...row, isSummed: 0, createdAt: noon }))
    for (let times = 0; times < 11; times += 1) await db.insertInto('usage').values(rows).execute()
    await sumUpDays(db)
    expect(await days()).toMatchObject([{ inputTokens: 11_000 }])
  })
})
