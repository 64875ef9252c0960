// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OutboxTurn } from '../model/outbox-messages.ts'
import { outbox } from './outbox.ts'
import { watchOutbox } from './watch-outbox.ts'

const turn = (clientId: string): OutboxTurn => ({
  storyId: 's',
  clientId,
  message: clientId,
  createdAt: '',
  afterId: 1,
})
const opening = {
  messageId: 1,
  role: 'assistant',
  content: 'Once.',
  isInitialMessage: true,
  createdAt: '2026-11-21T00:00:00.000Z',
}
/** Paths that were asked for, and what the server answers next. */
const asked: string[] = []
let answers: (path: string) => Response | Promise<Response>
let end: (() => void) | undefined

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  asked.length = 0
  answers = server
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return answers(path)
  })
  setOnline(true)
})
afterEach(() => {
  end?.()
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const setOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const waiting = () => outbox.waiting().map(({ clientId }) => clientId)

/** A server that tells each turn at once. */
function server(path: string): Response {
  if (path.endsWith('/current-state'))
    return Response.json({ storyId: 's', title: null, messages: [opening] })
  const turnEvent = 'id: 0\nevent: turn\ndata: {"storyId":"s","messageId":3,"userMessageId":2}\n\n'
  const done = 'id: end\nevent: done\ndata: {"storyId":"s","messageId":3,"message":"You go."}\n\n'
  return new Response(turnEvent + done, { headers: { 'Content-Type': 'text/event-stream' } })
}
const unavailable = () => Response.json({ error: 'The server is busy.' }, { status: 503 })

test('what waits is sent as soon as a reader is there', async () => {
  outbox.add(turn('Go'))
  end = watchOutbox()
  await pass(0)
  expect(asked).toEqual(['/api/story/s/current-state', '/api/story/s/continue'])
  expect(waiting()).toEqual([])
})

test('what comes to wait later is sent as well, and nothing once the reader has gone', async () => {
  end = watchOutbox()
  await pass(60_000)
  expect(asked).toEqual([])
  outbox.add(turn('Go'))
  await pass(0)
  expect(waiting()).toEqual([])
  end()
  outbox.add(turn('Run'))
  dispatchEvent(new Event('online'))
  await pass(60_000)
  expect(waiting()).toEqual(['Run'])
})

test('without a connection it waits for one', async () => {
  setOnline(false)
  outbox.add(turn('Go'))
  end = watchOutbox()
  await pass(60_000)
  expect(asked).toEqual([])
  setOnline(true)
  dispatchEvent(new Event('online'))
  await pass(0)
  expect(waiting()).toEqual([])
})

test('a server that cannot take it is asked again soon, then ever more seldom, and not twice at once', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  answers = unavailable
  outbox.add(turn('Go'))
  end = watchOutbox()
  await pass(0)
  dispatchEvent(new Event('storage'))
  outbox.add(turn('Run'))
  await pass(499)
  expect(asked).toHaveLength(1)
  await pass(1)
  expect(asked).toHaveLength(2)
  await pass(999)
  expect(asked).toHaveLength(2)
  answers = server
  await pass(1)
  expect(waiting()).not.toContain('Go')
})

test('leaving ends the pause without an error', async () => {
  answers = unavailable
  outbox.add(turn('Go'))
  end = watchOutbox()
  await pass(0)
  end()
  await pass(60_000)
  expect(asked).toHaveLength(1)
  expect(vi.getTimerCount()).toBe(0)
})
