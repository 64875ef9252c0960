import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { continueStory, getCurrentState, startStory } from '#contract/stories.ts'
import { getUser } from '#contract/session.ts'
import type { Person } from '../people.ts'
import { createTestDatabase } from '../postgres/test-database.ts'
import { startTestApp, type TestApp } from '../start-test-app.ts'
import { gateTo, type TcpGate } from '../tcp-gate.ts'
import { streamContinuation } from '../turn-stream.ts'

describe('a PostgreSQL that goes away', () => {
  let app: TestApp
  let gate: TcpGate
  let reader: Person
  let storyId: string
  let drop: () => Promise<void>
  beforeAll(async () => {
    const database = await createTestDatabase()
    drop = () => database.drop()
    const gated = await gateTo(database.url)
    gate = gated.gate
    app = await startTestApp('sqlite', { env: { DATABASE_URL: gated.url, DATABASE_POOL_SIZE: '4' } })
    reader = await app.reader()
  })
  afterAll(async () => {
    await app[Symbol.asyncDispose]()
    await gate[Symbol.asyncDispose]()
    await drop()
  })
  beforeEach(async () => {
    storyId = (await reader.ask(startStory, { body: { prompt: 'A ferry at night' } })).storyId
  })
  afterEach(() => {
    gate.open()
    app.narrator.release()
  })
  const lastMessage = async () =>
    (await reader.ask(getCurrentState, { params: { storyId } })).messages.at(-1)!
  const answerOf = async (path: string) => {
    const response = await reader.fetch(path)
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      body: await response.text(),
    }
  }
  const isBusy = {
    status: 503,
    retryAfter: '3',
    body: '{"error":"The server is busy. Please try again in a moment.","code":"busy"}',
  }

  test('is refused in words while it is away, and served again after', async () => {
    gate.shut()
    expect(await answerOf('/api/user')).toEqual(isBusy)
    expect((await answerOf('/readyz')).status).toBe(503)
    expect((await answerOf('/healthz')).status).toBe(200)
    gate.open()
    expect((await reader.call(getUser)).status).toBe(200)
    expect((await answerOf('/readyz')).status).toBe(200)
  })

  test('ends no server when its connections are cut while they are in use', async () => {
    for (let round = 0; round < 5; round++) {
      const asked = Array.from({ length: 20 }, () => answerOf(`/api/story/${storyId}/current-state`))
      setImmediate(() => gate.cut())
      for (const { status } of await Promise.all(asked)) expect([200, 503]).toContain(status)
    }
    expect((await reader.call(getUser)).status).toBe(200)
  })

  test('takes no turn along: its end is stored once it is back', async () => {
    app.narrator.isHeld = true
    const { messageId } = await streamContinuation(reader, { storyId, message: 'I row' })
    gate.shut()
    app.narrator.release()
    const tried = () =>
      app.logged.filter((line) => line.includes('the end of a turn could not be stored')).length
    const before = tried()
    await expect.poll(tried).toBeGreaterThan(before + 1)
    gate.open()
    await expect.poll(async () => (await lastMessage()).status).toBeUndefined()
    expect(await lastMessage()).toMatchObject({
      messageId,
      content: expect.stringContaining('The lantern flickers.') as string,
    })
    const { status } = await reader.call(continueStory, { params: { storyId }, body: { message: 'I go on' } })
    expect(status).toBe(200)
    const charges = app.context.db.selectFrom('usage').selectAll().where('messageId', '=', messageId)
    expect(await charges.execute()).toHaveLength(1)
  })

  test('holds up nobody for long when it says nothing', async () => {
    gate.silence()
    const asked = [answerOf('/api/user'), answerOf(`/api/story/${storyId}/current-state`)]
    expect((await answerOf('/readyz')).status).toBe(503)
    expect((await answerOf('/healthz')).status).toBe(200)
    expect(await Promise.all(asked)).toEqual([isBusy, isBusy])
    gate.open()
    // Connections that said nothing are given up and dialled anew, which a busy machine takes its time for.
    await expect.poll(async () => (await reader.call(getUser)).status).toBe(200)
  })
})
