import { expect, test } from 'vitest'
import {
  entriesIn,
  windowAround,
  windowAtEnd,
  windowAtStart,
  windowFurtherDown,
  windowFurtherUp,
} from './feed-window.ts'
import type { FeedWindow } from './feed-window.ts'

const story = Array.from({ length: 2_000 }, (_, index) => index)
const edges = (window: FeedWindow, all = story) => {
  const { entries, hasEarlier, hasLater } = entriesIn(all, window)
  return { first: entries[0], last: entries.at(-1), count: entries.length, hasEarlier, hasLater }
}

test('a short story stands on the page whole', () => {
  expect(edges(windowAtEnd, [1, 2, 3])).toEqual({
    first: 1,
    last: 3,
    count: 3,
    hasEarlier: false,
    hasLater: false,
  })
})

test('a long story opens at its end', () => {
  expect(edges(windowAtEnd)).toMatchObject({ first: 1_976, last: 1_999, hasEarlier: true, hasLater: false })
})

test('a long story is shown from its beginning', () => {
  expect(edges(windowAtStart(2_000))).toMatchObject({ first: 0, last: 59, hasEarlier: false, hasLater: true })
  expect(edges(windowAtStart(3), [1, 2, 3])).toMatchObject({ count: 3, hasEarlier: false, hasLater: false })
})

test('a bookmarked message stands in the middle', () => {
  expect(edges(windowAround(1_000, 2_000))).toMatchObject({ first: 970, last: 1_029, hasLater: true })
  expect(edges(windowAround(1_990, 2_000))).toMatchObject({ last: 1_999, hasLater: false })
  expect(edges(windowAround(3, 2_000)).first).toBe(0)
})

test('going up and down again shows every message and never too many', () => {
  let window = windowAtEnd
  const seen = new Set<number>()
  const look = (): void => {
    const { entries } = entriesIn(story, window)
    expect(entries.length).toBeLessThanOrEqual(280)
    for (const entry of entries) seen.add(entry)
  }
  while (edges(window).hasEarlier) {
    window = windowFurtherUp(window)
    look()
  }
  expect(edges(window).first).toBe(0)
  expect(seen.size).toBe(2_000)
  while (edges(window).hasLater) {
    window = windowFurtherDown(window)
    look()
  }
  expect(edges(window)).toMatchObject({ last: 1_999, count: 280 })
})

test('a step up keeps what was just at the top', () => {
  const { first } = edges(windowAtEnd)
  expect(entriesIn(story, windowFurtherUp(windowAtEnd)).entries).toContain(first)
})
