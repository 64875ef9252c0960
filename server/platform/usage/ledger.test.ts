import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listUsers } from '#contract/admin.ts'
import { continueStory, startStory } from '#contract/stories.ts'
import { createStoryteller } from '#server/engines/narrator/storyteller/storyteller.ts'
import type { Narrator } from '#server/engines/narrator/narrator.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'
import { createLedger } from './ledger.ts'
import { priceOf, readPrices } from './prices.ts'

describe.each(engines)('the built-in storyteller on %s', (engine) => {
  let app: TestApp<Narrator>
  beforeAll(async () => {
    const env = { MONTHLY_TOKENS: '1', ENFORCE_BALANCE: 'on' }
    app = await startTestApp(engine, { narrator: createStoryteller(), env })
  })
  afterAll(() => app[Symbol.asyncDispose]())

  test('costs nothing, uses up no balance, and has its tokens counted', async () => {
    const reader = await app.reader('ada')
    const { storyId } = await reader.ask(startStory, { body: { prompt: 'A ferry at night' } })
    await reader.ask(continueStory, { params: { storyId }, body: { message: 'I ring the bell' } })
    const rows = await app.context.db.selectFrom('usage').selectAll().execute()
    expect(rows).toHaveLength(2)
    for (const row of rows) expect(row).toMatchObject({ provider: 'storyteller', priceNanoUsd: 0 })
    const admin = await app.reader('admin')
    await app.context.db.updateTable('users').set({ isAdmin: 1 }).where('username', '=', 'admin').execute()
    const { users } = await admin.ask(listUsers, { query: { search: 'ada' } })
    expect(users[0]?.tokenUsage).toMatchObject({ balance: 1 })
    const counted = rows.reduce((sum, row) => sum + row.inputTokens + row.outputTokens, 0)
    expect(counted).toBeGreaterThan(20)
    expect(users[0]?.tokenUsage.thisMonth).toBe(counted)
  })
})

const model = { provider: 'openai', model: 'gpt', isModel: true }
const free = { provider: 'storyteller', model: 'storyteller', isModel: false }

test('a turn takes bought tokens beyond the grant where that is enforced and the engine is not free', async () => {
  const limitsWhere = (isBalanceEnforced: boolean) => {
    const ledger = createLedger({ prices: readPrices(''), monthlyTokens: 500, isBalanceEnforced })
    return [model, free].map(ledger.tokenLimitOf)
  }
  expect(limitsWhere(true)).toEqual([500, null])
  expect(limitsWhere(false)).toEqual([null, null])
})

const usage = { inputTokens: 1_000_000, outputTokens: 100_000, cachedInputTokens: 400_000 }

test.each([
  ['gpt=2/10/0.5', 2.4],
  ['gpt=2/10', 3],
  ['', 4.4],
])('with the prices %j a call costs %d dollars', (text, dollars) => {
  expect(priceOf(readPrices(text), model, 'text', usage)).toEqual({
    nanoUsd: dollars * 1_000_000_000,
    isOwnPrice: text !== '',
  })
})

test('a price of another form is named', () => {
  expect(() => readPrices('gpt=2')).toThrow(
    'MODEL_PRICES: "gpt=2" is not of the form model=input/output/cached',
  )
})
