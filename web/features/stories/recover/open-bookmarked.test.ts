import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#testing/memory-storage.ts'
import { toasts } from '#web/ui/toast.ts'
import { StoryPlayer } from '../model/story-player.ts'
import type { StoryCalls } from '../model/story-calls.ts'
import { messageIdOf, openBookmarked } from './open-bookmarked.ts'
import { storyMarker } from '../store/story-marker.ts'

const storyId = 'a'.repeat(21)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', memoryStorage())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page at a bookmark, a moment after it was opened. */
async function open(param: string, answer = new Response('{"messages":[]}')) {
  const fetched = vi.fn(async () => answer)
  vi.stubGlobal('fetch', fetched)
  const read = vi.fn<StoryCalls['read']>().mockResolvedValue({ messages: [] })
  const unused = (): never => {
    throw new Error('Not in this test')
  }
  const calls: StoryCalls = {
    read,
    readFreshly: read,
    readNewest: read,
    readOlder: unused,
    send: unused,
    retry: unused,
    follow: unused,
    stop: unused,
  }
  const context = {
    calls,
    snapshot: { read: () => undefined, write: () => undefined },
    keepCopy: () => undefined,
    whenIdle: (task: () => void) => task(),
    outbox: { waiting: () => [], add: () => false },
    isOnline: () => true,
    newId: () => 'id',
    now: () => 0,
    onSignedOut: () => undefined,
  }
  const player = new StoryPlayer(storyId, context)
  const leave = openBookmarked(player, param)
  await vi.advanceTimersByTimeAsync(99)
  const isEarly = fetched.mock.calls.length + read.mock.calls.length > 0
  await vi.advanceTimersByTimeAsync(1)
  return { player, leave, read, fetched, isEarly }
}

test.each([
  ['7', 7],
  ['', undefined],
  [' ', undefined],
  ['abc', undefined],
  ['7.5', undefined],
  ['-1', undefined],
  ['1e99', undefined],
])('the bookmark %j stands for message %s', (param, messageId) => {
  expect(messageIdOf(param)).toBe(messageId)
})

test('a bookmark is recovered after 100 ms, once, and marked completed', async () => {
  const { fetched, read, isEarly } = await open('7')
  expect(isEarly).toBe(false)
  expect(fetched).toHaveBeenCalledOnce()
  expect(read).not.toHaveBeenCalled()
  expect(storyMarker('recovery', storyId, 7).read()?.state).toBe('completed')
})

test('a recovery that is under way elsewhere is not run a second time', async () => {
  storyMarker('recovery', storyId, 7).write({ state: 'pending', since: Date.now() })
  const { fetched, read } = await open('7')
  expect(fetched).not.toHaveBeenCalled()
  expect(read).toHaveBeenCalledOnce()
})

test('a bookmark that is no number says so and opens the story all the same', async () => {
  const { fetched, read } = await open('abc')
  expect(toasts.all.get()[0]).toMatchObject({
    title: 'Error',
    description: 'Invalid bookmark data. Please try a different bookmark.',
    variant: 'danger',
  })
  expect(fetched).not.toHaveBeenCalled()
  expect(read).toHaveBeenCalledOnce()
})

test('a recovery that fails says so, and is marked failed', async () => {
  const { player } = await open('7', new Response('<p>', { headers: { 'Content-Type': 'text/html' } }))
  const text = 'Server returned HTML instead of JSON. Please try again later.'
  expect(toasts.all.get()[0]).toMatchObject({ title: 'Recovery Error', description: text })
  expect(player.state.get()).toMatchObject({ hasFailedToLoad: true, error: text })
  expect(storyMarker('recovery', storyId, 7).read()?.state).toBe('failed')
})

test('leaving before the 100 ms are over recovers nothing', async () => {
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  const player = { storyId, open: vi.fn() } as unknown as StoryPlayer
  openBookmarked(player, '7')()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(player.open).not.toHaveBeenCalled()
})

test('leaving afterwards ends the recovery that is under way', async () => {
  const ended = vi.fn()
  const player = { storyId, open: vi.fn(() => ended) } as unknown as StoryPlayer
  const leave = openBookmarked(player, '7')
  await vi.advanceTimersByTimeAsync(100)
  expect(ended).not.toHaveBeenCalled()
  leave()
  expect(ended).toHaveBeenCalledOnce()
})
