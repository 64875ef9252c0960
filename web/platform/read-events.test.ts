import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { continueStory, followTurn } from '#contract/stories.ts'
import { eventsIn, readEvents } from './read-events.ts'

const wire =
  ': hello\r\n\r\nid: 1\nevent: turn\ndata: {"messageId":3}\n\n' +
  'id:2\revent:text\rdata:  Über\rdata: the sea\r\r' +
  'data\nretry: 10\n\nevent: ghost\n\nid: 9\n\ndata: ✨ told\r\n\r\nevent: text\ndata: never ended\n'

const events = [
  { id: '1', event: 'turn', data: '{"messageId":3}' },
  { id: '2', event: 'text', data: ' Über\nthe sea' },
  { id: undefined, event: undefined, data: '' },
  { id: undefined, event: undefined, data: '✨ told' },
]

/** The bytes in pieces of the given lengths, one after the other, over and over. */
function* cut(bytes: Uint8Array, lengths: number[]): Generator<Uint8Array> {
  for (let from = 0, turn = 0; from < bytes.length; turn++) {
    const length = lengths[turn % lengths.length] ?? 1
    yield bytes.subarray(from, from + length)
    from += length
  }
}

const streamOf = (pieces: Iterable<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = []
  for await (const item of items) collected.push(item)
  return collected
}

test('a whole stream gives its events, and not the one that never ended', async () => {
  expect(await collect(eventsIn(streamOf([new TextEncoder().encode(wire)])))).toEqual(events)
})

test('the same events come out however the bytes are cut', async () => {
  const bytes = new TextEncoder().encode(wire)
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 8 }),
      async (lengths) => {
        const stream = streamOf(cut(bytes, lengths))
        expect(await collect(eventsIn(stream))).toEqual(events)
      },
    ),
  )
})

const eventStream = (body: BodyInit) =>
  new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
const turn = { storyId: 's'.repeat(21), messageId: '3' }

test('a write asks for events and sends its body', async () => {
  const fetch = vi.fn<(path: string, request: RequestInit) => Promise<Response>>(async () =>
    eventStream(wire),
  )
  vi.stubGlobal('fetch', fetch)
  const args = { params: { storyId: turn.storyId }, body: { message: 'I knock.' } }
  expect(await collect(readEvents(continueStory, args))).toEqual(events)
  const [path, request] = fetch.mock.calls[0] ?? []
  expect(path).toBe(`/api/story/${turn.storyId}/continue`)
  expect(request).toMatchObject({
    method: 'POST',
    body: '{"message":"I knock."}',
    headers: { Accept: 'text/event-stream', 'X-Requested-With': 'XMLHttpRequest' },
  })
  vi.unstubAllGlobals()
})

test('following goes on after the last event that was seen', async () => {
  const fetch = vi.fn<(path: string, request: RequestInit) => Promise<Response>>(async () => eventStream(''))
  vi.stubGlobal('fetch', fetch)
  await collect(readEvents(followTurn, { params: turn, lastEventId: '12' }))
  expect(fetch.mock.calls[0]?.[1].headers).toMatchObject({ 'Last-Event-ID': '12' })
  vi.unstubAllGlobals()
})

test('a refused stream throws the text of the refusal', async () => {
  const refusal = { error: 'The narrator is still writing', code: 'turn_running' }
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 409 }))
  await expect(collect(readEvents(followTurn, { params: turn }))).rejects.toMatchObject({
    message: 'The narrator is still writing',
    code: 'turn_running',
  })
  vi.unstubAllGlobals()
})

test('an answer that is no stream is an error', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}))
  await expect(collect(readEvents(followTurn, { params: turn }))).rejects.toThrow('Invalid response format')
  vi.unstubAllGlobals()
})

test('a connection that breaks is told like a server that cannot be reached', async () => {
  const breaking = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new TypeError('network error')),
  })
  await expect(collect(eventsIn(breaking))).rejects.toMatchObject({ message: 'Failed to fetch', status: 0 })
})

test('leaving the loop closes the connection', async () => {
  const cancel = vi.fn<() => void>()
  const bytes = new TextEncoder().encode('data: one\n\ndata: two\n\n')
  const open = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(bytes), cancel })
  for await (const { data } of eventsIn(open)) if (data === 'one') break
  expect(cancel).toHaveBeenCalledOnce()
})
