import { expect, test } from 'vitest'
import { latestTitle } from './title-of.ts'

const bookmarks = [
  { storyId: 'mine', title: 'At the gate', updatedAt: '2026-01-02T00:00:00.000Z' },
  { storyId: 'mine', title: 'Behind the gate', updatedAt: '2026-01-03T00:00:00.000Z' },
  { storyId: 'another', title: 'Elsewhere', updatedAt: '2026-01-04T00:00:00.000Z' },
]

test('the latest bookmark of a story gives its title', () => {
  expect(latestTitle(bookmarks, 'mine')).toBe('Behind the gate')
  expect(latestTitle(bookmarks.toReversed(), 'mine')).toBe('Behind the gate')
})

test('a story without a bookmark has none', () => {
  expect(latestTitle(bookmarks, 'third')).toBeUndefined()
  expect(latestTitle([], 'mine')).toBeUndefined()
})
