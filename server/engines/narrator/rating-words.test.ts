import { expect, test } from 'vitest'
import { isBeyondRating } from './rating-words.ts'

test('death and danger are fit for every age, cruelty is not', () => {
  expect(isBeyondRating('The king died by the sword.', 'general')).toBe(false)
  expect(isBeyondRating('The baron tortured his brother.', 'general')).toBe(true)
  expect(isBeyondRating('The baron tortured his brother.', 'teen')).toBe(true)
  expect(isBeyondRating('The baron tortured his brother.', 'mature')).toBe(false)
})

test('a name is no word', () => {
  expect(isBeyondRating('Dick waits at the ford.', 'general')).toBe(false)
})
