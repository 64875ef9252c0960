// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toast, toasts } from './toast.ts'
import { Toaster } from './toaster.tsx'

const root = createRoot(document.body.appendChild(document.createElement('div')))
beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  act(() => root.render(createElement(Toaster)))
})
afterEach(() => vi.useRealTimers())
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms))
const shown = () => document.querySelector('[data-toasts]')!.textContent

test('one toast at a time is shown, for five seconds', () => {
  act(() => void toast({ title: 'First' }))
  pass(200)
  expect(shown()).toBe('First')
  act(() => void toast({ title: 'Second', variant: 'danger' }))
  pass(200)
  expect(shown()).toBe('Second')
  pass(4_900)
  expect(shown()).toBe('Second')
  pass(100)
  expect(shown()).toBe('')
  expect(toasts.all.get()).toMatchObject([{ title: 'Second', isOpen: false }])
})

test('a toast whose place another one takes within 150 ms is not shown', () => {
  const seen: (string | null)[] = []
  act(() => void toast({ title: 'Gone' }))
  for (let at = 0; at < 10; at++) {
    if (at === 1) act(() => void toast({ title: 'Stays' }))
    pass(100)
    seen.push(shown())
  }
  expect(seen).not.toContain('Gone')
  expect(seen.at(-1)).toBe('Stays')
})
