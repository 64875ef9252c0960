import { expect, test } from 'vitest'
import { BookmarkForm } from './bookmarks.ts'

test.each([
  [' d ', 'd'],
  [null, null],
])('the description %j is taken as %j', (description, taken) => {
  expect(BookmarkForm.parse({ title: 'A', description })).toEqual({ title: 'A', description: taken })
})

test('a description that is too long is refused in words', () => {
  const { error } = BookmarkForm.safeParse({ title: 'A', description: 'x'.repeat(1_001) })
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'Please keep the description to 1000 characters',
  ])
})
