import { expect, test } from 'vitest'
import { deedOfKey } from './chat-keys.ts'

const enter = {
  key: 'Enter',
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  isComposing: false,
}

test('Enter sends', () => {
  expect(deedOfKey(enter)).toBe('send')
})

test.each(['shiftKey', 'ctrlKey', 'altKey', 'metaKey'])('%s and Enter make a new line', (modifier) => {
  expect(deedOfKey({ ...enter, [modifier]: true })).toBe('new-line')
})

test('the Enter that ends a word of an input method does nothing', () => {
  expect(deedOfKey({ ...enter, isComposing: true })).toBeUndefined()
})

test('any other key only writes', () => {
  expect(deedOfKey({ ...enter, key: 'e', ctrlKey: true })).toBeUndefined()
})
