// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderHook } from '#testing/render-hook.ts'
import type { Availability } from './username-availability.ts'
import { useUsernameAvailability } from './availability-note.tsx'

test('a name is asked about 500 ms after its typing has stopped, from three characters on', async () => {
  vi.useFakeTimers()
  const fetched = vi.fn(async (_path: string) => Response.json({ available: true }))
  vi.stubGlobal('fetch', fetched)
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const client = new QueryClient()
  const hook = renderHook<string, Availability>(useUsernameAvailability, 'wr', (page) =>
    createElement(QueryClientProvider, { client }, page),
  )
  const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
  await pass(5_000)
  hook.render('wre')
  await pass(400)
  hook.render('wren')
  await pass(499)
  expect(fetched).not.toHaveBeenCalled()
  await pass(1)
  await pass(10)
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/check-username?username=wren'])
  expect(hook.result).toBe('available')
})
