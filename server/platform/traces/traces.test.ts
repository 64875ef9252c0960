import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { continueStory, startStory } from '#contract/stories.ts'
import { startModelServer, type ModelServer } from '#testing/model-server.ts'
import { Person, signUp } from '#testing/people.ts'
import { startServer } from '#testing/server-process.ts'
import { inSpan } from './in-span.ts'

interface SentSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: { key: string; value: Record<string, string | number> }[]
}
interface Sent {
  resourceSpans: { resource: object; scopeSpans: { spans: SentSpan[] }[] }[]
}

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const CALLER = 'b7ad6b7169203331'

/** A collector of traces, as small as one can be. */
const received: { path?: string; key?: string | string[]; body: string }[] = []
const collector = createServer(async (request, response) => {
  const { url: path, headers } = request
  received.push({ path, key: headers['x-key'], body: await readText(request) })
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
})
let model: ModelServer
let spans: SentSpan[]
let reply: string

beforeAll(async () => {
  await once(collector.listen(0, '127.0.0.1'), 'listening')
  model = await startModelServer()
  const server = await startServer({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key',
    NARRATOR: 'openai-compatible',
    NARRATOR_MODEL: 'test-model',
    NARRATOR_BASE_URL: model.url,
  })
  try {
    const reader = await signUp(new Person(server.url), 'traced-reader')
    const { storyId } = await reader.ask(startStory, { body: { prompt: 'A ferry at night' } })
    model.answer({ text: 'The zinnia bell rings over the water.' })
    const told = await reader.fetch(continueStory.path.replace(':storyId', storyId).replace(':id', storyId), {
      method: 'POST',
      headers: { 'content-type': 'application/json', traceparent: `00-${TRACE}-${CALLER}-01` },
      body: JSON.stringify({ message: 'I row to the marigold pier' }),
    })
    reply = await told.text()
    await reader.fetch('/healthz')
  } finally {
    // What waits is sent before it ends.
    await server[Symbol.asyncDispose]()
  }
  const bodies = received.map(({ body }) => JSON.parse(body) as Sent)
  spans = bodies.flatMap(({ resourceSpans }) => resourceSpans[0]!.scopeSpans[0]!.spans)
}, 60_000)
afterAll(async () => {
  await model[Symbol.asyncDispose]()
  collector.close()
})

const inTrace = () => spans.filter(({ traceId }) => traceId === TRACE)
const named = (name: string) => inTrace().filter((span) => span.name === name)
const attributesOf = ({ attributes }: SentSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

test('a turn is one trace, from whoever calls over the request to the model and the database', () => {
  const [request] = named(`POST ${continueStory.path}`)
  const [turn] = named('turn')
  const [chat] = named('chat test-model')
  expect(request).toMatchObject({ parentSpanId: CALLER, kind: 2 })
  expect(turn).toMatchObject({ parentSpanId: request!.spanId, kind: 1 })
  expect(chat!.parentSpanId).toBe(turn!.spanId)
  expect(named('POST')).toMatchObject([{ parentSpanId: chat!.spanId, kind: 3 }])
  const asked = new Set(named('database').map(({ parentSpanId }) => parentSpanId))
  expect(asked).toContain(request!.spanId)
  // A story that remembers nothing yet is not asked.
  expect(asked).not.toContain(chat!.spanId)
  expect(attributesOf(request!)).toMatchObject({ 'http.response.status_code': 200 })
  expect(attributesOf(turn!)).toMatchObject({
    'lanterntale.turn.outcome': 'done',
    'lanterntale.turn.attempts': 1,
  })
  expect(Number(attributesOf(chat!)['gen_ai.usage.output_tokens'])).toBeGreaterThan(0)
  for (const { startTimeUnixNano, endTimeUnixNano } of inTrace())
    expect(BigInt(endTimeUnixNano) >= BigInt(startTimeUnixNano)).toBe(true)
})

test('the collector is told who sends, by its own address and headers, and asked about no health', () => {
  expect(received.length).toBeGreaterThan(0)
  for (const { path, key } of received) expect({ path, key }).toEqual({ path: '/v1/traces', key: 'a key' })
  expect(received[0]!.body).toContain('{"key":"service.name","value":{"stringValue":"lanterntale"}}')
  expect(spans.filter(({ name }) => name.includes('healthz'))).toEqual([])
})

test('no word of a reader or a model is in a trace', () => {
  expect(reply).toContain('zinnia')
  const all = received.map(({ body }) => body).join('\n')
  for (const word of ['marigold', 'zinnia', 'ferry', 'traced-reader']) expect(all).not.toContain(word)
})

test('without traces the work is only done, and nothing is put together for them', async () => {
  const start = vi.fn(() => ({ name: 'any' }))
  expect(await inSpan(start, async (span) => span ?? 'done')).toBe('done')
  expect(start).not.toHaveBeenCalled()
})
