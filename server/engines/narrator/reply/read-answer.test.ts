import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tidyTitle } from './read-answer.ts'

test.each([
  ['The Drowned Bell', 'The Drowned Bell'],
  ['"The Drowned Bell."\n\nI hope you like it!', 'The Drowned Bell'],
  ['**Title: The Drowned Bell**', 'The Drowned Bell'],
  ['# «Die versunkene Glocke»', 'Die versunkene Glocke'],
  ['\n---\nA  Lamp\tfor 2', 'A Lamp for 2'],
  ['The "Drowned" Bell’s Song', 'The Drowned Bell’s Song'],
  ['...', ''],
])('%j becomes %j', (answer, title) => {
  expect(tidyTitle(answer)).toBe(title)
})

test('a long title ends with a whole word within 60 characters', () => {
  expect(tidyTitle('The Keeper of the Seven Lanterns, and What She Saw, Below the Harbour of Glass')).toBe(
    'The Keeper of the Seven Lanterns, and What She Saw, Below',
  )
})

test('no answer makes a title of more than 60 characters or more than one line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (answer) => {
      const title = tidyTitle(answer)
      expect(title.length).toBeLessThanOrEqual(60)
      expect(title).not.toContain('\n')
    }),
  )
})
