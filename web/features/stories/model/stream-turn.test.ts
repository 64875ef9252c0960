import { expect, onTestFinished, test, vi } from 'vitest'
import { CallError } from '#web/platform/call-error.ts'
import type { TurnEvent } from './turn-events.ts'
import { backoffMs, streamTurn } from './stream-turn.ts'
import type { TurnToStream } from './stream-turn.ts'

const begun: TurnEvent = { type: 'turn', storyId: 's', messageId: 7 }
const text = (piece: string, end: number): TurnEvent => ({ type: 'text', text: piece, end })
const done: TurnEvent = { type: 'done', reply: { storyId: 's', messageId: 7, message: 'Once upon.' } }
const broken = new CallError('Failed to fetch', 0)

/** A connection that sends the events and then breaks, if it is to. */
async function* connection(events: TurnEvent[], error?: Error): AsyncGenerator<TurnEvent> {
  yield* events
  if (error) throw error
}

async function collect(turn: TurnToStream, pause = async (_ms: number): Promise<void> => undefined) {
  const events: (TurnEvent | { type: 'lost' })[] = []
  for await (const event of streamTurn(turn, { signal: new AbortController().signal, pause }))
    events.push(event)
  return events
}

test('a turn over one connection is told as it comes', async () => {
  const events = [begun, text('Once ', 5), text('upon.', 10), done]
  const follow = vi.fn(() => connection([]))
  expect(await collect({ open: () => connection(events), follow })).toEqual(events)
  expect(follow).not.toHaveBeenCalled()
})

test('a connection that breaks after the turn began is followed from where it stood', async () => {
  const follow = vi.fn(() => connection([text('upon.', 10), done]))
  const streamed = await collect({ open: () => connection([begun, text('Once ', 5)], broken), follow })
  expect(streamed).toEqual([begun, text('Once ', 5), { type: 'lost' }, text('upon.', 10), done])
  expect(follow).toHaveBeenCalledExactlyOnceWith(begun, 5, expect.any(AbortSignal))
})

test('a connection that ends without the last event counts as broken', async () => {
  const follow = vi.fn(() => connection([done]))
  expect(await collect({ open: () => connection([begun]), follow })).toEqual([begun, { type: 'lost' }, done])
})

test('a send whose answer got lost is sent again, and what was told already is not told twice', async () => {
  const open = vi
    .fn<() => AsyncGenerator<TurnEvent>>()
    .mockReturnValueOnce(connection([], broken))
    .mockReturnValueOnce(connection([begun, text('Once upon.', 10), done]))
  const streamed = await collect({ open, follow: () => connection([]), receivedUnits: 5 })
  expect(streamed).toEqual([{ type: 'lost' }, begun, text('upon.', 10), done])
  expect(open).toHaveBeenCalledTimes(2)
})

test('a piece that comes again after a reconnect is not told twice', async () => {
  const follow = vi.fn(() => connection([begun, text('Once ', 5), text('upon.', 10), done]))
  const events = await collect({ open: () => connection([begun, text('Once ', 5)], broken), follow })
  const words = events.flatMap((event) => (event.type === 'text' ? [event.text] : []))
  expect(words).toEqual(['Once ', 'upon.'])
})

test('a piece that takes the place of others is told as it is, and followed on from its end', async () => {
  const again: TurnEvent = { type: 'text', text: 'Twice', end: 5, at: 0 }
  const follow = vi
    .fn<() => AsyncGenerator<TurnEvent>>()
    .mockReturnValueOnce(connection([begun, again], broken))
    .mockReturnValueOnce(connection([text('Twice upon.', 11), done]))
  const streamed = await collect({ open: () => connection([begun, text('Once upon', 9)], broken), follow })
  expect(streamed.filter(({ type }) => type === 'text')).toEqual([
    text('Once upon', 9),
    again,
    text(' upon.', 11),
  ])
  expect(follow).toHaveBeenLastCalledWith(begun, 5, expect.any(AbortSignal))
})

test('a send that a server without time has refused is sent again', async () => {
  const open = vi
    .fn<() => AsyncGenerator<TurnEvent>>()
    .mockReturnValueOnce(connection([], new CallError('The server is busy.', 503, 'busy')))
    .mockReturnValueOnce(connection([begun, done]))
  expect(await collect({ open, follow: () => connection([]) })).toEqual([{ type: 'lost' }, begun, done])
})

test('a running turn is followed without sending anything', async () => {
  const follow = vi.fn(() => connection([text('upon.', 10), done]))
  const running = { storyId: 's', messageId: 7 }
  expect(await collect({ follow, running, receivedUnits: 5 })).toEqual([text('upon.', 10), done])
})

test('a refused call is not tried again', async () => {
  const refused = new CallError('The narrator is still writing', 409, 'turn_running')
  const open = vi.fn(() => connection([], refused))
  await expect(collect({ open, follow: () => connection([]) })).rejects.toBe(refused)
  expect(open).toHaveBeenCalledOnce()
})

test('a server that fails while it is followed is asked again', async () => {
  const follow = vi
    .fn<() => AsyncGenerator<TurnEvent>>()
    .mockReturnValueOnce(connection([], new CallError('Bad Gateway', 502)))
    .mockReturnValueOnce(connection([done]))
  expect(await collect({ follow, running: { storyId: 's', messageId: 7 } })).toEqual([{ type: 'lost' }, done])
})

test('a turn that can never be sent is given up', async () => {
  const open = vi.fn(() => connection([], broken))
  await expect(collect({ open, follow: () => connection([]) })).rejects.toThrow('Failed to fetch')
  expect(open).toHaveBeenCalledTimes(6)
})

test('a connection that falls silent is left and followed anew', async () => {
  const silent = async function* (signal: AbortSignal): AsyncGenerator<TurnEvent> {
    yield begun
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  }
  const turn = { open: silent, follow: () => connection([done]) }
  const streamed: unknown[] = []
  const signal = new AbortController().signal
  for await (const event of streamTurn(turn, { signal, pause: async () => undefined, silenceMs: 20 })) {
    streamed.push(event)
  }
  expect(streamed).toEqual([begun, { type: 'lost' }, done])
})

test('leaving ends the stream at once', async () => {
  const leaving = new AbortController()
  const streamed = streamTurn(
    { open: () => connection([begun], broken), follow: () => connection([]) },
    { signal: leaving.signal },
  )
  await streamed.next()
  await streamed.next()
  leaving.abort()
  await expect(streamed.next()).rejects.toThrow('aborted')
})

test('pauses grow to eight seconds and stay there', () => {
  expect([1, 2, 3, 4, 5, 9].map((losses) => backoffMs(losses, 0.5))).toEqual([
    500, 1_000, 2_000, 4_000, 8_000, 8_000,
  ])
})

test('pauses are spread by a quarter to either side', () => {
  expect([backoffMs(1, 0), backoffMs(1, 1)]).toEqual([375, 625])
})

const refused = (status: number, code?: string) => new CallError('No', status, code)

test.each([
  ['nobody answers', refused(0), true, true],
  ['a proxy answers in its place with 502', refused(502), true, true],
  ['a proxy answers in its place with 503', refused(503), true, true],
  ['the application has no time now', refused(503, 'busy'), true, true],
  ['the application itself answers 503', refused(503, 'mail_unavailable'), false, true],
  ['it breaks with 500', refused(500), false, true],
  ['it throttles', refused(429), false, true],
  ['it refuses', refused(404), false, false],
  ['something else is wrong', new TypeError('No'), false, false],
])('where %s, sending is tried again: %#', async (_, error, isSentAgain, isFollowedAgain) => {
  const once = () =>
    vi
      .fn<() => AsyncGenerator<TurnEvent>>()
      .mockReturnValueOnce(connection([], error))
      .mockReturnValueOnce(connection([begun, done]))
  const open = once()
  const outcome = (turn: TurnToStream) => collect(turn).catch((thrown: unknown) => thrown)
  const again = [{ type: 'lost' }, begun, done]
  expect(await outcome({ open, follow: () => connection([]) })).toEqual(isSentAgain ? again : error)
  const running = { storyId: 's', messageId: 7 }
  expect(await outcome({ follow: once(), running })).toEqual(isFollowedAgain ? again : error)
})

test('a turn that began is followed over any number of losses, with pauses that begin anew at each piece', async () => {
  const pauses: number[] = []
  const pause = async (ms: number) => void pauses.push(ms)
  const follow = vi.fn<() => AsyncGenerator<TurnEvent>>()
  for (let losses = 0; losses < 7; losses++) follow.mockReturnValueOnce(connection([], broken))
  follow.mockReturnValueOnce(connection([text('Once ', 5)], broken))
  follow.mockReturnValueOnce(connection([done]))
  const events = await collect({ follow, running: { storyId: 's', messageId: 7 } }, pause)
  expect(events.at(-1)).toEqual(done)
  expect(follow).toHaveBeenCalledTimes(9)
  expect(pauses[6]).toBeGreaterThanOrEqual(6_000)
  expect(pauses[7]).toBeLessThanOrEqual(625)
})

test('a turn that can be neither sent nor followed is a mistake', async () => {
  await expect(collect({ follow: () => connection([]) })).rejects.toThrow(
    'A turn needs to be opened or to run',
  )
})

test('silence counts from the last event, for 45 seconds, and not beyond the end', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const links: AbortSignal[] = []
  async function* slow(link: AbortSignal): AsyncGenerator<TurnEvent> {
    links.push(link)
    yield begun
    await new Promise((resolve) => setTimeout(resolve, 44_000))
    yield text('Once ', 5)
    await new Promise((resolve, reject) => {
      setTimeout(resolve, 44_000)
      link.addEventListener('abort', () => reject(link.reason as Error))
    })
    yield done
  }
  const collecting = collect({ open: slow, follow: () => connection([]) })
  await vi.advanceTimersByTimeAsync(88_000)
  expect(await collecting).toEqual([begun, text('Once ', 5), done])
  expect(links).toHaveLength(1)
  expect(links[0]!.aborted).toBe(false)
  expect(vi.getTimerCount()).toBe(0)
})
