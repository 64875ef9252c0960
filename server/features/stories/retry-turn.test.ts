import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { continueStory, getCurrentState, retryTurn, startStory } from '#contract/stories.ts'
import type { Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'
import { streamContinuation } from '#testing/turn-stream.ts'

describe.each(engines)('retrying a turn on %s', (engine) => {
  let app: TestApp
  let reader: Person
  let storyId: string
  let openingId: number
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  afterAll(() => app[Symbol.asyncDispose]())
  beforeEach(async () => {
    reader = await app.reader()
    const begun = await reader.ask(startStory, { body: { prompt: 'A ferry at night' } })
    storyId = begun.storyId
    openingId = begun.messageId
  })
  afterEach(() => {
    app.narrator.script = {}
    app.narrator.release()
  })

  const say = (message: string) => reader.ask(continueStory, { params: { storyId }, body: { message } })
  const retry = (messageId: number, person = reader) =>
    person.call(retryTurn, { params: { storyId, messageId: String(messageId) } })
  const messagesNow = async () => (await reader.ask(getCurrentState, { params: { storyId } })).messages
  const turns = () =>
    app.context.db.selectFrom('turns').selectAll().where('storyId', '=', storyId).orderBy('id').execute()
  const rows = () =>
    app.context.db
      .selectFrom('messages')
      .select(['id', 'parentId', 'depth', 'role'])
      .where('storyId', '=', storyId)
      .orderBy('id')
      .execute()

  test('adds a reply beside the old one, told from the same place with other luck', async () => {
    const { messageId: oldId } = await say('I row')
    const told = app.narrator.inputs.at(-1)!
    const { body } = await retry(oldId)
    const again = app.narrator.inputs.at(-1)!
    expect({ ...again, seed: '' }).toEqual({ ...told, seed: '' })
    expect(again.seed).not.toBe(told.seed)

    const stored = await rows()
    const userId = stored.find(({ role }) => role === 'user')!.id
    expect(stored.slice(2)).toEqual([
      { id: oldId, parentId: userId, depth: 2, role: 'assistant' },
      { id: body.messageId, parentId: userId, depth: 2, role: 'assistant' },
    ])
    expect((await messagesNow()).map(({ messageId }) => messageId)).toEqual([
      openingId,
      userId,
      body.messageId,
    ])
    expect((await turns()).map(({ replyId, status }) => [replyId, status])).toEqual([
      [openingId, 'done'],
      [oldId, 'done'],
      [body.messageId, 'done'],
    ])
  })

  test('of an opening tells it anew', async () => {
    const { body } = await retry(openingId)
    expect(await rows()).toEqual([
      { id: openingId, parentId: null, depth: 0, role: 'assistant' },
      { id: body.messageId, parentId: null, depth: 0, role: 'assistant' },
    ])
    expect(app.narrator.inputs.at(-1)).toMatchObject({ number: 0, path: [] })
  })

  test('leaves nothing of the failure before it, while it is told and afterwards', async () => {
    app.narrator.script = { failAfter: { pieces: 0, reason: 'busy' } }
    await reader.call(continueStory, { params: { storyId }, body: { message: 'I call' } })
    const failed = (await turns())[1]!
    expect(failed).toMatchObject({ status: 'failed', errorCode: 'message_failed', failure: 'busy' })
    expect(failed.finishedAt).toBeGreaterThanOrEqual(failed.createdAt)
    await app.context.db
      .updateTable('turns')
      .set({ isStopRequested: 1 })
      .where('id', '=', failed.id)
      .execute()

    app.narrator.script = {}
    app.narrator.isHeld = true
    const before = app.narrator.inputs.length
    const retried = retry(failed.replyId)
    await expect.poll(() => app.narrator.inputs.length).toBe(before + 1)
    expect((await turns())[2]).toMatchObject({
      status: 'streaming',
      errorCode: null,
      failure: null,
      isStopRequested: 0,
      finishedAt: null,
      worker: app.context.generations.worker,
    })
    app.narrator.release()
    expect((await retried).status).toBe(200)
    expect((await turns())[2]).toMatchObject({ status: 'done', errorCode: null, worker: null })
    expect((await turns())[1]).toMatchObject({ status: 'failed', failure: 'busy' })
  })

  test('is refused while the reply is written, and leaves nothing behind', async () => {
    app.narrator.isHeld = true
    const { messageId, events } = await streamContinuation(reader, { storyId, message: 'I wait' })
    const before = await rows()
    expect(await retry(messageId)).toMatchObject({
      status: 409,
      body: { error: 'The narrator is still writing', code: 'turn_running' },
    })
    expect(await rows()).toEqual(before)
    expect((await messagesNow()).at(-1)).toMatchObject({ messageId, status: 'streaming' })
    app.narrator.release()
    expect((await Array.fromAsync(events)).at(-1)).toMatchObject({ event: 'done', data: { messageId } })
  })

  test('is refused for a reply that is not the last, and for one of nobody or of another', async () => {
    await say('I row')
    expect(await retry(openingId)).toMatchObject({
      status: 409,
      body: { error: 'Only the last turn can be told again', code: 'turn_not_last' },
    })
    const notFound = { status: 404, body: { error: 'Message not found', code: 'turn_not_found' } }
    const last = (await messagesNow()).at(-1)!.messageId
    expect(await retry(last, await app.reader())).toMatchObject(notFound)
    expect(await retry((await messagesNow()).at(-2)!.messageId)).toMatchObject(notFound)
    expect(await retry(999_999_999)).toMatchObject(notFound)
    expect(await rows()).toHaveLength(3)
  })
})
