// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from '#testing/render-hook.ts'
import type { FeedMessage } from '../model/feed-message.ts'
import { useAutoScroll } from './use-auto-scroll.ts'

/** The page as the browser would measure it; `scrollTo` moves it. */
const page = { scrollTop: 0, clientHeight: 800, scrollHeight: 3_000 }
const scrolledTo = vi.fn<(place: ScrollToOptions) => void>(({ top = 0 }) => {
  page.scrollTop = top
})
let grow: (() => void) | undefined

beforeEach(() => {
  Object.assign(page, { scrollTop: 0, clientHeight: 800, scrollHeight: 3_000 })
  for (const name of Object.keys(page) as (keyof typeof page)[])
    Object.defineProperty(document.documentElement, name, { get: () => page[name], configurable: true })
  vi.stubGlobal('scrollTo', scrolledTo)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #callback: () => void
      constructor(callback: () => void) {
        this.#callback = callback
      }
      observe(watched: Element) {
        if (watched === document.body) grow = () => act(this.#callback)
      }
      disconnect() {
        grow = undefined
      }
    },
  )
})
afterEach(() => {
  scrolledTo.mockClear()
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

const opening: FeedMessage = { id: 'a', role: 'assistant', content: 'Once.', isInitialMessage: true }
const mine: FeedMessage = { id: 'mine', role: 'user', content: 'I go' }
const reply: FeedMessage = { id: 'r', role: 'assistant', content: 'You' }

const follow = (messages: FeedMessage[], isSteered = false) => {
  const hook = renderHook((shown: FeedMessage[]) => useAutoScroll(shown, { isSteered }), messages)
  return hook
}
const readerScrolls = (top: number): void => {
  page.scrollTop = top
  dispatchEvent(new Event('scroll'))
}
/** Puts the row of a message at so many pixels below the upper edge of the screen. */
const place = (id: string, top: number): void => {
  const row = document.body.appendChild(document.createElement('article'))
  row.id = `message-${id}`
  vi.spyOn(row, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect)
}
const lastTop = () => scrolledTo.mock.lastCall?.[0]

test('a page that opens at its opening stays at its head', () => {
  follow([opening])
  expect(scrolledTo).not.toHaveBeenCalled()
  page.scrollTop = 300
  follow([opening])
  expect(lastTop()).toEqual({ top: 0, behavior: 'instant' })
})

test('a new reply is brought to 88 pixels below the upper edge', () => {
  const hook = follow([opening, mine])
  expect(lastTop()).toEqual({ top: 2_200, behavior: 'instant' })
  place('r', -600)
  hook.render([opening, mine, { ...reply, content: '' }])
  expect(page.scrollTop).toBe(2_200)
  hook.render([opening, mine, reply])
  expect(page.scrollTop).toBe(2_200 - 600 - 88)
})

test('whoever reads elsewhere stays there, whatever comes', () => {
  const hook = follow([opening, mine])
  readerScrolls(400)
  place('r', 600)
  hook.render([opening, mine, reply])
  expect(page.scrollTop).toBe(400)
  grow?.()
  expect(page.scrollTop).toBe(400)
})

test('a reply near the head of the page is not scrolled beyond it', () => {
  place('r', 40)
  follow([reply])
  expect(scrolledTo).not.toHaveBeenCalled()
  page.scrollTop = 20
  follow([reply])
  expect(page.scrollTop).toBe(0)
})

test('a reply without a row yet is followed at the bottom', () => {
  follow([opening, reply])
  expect(page.scrollTop).toBe(2_200)
})

test('a page that grows takes along those who are near its bottom, and those it took along before', () => {
  follow([opening, mine])
  page.scrollHeight = 3_090
  grow?.()
  expect(page.scrollTop).toBe(2_290)
  page.scrollHeight = 4_000
  dispatchEvent(new Event('scroll'))
  grow?.()
  expect(page.scrollTop).toBe(3_200)
  readerScrolls(1_000)
  page.scrollHeight = 5_000
  grow?.()
  expect(page.scrollTop).toBe(1_000)
})

test('a page that was steered away from its end stays where it was brought', () => {
  const steered = renderHook<boolean, void>(
    (isSteered) => useAutoScroll([opening, mine], { isSteered }),
    true,
  )
  page.scrollTop = 500
  grow?.()
  steered.render(false)
  grow?.()
  expect(page.scrollTop).toBe(500)
})

test('a page that is steered by something else, empty or left moves nothing', () => {
  follow([opening, mine], true)
  follow([])
  expect(scrolledTo).not.toHaveBeenCalled()
  const hook = follow([opening, mine])
  scrolledTo.mockClear()
  hook.leave()
  expect(grow).toBeUndefined()
})
