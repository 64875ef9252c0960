// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { jumpToEdge } from './jump-to-edge.ts'

const scrolledTo = vi.fn<(place: ScrollToOptions) => void>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('scrollTo', scrolledTo)
  vi.stubGlobal('innerHeight', 800)
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 9_800, configurable: true })
})
afterEach(() => {
  vi.advanceTimersByTime(1_000)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  scrolledTo.mockClear()
})

/** Says that the page stands at `top` now, by whatever moved it; answers how often it was brought to `9_000` in all. */
function glideTo(top: number): number {
  vi.stubGlobal('scrollY', top)
  dispatchEvent(new Event('scroll'))
  return scrolledTo.mock.calls.filter(([place]) => place.top === 9_000).length
}

test('a glide that goes on after the jump is brought back, until it must be over', () => {
  jumpToEdge('end')
  expect(glideTo(9_000)).toBe(1)
  expect(glideTo(4_000)).toBe(2)
  vi.advanceTimersByTime(999)
  expect(glideTo(5_000)).toBe(3)
  vi.advanceTimersByTime(1)
  expect(glideTo(6_000)).toBe(3)
})

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('a reader’s %s ends the hold', (move) => {
  jumpToEdge('end')
  dispatchEvent(new Event(move))
  expect(glideTo(4_000)).toBe(1)
})

test('a page that grows while it is held at its end goes along', () => {
  jumpToEdge('end')
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 10_800, configurable: true })
  expect(glideTo(9_000)).toBe(1)
  expect(scrolledTo).toHaveBeenLastCalledWith({ top: 10_000, behavior: 'instant' })
})
