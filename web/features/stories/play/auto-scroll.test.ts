import { expect, test } from 'vitest'
import { goesAlong, scrollAfter } from './auto-scroll.ts'

const page = { top: 0, viewHeight: 800, contentHeight: 3_000 }

test.each([
  [2_200, true],
  [2_100, true],
  [2_099, false],
])('at %i of 2200 the reader is near the bottom: %s', (top, isNear) => {
  expect(goesAlong(false, undefined, { ...page, top })).toBe(isNear)
})

test('a page that went to the bottom by itself goes along, although it has grown before anyone saw it', () => {
  const grown = { ...page, top: 2_200, contentHeight: 3_500 }
  expect(goesAlong(true, 2_200, grown)).toBe(true)
  expect(goesAlong(false, 2_200, grown)).toBe(false)
})

test.each([1_900, 2_300])('a page that a reader has moved to %i stays there', (top) => {
  expect(goesAlong(true, 2_200, { ...page, top, contentHeight: 3_500 })).toBe(false)
})

test('a new reply is scrolled to its start', () => {
  expect(scrollAfter({ replyTop: 1_500, wasNearBottom: true }, page)).toBe(1_500)
})

test('a new reply near the end is scrolled to as far as the page goes', () => {
  expect(scrollAfter({ replyTop: 2_900, wasNearBottom: true }, page)).toBe(2_200)
})

test('whatever comes moves only those who are near the bottom', () => {
  expect(scrollAfter({ wasNearBottom: true }, page)).toBe(2_200)
  expect(scrollAfter({ wasNearBottom: false }, page)).toBeUndefined()
  expect(scrollAfter({ replyTop: 1_500, wasNearBottom: false }, page)).toBeUndefined()
})

test('a growing reply is followed only until its start is at the top', () => {
  const growth = { replyTop: 1_900, wasNearBottom: true }
  expect(scrollAfter(growth, { ...page, contentHeight: 2_600 })).toBe(1_800)
  expect(scrollAfter(growth, { ...page, contentHeight: 3_000 })).toBe(1_900)
})

test('a page that is where it should be stays', () => {
  expect(scrollAfter({ wasNearBottom: true }, { ...page, top: 2_200 })).toBeUndefined()
  expect(scrollAfter({ replyTop: 90, wasNearBottom: true }, { ...page, contentHeight: 500 })).toBeUndefined()
})
