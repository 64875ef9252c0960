import { PassThrough } from 'node:stream'
import { setImmediate as soon } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { fastify } from 'fastify'
import { pino } from 'pino'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { readStream, readWholeStream } from '#testing/read-stream.ts'
import { sendEvents, wantsEvents, type StreamEvent } from './event-stream.ts'

afterEach(() => vi.useRealTimers())

const event = (id: string): StreamEvent => ({ id, event: 'text', data: { text: `piece ${id}` } })

/** A server whose only answer are these events; what it logs, too. */
async function serve(events: () => AsyncIterable<StreamEvent>, closing?: AbortSignal) {
  const logged: string[] = []
  const stream = new PassThrough().on('data', (line) => void logged.push(String(line)))
  const server = fastify({ loggerInstance: pino(stream) })
  const sent = Promise.withResolvers<void>()
  server.addHook('onRequest', async (_request, reply) => void reply.header('x-frame-options', 'DENY'))
  server.get('/', async (_request, reply) => {
    await sendEvents(reply, events(), closing)
    sent.resolve()
    return reply
  })
  const url = await server.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(async () => {
    server.server.closeAllConnections()
    await server.close()
  })
  return { url, logged, sent: sent.promise }
}

test('events come as they are, with the headers that others have set', async () => {
  const { url } = await serve(async function* () {
    yield event('1')
    yield event('2')
  })
  const response = await fetch(url)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-frame-options': 'DENY',
  })
  expect(await readWholeStream(response)).toEqual([event('1'), event('2')])
})

test('more than a connection takes at once comes whole', async () => {
  const large = 'x'.repeat(100_000)
  const { url } = await serve(async function* () {
    for (let n = 0; n < 50; n++) yield { ...event(String(n)), data: { large } }
  })
  const heard = await readWholeStream(await fetch(url))
  expect(heard.map(({ id }) => Number(id))).toEqual(Array.from({ length: 50 }, (_, n) => n))
  expect(heard.every(({ data }) => data.large === large)).toBe(true)
})

test('what was sent is not kept while the stream goes on', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const sent: WeakRef<object>[] = []
  const goOn = Promise.withResolvers<void>()
  const { url } = await serve(async function* () {
    for (let n = 0; n < 500; n++) {
      const data = { text: `piece ${n}` }
      sent.push(new WeakRef(data))
      yield { ...event(String(n)), data }
    }
    await goOn.promise
  })
  const events = readStream(await fetch(url))
  while ((await events.next()).value!.id !== '499');
  await expect
    .poll(() => {
      collect()
      return sent.filter((piece) => piece.deref() !== undefined).length
    })
    .toBeLessThan(5)
  goOn.resolve()
  expect((await events.next()).done).toBe(true)
})

test('a server that closes ends its streams and says when to come back', async () => {
  const closing = new AbortController()
  const { url } = await serve(async function* () {
    yield event('1')
    await new Promise(() => {})
  }, closing.signal)
  const response = await fetch(url)
  setTimeout(() => closing.abort(), 50)
  expect(await response.text()).toBe('id: 1\nevent: text\ndata: {"text":"piece 1"}\n\nretry: 300\n\n')
  expect(await (await fetch(url)).text()).toBe('retry: 300\n\n')
})

test('events that fail end the stream, and the log says why', async () => {
  const { url, logged, sent } = await serve(async function* () {
    yield event('1')
    throw new Error('out of ink')
  })
  expect(await readWholeStream(await fetch(url))).toEqual([event('1')])
  await sent
  const line = logged.find((each) => each.includes('event stream failed'))!
  expect(JSON.parse(line)).toMatchObject({ err: { message: 'out of ink' } })
})

test('a client that goes ends its events', async () => {
  const left = Promise.withResolvers<void>()
  const next = Promise.withResolvers<void>()
  const { url, logged, sent } = await serve(async function* () {
    try {
      yield event('1')
      await next.promise
      yield event('2')
      expect.unreachable()
    } finally {
      left.resolve()
    }
  })
  const leaving = new AbortController()
  const response = await fetch(url, { signal: leaving.signal })
  await response.body!.getReader().read()
  leaving.abort()
  await sent
  next.resolve()
  await left.promise
  expect(logged.filter((line) => line.includes('event stream failed'))).toEqual([])
})

test('a stream without events says that it lives every fifteen seconds, and nothing after its end', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const end = Promise.withResolvers<void>()
  const { url, sent } = await serve(async function* () {
    yield event('1')
    await end.promise
  })
  const body = (await fetch(url)).body!.pipeThrough(new TextDecoderStream()).getReader()
  expect((await body.read()).value).toContain('piece 1')
  vi.advanceTimersByTime(14_999)
  await soon()
  vi.advanceTimersByTime(1)
  expect((await body.read()).value).toBe(':\n\n')
  vi.advanceTimersByTime(15_000)
  expect((await body.read()).value).toBe(':\n\n')
  end.resolve()
  await sent
  expect((await body.read()).done).toBe(true)
  vi.advanceTimersByTime(60_000)
})

test.each([
  ['text/event-stream', true],
  ['application/json, text/event-stream;q=0.5', true],
  ['application/json', false],
  [undefined, false],
])('a client that accepts %j wants events: %s', (accept, wants) => {
  expect(wantsEvents({ headers: { accept } } as Parameters<typeof wantsEvents>[0])).toBe(wants)
})
