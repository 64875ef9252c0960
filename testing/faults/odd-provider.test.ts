import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { continueStory, getCurrentState, startStory } from '#contract/stories.ts'
import type { Narrator } from '#server/engines/narrator/narrator.ts'
import { pickNarrator } from '#server/engines/narrator/pick-narrator.ts'
import type { Person } from '../people.ts'
import { engines, startTestApp, type TestApp } from '../start-test-app.ts'
import { ENDLESS, ODD_COUNTS, replyOf, sendEndlessly } from './odd-answers.ts'

describe.each(engines)('on %s a provider', (engine) => {
  let app: TestApp<Narrator>
  let reader: Person
  let answer: (response: ServerResponse) => void
  const provider = createServer((request, response) => {
    request.resume()
    // Other questions about the server itself: this one has nothing to say.
    if (!request.url?.endsWith('/chat/completions')) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    answer(response)
  })
  beforeAll(async () => {
    await once(provider.listen(0, '127.0.0.1'), 'listening')
    const baseUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v1`
    const times = { firstTokenMs: 20_000, idleMs: 20_000, totalMs: 30_000 }
    const narrator = await pickNarrator(
      { engine: 'openai-compatible', model: 'odd', baseUrl },
      { times, retryPausesMs: [1, 1] },
    )
    app = await startTestApp(engine, { narrator })
    reader = await app.reader()
  })
  afterAll(async () => {
    provider.closeAllConnections()
    provider.close()
    await app[Symbol.asyncDispose]()
  })
  const begin = async (): Promise<string> => {
    answer = (response) => response.end(replyOf('A ferry waits.'))
    return (await reader.ask(startStory, { body: { prompt: 'A ferry at night' } })).storyId
  }

  test.each(ODD_COUNTS)(
    'that counts %j and %j tokens locks no turn and breaks no sum',
    async (prompt, completion) => {
      const storyId = await begin()
      answer = (response) => {
        const usage = { prompt_tokens: prompt, completion_tokens: completion, total_tokens: -1 }
        response.end(replyOf('The ferry answers.', usage))
      }
      for (const message of ['I ring the bell', 'I ring again'])
        expect(await reader.ask(continueStory, { params: { storyId }, body: { message } })).toMatchObject({
          message: 'The ferry answers.',
        })
      const charged = await app.context.db
        .selectFrom('usage')
        .selectAll()
        .where('storyId', '=', storyId)
        .execute()
      for (const { inputTokens, outputTokens } of charged)
        for (const tokens of [inputTokens, outputTokens])
          expect(Number.isSafeInteger(tokens) && tokens >= 0).toBe(true)
    },
  )

  test.each(ENDLESS)('that sends %s is cut off, and the story goes on', async (_, line) => {
    const storyId = await begin()
    let sent = 0
    answer = (response) => sendEndlessly(response, line, (more) => (sent += more))
    const asked = { params: { storyId }, body: { message: 'I ring' } }
    expect(await reader.call(continueStory, asked)).toMatchObject({
      status: 502,
      body: { reason: 'garbled' },
    })
    expect(sent).toBeLessThan(100_000_000)
    const { messages } = await reader.ask(getCurrentState, { params: { storyId } })
    expect(messages.at(-1)).toMatchObject({ role: 'assistant', status: 'failed' })
    answer = (response) => response.end(replyOf('The ferry answers.'))
    const body = { message: 'I ring again' }
    expect((await reader.call(continueStory, { params: { storyId }, body })).status).toBe(200)
  })
})
