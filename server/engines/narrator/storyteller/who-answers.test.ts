import { describe, expect, test } from 'vitest'
import { playTurns } from '#testing/play-turns.ts'

const told = (premise: string, ...turns: string[]): string => playTurns(premise, turns).at(-1)!.text
const lift = "I'm stuck in a lift with my ex, Jonah."
const grave = "Three brothers meet at their father's grave. I am the youngest, Cal."

describe('Of two ways that a question names one is told', () => {
  test.each([
    ['Does he cry, or does he look away?', /^He (?:cries|looks away)\.$/],
    ['is the door locked or open?', /^The door is (?:locked|open)\.$/],
    ['is that blood or just paint?', /^It is (?:\p{L}+)\.$/u],
    ['"Are you with me or against me?"', /^“I am (?:with|against) you,” says Jonah\.$/],
    ['i ask him if he is coming or going', /^“He is (?:coming|going),” says Jonah\.$|^“I am/],
    ['"do you want chips or a pie?"', /^“I want (?:chips|a pie),” says Jonah\.$/],
  ])('%s', (turn, answer) => expect(told(lift, turn)).toMatch(answer))

  test('and stays so', () => {
    const asked = playTurns(lift, ['is the hatch open or shut?', 'I wait', 'is the hatch open or shut?'])
    expect(asked[3]!.text).toBe(asked[1]!.text)
  })
})

test('what is in it that somebody tells is left to the player', () => {
  expect(told(lift, 'Jonah tells me about the night the bridge fell')).not.toContain('“')
  expect(told(lift, 'Jonah tells me the truth')).not.toContain('“')
})

test('each of several answers, and not all alike', () => {
  const text = told(grave, 'I ask each of my brothers when they last saw him.')
  const said = [...text.matchAll(/“([^”]+),” says (\p{L}+)/gu)]
  expect(said).toHaveLength(2)
  expect(said[0]![1]).not.toBe(said[1]![1])
  expect(said[0]![2]).not.toBe(said[1]![2])
})

test('what is only wished is neither said nor done', () => {
  const text = told(lift, 'I want to hug him but instead I say, "You smell of smoke."')
  expect(text).toMatch(/^You want to hug him\. /)
})

test('words that call nobody are heard by nobody who was not told of', () => {
  const text = told('Night shift in an office tower. I am the cleaner.', '"Housekeeping!"')
  expect(text).toMatch(/^“Housekeeping!” you say\./)
  expect(text).not.toContain('says')
})

test('whoever is called by a title answers, and nobody else', () => {
  const ferry =
    'You are Detective Oyelaran. Work out which of the six passengers put the purser in the lifeboat.'
  expect(told(ferry, '"Mr. Dunne, that is not your coat," Oyelaran says.')).toMatch(/says Mr Dunne|Mr Dunne /)
})

test('whoever answers takes up what was said', () => {
  expect(told(lift, '"There is a knight on the roof."')).toMatch(/^“A knight[?,]/)
})
