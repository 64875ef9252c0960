// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const open = () => {
  const client = createQueryClient()
  const queryFn = vi.fn(async () => 'told')
  const read = () => client.fetchQuery({ queryKey: ['x'], queryFn })
  return { client, queryFn, read }
}

test('what was read is fresh for thirty seconds, and is not read again for a window that gets the focus', async () => {
  const { client, queryFn, read } = open()
  await read()
  await vi.advanceTimersByTimeAsync(29_999)
  await read()
  expect(queryFn).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(1)
  await read()
  expect(queryFn).toHaveBeenCalledTimes(2)
  expect(client.getDefaultOptions().queries?.refetchOnWindowFocus).toBe(false)
  client.clear()
})

test('what nobody shows is kept for five minutes', async () => {
  const { client, read } = open()
  await read()
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 1)
  expect(client.getQueryData(['x'])).toBe('told')
  await vi.advanceTimersByTimeAsync(1)
  expect(client.getQueryData(['x'])).toBeUndefined()
})
