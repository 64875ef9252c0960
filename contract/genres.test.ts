import { expect, test } from 'vitest'
import { describeGenreMix, genres, readGenreMix } from './genres.ts'

test('a mix has ten genres', () => {
  expect(genres.join(' ')).toBe(
    'fantasy scifi mystery horror western postapocalyptic comedy historical romance thriller',
  )
})

test('a mix is one sentence, the strongest first, and nothing where nothing is mixed', () => {
  expect(describeGenreMix({ comedy: 20, horror: 90, fantasy: 0, western: 20 })).toBe(
    'Mix in the following genre preferences: 90% horror, 20% western, 20% comedy',
  )
  expect(describeGenreMix({ comedy: 0 })).toBe('')
  expect(describeGenreMix({})).toBe('')
})

test.each([
  ['A mill.', { scenario: 'A mill.' }],
  [' A mill. \n', { scenario: 'A mill.' }],
  [
    ' A mill.\n\nMix in the following genre preferences: 90% horror, 20% comedy. ',
    { scenario: 'A mill.', mix: { horror: 90, comedy: 20 } },
  ],
  ['Mix in the following genre preferences: 100% scifi', { scenario: '', mix: { scifi: 100 } }],
  [
    'A mill. Mix in the following genre preferences: 999% horror, 5% cooking, 7% romance',
    { scenario: 'A mill.', mix: { horror: 100, romance: 7 } },
  ],
  [
    'Mix in the following genre preferences: 9% horror. And then?',
    { scenario: 'Mix in the following genre preferences: 9% horror. And then?' },
  ],
  [
    'Mix in the following genre preferences: lots of horror',
    { scenario: 'Mix in the following genre preferences: lots of horror' },
  ],
])('of %j the scenario and the mix are read', (prompt, read) => {
  expect(readGenreMix(prompt)).toEqual(read)
})
