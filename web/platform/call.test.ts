import { afterEach, expect, test, vi } from 'vitest'
import { getCaptcha, login } from '#contract/auth.ts'
import { getUser } from '#contract/session.ts'
import { getCurrentState } from '#contract/stories.ts'
import { call, probe } from './call.ts'
import { CallError } from './call-error.ts'

afterEach(() => vi.unstubAllGlobals())

const user = { id: 7, username: 'wren', isAdmin: false }
const json = (body: unknown, init?: ResponseInit) => Response.json(body, init)

function answering(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn<(path: string, request: RequestInit) => Promise<Response>>(async () => answer())
  vi.stubGlobal('fetch', fetch)
  return { asked: () => fetch.mock.calls[0] ?? [] }
}

test('a read asks for JSON, past every cache, with the session', async () => {
  const { asked } = answering(() => json(user))
  expect(await call(getUser)).toEqual(user)
  expect(asked()).toEqual([
    '/api/user',
    {
      method: 'GET',
      credentials: 'include',
      headers: { Accept: 'application/json', 'Cache-Control': 'no-cache' },
      body: undefined,
      signal: undefined,
    },
  ])
})

test('a write sends JSON and says that a script sent it', async () => {
  const { asked } = answering(() => json(user))
  await call(login, { body: { username: 'wren', password: 'lantern' } })
  expect(asked()).toEqual([
    '/api/login',
    {
      method: 'POST',
      credentials: 'include',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
      },
      body: '{"username":"wren","password":"lantern"}',
      signal: undefined,
    },
  ])
})

test('parameters stand in the path, escaped', async () => {
  const { asked } = answering(() => json({ storyId: 's', title: null, messages: [] }))
  await call(getCurrentState, { params: { storyId: 'a/b' } })
  expect(asked()[0]).toBe('/api/story/a%2Fb/current-state')
})

test('a read that is answered with a page is an error', async () => {
  answering(() => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }))
  await expect(call(getUser)).rejects.toThrow('Expected JSON response from server')
})

test('a write that is answered with a page is an error', async () => {
  answering(() => new Response('ok', { headers: { 'Content-Type': 'text/plain' } }))
  await expect(call(login, { body: { username: 'wren', password: 'lantern' } })).rejects.toThrow(
    'Server sent non-JSON response',
  )
})

test.each([
  ['broken', () => new Response('{"id":', { headers: { 'Content-Type': 'application/json' } })],
  ['of another shape', () => json({ id: 'seven' })],
])('a reply that is %s is an error', async (_, answer) => {
  answering(answer)
  await expect(call(getUser)).rejects.toThrow('Invalid response format')
})

test('what the contract does not name is left out of the reply', async () => {
  answering(() => json({ success: true, question: 'What is 7 + 4?', answer: '11' }))
  expect(await call(getCaptcha)).toEqual({ success: true, question: 'What is 7 + 4?' })
})

test('a refused form carries its fields', async () => {
  const body = { error: 'Password must be at least 6 characters', code: 'invalid_input' }
  const fields = { password: 'Password must be at least 6 characters' }
  answering(() => json({ ...body, fields }, { status: 400 }))
  const error = await call(login, { body: { username: 'wren', password: 'x' } }).catch((caught) => caught)
  expect(error).toBeInstanceOf(CallError)
  expect(error).toMatchObject({ message: body.error, status: 400, code: 'invalid_input', fields })
})

test.each(['Failed to fetch', 'Load failed', 'NetworkError when attempting to fetch resource.'])(
  'a server that cannot be reached reads the same in every browser: %s',
  async (words) => {
    answering(() => Promise.reject(new TypeError(words)))
    await expect(call(getUser)).rejects.toMatchObject({ message: 'Failed to fetch', status: 0 })
  },
)

test('a call that was given up stays an abort', async () => {
  const gone = new AbortController()
  gone.abort()
  answering(() => Promise.reject(gone.signal.reason as Error))
  await expect(call(getUser, { signal: gone.signal })).rejects.toMatchObject({ name: 'AbortError' })
})

test('a probe tells the status, and 0 when nobody answers', async () => {
  const { asked } = answering(() => new Response(null, { status: 401 }))
  expect(await probe(getUser)).toBe(401)
  expect(asked()[1]?.method).toBe('HEAD')
  answering(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await probe(getUser)).toBe(0)
})
