import { describe, expect, test } from 'vitest'
import { playTurns } from '#testing/play-turns.ts'

const WATSON = 'London, 1888. I am Dr Watson. Holmes is bored.'
const told = (premise: string, ...turns: string[]): string[] =>
  playTurns(premise, turns).map(({ text }) => text)

describe('A knock at the door', () => {
  test('is somebody, who is let in by opening, and named when asked after', () => {
    const [, , opened, who] = told(WATSON, "there's a knock at the door", 'open it', 'who is it')
    expect(opened).toMatch(/^You open the door\. A caller stands there/)
    expect(who).toMatch(/\bby the name of|is called\b/)
  })

  test('is as much man or woman as the reader says', () => {
    const asked = told(WATSON, "there's a knock at the door", 'open it', 'invite her in').at(-1)
    expect(asked).toMatch(/the caller|she/)
    expect(asked).not.toContain('Holmes')
  })

  test('is none where nobody knocks', () => {
    expect(told(WATSON, 'I look at the door', 'open it').at(-1)).not.toContain('caller')
  })
})

describe('A roll of the dice', () => {
  test.each(['roll for stealth', 'perception check', 'I make a persuasion check', 'roll a d20'])(
    '%s',
    (typed) => {
      expect(told(WATSON, typed).at(-1)).toMatch(
        /^You roll(?: for \w+)?: an? \d+, and that is (?:not )?enough\./,
      )
    },
  )

  test('is none of a roll of bread', () => {
    expect(told(WATSON, 'I eat a roll').at(-1)).not.toMatch(/enough/)
  })
})

test.each([
  ['what does she say?', 'A woman sits by the fire. I am Dr Watson.', /“what does/i],
  ['hail a cab', WATSON, /heard of such a thing|in the hail/],
])('is read as meant: %s', (typed, premise, misread) => {
  expect(told(premise, typed).at(-1)).not.toMatch(misread)
})
