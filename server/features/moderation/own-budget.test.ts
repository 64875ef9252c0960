import { describe, expect, test } from 'vitest'
import { changeBudgets, getOwnBudget, noBudgets, type Budgets } from '#contract/budgets.ts'
import { generateImage } from '#contract/scenes.ts'
import { startStory } from '#contract/stories.ts'
import type { Narrator } from '#server/engines/narrator/narrator.ts'
import { engines, startTestApp } from '#testing/start-test-app.ts'

/** A model whose every turn costs a cent. */
const cent: Narrator = {
  provider: 'openai',
  model: 'cent',
  isModel: true,
  price: { input: 10, output: 10 },
  async *generateReply() {
    yield { type: 'text', text: 'The ferry comes.' }
    yield { type: 'end', usage: { inputTokens: 900, outputTokens: 100 } }
  },
  suggestTitle: async () => ({ title: 'The Ferry', usage: { inputTokens: 1, outputTokens: 1 } }),
}

describe.each(engines)('a reader’s own costs on %s', (engine) => {
  test('are said before a turn, and how far the caps are spent', async () => {
    const clock = { now: () => Date.parse('2026-12-31T12:00:00Z') }
    await using app = await startTestApp(engine, { narrator: cent, clock })
    const [admin, reader] = [await app.reader('admin'), await app.reader()]
    await app.context.db.updateTable('users').set({ isAdmin: 1 }).where('username', '=', 'admin').execute()
    expect(await reader.ask(getOwnBudget)).toEqual({
      turnUsd: 0.03,
      isPaidByReader: false,
      periods: [],
      sitePeriods: [],
    })

    const readerDay = { usd: 0.05, tokens: null }
    const readerMonth = { usd: null, tokens: 9_000 }
    const siteMonth = { usd: 0.03, tokens: 2_000 }
    await admin.ask(changeBudgets, { body: { ...noBudgets, readerDay, readerMonth, siteMonth } })
    const { storyId } = await reader.ask(startStory, { body: { prompt: 'A ferry' } })
    const spent = { usd: 0.01, tokens: 1_000 }
    const goesOnAt = '2027-01-01T00:00:00.000Z'
    expect(await reader.ask(getOwnBudget, { query: { storyId } })).toEqual({
      turnUsd: 0.01,
      isPaidByReader: false,
      periods: [
        { period: 'day', cap: readerDay, spent, goesOnAt },
        { period: 'month', cap: readerMonth, spent, goesOnAt },
      ],
      sitePeriods: [{ period: 'month', percentSpent: 50, goesOnAt }],
    })
    expect((await admin.call(getOwnBudget, { query: { storyId } })).status).toBe(404)
    const nothing = { usd: 0, tokens: 0 }
    expect((await admin.ask(getOwnBudget)).periods.map((period) => period.spent)).toEqual([nothing, nothing])
  })

  test('of a picture beyond a cap: nothing is painted, and the sentence says when it goes on', async () => {
    await using app = await startTestApp(engine)
    const [admin, reader] = [await app.reader('admin'), await app.reader()]
    await app.context.db.updateTable('users').set({ isAdmin: 1 }).where('username', '=', 'admin').execute()
    const { storyId, messageId } = await reader.ask(startStory, { body: { prompt: 'A ferry' } })
    app.painter.inputs.length = 0
    const cap = (some: Partial<Budgets>) => admin.ask(changeBudgets, { body: { ...noBudgets, ...some } })
    const paint = () =>
      reader.call(generateImage, {
        params: { messageId: String(messageId) },
        body: { storyId, content: 'A ferry' },
      })
    await cap({ siteDay: { usd: 0, tokens: null } })
    expect(await paint()).toMatchObject({
      status: 402,
      body: {
        code: 'budget_spent',
        error: 'The budget of this site for today is spent. It goes on tomorrow, at midnight UTC.',
      },
    })
    expect(app.painter.inputs).toEqual([])
    await cap({})
    expect((await paint()).status).toBe(200)
  })
})
