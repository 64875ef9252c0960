import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pathTo } from '#contract/endpoint.ts'
import { continueStory, getCurrentState, retryTurn, startStory } from '#contract/stories.ts'
import type { Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

describe.each(engines)('a story in pages on %s', (engine) => {
  let app: TestApp
  let reader: Person
  let params: { storyId: string }
  beforeAll(async () => {
    app = await startTestApp(engine)
    app.narrator.script = { pieces: ({ number }) => [`Reply ${number}. `, 'The river goes on. '.repeat(40)] }
    reader = await app.reader()
    params = await reader.ask(startStory, { body: { prompt: 'A ferry at night' } })
    for (const message of ['one', 'two', 'three'])
      await reader.ask(continueStory, { params, body: { message } })
  })
  afterAll(() => app[Symbol.asyncDispose]())

  const read = (query: { limit?: string; before?: string } = {}) =>
    reader.ask(getCurrentState, { params, query })

  test('page by page it is the story that is read at once', async () => {
    const whole = await read()
    expect(whole.messages).toHaveLength(7)
    expect(whole.hasOlder).toBeUndefined()

    const newest = await read({ limit: '3' })
    expect(newest).toEqual({ ...whole, messages: whole.messages.slice(-3), hasOlder: true })

    const older = await read({ limit: '3', before: String(newest.messages[0]!.messageId) })
    expect(older.messages).toEqual(whole.messages.slice(1, 4))
    expect(older.hasOlder).toBe(true)
    expect(older.messages.at(-1)).not.toHaveProperty('suggestions')

    const oldest = await read({ before: String(older.messages[0]!.messageId) })
    expect(oldest.messages).toEqual(whole.messages.slice(0, 1))
    expect(oldest.hasOlder).toBeUndefined()
  })

  test('the shortest page knows whether there is a step back', async () => {
    const { messages, canUndo } = await read({ limit: '1' })
    expect(messages).toHaveLength(1)
    expect(canUndo).toBe(true)
  })

  test('a message of a page has all of its versions', async () => {
    const last = (await read({ limit: '1' })).messages[0]!
    await reader.ask(retryTurn, { params: { ...params, messageId: String(last.messageId) } })
    const [, again] = (await read({ limit: '2' })).messages
    expect(again!.versions).toEqual({ at: 2, of: 2, messageIds: [last.messageId, again!.messageId] })
  })

  test('a page above a message of another story does not exist', async () => {
    const other = await reader.ask(startStory, { body: { prompt: 'Elsewhere' } })
    const answer = await reader.call(getCurrentState, {
      params,
      query: { before: String(other.messageId) },
    })
    expect(answer).toMatchObject({ status: 404, body: { code: 'story_not_found' } })
    const odd = await reader.call(getCurrentState, { params, query: { limit: '0' } })
    expect(odd).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  })

  test('it comes compressed, and not at all to whoever has it', async () => {
    const path = pathTo(getCurrentState, { params })
    const whole = await reader.fetch(path, { headers: { 'accept-encoding': 'identity' } })
    const text = await whole.text()
    expect(whole.headers.get('content-encoding')).toBeNull()

    const packed = await reader.fetch(path, { headers: { 'accept-encoding': 'gzip, br' } })
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(text.length / 4)
    expect(await packed.text()).toBe(text)

    const tag = whole.headers.get('etag')!
    const again = await reader.fetch(path, { headers: { 'if-none-match': tag } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    await reader.ask(continueStory, { params, body: { message: 'four' } })
    expect((await reader.fetch(path, { headers: { 'if-none-match': tag } })).status).toBe(200)
  })
})
