import { describe, expect, test } from 'vitest'
import { playTurns } from '#testing/play-turns.ts'

const answer = (premise: string, ...turns: string[]): string => playTurns(premise, turns).at(-1)!.text
const ferry = 'I am a ferry pilot. My two children, Ana and Tom, are on board, and so is the cook.'

describe('An answer is of the sort that is asked for, in a whole sentence', () => {
  test.each([
    ['who lit the lamp?', /^(?:A (?:wo)?man by the name of \p{Lu}\p{L}+|\p{Lu}\p{L}+) lit the lamp\.$/u],
    [
      'how many crates are in the hold?',
      /^(?:Three|Four|Five|Six|Seven|Eight|Nine) crates are in the hold\.$/,
    ],
    ['how much water is left?', /\bwater is left\.$/],
    ['how old is the cook?', /^The cook is [a-z]+-[a-z]+\.$/],
    ['how far is it to the other bank?', /on foot/],
    ['how long has the cook been asleep?', /^The cook has been asleep for .+\.$/],
    ['when did the cook leave the galley?', /^The cook left the galley (?:yesterday|early|three days ago)/],
    [
      'what deck am I on? what floor am I on?',
      /You are on the \p{L}+th floor\.$|You are on the third floor\.$/u,
    ],
    ['what does the cook carry under the apron?', /^The cook carries an? .+ under the apron\.$/],
    ['what colour is the flag?', /^The flag is /],
    [
      'does the cook sing?',
      /^(?:Yes, the cook sings|No, the cook does not sing|Yes, (?:s?he|they) do|No, (?:s?he|they) do)/,
    ],
  ])('%s', (asked, told) => expect(answer(ferry, asked)).toMatch(told))

  test('a number that was told stays', () => {
    expect(answer(ferry, 'how many kids are on board?')).toMatch(/\btwo\b/i)
  })

  test('money that was told is money told', () => {
    expect(answer('I have $1.25 and a vending machine.', 'how much money do I have left?')).toContain('$1.25')
  })

  test('each of two questions is answered', () => {
    const text = answer(ferry, 'How much fuel do we have left, and how many lifebelts?')
    expect(text).toMatch(/fuel left\. There are \p{L}+ lifebelts\.$/u)
  })
})

describe('What no sort is sure of is handed back in the words of the question', () => {
  test.each([
    ['where did he get oranges in February?', 'where he got oranges in February'],
    ['why are people running uphill?', 'why people are running uphill'],
    ['what has happened to the river?', 'what has happened to the river'],
  ])('%s', (asked, put) => {
    const text = answer(ferry, asked)
    expect(text.toLowerCase()).toContain(put.toLowerCase())
    expect(text).not.toContain('“')
  })

  test('by whoever was asked', () => {
    expect(answer(ferry, 'I ask the cook why people are running uphill')).toMatch(
      /“I don’t know why people are running uphill,” says the cook\./,
    )
  })
})

test('since when is no time to come', () => {
  expect(answer(ferry, 'I ask the cook since when the bell rings')).toMatch(/“(?:Since|For) /)
})

test('an exclamation after what was told asks nothing', () => {
  expect(answer(ferry, 'The cook throws the soup overboard. Seriously??')).not.toMatch(
    /told so far|don’t know/,
  )
})
