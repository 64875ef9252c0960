// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from '#testing/render-hook.ts'
import type { FeedMessage } from '../model/feed-message.ts'
import { useFeedWindow } from './use-feed-window.ts'

/** The observers that watch an edge of the window now, with the way to tell them that it came into sight. */
const watching = new Map<Element, (seen: { isIntersecting: boolean }[]) => void>()
let ahead: object | undefined
const scrolledTo = vi.fn<(place: ScrollToOptions) => void>()

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      #watched: Element | undefined
      readonly #callback: (seen: { isIntersecting: boolean }[]) => void
      constructor(callback: (seen: { isIntersecting: boolean }[]) => void, options: object) {
        ahead = options
        this.#callback = callback
      }
      observe(edge: Element) {
        this.#watched = edge
        watching.set(edge, this.#callback)
      }
      disconnect() {
        if (this.#watched && watching.get(this.#watched) === this.#callback) watching.delete(this.#watched)
      }
    },
  )
  vi.stubGlobal('scrollTo', scrolledTo)
  vi.stubGlobal('scrollBy', vi.fn())
  vi.stubGlobal('CSS', { supports: () => false })
  vi.stubGlobal('innerHeight', 800)
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 9_800, configurable: true })
})
afterEach(() => {
  watching.clear()
  scrolledTo.mockClear()
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

const feed = (count: number): FeedMessage[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `m${at}`,
    messageId: at + 1,
    role: at % 2 === 0 ? 'assistant' : 'user',
    content: `${at}`,
  }))

/** A feed on the page, as ids of its first and last entry, and its edges. */
function open(entries: FeedMessage[], centredId?: number) {
  const use = (given: { entries: FeedMessage[]; isStill: boolean }) =>
    useFeedWindow(given.entries, { centredId, isStill: given.isStill })
  const hook = renderHook(use, { entries, isStill: true })
  const list = document.body.appendChild(document.createElement('div'))
  const edges = {
    top: list.appendChild(document.createElement('div')),
    bottom: document.createElement('div'),
  }
  list.append(edges.bottom)
  hook.result.top.current = edges.top
  hook.result.bottom.current = edges.bottom
  return {
    ...edges,
    hook,
    shown: () => [hook.result.entries[0]?.id, hook.result.entries.at(-1)?.id],
    hasMore: () => [hook.result.hasEarlier, hook.result.hasLater],
    render: (next: FeedMessage[], isStill = false) => hook.render({ entries: next, isStill }),
    see: (edge: Element, ...seen: boolean[]) =>
      act(() => watching.get(edge)?.(seen.map((isIntersecting) => ({ isIntersecting })))),
  }
}
const press = (init: KeyboardEventInit & { key: string }, target: EventTarget = document.body) => {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })
  act(() => void target.dispatchEvent(event))
  return event
}

test('a long feed opens at its end and moves on with its upper edge', () => {
  const entries = feed(400)
  const page = open(entries)
  expect(page.shown()).toEqual(['m376', 'm399'])
  expect(page.hasMore()).toEqual([true, false])
  expect(watching.size).toBe(0)
  page.render(entries)
  expect(ahead).toEqual({ rootMargin: '1500px 0px' })
  page.see(page.top, true, false)
  expect(page.shown()).toEqual(['m376', 'm399'])
  page.see(page.top, false, true)
  expect(page.shown()).toEqual(['m316', 'm399'])
  page.see(page.top, true)
  expect(page.shown()).toEqual(['m256', 'm399'])
  expect(watching.size).toBe(2)
  page.hook.leave()
  expect(watching.size).toBe(0)
})

test('a feed that opens at a message has it in its middle, and moves on with its lower edge', () => {
  const entries = feed(400)
  const page = open(entries, 101)
  expect(page.shown()).toEqual(['m70', 'm129'])
  expect(page.hasMore()).toEqual([true, true])
  page.render(entries)
  page.see(page.bottom, true)
  expect(page.shown()).toEqual(['m70', 'm189'])
})

test('a message that is not there opens the feed at its end', () => {
  expect(open(feed(400), 999).shown()).toEqual(['m376', 'm399'])
})

test('whoever is away from the end keeps what they read when a turn comes, and goes to it when they want', () => {
  const entries = feed(400)
  const page = open(entries)
  page.render(entries)
  press({ key: 'Home' })
  expect(page.shown()).toEqual(['m0', 'm59'])
  scrolledTo.mockClear()
  page.render([...entries, { id: 'mine', role: 'user', content: 'I go' }])
  expect(page.shown()).toEqual(['m0', 'm59'])
  expect(scrolledTo).not.toHaveBeenCalled()
  act(() => page.hook.result.goTo('end'))
  expect(page.shown()).toEqual(['m377', 'mine'])
  expect(scrolledTo).toHaveBeenCalledExactlyOnceWith({ top: 9_000, behavior: 'instant' })
})

test('a new turn of a reader who is at the end scrolls nothing', () => {
  const page = open(feed(400))
  page.render([...feed(400), { id: 'mine', role: 'user', content: 'I go' }])
  expect(page.shown()).toEqual(['m377', 'mine'])
  expect(scrolledTo).not.toHaveBeenCalled()
})

test('Home and End go to the edges of the whole story, and nowhere else', () => {
  const page = open(feed(400))
  expect(press({ key: 'Home' }).defaultPrevented).toBe(true)
  expect(page.shown()).toEqual(['m0', 'm59'])
  expect(scrolledTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
  expect(press({ key: 'End' }).defaultPrevented).toBe(true)
  expect(page.shown()).toEqual(['m376', 'm399'])
  expect(scrolledTo).toHaveBeenLastCalledWith({ top: 9_000, behavior: 'instant' })
  expect(press({ key: 'a' }).defaultPrevented).toBe(false)
  page.hook.leave()
  expect(press({ key: 'Home' }).defaultPrevented).toBe(false)
})

test.each([
  ['a text field', '<textarea></textarea>', 'textarea', true],
  ['an item of a menu', '<ul role="menu"><li></li></ul>', 'li', true],
  ['a button of a dialog', '<div role="dialog"><button></button></div>', 'button', true],
  ['a button of the page', '<main><button></button></main>', 'button', false],
])('in %s Home means what it means there', (_, html, name, isOwn) => {
  const page = open(feed(400))
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = html
  press({ key: 'Home' }, place.querySelector(name)!)
  expect(page.shown()).toEqual(isOwn ? ['m376', 'm399'] : ['m0', 'm59'])
})
