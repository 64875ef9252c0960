import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { memoryStorage } from '#testing/memory-storage.ts'
import { toasts } from '#web/ui/toast.ts'
import { stored } from '../browser-store.ts'
import { submitLogin, registerAccount } from './log-in.ts'
import { lastUsername, savedUserId, takeCredentials } from './remembered.ts'
import { logOut } from './current-user.ts'
import { userQuery } from './user-query.ts'

const wren = { id: 7, username: 'wren', isAdmin: false }
const keeper = { id: 1, username: 'keeper', isAdmin: true }
const form = { username: 'wren', password: 'lantern-light' }
const story = stored('current-story', z.string(), { isReaders: true })

let queries: QueryClient
beforeEach(() => {
  queries = new QueryClient()
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
})
afterEach(() => {
  takeCredentials()
  queries.clear()
  vi.unstubAllGlobals()
})

const answering = (answer: () => Response) => vi.stubGlobal('fetch', async () => answer())
const latestToast = () => toasts.all.get()[0]

test('a login makes the reader known and says so', async () => {
  answering(() => Response.json(wren))
  await submitLogin(queries, form)
  expect(queries.getQueryData(userQuery.queryKey)).toEqual(wren)
  expect(savedUserId.read()).toBe(7)
  expect(lastUsername.read()).toBe('wren')
  expect(JSON.stringify(sessionStorage)).toContain('wren')
  expect(JSON.stringify(localStorage)).not.toContain('wren')
  expect(latestToast()).toMatchObject({ title: 'Login Successful', description: 'Welcome back' })
})

test('an answer that nobody is logged in forgets who was', async () => {
  savedUserId.write(7)
  answering(() => Response.json({ error: 'Authentication required' }, { status: 401 }))
  expect(await queries.fetchQuery(userQuery)).toBeNull()
  expect(savedUserId.read()).toBeUndefined()
})

test('who reads is known for five minutes, and a read that fails is tried once more', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  savedUserId.write(7)
  const fetched = vi.fn(async () => Response.json(wren))
  vi.stubGlobal('fetch', fetched)
  const read = () => queries.ensureQueryData({ ...userQuery, revalidateIfStale: true })
  await read()
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 1)
  await read()
  expect(fetched).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(1)
  await read()
  await vi.advanceTimersByTimeAsync(0)
  expect(fetched).toHaveBeenCalledTimes(2)

  queries.clear()
  fetched.mockClear()
  fetched.mockImplementation(async () => Response.json({ error: 'Something went wrong' }, { status: 500 }))
  const failing = queries.fetchQuery(userQuery).catch((error: unknown) => String(error))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await failing).toContain('Something went wrong')
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('an admin is greeted as one', async () => {
  answering(() => Response.json(keeper))
  await submitLogin(queries, form)
  expect(latestToast()).toMatchObject({ title: 'Login Successful', description: 'Welcome back (Admin)' })
})

test('a registration says that the account is there', async () => {
  answering(() => Response.json(wren))
  await registerAccount(queries, { ...form, email: 'wren@example.org', captchaAnswer: '11' })
  expect(latestToast()).toMatchObject({
    title: 'Registration Successful',
    description: 'Your account has been created',
  })
  expect(takeCredentials()).toEqual(form)
})

test('the password is in no storage, is handed out once, and is gone after logout', async () => {
  answering(() => Response.json(wren))
  await submitLogin(queries, form)
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('lantern-light')
  expect([takeCredentials(), takeCredentials()]).toEqual([form, undefined])
  await submitLogin(queries, form)
  answering(() => Response.json({}))
  await logOut(queries)
  expect(takeCredentials()).toBeUndefined()
})

test('a login that is refused changes nothing', async () => {
  answering(() => Response.json({ error: 'Invalid username or password' }, { status: 401 }))
  await expect(submitLogin(queries, form)).rejects.toThrow('Invalid username or password')
  expect([savedUserId.read(), lastUsername.read(), takeCredentials()]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('logging out forgets the reader and what was read for them', async () => {
  answering(() => Response.json(wren))
  await submitLogin(queries, form)
  queries.setQueryData(['/api/bookmarks'], ['a place'])
  story.write('a tale')
  answering(() => Response.json({}))
  await logOut(queries)
  expect(latestToast()).toMatchObject({
    title: 'Logged Out',
    description: 'You have been successfully logged out',
  })
  expect(queries.getQueryData(userQuery.queryKey)).toBeNull()
  expect(queries.getQueryData(['/api/bookmarks'])).toBeUndefined()
  expect([savedUserId.read(), story.read()]).toEqual([undefined, undefined])
})

test('without a server the reader is logged out here all the same', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  savedUserId.write(7)
  await logOut(queries)
  expect(latestToast()).toMatchObject({
    title: 'Logged Out',
    description: 'You have been logged out locally',
  })
  expect(savedUserId.read()).toBeUndefined()
})

test('a session that a logout could not end is ended before anything else is asked', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await logOut(queries)
  const asked: string[] = []
  const answerTo = (path: string) =>
    path === '/api/logout' ? Response.json({}) : Response.json({ error: 'x' }, { status: 401 })
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return answerTo(path)
  })
  queries.removeQueries()
  expect(await queries.fetchQuery(userQuery)).toBeNull()
  expect(asked).toEqual(['/api/logout', '/api/user'])
  await queries.fetchQuery({ ...userQuery, staleTime: 0 })
  expect(asked).toEqual(['/api/logout', '/api/user', '/api/user'])
})

test('while that cannot be done, nothing is asked in the name of who has left', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await logOut(queries)
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json({ error: 'Something went wrong' }, { status: 500 })
  })
  queries.removeQueries()
  await expect(queries.fetchQuery({ ...userQuery, retry: false })).rejects.toThrow('Failed to fetch')
  expect(asked).toEqual(['/api/logout'])
})

test('the story of one reader is not there for the next, and stays for the same', async () => {
  answering(() => Response.json(wren))
  await submitLogin(queries, form)
  story.write('a tale')
  await submitLogin(queries, form)
  expect(story.read()).toBe('a tale')
  answering(() => Response.json(keeper))
  await submitLogin(queries, form)
  expect(story.read()).toBeUndefined()
})
