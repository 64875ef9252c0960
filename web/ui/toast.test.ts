import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToasts } from './toast.ts'
import { isSwipedAway, swipeOffset } from './toaster.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('only the latest toast is kept', () => {
  const toasts = createToasts()
  toasts.show({ title: 'First' })
  toasts.show({ title: 'Second', variant: 'danger' })
  expect(toasts.all.get()).toMatchObject([{ title: 'Second', isOpen: true }])
})

test('a dismissed toast closes at once and leaves the list after 1,000,000 ms', () => {
  const toasts = createToasts()
  toasts.dismiss(toasts.show({ title: 'First' }))
  expect(toasts.all.get()).toMatchObject([{ title: 'First', isOpen: false }])
  vi.advanceTimersByTime(999_999)
  expect(toasts.all.get()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(toasts.all.get()).toEqual([])
})

test('those who listen hear of each change until they stop', () => {
  const toasts = createToasts()
  const listener = vi.fn<() => void>()
  const stop = toasts.all.subscribe(listener)
  toasts.dismiss(toasts.show({ title: 'First' }))
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  toasts.show({ title: 'Second' })
  expect(listener).toHaveBeenCalledTimes(2)
})

test('a toast is swiped away to the right past 50 pixels, and only to the right', () => {
  expect(swipeOffset(100, 40)).toBe(0)
  expect(isSwipedAway(swipeOffset(100, 149))).toBe(false)
  expect(isSwipedAway(swipeOffset(100, 150))).toBe(true)
})
