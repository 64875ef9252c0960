import { expect, test } from 'vitest'
import { actionOfKey } from './chat-input.tsx'

const enter = {
  key: 'Enter',
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  isComposing: false,
}

test('Enter sends', () => {
  expect(actionOfKey(enter)).toBe('send')
})

test.each(['shiftKey', 'ctrlKey', 'altKey', 'metaKey'])('%s and Enter make a new line', (modifier) => {
  expect(actionOfKey({ ...enter, [modifier]: true })).toBe('new-line')
})

test('the Enter that ends a word of an input method does nothing', () => {
  expect(actionOfKey({ ...enter, isComposing: true })).toBeUndefined()
})

test('any other key only writes', () => {
  expect(actionOfKey({ ...enter, key: 'e', ctrlKey: true })).toBeUndefined()
})
