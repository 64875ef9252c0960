import { expect, test } from 'vitest'
import { rankHits, type TermHits } from './rank-hits.ts'

/** Messages of one length that hold a term. */
const held = (...messageIds: number[]): TermHits => ({ messageIds, lengths: messageIds.map(() => 80) })
const order = (hits: readonly TermHits[], most = 10) =>
  rankHits(hits, { messages: 20, most }).map(({ messageId }) => messageId)

test('a rare word counts more than a common one, and two more than one', () => {
  expect(order([held(1, 2, 3, 4, 5, 6), held(3), held(4)])).toEqual([4, 3, 6, 5, 2, 1])
  expect(order([held(1, 2, 3), held(3), held(3, 5)])).toEqual([3, 5, 2, 1])
})

test('a short message comes before a long one', () => {
  expect(order([{ messageIds: [1, 2, 3], lengths: [400, 80, 240] }])).toEqual([2, 3, 1])
})

test('only so many are left, and of nothing nothing', () => {
  expect(order([held(1, 2, 3)], 2)).toEqual([3, 2])
  expect(order([held(), held()])).toEqual([])
})
