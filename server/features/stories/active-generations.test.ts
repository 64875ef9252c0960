import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startStory } from '#contract/stories.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'
import { streamContinuation } from '#testing/turn-stream.ts'
import { saveStreamedText } from './turns.queries.ts'

describe.each(engines)('replies that are generated on %s', (engine) => {
  let app: TestApp
  let userId: number
  beforeAll(async () => {
    app = await startTestApp(engine)
    userId = (await app.reader()).user!.id
  })
  afterAll(() => app[Symbol.asyncDispose]())

  /** Generations whose turns are stored and whose texts the test writes; each in a story of its own. */
  async function generate(count: number) {
    const { db, generations } = app.context
    const storyIds = Array.from({ length: count }, () => crypto.randomUUID())
    const story = { userId, premise: '', contentRating: 'teen', createdAt: 0, updatedAt: 0 } as const
    await db
      .insertInto('stories')
      .values(storyIds.map((id) => ({ ...story, id })))
      .execute()
    const message = { parentId: null, depth: 0, role: 'assistant', content: '', createdAt: 0 } as const
    const replies = await db
      .insertInto('messages')
      .values(storyIds.map((storyId) => ({ ...message, storyId, clientId: null })))
      .returning(['id', 'storyId'])
      .execute()
    const { worker, until: leaseUntil } = generations.newLease()
    const turn = { userId, clientId: null, status: 'streaming', createdAt: 0, worker, leaseUntil } as const
    const turns = await db
      .insertInto('turns')
      .values(replies.map(({ id: replyId, storyId }) => ({ ...turn, storyId, replyId })))
      .returning(['id', 'storyId', 'replyId'])
      .execute()
    return turns.map(({ id: turnId, ...ids }) =>
      generations.add({ turnId, userId, isOpening: true, depth: 0, ...ids }),
    )
  }
  const textsOf = async (ids: number[]) => {
    const rows = await app.context.db
      .selectFrom('messages')
      .select(['id', 'content'])
      .where('id', 'in', ids)
      .orderBy('id')
      .execute()
    return rows.map(({ content }) => content)
  }
  const lost = { status: 'interrupted', code: 'turn_interrupted' } as const

  test('have all of their texts saved, however many they are', async () => {
    const many = await generate(201)
    many.forEach((generation, at) => generation.append(`Reply ${at}.`))
    const ids = many.map((generation) => generation.ids.replyId)
    await expect.poll(() => textsOf(ids)).toEqual(many.map((_, at) => `Reply ${at}.`))
    for (const generation of many) generation.finish(lost)
  })

  test('have a text saved again only once it has grown', async () => {
    const [still, growing] = await generate(2)
    const ids = [still!.ids.replyId, growing!.ids.replyId]
    still!.append('It stays.')
    growing!.append('It grows')
    await expect.poll(() => textsOf(ids)).toEqual(['It stays.', 'It grows'])
    await app.context.db.updateTable('messages').set({ content: '' }).where('id', 'in', ids).execute()
    growing!.append(' on.')
    await expect.poll(() => textsOf(ids)).toEqual(['', 'It grows on.'])
    for (const generation of [still!, growing!]) generation.finish(lost)
  })

  test('keep their whole text when an earlier state is saved late, or by a process that has lost them', async () => {
    const [generation] = await generate(1)
    const { turnId, replyId } = generation!.ids
    const { db, generations } = app.context
    const save = (text: string, by = generations.worker) => saveStreamedText(db, by, [{ turnId, text }])
    await saveStreamedText(db, generations.worker, [])
    await save('It was a long way.')
    await save('It was')
    await save('It was a long way over the hills.', 'a lost process')
    expect(await textsOf([replyId])).toEqual(['It was a long way.'])
    await db.updateTable('turns').set({ status: 'done' }).where('id', '=', turnId).execute()
    await save('It was a long way over the sea.')
    expect(await textsOf([replyId])).toEqual(['It was a long way.'])
    generation!.finish(lost)
  })

  test('are forgotten once they have ended', async () => {
    const [generation] = await generate(1)
    const { replyId } = generation!.ids
    expect(app.context.generations.find(replyId)).toBe(generation)
    generation!.finish(lost)
    await expect.poll(() => app.context.generations.find(replyId)).toBeUndefined()
  })

  test('are handed over, with their text so far, when the process ends', async () => {
    await using ending = await startTestApp(engine)
    const reader = await ending.reader()
    const { storyId } = await reader.ask(startStory, { body: { prompt: 'A ferry at night' } })
    ending.narrator.isHeld = true
    const { messageId, events } = await streamContinuation(reader, { storyId, message: 'I row' })
    const { value: first } = await events.next()
    await ending.context.generations[Symbol.asyncDispose]()
    // Whoever follows is to ask again: it is no end of the turn.
    expect(await Array.fromAsync(events)).toEqual([])
    const { db } = ending.context
    const turn = await db.selectFrom('turns').selectAll().where('replyId', '=', messageId).execute()
    expect(turn).toMatchObject([{ status: 'streaming', errorCode: null, worker: null, leaseUntil: 0 }])
    const { content } = await db
      .selectFrom('messages')
      .select('content')
      .where('id', '=', messageId)
      .executeTakeFirstOrThrow()
    expect(content).toBe(first!.data.text)
  })
})
