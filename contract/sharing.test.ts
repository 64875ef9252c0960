import { expect, test } from 'vitest'
import { sharedStoryKey } from './sharing.ts'

test('what is kept of a shared story is kept for it alone', () => {
  expect(sharedStoryKey('one')).toEqual(['shared story', 'one'])
})
