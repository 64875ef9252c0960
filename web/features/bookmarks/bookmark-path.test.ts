import { expect, test } from 'vitest'
import { bookmarkPath } from './bookmark-path.ts'

test('a kept place opens its story at its message', () => {
  expect(bookmarkPath({ storyId: 'V1StGXR8_Z5jdHi6B-myT', lastMessageId: 42 })).toBe(
    '/story/V1StGXR8_Z5jdHi6B-myT?messageId=42',
  )
})
