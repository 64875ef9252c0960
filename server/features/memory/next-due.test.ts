import { describe, expect, test } from 'vitest'
import { continueStory, startStory } from '#contract/stories.ts'
import type { Narrator } from '#server/engines/narrator/narrator.ts'
import { noteDueSpan, type DueSpan } from '#server/features/stories/story-access.ts'
import { memoryModel } from '#testing/memory-model.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

const REPLIES_BEFORE_DUE = 20

/** A story of as many turns as it has before a part of it is due. */
async function startLongStory(app: TestApp<Narrator>) {
  const reader = await app.reader()
  const { storyId, messageId } = await reader.ask(startStory, { body: { prompt: 'A river town' } })
  const say = () =>
    reader.ask(continueStory, { params: { storyId }, body: { message: 'I look at the river' } })
  const replies = [messageId]
  while (replies.length < REPLIES_BEFORE_DUE) replies.push((await say()).messageId)
  const spans = () =>
    app.context.db
      .selectFrom('memorySpans')
      .select(['status', 'level', 'ordinal', 'attempts', 'fromMessageId', 'toMessageId'])
      .where('storyId', '=', storyId)
      .orderBy('id')
      .execute()
  return { storyId, replies, say, spans }
}

const openModel = () => memoryModel({ tell: () => 'Rain falls.', keep: () => new Promise(() => {}) }).narrator

describe.each(engines)('what is due of a story on %s', (engine) => {
  test('is noted with the end of the turn, and with nothing but that', async () => {
    await using app = await startTestApp(engine, { narrator: openModel() })
    const { turnStore } = app.context
    const { replies, say, spans } = await startLongStory(app)
    const store = turnStore.end
    const seen: unknown[] = []
    let refusals = 1
    turnStore.end = async (rows) => {
      if (refusals-- > 0) throw new Error('not now')
      seen.push(await spans())
      const isOurs = await store(rows)
      // Nothing has run meanwhile that could have noted it behind the turn.
      seen.push(await spans())
      return isOurs
    }
    await say()
    const due = { level: 1, ordinal: 1, fromMessageId: replies[0], toMessageId: replies[11] }
    expect(seen).toMatchObject([[], [{ status: 'due', ...due }]])
  })

  test('is not noted with an end that another worker has stored', async () => {
    await using app = await startTestApp(engine, { narrator: openModel() })
    const { turnStore } = app.context
    const { say, spans } = await startLongStory(app)
    const store = turnStore.end
    turnStore.end = async (rows) => {
      const taken = await store({ ...rows, worker: 'another node' })
      expect(taken).toBe(false)
      expect(await spans()).toEqual([])
      return store(rows)
    }
    await say()
    expect(await spans()).toHaveLength(1)
  })

  test.each([
    ['kept', 'kept', 2],
    ['stale', 'due', 0],
    ['failed', 'due', 3],
    ['due', 'due', 2],
  ] as const)('once it is %s is %s, of %i tries', async (status, after, attempts) => {
    await using app = await startTestApp(engine, { narrator: openModel() })
    const { storyId, replies, spans } = await startLongStory(app)
    const { db } = app.context
    const due: DueSpan = { level: 1, ordinal: 1, fromMessageId: replies[0]!, toMessageId: replies[11]! }
    const row = { ...due, storyId, origin: 'keeper', createdAt: 1, attempts: 2, status } as const
    await db.insertInto('memorySpans').values(row).execute()
    await noteDueSpan(db, storyId, due, 2)
    expect(await spans()).toMatchObject([{ status: after, attempts }])
  })

  test('waits while another part of its story is due', async () => {
    await using app = await startTestApp(engine, { narrator: openModel() })
    const { storyId, replies, spans } = await startLongStory(app)
    const { db } = app.context
    const first = { level: 1, ordinal: 1, fromMessageId: replies[0]!, toMessageId: replies[11]! }
    await noteDueSpan(db, storyId, first, 1)
    await noteDueSpan(db, storyId, { ...first, ordinal: 2, toMessageId: replies[13]! }, 2)
    expect(await spans()).toMatchObject([{ ordinal: 1, status: 'due' }])
  })
})
