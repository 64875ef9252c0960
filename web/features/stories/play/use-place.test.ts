// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from '#testing/render-hook.ts'
import type { KeptPlace } from '#contract/place.ts'
import type { FeedMessage } from '../model/feed-message.ts'
import { keptPlace } from '../store/kept-place.ts'
import { usePlace } from './use-place.ts'

/** A page of 3,000 px in a view of 800: the rows of two messages, of 400 px each, begin at 1,000 and 1,400. */
const page = { scrollTop: 0, clientHeight: 800, scrollHeight: 3_000 }
const starts = { a: 1_000, b: 1_400 }

const messages: FeedMessage[] = [
  { id: 'a', messageId: 1, role: 'assistant', content: 'Once.' },
  { id: 'b', messageId: 2, role: 'user', content: 'Go' },
]

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('innerHeight', page.clientHeight)
  vi.stubGlobal('scrollBy', ({ top = 0 }: ScrollToOptions) => (page.scrollTop += top))
  page.scrollTop = 0
  for (const name of Object.keys(page) as (keyof typeof page)[])
    Object.defineProperty(document.documentElement, name, { get: () => page[name], configurable: true })
  for (const { id, messageId } of messages) {
    const row = document.body.appendChild(document.createElement('article'))
    row.id = `message-${id}`
    row.dataset.messageId = String(messageId)
    row.getBoundingClientRect = () => {
      const top = starts[id as 'a' | 'b'] - page.scrollTop
      return { top, bottom: top + 400, height: 400 } as DOMRect
    }
  }
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  history.replaceState(null, '')
  document.body.innerHTML = ''
})

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms))
type Shown = { now: FeedMessage[]; lastPlace?: KeptPlace }
const open = (bookmarkedId?: number, shown: FeedMessage[] = messages, read?: KeptPlace) => {
  const first: Shown = { now: shown, lastPlace: read }
  return renderHook(({ now, lastPlace }: Shown) => usePlace('story', { bookmarkedId, lastPlace }, now), first)
}
const elsewhere: KeptPlace = { place: { messageId: 1, at: 0.5 }, keptAt: '2026-11-20T10:00:00.000Z' }

test('a bookmark brings its message to the middle once it is there, and shows it for two seconds', () => {
  const hook = open(2, [])
  pass(5_000)
  expect(page.scrollTop).toBe(0)
  expect(hook.result).toEqual({ centredId: 2, isPlacing: false, highlightedId: undefined })
  hook.render({ now: messages })
  expect(page.scrollTop).toBe(1_400 + 200 - 400)
  expect(hook.result).toEqual({ centredId: 2, isPlacing: true, highlightedId: undefined })
  pass(150)
  expect(hook.result.highlightedId).toBe(2)
  pass(1_999)
  expect(hook.result.highlightedId).toBe(2)
  pass(1)
  expect(hook.result).toEqual({ centredId: 2, isPlacing: false, highlightedId: undefined })
})

test('without a bookmark the story opens where it was read, and highlights nothing', () => {
  keptPlace.write('story', { place: { messageId: 2, at: 0.5 }, keptAt: '' })
  const hook = open()
  expect(page.scrollTop).toBe(1_400 + 200 - 80)
  pass(150)
  expect(hook.result.highlightedId).toBeUndefined()
})

test('a visit that is come back to opens where it was left, not at its bookmark again', () => {
  open(2).leave()
  const first = open(2)
  pass(150)
  first.leave()
  keptPlace.write('story', { place: { messageId: 1, at: 0.25 }, keptAt: '' })
  open(2)
  expect(page.scrollTop).toBe(1_000 + 100 - 80)
})

test('the place that is read is kept, and none of who is at the end', () => {
  const hook = open()
  page.scrollTop = 1_120
  dispatchEvent(new Event('scroll'))
  pass(250)
  expect(keptPlace.read('story')?.place).toEqual({ messageId: 1, at: 0.5 })
  page.scrollTop = 2_200
  dispatchEvent(new Event('scroll'))
  pass(250)
  expect(keptPlace.read('story')?.place).toBeNull()
  hook.leave()
})

test('what another device kept later takes the place of what this browser knows', () => {
  keptPlace.write('story', { place: { messageId: 2, at: 0.5 }, keptAt: '2026-11-20T09:00:00.000Z' })
  const hook = open()
  expect(page.scrollTop).toBe(1_400 + 200 - 80)
  hook.render({ now: messages, lastPlace: elsewhere })
  expect(page.scrollTop).toBe(1_000 + 200 - 80)
  expect(keptPlace.read('story')?.keptAt).toBe(elsewhere.keptAt)
  hook.leave()
})

test('what another device kept earlier does not, nor anything once the reader has moved the page', () => {
  keptPlace.write('story', { place: { messageId: 2, at: 0.5 }, keptAt: '2026-11-20T11:00:00.000Z' })
  const knowing = open(undefined, messages, elsewhere)
  expect(page.scrollTop).toBe(1_400 + 200 - 80)
  knowing.leave()

  keptPlace.write('story', { place: { messageId: 2, at: 0.5 }, keptAt: '' })
  const moving = open()
  act(() => void dispatchEvent(new Event('wheel')))
  moving.render({ now: messages, lastPlace: elsewhere })
  expect(page.scrollTop).toBe(1_400 + 200 - 80)
  moving.leave()
})

test('a bookmark leads to its message, wherever another device was', () => {
  const hook = open(2, messages, elsewhere)
  expect(page.scrollTop).toBe(1_400 + 200 - 400)
  hook.leave()
})

test('a page that is left has nothing to do any more', () => {
  open(2).leave()
  expect(vi.getTimerCount()).toBe(0)
})
