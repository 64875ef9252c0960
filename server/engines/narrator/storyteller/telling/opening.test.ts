import { describe, expect, test } from 'vitest'
import { playTurns } from '#testing/play-turns.ts'

const opened = (premise: string): string => playTurns(premise, [])[0]!.text

describe('A premise of a few words', () => {
  test.each([
    ['Desert bus', /^You are on a desert bus\./, /passengers/],
    ['Night ferry', /^You are aboard a night ferry\./, /passengers/],
    ['Lighthouse, no light', /You are in the lighthouse\./, /light/],
    ['witch school, first day', /You are in the witch school\./, /witches/],
  ])('%s is where it says, with those who are there for it', (premise, where, who) => {
    expect(opened(premise)).toMatch(where)
    expect(opened(premise)).toMatch(who)
  })

  test.each([
    ['Widow at the salt works', 'You are a widow at the salt works.'],
    ['Beekeeper in winter', 'You are a beekeeper in winter.'],
    ['goblin accountant', 'You are a goblin accountant.'],
  ])('%s says who one is', (premise, who) => expect(opened(premise)).toContain(who))

  test('names a bus that nobody rides, and nobody is told of', () => {
    expect(opened('The last bus, abandoned in the desert')).not.toContain('passengers')
  })

  test('leaves open where it is, and says so', () => {
    expect(opened('A letter arrives')).toMatch(/yours to say|Say where/)
  })

  test('is told again by the same words with no hook that fits any story', () => {
    for (const premise of ['pirates', 'A letter arrives', 'Desert bus', 'kitten detective'])
      expect(opened(premise)).not.toMatch(/your name|Who (?:is|was) /)
  })
})

test('who is asked for the story is not in it', () => {
  const [opening, here] = playTurns(
    'a bedtime story for my daughter, she is five, about an owl who fears the dark',
    ['Who is here?'],
  )
  expect(opening!.text).toMatch(/^You are an owl who fears the dark/)
  expect(here!.text).not.toContain('daughter')
})

test('two who do each their own are no pair', () => {
  expect(opened('My cat can talk and we open a bakery')).toMatch(/^Your cat can talk and you open a bakery\./)
  expect(opened('Me and my dog walk to the sea')).toMatch(/^You and your dog walk to the sea\./)
})
