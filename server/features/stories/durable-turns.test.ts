import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  continueStory,
  followTurn,
  getCurrentState,
  retryTurn,
  startStory,
  stopTurn,
} from '#contract/stories.ts'
import { pathTo } from '#contract/endpoint.ts'
import type { Person } from '#testing/people.ts'
import { interruptAbandoned } from './takeover.queries.ts'
import { readStream, readWholeStream } from '#testing/read-stream.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

describe.each(engines)('a turn on %s', (engine) => {
  let app: TestApp
  let reader: Person
  let storyId: string
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  afterAll(() => app[Symbol.asyncDispose]())

  const begin = async () => {
    reader = await app.reader()
    storyId = (await reader.ask(startStory, { body: { prompt: 'A ferry at night' } })).storyId
  }
  afterEach(() => {
    app.narrator.script = {}
    app.narrator.release()
  })

  const stream = (message: string, init: RequestInit = {}) =>
    reader.fetch(pathTo(continueStory, { params: { storyId } }), {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify({ message }),
      ...init,
    })
  const follow = (messageId: number, lastEventId?: string) =>
    reader.fetch(pathTo(followTurn, { params: { storyId, messageId } }), {
      headers: lastEventId === undefined ? {} : { 'last-event-id': lastEventId },
    })
  const lastMessage = async () =>
    (await reader.ask(getCurrentState, { params: { storyId } })).messages.at(-1)!
  const textOf = (events: { event: string; data: Record<string, unknown> }[]) =>
    events
      .filter(({ event }) => event === 'text')
      .map(({ data }) => String(data.text))
      .join('')

  test('goes on when the connection that asked for it is closed', async () => {
    await begin()
    app.narrator.isHeld = true
    const leaving = new AbortController()
    const response = await stream('I row', { signal: leaving.signal })
    const { value: begun } = await readStream(response).next()
    leaving.abort()
    app.narrator.release()

    await expect.poll(async () => (await lastMessage()).status).toBeUndefined()
    expect(await lastMessage()).toMatchObject({
      messageId: begun!.data.messageId,
      content: expect.stringContaining('I row'),
    })
  })

  test('can be followed from any place on, while it is generated and afterwards', async () => {
    await begin()
    app.narrator.isHeld = true
    const events = readStream(await stream('I sing'))
    const messageId = Number((await events.next()).value!.data.messageId)
    const firstText = (await events.next()).value!
    const following = follow(messageId, firstText.id)
    app.narrator.release()

    const whole = String(firstText.data.text) + textOf(await Array.fromAsync(events))
    const followed = await readWholeStream(await following)
    expect(String(firstText.data.text) + textOf(followed)).toBe(whole)

    const afterwards = await readWholeStream(await follow(messageId))
    expect(textOf(afterwards)).toBe(whole)
    expect(afterwards.at(-1)).toMatchObject({ event: 'done', data: { message: whole, messageId } })
    expect((await readWholeStream(await follow(messageId, 'end'))).map(({ event }) => event)).toEqual([
      'turn',
      'done',
    ])
  })

  test('is stopped on demand and keeps its text so far', async () => {
    await begin()
    app.narrator.isHeld = true
    const events = readStream(await stream('I wait'))
    const messageId = Number((await events.next()).value!.data.messageId)
    const text = String((await events.next()).value!.data.text)

    expect(await reader.ask(stopTurn, { params: { storyId, messageId: String(messageId) } })).toEqual({})
    const end = { event: 'done', data: { messageId, message: text, status: 'stopped' } }
    expect((await Array.fromAsync(events)).at(-1)).toMatchObject(end)
    expect((await readWholeStream(await follow(messageId))).at(-1)).toMatchObject(end)
    expect(await lastMessage()).toMatchObject({ content: text, status: 'stopped' })
    const charges = app.context.db.selectFrom('usage').selectAll().where('messageId', '=', messageId)
    expect(await charges.execute()).toMatchObject([
      { kind: 'text', outputTokens: Math.ceil(text.length / 4) },
    ])
    app.narrator.release()
    expect(
      (await reader.call(continueStory, { params: { storyId }, body: { message: 'I go on' } })).status,
    ).toBe(200)
  })

  test('that fails keeps the reader’s words, says so in its fixed text, and can be generated again', async () => {
    await begin()
    app.narrator.script = { failAfter: { pieces: 1, reason: 'broke_off' } }
    const { status, body } = await reader.call(continueStory, {
      params: { storyId },
      body: { message: 'I call out' },
    })
    expect({ status, body }).toEqual({
      status: 502,
      body: {
        error: 'Failed to send message',
        code: 'message_failed',
        reason: 'broke_off',
        hint: 'The connection to the AI model broke off; try again.',
      },
    })

    const { messages } = await reader.ask(getCurrentState, { params: { storyId } })
    expect(messages.at(-2)).toMatchObject({ role: 'user', content: 'I call out' })
    expect(messages.at(-1)).toMatchObject({ status: 'failed' })

    app.narrator.script = {}
    const params = { storyId, messageId: String(messages.at(-1)!.messageId) }
    const again = await reader.ask(retryTurn, { params })
    const after = await reader.ask(getCurrentState, { params: { storyId } })
    expect(after.messages.filter(({ content }) => content === 'I call out')).toHaveLength(1)
    expect(after.messages.at(-1)).toMatchObject({ messageId: again.messageId, content: again.message })
    expect(after.messages).toHaveLength(messages.length)
  })

  test('that fails at the opening says so', async () => {
    await begin()
    app.narrator.script = { failAfter: { pieces: 0, reason: 'unreachable' } }
    const { status, body } = await reader.call(startStory, { body: { prompt: 'Nothing comes' } })
    expect({ status, body }).toEqual({
      status: 502,
      body: {
        error: 'Failed to start story',
        code: 'story_start_failed',
        reason: 'unreachable',
        hint: 'The AI model cannot be reached; try again, and tell whoever runs this site if it stays so.',
      },
    })
  })

  test('that has outlived two takeovers is marked interrupted and can be generated again', async () => {
    await begin()
    const { body } = await reader.call(continueStory, { params: { storyId }, body: { message: 'I dive' } })
    const { db } = app.context
    await db
      .updateTable('turns')
      .set({ status: 'streaming', worker: 'a dead node', leaseUntil: Date.now() - 1, attempts: 3 })
      .where('replyId', '=', body.messageId)
      .execute()

    await expect.poll(async () => (await lastMessage()).status).toBe('interrupted')
    expect(await lastMessage()).toMatchObject({ content: body.message })
    const again = await reader.ask(retryTurn, { params: { storyId, messageId: String(body.messageId) } })
    expect(again.messageId).not.toBe(body.messageId)
  })

  test('of a node that is late with its lease, but alive, is generated to its end', async () => {
    await begin()
    app.narrator.isHeld = true
    const events = readStream(await stream('I linger'))
    const messageId = Number((await events.next()).value!.data.messageId)
    const { db, generations } = app.context
    await db.updateTable('turns').set({ attempts: 3 }).where('replyId', '=', messageId).execute()
    await interruptAbandoned(db, { own: generations.turnIds, gone: [], now: Date.now() + 3_600_000 })
    app.narrator.release()
    expect((await Array.fromAsync(events)).at(-1)).toMatchObject({ event: 'done', data: { messageId } })
  })

  test('that another node generates is followed through the database, and stopped through it', async () => {
    await begin()
    const { body } = await reader.call(continueStory, { params: { storyId }, body: { message: 'I listen' } })
    const { db } = app.context
    const elsewhere = {
      status: 'streaming',
      worker: 'another node',
      leaseUntil: Date.now() + 60_000,
    } as const
    await db.updateTable('turns').set(elsewhere).where('replyId', '=', body.messageId).execute()
    await db.updateTable('messages').set({ content: 'Half ' }).where('id', '=', body.messageId).execute()

    const followed = readWholeStream(await follow(body.messageId))
    await reader.ask(stopTurn, { params: { storyId, messageId: String(body.messageId) } })
    const row = await db
      .selectFrom('turns')
      .selectAll()
      .where('replyId', '=', body.messageId)
      .executeTakeFirstOrThrow()
    expect(row.isStopRequested).toBe(1)

    await db
      .updateTable('messages')
      .set({ content: 'Half a reply.' })
      .where('id', '=', body.messageId)
      .execute()
    await db.updateTable('turns').set({ status: 'stopped' }).where('replyId', '=', body.messageId).execute()
    const events = await followed
    expect(textOf(events)).toBe('Half a reply.')
    expect(events.at(-1)).toMatchObject({
      event: 'done',
      data: { message: 'Half a reply.', status: 'stopped' },
    })
  })

  test('is the third at once of one reader and refused, while two are streaming', async () => {
    await begin()
    app.narrator.isHeld = true
    const before = app.narrator.inputs.length
    const two = ['One', 'Two'].map((prompt) => reader.call(startStory, { body: { prompt } }))
    await expect.poll(() => app.narrator.inputs.length).toBe(before + 2)
    expect(await reader.call(startStory, { body: { prompt: 'Three' } })).toMatchObject({
      status: 429,
      body: {
        error: 'Two stories are being told already. Please wait for one of them.',
        code: 'too_many_turns',
      },
    })
    app.narrator.release()
    expect((await Promise.all(two)).map(({ status }) => status)).toEqual([200, 200])
  })
})
