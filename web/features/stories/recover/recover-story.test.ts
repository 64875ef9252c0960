import { afterEach, expect, test, vi } from 'vitest'
import { readBookmarkedStory } from './recover-story.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const storyId = 'a'.repeat(21)

function recover(answer: (path: string, request: RequestInit) => Promise<Response>) {
  const fetched = vi.fn(answer)
  vi.stubGlobal('fetch', fetched)
  return { fetched, recovering: readBookmarkedStory(storyId, 7, new AbortController().signal) }
}

const answering = (body: string, type = 'application/json', status = 200) =>
  recover(async () => new Response(body, { status, headers: { 'Content-Type': type } }))

test('the story is asked for with its message, past every cache', async () => {
  const message = { messageId: 7, role: 'user', content: 'Go', createdAt: '2024-05-01T10:00:00.000Z' }
  const { fetched, recovering } = answering(JSON.stringify({ story: { id: storyId }, messages: [message] }))
  expect((await recovering).messages).toMatchObject([message])
  const [path, request] = fetched.mock.calls[0] ?? []
  expect(path).toBe(`/api/story/${storyId}/recover?messageId=7`)
  expect(new Headers(request?.headers).get('Cache-Control')).toBe('no-cache')
})

test.each([
  ['<!doctype html><p>Hello', 'text/html', 'Server returned HTML instead of JSON. Please try again later.'],
  ['  <html>', 'application/json', 'Server returned HTML instead of JSON. Please try again later.'],
  ['{"messages":', 'application/json', 'Invalid response format from server. Please try again later.'],
  ['', 'application/json', 'No data returned from server'],
  ['null', 'application/json', 'No data returned from server'],
  ['{}', 'application/json', 'No messages found in the recovered data'],
  ['{"messages":[7]}', 'application/json', 'Invalid message format in recovered story'],
])('%j as %s is refused with "%s"', async (body, type, text) => {
  await expect(answering(body, type).recovering).rejects.toThrow(text)
})

test.each([500, 502, 404])('a page of a proxy with status %i is said to be one', async (status) => {
  const { recovering } = answering('<html>Bad gateway', 'text/html', status)
  await expect(recovering).rejects.toThrow('Server returned HTML instead of JSON. Please try again later.')
})

test('a story that is not there says so', async () => {
  const { recovering } = answering('{"error":"Story not found","code":"story_not_found"}', undefined, 404)
  await expect(recovering).rejects.toThrow('Story not found')
})

test('a server that cannot be reached fails the recovery', async () => {
  const { recovering } = recover(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(recovering).rejects.toThrow('Failed to recover story')
})

test('a server that says nothing for 15 seconds fails the recovery', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  const { recovering } = recover((_path, { signal }) => Promise.reject(signal?.reason))
  await expect(recovering).rejects.toThrow('Failed to recover story')
  expect(timeout).toHaveBeenCalledExactlyOnceWith(15_000)
  timeout.mockRestore()
})
