import { expect, test } from 'vitest'
import { closesAfter, draggedBy } from './drawer-window.tsx'

test('a drawer follows the finger down and not up', () => {
  expect(draggedBy(100, 180)).toBe(80)
  expect(draggedBy(100, 20)).toBe(0)
})

test.each([
  [0, false],
  [100, false],
  [101, true],
  [400, true],
])('let go %i px down, a drawer of 400 px closes: %s', (draggedPx, closes) => {
  expect(closesAfter(draggedPx, 400)).toBe(closes)
})
