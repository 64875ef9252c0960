import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { comesWithin } from './clock.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('what comes in time leaves no timer behind', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const isInTime = comesWithin(promise, 1_000)
  await vi.advanceTimersByTimeAsync(999)
  expect(vi.getTimerCount()).toBe(1)
  resolve()
  expect(await isInTime).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

test('what comes late does not come within the time', async () => {
  const isInTime = comesWithin(new Promise(() => {}), 1_000)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await isInTime).toBe(false)
})

test('what fails in time throws, and leaves no timer behind', async () => {
  await expect(comesWithin(Promise.reject(new Error('gone')), 1_000)).rejects.toThrow('gone')
  expect(vi.getTimerCount()).toBe(0)
})
