import { expect, test } from 'vitest'
import { withFragmentsTold } from './fragments.ts'

test.each([
  ['Riders on the ridge.', 'there are riders on the ridge.'],
  ['a small brown bird', 'there is a small brown bird'],
  ['three knocks at the door', 'there are three knocks at the door'],
  ['The figs have been picked. Recently.', 'The figs have been picked, recently.'],
  ['I wait. Footsteps on the stairs.', 'I wait. there are footsteps on the stairs.'],
])('what is only named is there: %s', (typed, read) => {
  expect(withFragmentsTold(typed)).toBe(read)
})

test.each([
  'more wine!',
  'back to the house',
  'a drink, please',
  'no way',
  '"A ghost in the hall?"',
  'an hour later',
  'the cat again',
])('nothing is there for: %s', (typed) => {
  expect(withFragmentsTold(typed)).toBe(typed)
})
