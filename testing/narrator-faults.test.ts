import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { continueStory, getCurrentState, retryTurn, startStory } from '#contract/stories.ts'
import { pickNarrator } from '#server/engines/narrator/pick-narrator.ts'
import type { Narrator } from '#server/engines/narrator/narrator.ts'
import { startModelServer, type ModelAnswer, type ModelServer } from './model-server.ts'
import type { Person } from './people.ts'
import { pathTo } from '#contract/endpoint.ts'
import { readWholeStream } from './read-stream.ts'
import { engines, startTestApp, type TestApp } from './start-test-app.ts'

/** Words in the refusals of the model server: no reader may see them. */
const PROVIDERS_WORDS = /sk-secret|turned away|<html>|Welcome/
/** Words that not even the log may hold. */
const SECRETS = /sk-secret|<html>|Welcome/

const GARBLED =
  'What came back was no reply of an AI model; whoever runs the site has to check the model’s address.'
const BROKE_OFF = 'The connection to the AI model broke off; try again.'

const faults: [name: string, answer: ModelAnswer, reason: string, hint: string][] = [
  [
    'hangs before its first word',
    { fault: 'hangs_before_first_token' },
    'first_token_timeout',
    'The AI model has not begun to answer in time; try again in a moment.',
  ],
  [
    'hangs in the middle',
    { fault: 'hangs_midway' },
    'idle_timeout',
    'The AI model stopped in the middle of its reply; try again.',
  ],
  ['breaks off', { fault: 'breaks_off' }, 'broke_off', BROKE_OFF],
  ['ends without an end', { fault: 'ends_early' }, 'broke_off', BROKE_OFF],
  ['sends garbage', { fault: 'garbage' }, 'garbled', GARBLED],
  ['sends a page', { fault: 'html' }, 'garbled', GARBLED],
  ['says nothing', { fault: 'empty' }, 'empty', 'The AI model answered without a word; try again.'],
  [
    'answers 401',
    { status: 401 },
    'wrong_key',
    'The AI model did not accept this site’s key; whoever runs the site has to check it.',
  ],
  [
    'answers 402',
    { status: 402 },
    'no_credit',
    'The credit with the AI provider is used up; whoever runs the site has to add some.',
  ],
  [
    'answers 404',
    { status: 404 },
    'model_missing',
    'The AI model that is set up is not there; whoever runs the site has to choose another.',
  ],
  [
    'answers 429',
    { status: 429 },
    'busy',
    'The AI model has too much to do right now; try again in a minute.',
  ],
  [
    'answers 500',
    { status: 500 },
    'provider_error',
    'The AI model’s server reported a fault; try again, and tell whoever runs this site if it stays so.',
  ],
]

describe.each(engines)('a narrator over HTTP on %s that', (engine) => {
  let model: ModelServer
  let app: TestApp<Narrator>
  let reader: Person
  beforeAll(async () => {
    model = await startModelServer()
    const narrator = await pickNarrator(
      { engine: 'openai-compatible', model: 'test-model', baseUrl: model.url },
      { times: { firstTokenMs: 1_000, idleMs: 400, totalMs: 10_000 }, retryPausesMs: [1, 1] },
    )
    app = await startTestApp(engine, { narrator })
    reader = await app.reader()
  })
  afterEach(() => {
    model.answer({})
    app.logged.length = 0
  })
  afterAll(async () => {
    await app[Symbol.asyncDispose]()
    await model[Symbol.asyncDispose]()
  })

  describe.each(faults)('%s', (_name, answer, reason, hint) => {
    test('leaves the reader’s words and an honest error, and tells when asked again', async () => {
      const { storyId } = await reader.ask(startStory, { body: { prompt: 'A ferry at night' } })
      const state = async () => (await reader.ask(getCurrentState, { params: { storyId } })).messages
      model.answer(answer)
      const body = { message: 'I ring the bell' }
      const { status, body: error } = await reader.call(continueStory, { params: { storyId }, body })
      expect({ status, error }).toEqual({
        status: 502,
        error: { error: 'Failed to send message', code: 'message_failed', reason, hint },
      })

      const messages = await state()
      expect(messages.at(-2)).toMatchObject({ role: 'user', content: 'I ring the bell' })
      expect(messages.at(-1)).toMatchObject({ role: 'assistant', status: 'failed', hint })
      expect(JSON.stringify(messages)).not.toMatch(PROVIDERS_WORDS)
      expect(app.logged.filter((line) => line.includes(`"reason":"${reason}"`))).toHaveLength(1)
      expect(app.logged.join()).not.toMatch(SECRETS)
      expect(app.logged.join()).not.toContain('I ring the bell')

      model.answer({ text: 'The ferry answers.' })
      const messageId = String(messages.at(-1)!.messageId)
      const again = await reader.ask(retryTurn, { params: { storyId, messageId } })
      expect(again).toMatchObject({ storyId, message: 'The ferry answers.' })
      expect((await state()).map(({ role, content, status: left }) => [role, content, left])).toEqual([
        ['assistant', messages[0]!.content, undefined],
        ['user', 'I ring the bell', undefined],
        ['assistant', 'The ferry answers.', undefined],
      ])
    })

    test('ends a stream with the same error', async () => {
      const { storyId } = await reader.ask(startStory, { body: { prompt: 'A ferry at night' } })
      model.answer(answer)
      const response = await reader.fetch(pathTo(continueStory, { params: { storyId } }), {
        method: 'POST',
        headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
        body: JSON.stringify({ message: 'I ring the bell' }),
      })
      const events = await readWholeStream(response)
      expect(events[0]).toMatchObject({ event: 'turn', data: { storyId } })
      expect(events.at(-1)).toMatchObject({
        event: 'failed',
        data: { error: 'Failed to send message', code: 'message_failed', reason, hint },
      })
      expect(JSON.stringify(events)).not.toMatch(PROVIDERS_WORDS)
    })

    test('fails an opening in its fixed words', async () => {
      model.answer(answer)
      const { status, body } = await reader.call(startStory, { body: { prompt: 'A ferry at night' } })
      expect({ status, body }).toEqual({
        status: 502,
        body: { error: 'Failed to start story', code: 'story_start_failed', reason, hint },
      })
    })
  })
})
