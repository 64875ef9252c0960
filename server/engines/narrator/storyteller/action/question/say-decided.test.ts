import { describe, expect, test } from 'vitest'
import { playTurns } from '#testing/play-turns.ts'

const texts = (...turns: string[]): string[] =>
  playTurns('I am a ferry pilot. The bishop and two guards are on board.', turns)
    .slice(-turns.length)
    .map(({ text }) => text)

/** What is said in quotes, without who says it. */
const saidIn = (text: string): string =>
  [...text.matchAll(/“([^”]*)”/g)].map(([, said]) => said!.replace(/\W+$/, '')).join(' ')

test('whoever is asked again says the same', () => {
  const [first, again] = texts(
    '"Bishop, why did you leave the city?"',
    '"Bishop, why did you leave the city?"',
  )
  expect(saidIn(first!).split(' ').length).toBeGreaterThan(5)
  expect(saidIn(again!)).toContain(saidIn(first!).split(' ').slice(0, 4).join(' '))
})

describe('What nobody has told', () => {
  test.each([
    ['"Bishop, where did you get that ring?"', /where I got that ring/i],
    ['"Bishop, why don’t you eat?"', /why I don’t eat/i],
    [
      'I ask the bishop what he last wrote to the king.',
      /what I last wrote to the king|care to repeat|was needed/i,
    ],
    ['"Bishop, what have you done to my brother?"', /what I have done to your brother/i],
    ['"Bishop, how long will the storm last?"', /\b(?:how long the storm will last|hour|minutes)\b/i],
    ['Where does the river end?', /where the river ends/i],
  ])('is named by whoever is asked, as their own affair or as not known: %s', (typed, told) => {
    expect(texts(typed)[0]).toMatch(told)
  })

  test('is not made up by whoever knows nothing, who names one that does', () => {
    const [, told] = playTurns(
      'I am a ferry pilot. My sister Ana and the cook are on board. Ana has brought a sealed crate.',
      ['I ask the cook what is in the sealed crate.'],
    )
    expect(told!.text).toMatch(/what is in the sealed crate[^]*Ask Ana/)
  })
})

test('two questions in one sentence are two answers', () => {
  const [told] = texts('I ask the bishop where he slept and why he left the city.')
  expect(told!.match(/says the bishop/g)).toHaveLength(2)
})

test('of many one answers, and always the same', () => {
  const [first, second] = texts('I ask the guards what they saw.', 'I ask the guards why they came.')
  const [mouth] = /the \p{L}+ of the (?:two )?guards/u.exec(first!) ?? []
  expect(mouth).toBeDefined()
  expect(second).toContain(mouth)
})

test('what ‘we’ have is kept back by nobody', () => {
  const [, told] = playTurns('I run a tea shop with my sister Mei.', ['"Mei, what do we have left?"'])
  expect(told!.text).toContain('Mei')
  expect(told!.text).not.toMatch(/rather not|Ask Mei/)
})
