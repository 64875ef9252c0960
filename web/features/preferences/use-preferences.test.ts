// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderHook } from '#testing/render-hook.ts'
import { userQuery } from '#web/platform/session/user-query.ts'
import { usePreferences } from './preferences.api.ts'

test('once read they never go stale', async () => {
  vi.useFakeTimers()
  const chosen = { contentRating: 'teen', narrativeStyle: 'concise', languageStyle: 'formal' }
  const fetched = vi.fn(async (_path: string) => Response.json(chosen))
  vi.stubGlobal('fetch', fetched)
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const client = new QueryClient()
  const wren = { id: 7, username: 'wren', isAdmin: false }
  const open = () => {
    client.setQueryData(userQuery.queryKey, wren)
    return renderHook(usePreferences, undefined, (page) =>
      createElement(QueryClientProvider, { client }, page),
    )
  }
  const first = open()
  await act(async () => void (await vi.advanceTimersByTimeAsync(100)))
  expect(first.result.preferences).toEqual(chosen)
  await act(async () => void (await vi.advanceTimersByTimeAsync(24 * 3_600_000)))
  const again = open()
  await act(async () => void (await vi.advanceTimersByTimeAsync(100)))
  expect(again.result.preferences).toEqual(chosen)
  expect(fetched.mock.calls.filter(([path]) => path === '/api/preferences')).toHaveLength(1)
})
