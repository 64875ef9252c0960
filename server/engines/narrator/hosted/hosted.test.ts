import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { defaultPreferences } from '#contract/preferences.ts'
import { startModelServer, type ModelAnswer, type ModelServer } from '#testing/model-server.ts'
import type { NarrationEvent, NarratorInput } from '../narrator.ts'
import { NarrationFailed } from '../narrator.ts'
import type { ConnectionSettings } from '../connection.ts'
import { openConnection, type NarratorOptions } from '../pick-narrator.ts'

let server: ModelServer
beforeEach(async () => {
  server = await startModelServer()
})
afterEach(() => server[Symbol.asyncDispose]())

const turn: NarratorInput = {
  storyId: 'story',
  seed: 'seed',
  premise: 'A lighthouse keeper hears a bell under the sea.',
  preferences: defaultPreferences,
  number: 1,
  path: [
    { role: 'assistant', content: 'The bell tolls twice.' },
    { role: 'user', content: 'I row out to it.' },
  ],
}
const REPLY = 'You row into the *dark*.\n\nThe bell tolls a third time.'
const BLOCK = '\n\n[[NEXT]]\nRing the bell\nDive\nRow home'

const engines = ['openai', 'openai-compatible', 'anthropic', 'google'] as const
type Provider = (typeof engines)[number]
const connectionFor = (provider: Provider, more: Partial<ConnectionSettings> = {}): ConnectionSettings => ({
  provider,
  model: 'mock-1',
  key: 'key-1',
  address: server.url,
  capabilities: { thoughts: 'none' },
  ...more,
})
const open = (connection: ConnectionSettings, times: NarratorOptions['times'] = {}) =>
  openConnection(connection, { retryPausesMs: [5, 10], times })

async function tell(
  times: NarratorOptions['times'] = {},
  engine: Provider = 'openai-compatible',
  { signal, onEvent }: { signal?: AbortSignal; onEvent?: () => void } = {},
) {
  const narrator = await open(connectionFor(engine), times)
  const events: NarrationEvent[] = []
  let failure: unknown
  try {
    for await (const event of narrator.generateReply(turn, signal ?? new AbortController().signal)) {
      events.push(event)
      onEvent?.()
    }
  } catch (error) {
    failure = error
  }
  const text = events.map((event) => (event.type === 'text' ? event.text : '')).join('')
  const end = events.find((event) => event.type === 'end')
  const reason = failure instanceof NarrationFailed ? failure.reason : failure
  return { events, text, end, reason, failure }
}

describe.each(engines)('%s', (engine) => {
  test('tells a turn over HTTP: text, suggestions, and the usage that the provider counted', async () => {
    const heard = Promise.withResolvers<void>()
    server.answer({ text: REPLY + BLOCK, midway: heard.promise })
    const { text, end, reason, events } = await tell({}, engine, { onEvent: heard.resolve })
    expect(reason).toBeUndefined()
    expect(text).toBe(REPLY)
    expect(end?.suggestions).toEqual(['Ring the bell', 'Dive', 'Row home'])
    expect(end?.usage.inputTokens).toBe(Math.ceil(server.requests[0]!.bytes / 4))
    expect(end?.usage.outputTokens).toBeGreaterThan(10)
    expect(events.at(-1)).toBe(end)
    expect(events.length).toBeGreaterThan(2)
  })

  test('sends the key, the model, the rules and the story', async () => {
    await tell({}, engine)
    const { headers, path, body } = server.requests[0]!
    expect(Object.values(headers).some((value) => String(value).includes('key-1'))).toBe(true)
    const sent = path + JSON.stringify(body)
    for (const part of [
      'mock-1',
      'Never act',
      'bell under the sea',
      'The bell tolls twice.',
      '<player>\\nI row out',
    ]) {
      expect(sent).toContain(part)
    }
  })

  test('gives a title', async () => {
    server.answer({ text: '"The Drowned Bell"' })
    const narrator = await open(connectionFor(engine))
    const { title, usage } = await narrator.suggestTitle(turn, new AbortController().signal)
    expect(title).toBe('The Drowned Bell')
    expect(usage.outputTokens).toBeGreaterThan(0)
  })

  test.each<[number, string, number]>([
    [401, 'wrong_key', 1],
    [402, 'no_credit', 1],
    [403, 'wrong_key', 1],
    [404, 'model_missing', 1],
    [413, 'too_long', 2],
    [400, 'provider_error', 1],
    [429, 'busy', 3],
    [500, 'provider_error', 3],
  ])('status %i is %s after %i tries, and nothing of the provider shows', async (status, reason, tries) => {
    server.answer({ status })
    const told = await tell({}, engine)
    expect(told).toMatchObject({ events: [], reason })
    expect(server.requests).toHaveLength(tries)
    expect((told.failure as Error).message).not.toContain('turned away')
    expect(JSON.stringify(told.failure, Object.getOwnPropertyNames(told.failure))).not.toContain('bell')
  })

  test('a refusal that passes is not noticed by the reader', async () => {
    server.answer({ status: 500 }, { status: 429, retryAfterSeconds: 0 }, { text: REPLY })
    expect(await tell({}, engine)).toMatchObject({ text: REPLY, reason: undefined })
    expect(server.requests).toHaveLength(3)
  })

  // A limit may pass before the server has even heard the request.
  test.each<[NonNullable<ModelAnswer['fault']>, string, number[]]>([
    ['hangs_before_first_token', 'first_token_timeout', [0, 1]],
    ['hangs_midway', 'idle_timeout', [1]],
    ['breaks_off', 'broke_off', [1]],
    ['ends_early', 'broke_off', [1]],
    ['garbage', 'garbled', [1]],
    ['html', 'garbled', [1]],
    ['empty', 'empty', [1]],
  ])('a server that %s fails as %s', async (fault, reason, tries) => {
    server.answer({ fault, text: REPLY, tokenMs: 1 })
    const limits =
      reason === 'idle_timeout' ? { idleMs: 200 } : { firstTokenMs: fault.startsWith('hangs') ? 200 : 20_000 }
    const told = await tell(limits, engine)
    expect(told.reason).toBe(reason)
    expect(told.end).toBeUndefined()
    const hasBegun = ['hangs_midway', 'breaks_off', 'ends_early'].includes(fault)
    expect(REPLY.startsWith(told.text) && told.text !== '').toBe(hasBegun)
    expect(tries).toContain(server.requests.length)
  })
})

test('a reply that takes too long as a whole is ended', async () => {
  server.answer({ tokens: 1_000, tokenMs: 10 })
  const { reason, text } = await tell({ totalMs: 300 })
  expect(reason).toBe('total_timeout')
  expect(text).not.toBe('')
  await expect.poll(() => server.requests[0]?.wasCancelled).toBe(true)
})

test('a server that is not there is unreachable', async () => {
  const narrator = await open(connectionFor('openai-compatible', { address: 'http://127.0.0.1:1/v1' }))
  const reply = narrator.generateReply(turn, new AbortController().signal)[Symbol.asyncIterator]()
  await expect(reply.next()).rejects.toMatchObject({ reason: 'unreachable' })
})

test('a provider that asks for a longer pause than there is time is not waited for', async () => {
  server.answer({ status: 429, retryAfterSeconds: 60 })
  expect((await tell({ totalMs: 30_000 })).reason).toBe('busy')
  expect(server.requests).toHaveLength(1)
})

test('a pause that the provider asks for is told and kept', async () => {
  server.answer({ status: 429, retryAfterSeconds: 1 }, { text: REPLY })
  const { events, text } = await tell({ firstTokenMs: 700 })
  expect(events[0]).toEqual({ type: 'waiting', reason: 'busy', seconds: 1 })
  expect(text).toBe(REPLY)
})

test('the limit to the first token covers all tries', async () => {
  server.answer({ status: 500 }, { fault: 'hangs_before_first_token' })
  expect((await tell({ firstTokenMs: 700 })).reason).toBe('first_token_timeout')
  expect(server.requests).toHaveLength(2)
})

test('a stop ends the story soon, keeps what was told and hangs up', async () => {
  server.answer({ tokens: 1_000, tokenMs: 5 })
  const stop = new AbortController()
  const onEvent = () => stop.abort()
  const { text, end, reason } = await tell({}, 'openai-compatible', { signal: stop.signal, onEvent })
  expect(reason).toBeUndefined()
  expect(end).toBeUndefined()
  expect(text).not.toBe('')
  await expect.poll(() => server.requests[0]?.wasCancelled).toBe(true)
})

test('a reader who leaves without a stop makes the model stop all the same', async () => {
  server.answer({ tokens: 1_000, tokenMs: 5 })
  const narrator = await open(connectionFor('openai-compatible'))
  for await (const event of narrator.generateReply(turn, new AbortController().signal)) {
    expect(event.type).toBe('text')
    break
  }
  await expect.poll(() => server.requests[0]?.wasCancelled).toBe(true)
})

test('thoughts that come with the reply are not shown', async () => {
  server.answer({ text: `<think>\nThe bell, then.\n</think>\n\n${REPLY}` })
  expect((await tell()).text).toBe(REPLY)
})

test('usage is estimated where the server does not count', async () => {
  server.answer({ text: REPLY, reportsUsage: false })
  const { end } = await tell()
  expect(end?.usage.outputTokens).toBe(13)
  expect(end?.usage.inputTokens).toBeGreaterThan(500)
})

test('what goes to the model stays within its budget however long the story is', async () => {
  const path = Array.from({ length: 1_001 }, (_, at) => ({
    role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
    content: 'The sea is loud. '.repeat(30),
  }))
  const narrator = await open(connectionFor('openai-compatible', { contextTokens: 3_000 }))
  for await (const _event of narrator.generateReply({ ...turn, path }, new AbortController().signal)) continue
  expect(server.requests[0]!.bytes).toBeLessThan(3_000 * 4 * 1.1)
})
