import { describe, expect, test } from 'vitest'
import { playTurns } from '#testing/play-turns.ts'

const answer = (premise: string, ...turns: string[]): string => playTurns(premise, turns).at(-1)!.text
const ferry = 'I am a ferry pilot. My two children, Ana and Tom, are on board, and so is the cook.'

describe('An answer is of the sort that is asked for, and the answer alone', () => {
  test.each([
    ['how many crates are in the hold?', /^(?:Three|Four|Five|Six|Seven|Eight|Nine) crates\.$/],
    ['how much water is left?', /\bwater\.$/],
    ['how old is the cook?', /^[A-Z][a-z]+-[a-z]+\.$/],
    ['how far is it to the other bank?', /on foot|sail|swim/],
    ['how long has the cook been asleep?', /hours?\b|minutes/],
    ['what does the cook carry under the apron?', /^An? .+\.$/],
    ['what colour is the flag?', /^(?:Green|Dark red|Grey)/],
    ['does the cook sing?', /^(?:Yes|No)[.,]/],
    ['what is the fare?', /wages\.$/],
    ['what is in the chest?', /\ban? \p{L}.+\.$/iu],
    ['what was that noise?', /^(?:\S+ ){6}/u],
    ['how many of them are on deck?', /^(?:Three|Four|Five|Six|Seven|Eight|Nine)\.$/],
  ])('%s', (asked, told) => expect(answer(ferry, asked)).toMatch(told))

  test('a number that was told stays', () => {
    expect(answer(ferry, 'how many kids are on board?')).toMatch(/\btwo\b/i)
  })

  test('money that was told is money told', () => {
    expect(answer('I have $1.25 and a vending machine.', 'how much money do I have left?')).toContain('$1.25')
  })

  test('each of two questions is answered', () => {
    const text = answer(ferry, 'How much fuel do we have left, and how many lifebelts?')
    expect(text).toMatch(/fuel\. \p{L}+ lifebelts\.$/u)
  })
})

describe('What no sort is sure of is named, and left open', () => {
  test.each([
    'who lit the lamp?',
    'who sits by the rail?',
    'when did the cook leave the galley?',
    'where did he get oranges in February?',
    'why are people running uphill?',
    'what has happened to the river?',
    'are we going to die?',
  ])('%s', (asked) => {
    expect(answer(ferry, asked).split(' ').length).toBeGreaterThan(7)
  })

  test('and not made up by whoever was asked', () => {
    expect(answer(ferry, 'I ask the cook why people are running uphill')).toMatch(
      /“.*why people are running uphill,” says the cook/,
    )
  })
})

describe('What the story knows comes before any line', () => {
  const room =
    'I wake in a white room. There is a mirror and a child sitting on the floor. The child wants me to sing.'
  test.each([
    ['"What are you doing?"', /“Sitting on the floor,” says the child/],
    ['"What do you want?"', /“I want you to sing,” says the child/],
    ['"What are you looking at?"', /“The (?:mirror|\p{L}+)[^”]*,” says the child/u],
  ])('%s', (asked, told) => expect(answer(room, asked)).toMatch(told))
})

test('since when is no time to come', () => {
  expect(answer(ferry, 'I ask the cook since when the bell rings')).toMatch(/“(?:Since|For) /)
})

test('an exclamation after what was told asks nothing', () => {
  expect(answer(ferry, 'The cook throws the soup overboard. Seriously??')).not.toMatch(
    /told so far|don’t know/,
  )
})

describe('What was told is told in answer, and so much of it as was asked for', () => {
  const fort =
    'My husband Giles has died of the bloody flux, our goat is the last animal alive in the fort, and Captain Ratcliffe, who is drunk again, means to slaughter her. Luca has not spoken in six years.'
  test.each([
    ['how many animals are left?', /^One\b/],
    ['who wants to slaughter the goat?', /^Captain Ratcliffe\.$/],
    ['how did Giles die?', /^Your husband Giles has died of the bloody flux\.$/],
    ['does Luca say anything?', /^No\b/],
    ['who is drunk?', /^Captain Ratcliffe\.$/],
  ])('%s', (asked, told) => expect(answer(fort, asked)).toMatch(told))
})
