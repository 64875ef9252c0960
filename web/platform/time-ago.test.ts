import { expect, test } from 'vitest'
import { timeAgo } from './time-ago.ts'

const now = Date.UTC(2026, 0, 31, 12)
const minutes = 60_000

test.each([
  [0, 'just now'],
  [-5 * minutes, 'just now'],
  [4 * minutes, 'just now'],
  [5 * minutes, '5 minutes ago'],
  [60 * minutes, '1 hour ago'],
  [25 * 60 * minutes, 'yesterday'],
  [40 * 24 * 60 * minutes, 'last month'],
  [800 * 24 * 60 * minutes, '2 years ago'],
])('%i ms before now is called %s', (age, text) => {
  expect(timeAgo(now - age, now, 'en')).toBe(text)
})
