import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#testing/memory-storage.ts'
import { pendingOperation } from './pending-operation.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', memoryStorage())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a start waits for a login for one hour', () => {
  pendingOperation.write({ type: 'start_story', data: { prompt: 'A ferry' }, path: '/' })
  vi.advanceTimersByTime(60 * 60_000 - 1)
  expect(pendingOperation.read()).toMatchObject({ data: { prompt: 'A ferry' }, path: '/' })
  vi.advanceTimersByTime(1)
  expect(pendingOperation.read()).toBeUndefined()
})
