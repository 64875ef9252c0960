import { expect, test } from 'vitest'
import { sideOfKey, sideOfSwipe, versionBeside } from './version-beside.ts'

test('the versions beside one are found, and none beyond the ends', () => {
  const messageIds = [3, 5, 9]
  expect(versionBeside({ at: 2, of: 3, messageIds }, -1)).toBe(3)
  expect(versionBeside({ at: 2, of: 3, messageIds }, 1)).toBe(9)
  expect(versionBeside({ at: 1, of: 3, messageIds }, -1)).toBeUndefined()
  expect(versionBeside({ at: 3, of: 3, messageIds }, 1)).toBeUndefined()
})

const plain = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false }

test('arrows alone lead to a side', () => {
  expect(sideOfKey({ ...plain, key: 'ArrowLeft' })).toBe(-1)
  expect(sideOfKey({ ...plain, key: 'ArrowRight' })).toBe(1)
  expect(sideOfKey({ ...plain, key: 'ArrowDown' })).toBeUndefined()
  expect(sideOfKey({ ...plain, key: 'ArrowLeft', altKey: true })).toBeUndefined()
})

test.each([
  ['a swipe to the left brings the next one', { x: 300, y: 100 }, { x: 220, y: 110 }, 1],
  ['a swipe to the right the one before', { x: 100, y: 100 }, { x: 200, y: 80 }, -1],
  ['a short one nothing', { x: 300, y: 100 }, { x: 250, y: 100 }, undefined],
  ['scrolling askew nothing', { x: 300, y: 100 }, { x: 200, y: 180 }, undefined],
  ['the browser’s own way back nothing', { x: 10, y: 100 }, { x: 200, y: 100 }, undefined],
  ['nor its way on', { x: 380, y: 100 }, { x: 200, y: 100 }, undefined],
] as const)('%s', (_, from, to, side) => {
  expect(sideOfSwipe(from, to, 390)).toBe(side)
})
