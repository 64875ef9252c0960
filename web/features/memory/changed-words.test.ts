import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedWords } from './changed-words.ts'

test('the words that have changed stand between those that have not', () => {
  expect(
    changedWords('Mira hid the key under the jetty', 'Mira hid the brass key in the mill'),
  ).toMatchObject([
    { text: 'Mira hid the', change: 'same' },
    { text: 'brass', change: 'new' },
    { text: 'key', change: 'same' },
    { text: 'under', change: 'gone' },
    { text: 'in', change: 'new' },
    { text: 'the', change: 'same' },
    { text: 'jetty', change: 'gone' },
    { text: 'mill', change: 'new' },
  ])
})

test('both texts can be read from it', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'key', 'Mira'), { maxLength: 12 })
    .map((all) => all.join(' '))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = changedWords(before, after)
      const without = (change: string) =>
        parts
          .filter((part) => part.change !== change)
          .map((part) => part.text)
          .join(' ')
      expect([without('new'), without('gone')]).toEqual([before, after])
    }),
  )
})
