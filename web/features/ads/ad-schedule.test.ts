import { describe, expect, test } from 'vitest'
import { adLabel, adTurns, countMessage } from './ad-schedule.ts'

/** AD-8 to AD-12, worked out by hand: the messages up to the 100th after which an ad stands. */
const table: [messageFrequency: number, turns: number[]][] = [
  [
    1,
    [1, 2, 3, 5, 9, 13, 17, 21, 25, 29, 33, 37, 41, 45, 49, 53, 57, 61, 65, 69, 73, 77, 81, 85, 89, 93, 97],
  ],
  [2, [1, 3, 5, 8, 15, 22, 29, 36, 43, 50, 57, 64, 71, 78, 85, 92, 99]],
  [3, [1, 3, 6, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]],
  [4, [2, 5, 9, 15, 29, 43, 57, 71, 85, 99]],
  [5, [2, 6, 11, 18, 35, 52, 69, 86]],
  [6, [2, 6, 12, 20, 40, 60, 80, 100]],
  [7, [3, 8, 15, 25, 49, 73, 97]],
  [8, [3, 9, 17, 28, 55, 82]],
  [9, [3, 9, 18, 30, 60, 90]],
  [10, [4, 11, 21, 35, 69]],
]

describe('the schedule up to the 100th message', () => {
  test.each(table)('with the slider at %i', (messageFrequency, turns) => {
    expect(adTurns(messageFrequency, 100)).toEqual(turns)
  })
})

test('the level rises by one with each ad and stops at ten', () => {
  const levels: number[] = []
  let schedule = { messageCounter: 0, currentFrequencyLevel: 1 }
  for (let turn = 1; turn <= 100; turn += 1) {
    const { isDue, ...next } = countMessage(schedule, 3)
    schedule = next
    if (isDue) levels.push(next.currentFrequencyLevel)
  }
  expect(levels).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 10])
})

test('a kept level goes on where it was, with the counter from nothing', () => {
  expect(countMessage({ messageCounter: 0, currentFrequencyLevel: 2 }, 3)).toEqual({
    messageCounter: 1,
    currentFrequencyLevel: 2,
    isDue: false,
  })
  expect(countMessage({ messageCounter: 1, currentFrequencyLevel: 2 }, 3)).toEqual({
    messageCounter: 0,
    currentFrequencyLevel: 3,
    isDue: true,
  })
})

test.each([
  [1, 'First Ad'],
  [3, 'Third Ad'],
  [6, 'Sixth Ad'],
  [10, 'Tenth Ad'],
  [2, 'Ad 2'],
  [20, 'Ad 20'],
  [100, 'Ad 100'],
])('the ad after message %i is called %s', (turn, label) => {
  expect(adLabel(turn)).toBe(label)
})
