// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryCaches } from '#testing/memory-caches.ts'
import { renderHook } from '#testing/render-hook.ts'
import { openReaderCaches, readerCaches } from '#web/platform/offline/reader-caches.ts'
import { userQuery } from '#web/platform/session/user-query.ts'
import { outbox } from '../store/outbox.ts'
import { storySnapshot } from '../store/snapshot.ts'
import { useStory } from './use-story.ts'

const storyId = 's'.repeat(21)
const opening = {
  messageId: 1,
  role: 'assistant',
  content: 'Once.',
  isInitialMessage: true,
  createdAt: '2026-11-21T00:00:00.000Z',
}
const wren = { id: 7, username: 'wren', isAdmin: false }
const fetched = vi.fn<(path: string, request: RequestInit) => Promise<Response>>()
const readAgain = (...contents: string[]) =>
  fetched.mockImplementation(async () =>
    Response.json({
      storyId,
      title: 'Ash',
      messages: contents.map((content, at) => ({ ...opening, messageId: at + 1, content })),
    }),
  )

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('caches', memoryCaches())
  readAgain('Once.')
})
afterEach(() => {
  fetched.mockReset()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function open(messageParam: string | null = null) {
  const client = new QueryClient()
  client.setQueryData(userQuery.queryKey, wren)
  const use = () => useStory(storyId, { messageParam })
  const hook = renderHook(use, undefined, (page) => createElement(QueryClientProvider, { client }, page))
  const contents = () => hook.result.state.messages.map(({ content }) => content)
  return { hook, client, contents }
}
const settled = (assertion: () => void) => act(() => vi.waitFor(assertion))

test('a story is read, shown, and kept for days without a connection', async () => {
  await openReaderCaches()
  const { hook, contents } = open()
  expect(hook.result.state.isLoadingStory).toBe(true)
  await settled(() => expect(contents()).toEqual(['Once.']))
  expect(fetched.mock.lastCall?.[0]).toBe(`/api/story/${storyId}/current-state?limit=60`)
  expect(hook.result).toMatchObject({ storyId, state: { title: 'Ash', isLoadingStory: false } })
  await settled(() => expect(storySnapshot.read()).toMatchObject({ storyId, title: 'Ash' }))
  const copies = await caches.open(readerCaches.stories)
  await settled(async () => expect(await copies.keys()).toHaveLength(1))
})

test('keeping it waits until the page has come to rest', async () => {
  const idle = vi.fn<(task: () => void, options: object) => void>()
  vi.stubGlobal('requestIdleCallback', idle)
  const { contents } = open()
  await settled(() => expect(contents()).toEqual(['Once.']))
  expect(storySnapshot.read()).toBeUndefined()
  expect(idle).toHaveBeenCalledExactlyOnceWith(expect.any(Function), { timeout: 2_000 })
  idle.mock.lastCall![0]()
  expect(storySnapshot.read()).toMatchObject({ storyId })
})

test('a bookmark in the address is recovered', async () => {
  open('1')
  await settled(() => expect(fetched.mock.lastCall?.[0]).toBe(`/api/story/${storyId}/recover?messageId=1`))
})

test('when the connection is back the story is read anew, for as long as the page is shown', async () => {
  const { hook, contents } = open()
  await settled(() => expect(contents()).toEqual(['Once.']))
  readAgain('Once.', 'You go.')
  act(() => void dispatchEvent(new Event('online')))
  await settled(() => expect(contents()).toEqual(['Once.', 'You go.']))
  hook.leave()
  fetched.mockClear()
  dispatchEvent(new Event('online'))
  expect(fetched).not.toHaveBeenCalled()
})

test('a turn that comes to wait in another tab is shown, for as long as the page is', async () => {
  const { hook, contents } = open()
  await settled(() => expect(contents()).toEqual(['Once.']))
  const turn = { storyId, clientId: 'mine', message: 'I go', createdAt: '', afterId: 1 }
  act(() => void outbox.add(turn))
  expect(contents()).toEqual(['Once.', 'I go'])
  hook.leave()
  outbox.add({ ...turn, clientId: 'other', message: 'I run' })
  expect(contents()).toEqual(['Once.', 'I go'])
})

test('a session that has ended is known to the whole page, and nothing of the reader stays', async () => {
  await openReaderCaches()
  fetched.mockImplementation(async () => Response.json({ error: 'Authentication required' }, { status: 401 }))
  const { hook, client } = open()
  await settled(() => expect(client.getQueryData(userQuery.queryKey)).toBeNull())
  await vi.waitFor(async () => expect(await caches.keys()).toEqual([]))
  expect(hook.result.state).toMatchObject({ hasFailedToLoad: true, error: 'Authentication required' })
})

test('a page that is left reads no further', async () => {
  const { hook } = open()
  hook.leave()
  expect(fetched.mock.lastCall?.[1].signal?.aborted).toBe(true)
})
