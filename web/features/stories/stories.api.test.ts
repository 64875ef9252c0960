import { afterEach, expect, test, vi } from 'vitest'
import { fetchRecovered, sendPrompt, storyCalls } from './stories.api.ts'
import type { TurnEvent } from './model/turn-events.ts'

afterEach(() => vi.unstubAllGlobals())

const signal = new AbortController().signal
const turn = { storyId: 's', messageId: 3 }
const story = { storyId: 's', title: 'Ash', messages: [] }

function answering(answer: () => Response) {
  const fetched = vi.fn(async (_path: string, _request: RequestInit) => answer())
  vi.stubGlobal('fetch', fetched)
  return () => {
    const [path, { method, headers, body, cache, signal: given }] = fetched.mock.lastCall!
    expect(fetched).toHaveBeenCalledOnce()
    return {
      call: `${method} ${path}`,
      headers: new Headers(headers),
      body: body === undefined ? undefined : (JSON.parse(String(body)) as unknown),
      cache,
      isStoppable: given === signal,
    }
  }
}

const events = () =>
  new Response(
    'id: 0\nevent: turn\ndata: {"storyId":"s","messageId":3}\n\n' +
      'event: news\ndata: {}\n\n' +
      'id: 3\nevent: text\ndata: {"text":"You"}\n\n',
    { headers: { 'Content-Type': 'text/event-stream' } },
  )
const heard: TurnEvent[] = [
  { type: 'turn', storyId: 's', messageId: 3 },
  { type: 'text', text: 'You', end: 3 },
]

test('a story is read, freshly past every copy', async () => {
  const asked = answering(() => Response.json(story))
  expect(await storyCalls.read('s', signal)).toEqual(story)
  expect(asked()).toMatchObject({
    call: 'GET /api/story/s/current-state',
    cache: undefined,
    isStoppable: true,
  })
  const askedFreshly = answering(() => Response.json(story))
  expect(await storyCalls.readFreshly('s', signal)).toEqual(story)
  expect(askedFreshly()).toMatchObject({
    call: 'GET /api/story/s/current-state',
    cache: 'no-store',
    isStoppable: true,
  })
})

test.each([
  [
    'a turn is sent',
    () => storyCalls.send('s', { message: 'Go', clientId: 'mine' }, signal),
    { call: 'POST /api/story/s/continue', body: { message: 'Go', clientId: 'mine' } },
  ],
  [
    'a reply is asked for again',
    () => storyCalls.retry(turn, undefined, signal),
    { call: 'POST /api/story/s/turns/3/retry', body: undefined },
  ],
  [
    'a reply is asked for again with a wish',
    () => storyCalls.retry(turn, 'darker', signal),
    { call: 'POST /api/story/s/turns/3/retry', body: { guide: 'darker' } },
  ],
  [
    'a story is started',
    () => sendPrompt('A lighthouse.', 'mine', signal),
    { call: 'POST /api/story/start', body: { prompt: 'A lighthouse.', clientId: 'mine' } },
  ],
  [
    'a running turn is followed',
    () => storyCalls.follow(turn, 7, signal),
    { call: 'GET /api/story/s/turns/3/events', body: undefined },
  ],
])('%s, and its events are read but for those that nobody knows', async (_, streaming, request) => {
  const asked = answering(events)
  expect(await Array.fromAsync(streaming())).toEqual(heard)
  expect(asked()).toMatchObject({ ...request, isStoppable: true })
})

test('a running turn is followed from the place that the page has', async () => {
  const asked = answering(events)
  await Array.fromAsync(storyCalls.follow(turn, 7, signal))
  expect(asked().headers.get('Last-Event-ID')).toBe('7')
})

test('a turn is stopped by its reply', async () => {
  const asked = answering(() => Response.json({}))
  expect(await storyCalls.stop(turn)).toEqual({})
  expect(asked().call).toBe('POST /api/story/s/turns/3/stop')
})

test('the story of a bookmark is handed out unread', async () => {
  const asked = answering(() => new Response('in any shape'))
  expect(await (await fetchRecovered('s', 3, signal)).text()).toBe('in any shape')
  const { call, headers, isStoppable } = asked()
  expect(call).toBe('GET /api/story/s/recover?messageId=3')
  expect([headers.get('Accept'), headers.get('Pragma')]).toEqual(['application/json', 'no-cache'])
  expect(isStoppable).toBe(true)
})
