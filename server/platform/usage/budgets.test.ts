import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changeBudgets, getBudgets, noBudgets, type Budgets } from '#contract/budgets.ts'
import { continueStory, startStory } from '#contract/stories.ts'
import type { Narrator } from '#server/engines/narrator/narrator.ts'
import type { Person } from '#testing/people.ts'
import { runRounds } from '#testing/run-rounds.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'
import { writeReaders } from '#testing/write-readers.ts'
import { startBudgets } from './budgets.ts'

/** A model whose every call costs a cent, for 1,000 tokens at 10 dollars a million, unless a test wants it longer. */
const dear = { isFailing: false, calls: 0, tokens: 1_000 }
const dearNarrator: Narrator = {
  provider: 'openai',
  model: 'dear',
  isModel: true,
  price: { input: 10, output: 10 },
  async *generateReply() {
    dear.calls += 1
    await new Promise((resolve) => setTimeout(resolve, 20))
    if (dear.isFailing) throw new Error('out of order')
    yield { type: 'text', text: 'The ferry comes.' }
    yield { type: 'end', usage: { inputTokens: dear.tokens - 100, outputTokens: 100 } }
  },
  suggestTitle: async () => ({ title: 'The Ferry', usage: { inputTokens: 900, outputTokens: 100 } }),
}

describe.each(engines)('budgets on %s', (engine) => {
  let app: TestApp<Narrator>
  let admin: Person
  let now = Date.parse('2026-11-10T12:00:00Z')
  beforeAll(async () => {
    app = await startTestApp(engine, { narrator: dearNarrator, clock: { now: () => now } })
    admin = await app.reader('admin')
    await app.context.db.updateTable('users').set({ isAdmin: 1 }).where('username', '=', 'admin').execute()
  })
  afterAll(() => app[Symbol.asyncDispose]())
  beforeEach(async () => {
    now += 86_400_000
    dear.isFailing = false
    dear.calls = 0
    dear.tokens = 1_000
    await cap({})
  })

  const cap = (some: Partial<Budgets>) => admin.ask(changeBudgets, { body: { ...noBudgets, ...some } })
  const start = async (reader: Person) => {
    const { status, body } = await reader.call(startStory, { body: { prompt: 'A ferry at night' } })
    return status === 200 ? 'told' : `${status} ${body.error}`
  }

  test('a hundred turns at once come past a cap of a dollar by one call at most', async () => {
    const readers = await writeReaders(app, 50)
    dear.tokens = 3_000
    await start(readers[0]!)
    await cap({ siteDay: { usd: 1, tokens: null } })
    const outcomes = await Promise.all([...readers, ...readers].map(start))
    // The one before stands in the ledger: 33 more come to a dollar and two cents.
    expect(outcomes.filter((outcome) => outcome === 'told').length).toBe(33)
    expect(outcomes.find((outcome) => outcome !== 'told')).toBe(
      '402 The budget of this site for today is spent. It goes on tomorrow, at midnight UTC.',
    )
    const { spent } = await admin.ask(getBudgets)
    expect(spent.siteDay).toEqual({ usd: 1.02, tokens: 102_000 })
    now += 86_400_000
    expect(await start(readers[0]!)).toBe('told')
  })

  test("a reader's own cap in tokens stops that reader alone, until the next month", async () => {
    const [one, other] = [await app.reader(), await app.reader()]
    await cap({ readerMonth: { usd: null, tokens: 1_000 } })
    const { storyId } = await one.ask(startStory, { body: { prompt: 'A ferry' } })
    const more = { params: { storyId }, body: { message: 'I ring the bell' } }
    const { status, body } = await one.call(continueStory, more)
    expect({ status, error: body.error }).toEqual({
      status: 402,
      error: 'Your budget for this month is spent. It goes on next month, at midnight UTC.',
    })
    expect(await start(other)).toBe('told')
    await cap({})
    expect((await one.call(continueStory, more)).status).toBe(200)
  })

  test('what comes to nothing is given back', async () => {
    const reader = await app.reader()
    await cap({ readerDay: { usd: 0.01, tokens: null } })
    dear.isFailing = true
    expect(await start(reader)).toMatch(/^502/)
    expect(await start(reader)).toMatch(/^502/)
    dear.isFailing = false
    expect(await start(reader)).toBe('told')
    expect(await start(reader)).toMatch(/^402 Your budget for today is spent/)
    expect(dear.calls).toBe(3)
  })
  const open = async () => {
    const { db } = app.context
    const log = pino({ level: 'silent' })
    return startBudgets({ db, log, clock: { now: () => now }, config: app.context.config })
  }
  const unseen = { provider: 'openai', model: 'unseen', isModel: true, price: { input: 10, output: 10 } }

  test('a call holds back a generous guess first, then what the dearest call so far has cost', async () => {
    const reader = await app.reader()
    await using budgets = await open()
    await budgets.change({ ...noBudgets, siteDay: { usd: 100, tokens: null } })
    const heldAfter = async (inputTokens: number, outputTokens: number) => {
      const hold = await budgets.reserve(reader.user!.id, unseen, 'text')
      await budgets.settle(hold, { inputTokens, outputTokens })
      return hold?.amount
    }
    expect(await heldAfter(30_000, 1_000)).toEqual({ tokens: 9_000, nanoUsd: 90_000_000 })
    expect(await heldAfter(100, 10)).toEqual({ tokens: 31_000, nanoUsd: 310_000_000 })
    expect(await heldAfter(100, 10)).toEqual({ tokens: 31_000, nanoUsd: 310_000_000 })
    expect(await budgets.reserve(reader.user!.id, { ...unseen, isModel: false }, 'text')).toBeUndefined()
  })

  test('caps that another node has set hold within two seconds', async () => {
    await cap({ readerDay: { usd: null, tokens: 5 } })
    const setMeanwhile = async () => {
      const budgets = await open()
      await cap({})
      return budgets
    }
    expect((await runRounds(1_999, setMeanwhile)).concern(unseen)).toBe(true)
    await cap({ readerDay: { usd: null, tokens: 5 } })
    expect((await runRounds(2_000, setMeanwhile)).concern(unseen)).toBe(false)
  })
})
