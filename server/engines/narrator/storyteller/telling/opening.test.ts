import { describe, expect, test } from 'vitest'
import { playTurns } from '#testing/play-turns.ts'

const opened = (premise: string): string => playTurns(premise, [])[0]!.text

describe('A premise of a few words', () => {
  test.each([
    ['Desert bus', /^You are on a desert bus\./],
    ['Night ferry', /^You are aboard a night ferry\./],
    ['Lighthouse, no light', /You are in the lighthouse\./],
    ['witch school, first day', /You are in the witch school\./],
  ])('%s is where it says, and nobody is told of whom it does not name', (premise, where) => {
    expect(opened(premise)).toMatch(where)
    expect(opened(premise)).not.toMatch(/passengers|witches|at your side|you first/)
  })

  test.each([
    ['robin is 12 and lost. he has a dog and a lamp.', 'You are Robin.'],
    ['My ex wont stop texting me. Now hes outside with a bat.', 'Now he’s outside with a bat.'],
    ['me my best friend zoe and her dog are home alone', 'You, your best friend Zoe and her dog'],
    ['Western: name’s Cass Holloway. I hunt bounties.', 'Your name is Cass Holloway.'],
    ['Monday at Hartley & Sons Insurance. I am late.', 'Hartley & Sons Insurance'],
    ['Dinner on a train. Suspects: Ann Prior, her son and the cook.', 'The suspects are Ann Prior'],
  ])('%s is told whole, with its names', (premise, told) => expect(opened(premise)).toContain(told))

  test.each([
    ['You wake up aboard the colony ship Meridian.', /mast|rope/],
    ['You are a scout in the wasteland. At dusk you reach a gas station.', /stone|tree/],
    ['You are a hedgehog who lives under a garden shed.', /rake|watering/],
  ])('%s: nothing stands there that may not', (premise, thing) => expect(opened(premise)).not.toMatch(thing))

  test('of two who hide neither is the player', () => {
    const premise = 'The old slave Bomilcar and the small girl Arishat are hiding in a cistern.'
    expect(opened(premise)).not.toMatch(/you/i)
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
