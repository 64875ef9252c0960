import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getCurrentState, startStory } from '#contract/stories.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'
import { readWholeStream } from '#testing/read-stream.ts'

describe.each(engines)('starting a story on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  afterAll(() => app[Symbol.asyncDispose]())

  test('generates the opening and stores it', async () => {
    const reader = await app.reader()
    const { status, body } = await reader.call(startStory, {
      body: { prompt: 'A lighthouse keeper finds a door' },
    })

    expect(status).toBe(200)
    expect(body.storyId).toMatch(/^[\w-]{21}$/)
    expect(body.message).toContain('A lighthouse keeper finds a door')
    expect(body.suggestions).toEqual(['Look around', 'Listen', 'Walk on'])

    const { messages } = await reader.ask(getCurrentState, { params: { storyId: body.storyId } })
    expect(messages).toMatchObject([
      { messageId: body.messageId, role: 'assistant', content: body.message, isInitialMessage: true },
    ])
  })

  test('takes the genre mix out of the prompt and hands it to the narrator', async () => {
    const reader = await app.reader()
    const prompt = 'A quiet village. Mix in the following genre preferences: 50% horror, 20% comedy'
    await reader.ask(startStory, { body: { prompt } })

    expect(app.narrator.inputs.at(-1)).toMatchObject({
      premise: 'A quiet village.',
      genreMix: { horror: 50, comedy: 20 },
      number: 0,
      path: [],
    })
  })

  test('charges the narrator once', async () => {
    const reader = await app.reader()
    const { messageId } = await reader.ask(startStory, { body: { prompt: 'Once' } })

    const rows = await app.context.db
      .selectFrom('usage')
      .selectAll()
      .where('messageId', '=', messageId)
      .execute()
    expect(rows).toMatchObject([{ provider: 'scripted', kind: 'text', inputTokens: 10, outputTokens: 3 }])
  })

  test('makes one story of the same client id, sent again or twice at once', async () => {
    const reader = await app.reader()
    const start = (clientId: string) =>
      reader.call(startStory, { body: { prompt: 'A door in the sea', clientId } })
    const first = await start('s'.repeat(21))
    const again = await Promise.all([start('s'.repeat(21)), start('s'.repeat(21))])
    expect(again.map(({ body: { storyId } }) => storyId)).toEqual([first.body.storyId, first.body.storyId])
    expect((await start('t'.repeat(21))).body.storyId).not.toBe(first.body.storyId)
  })

  test('answers with events when asked to', async () => {
    const reader = await app.reader()
    const response = await reader.fetch('/api/story/start', {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify({ prompt: 'A river that runs uphill' }),
    })
    const events = await readWholeStream(response)

    expect(response.headers.get('content-type')).toContain('text/event-stream')
    expect(events.map(({ event }) => event)).toEqual([
      'turn',
      ...events.slice(1, -1).map(() => 'text'),
      'done',
    ])
    const text = events
      .filter(({ event }) => event === 'text')
      .map(({ data }) => data.text)
      .join('')
    expect(events.at(-1)!.data).toMatchObject({ message: text, messageId: events[0]!.data.messageId })
  })

  test.each([
    ['', 'Please write something first'],
    ['   \n', 'Please write something first'],
    ['x'.repeat(4001), 'Please keep it to 4000 characters'],
  ])('refuses a prompt like %j', async (prompt, text) => {
    const reader = await app.reader()
    const { status, body } = await reader.call(startStory, { body: { prompt } })
    expect({ status, body }).toEqual({
      status: 400,
      body: { error: text, code: 'invalid_input', fields: { prompt: text } },
    })
  })

  test('is for readers who are signed in', async () => {
    const { status, body } = await app.visitor().call(startStory, { body: { prompt: 'A door' } })
    expect({ status, body }).toEqual({
      status: 401,
      body: { error: 'Authentication required', code: 'authentication_required' },
    })
  })
})
