import { expect, test } from 'vitest'
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
