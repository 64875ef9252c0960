// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { User } from '#contract/session.ts'
import { renderHook } from '#testing/render-hook.ts'
import { pendingOperation } from '#web/platform/pending-operation.ts'
import { loginRequest } from '#web/platform/session/ask-to-log-in.ts'
import { userQuery } from '#web/platform/session/user-query.ts'
import { toasts } from '#web/ui/toast.ts'
import { storySnapshot } from '../store/snapshot.ts'
import { startingStory } from '../store/starting-story.ts'
// Loaded beforehand: the hook asks for it when a story begins, and the tests hold the clock.
import './start-current-story.ts'
import { useBeginning } from './use-beginning.ts'
import { useStartStory } from './use-start-story.ts'

const wren: User = { id: 7, username: 'wren', isAdmin: false }
const fetched = vi.fn<(path: string, request: RequestInit) => Promise<Response>>()
let shownBefore: number | undefined

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/?from=home')
  vi.stubGlobal('fetch', fetched)
  shownBefore = toasts.all.get()[0]?.id
})
afterEach(() => {
  fetched.mockReset()
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const newToast = () => toasts.all.get().find(({ id }) => id !== shownBefore)
const pass = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))

const told = (...events: string[]): Response =>
  new Response(events.map((event) => `${event}\n\n`).join(''), {
    headers: { 'Content-Type': 'text/event-stream' },
  })
const TURN = 'id: 0\nevent: turn\ndata: {"storyId":"s","messageId":1}'
const TEXT = 'id: 5\nevent: text\ndata: {"text":"Once."}'
const DONE = 'id: end\nevent: done\ndata: {"storyId":"s","messageId":1,"message":"Once."}'

/** The hook for this reader, null for a visitor; undefined where nobody knows yet. */
function open(user: User | null | undefined, use = useBeginning) {
  const client = new QueryClient()
  if (user !== undefined) client.setQueryData(userQuery.queryKey, user)
  const hook = renderHook(use, undefined, (children) =>
    createElement(QueryClientProvider, { client }, children),
  )
  const begin = (prompt: string) => act(async () => void hook.result.begin(prompt))
  return { hook, client, begin }
}

test('a reader’s story is sent with an id of its own, and its page is shown after seven seconds', async () => {
  const pushed = vi.spyOn(history, 'pushState')
  fetched.mockResolvedValue(told(TURN, TEXT, DONE))
  const { hook, begin } = open(wren)
  expect(hook.result.isStarting).toBe(false)
  await begin('A lighthouse.')
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce())
  const [path, request] = fetched.mock.lastCall!
  expect(path).toBe('/api/story/start')
  expect(JSON.parse(String(request.body))).toEqual({
    prompt: 'A lighthouse.',
    clientId: expect.stringMatching(/^[\w-]{21}$/),
  })
  expect(hook.result.isStarting).toBe(true)
  await begin('Another one.')
  await pass(6_900)
  expect(location.pathname).toBe('/')
  expect(startingStory.read()?.prompt).toBe('A lighthouse.')
  await pass(200)
  expect(location.pathname).toBe('/story/s')
  expect(pushed).toHaveBeenCalledOnce()
  expect(hook.result.isStarting).toBe(false)
  expect(fetched).toHaveBeenCalledOnce()
  expect(startingStory.read()).toBeUndefined()
  expect(storySnapshot.read()).toMatchObject({ storyId: 's', messages: [{ content: 'Once.' }] })
})

test('the page of the story takes the place of the one that only starts it', async () => {
  history.replaceState(null, '', '/story/new?type=random')
  const pushed = vi.spyOn(history, 'pushState')
  fetched.mockResolvedValue(told(TURN, TEXT, DONE))
  const { begin } = open(wren)
  await begin('A lighthouse.')
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce())
  await pass(7_100)
  expect(location.pathname).toBe('/story/s')
  expect(pushed).not.toHaveBeenCalled()
})

test('nothing is started of nothing', async () => {
  const { hook, begin } = open(wren)
  await begin(' \n')
  expect(hook.result.isStarting).toBe(false)
  expect(fetched).not.toHaveBeenCalled()
})

test('a visitor is sent to log in, and the start waits for them', async () => {
  const { hook, begin } = open(null)
  await begin('A lighthouse.')
  expect(location.pathname + location.search).toBe('/auth?redirect=%2F%3Ffrom%3Dhome')
  const pending = { type: 'start_story', data: { prompt: 'A lighthouse.' }, path: '/?from=home' }
  expect(pendingOperation.read()).toMatchObject(pending)
  expect(hook.result.isStarting).toBe(false)
})

test('who nobody knows yet is asked to wait', async () => {
  fetched.mockReturnValue(new Promise(() => undefined))
  const { begin } = open(undefined)
  await begin('A lighthouse.')
  expect(newToast()).toMatchObject({
    title: 'Please wait',
    description: 'Checking authentication status...',
  })
  expect(pendingOperation.read()).toBeUndefined()
})

test('where nobody can say who is reading, the reason is shown', async () => {
  fetched.mockImplementation(async () => Response.json({ error: 'The server is busy.' }, { status: 503 }))
  const { begin } = open(undefined)
  await pass(2_000)
  await begin('A lighthouse.')
  expect(newToast()).toMatchObject({ title: 'Error', description: 'The server is busy.', variant: 'danger' })
  expect(pendingOperation.read()).toBeUndefined()
})

test('a session that has ended asks for a login; without one nothing is started, without a word', async () => {
  fetched.mockResolvedValue(Response.json({ error: 'Authentication required' }, { status: 401 }))
  const { hook, begin } = open(wren)
  await begin('A lighthouse.')
  await vi.waitFor(() => expect(loginRequest.get()).toBeDefined())
  await act(async () => loginRequest.get()!.settle(false))
  await vi.waitFor(() => expect(startingStory.read()).toBeUndefined())
  expect([location.pathname, newToast(), pendingOperation.read()]).toEqual(['/', undefined, undefined])
  await vi.waitFor(() => expect(hook.result.isStarting).toBe(false))
})

test('a start that is refused says why, and can be tried again as a new one', async () => {
  fetched.mockResolvedValue(Response.json({ error: 'Failed to start story' }, { status: 402 }))
  const { hook, begin } = open(wren)
  await begin('A lighthouse.')
  await vi.waitFor(() => expect(newToast()).toMatchObject({ description: 'Failed to start story' }))
  expect(startingStory.read()).toBeUndefined()
  await vi.waitFor(() => expect(hook.result.isStarting).toBe(false))
  expect(location.pathname).toBe('/')
  fetched.mockResolvedValue(told(TURN, TEXT, DONE))
  await begin('A lighthouse.')
  await vi.waitFor(() => expect(hook.result.isStarting).toBe(true))
})

test('a start that nobody answered keeps its id for the next try', async () => {
  fetched.mockRejectedValue(new TypeError('network'))
  const { begin } = open(wren)
  await begin('A lighthouse.')
  await pass(60_000)
  expect(newToast()).toMatchObject({ title: 'Error', description: 'Failed to start story' })
  expect(startingStory.read()?.prompt).toBe('A lighthouse.')
  expect(fetched).toHaveBeenCalledTimes(6)
})

test('a page that is left while a story starts goes nowhere and says nothing', async () => {
  fetched.mockResolvedValue(told(TURN, TEXT, DONE))
  const { hook, begin } = open(wren)
  await begin('A lighthouse.')
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce())
  hook.leave()
  await pass(7_100)
  expect(location.pathname).toBe('/')
  expect(newToast()).toBeUndefined()
  expect(fetched.mock.lastCall?.[1].signal?.aborted).toBe(true)
  expect(startingStory.read()?.prompt).toBe('A lighthouse.')
})

test('the start that waited for a login goes on after it, once', async () => {
  const data = { prompt: 'A lighthouse.' }
  pendingOperation.write({ type: 'start_story', data, path: '/' })
  fetched.mockResolvedValue(told(TURN, TEXT, DONE))
  const { client } = open(null, useStartStory)
  await pass(10)
  expect(pendingOperation.read()?.data).toEqual(data)
  await act(async () => void client.setQueryData(userQuery.queryKey, wren))
  await pass(10)
  expect(newToast()).toMatchObject({ title: 'Resuming Operation', description: 'Starting your story...' })
  expect(pendingOperation.read()).toBeUndefined()
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce())
  expect(JSON.parse(String(fetched.mock.lastCall?.[1].body))).toMatchObject(data)
})

test('a reader for whom nothing waits is told nothing', async () => {
  const { hook } = open(wren, useStartStory)
  await pass(10)
  expect(newToast()).toBeUndefined()
  hook.leave()
  pendingOperation.write({ type: 'start_story', data: { prompt: 'A lighthouse.' }, path: '/' })
  const left = open(wren, useStartStory)
  left.hook.leave()
  await pass(10)
  expect(pendingOperation.read()).toBeDefined()
})
