import { expect, test } from 'vitest'
import { nextItem } from './menu-list.tsx'

const labels = ['Story Preferences', 'Account Settings', 'Privacy Policy', 'Terms of Service', 'Sign out']

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 4, 0],
  ['ArrowUp', 0, 4],
  ['ArrowUp', -1, 4],
  ['ArrowUp', 3, 2],
  ['Home', 3, 0],
  ['End', 0, 4],
  ['s', 0, 4],
  ['S', 4, 0],
  ['p', 2, 2],
  ['x', 0, undefined],
  [' ', 0, undefined],
  ['Enter', 0, undefined],
])('%s from item %i leads to %s', (key, current, next) => {
  expect(nextItem(labels, current, key)).toBe(next)
})
