import { QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { CallError } from '#web/platform/call-error.ts'
import { adsOnQuery, readAdsSwitch } from './ads.api.ts'

test.each([
  ['true', true],
  ['false', false],
])('the site says %s', async (value, isOn) => {
  expect(await readAdsSwitch(async () => ({ value }))).toBe(isOn)
})

test.each([404, 401, 403])('%i counts as on', async (status) => {
  const refuse = () => Promise.reject(new CallError('no', status))
  expect(await readAdsSwitch(refuse)).toBe(true)
})

test.each([0, 429, 500])('%i says nothing about it', async (status) => {
  const refuse = () => Promise.reject(new CallError('no', status))
  await expect(readAdsSwitch(refuse)).rejects.toThrow('no')
})

test('what was heard of it holds for five minutes', async () => {
  vi.useFakeTimers()
  const fetched = vi.fn(async () => Response.json({ key: 'ads_enabled', value: 'false' }))
  vi.stubGlobal('fetch', fetched)
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const queries = new QueryClient()
  expect(await queries.fetchQuery(adsOnQuery)).toBe(false)
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 1)
  await queries.fetchQuery(adsOnQuery)
  expect(fetched).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(1)
  await queries.fetchQuery(adsOnQuery)
  expect(fetched).toHaveBeenCalledTimes(2)
})
