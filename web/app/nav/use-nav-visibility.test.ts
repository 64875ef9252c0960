import { expect, test } from 'vitest'
import { isHiddenAfterScroll } from './nav-bar.tsx'

test.each([
  ['the first ten pixels hide nothing', false, 0, 10, false],
  ['past ten pixels it hides', false, 0, 11, true],
  ['further down it stays hidden', true, 300, 420, true],
  ['one pixel up shows it', true, 420, 419, false],
  ['up it stays shown', false, 419, 300, false],
  ['down again hides it', false, 300, 301, true],
  ['no movement changes nothing', true, 300, 300, true],
  ['no movement while shown', false, 300, 300, false],
  ['near the top it is always there', true, 12, 8, false],
  ['pulled beyond the top it is there', true, 5, -40, false],
])('%s', (_, wasHidden, fromY, toY, isHidden) => {
  expect(isHiddenAfterScroll(wasHidden, fromY, toY)).toBe(isHidden)
})
