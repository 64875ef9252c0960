import { describe, expect, test } from 'vitest'
import { readScenario } from './read-scenario.ts'

describe('A hero told of in the third person', () => {
  test.each([
    [
      'A clerk at a court of law in Ghent, has been told to copy a letter that he fears.',
      'You are a clerk at a court of law in Ghent. You have been told to copy a letter that you fear.',
    ],
    [
      'Odile, a retired diver from Brest, gets a call from the judge who cost her the gold.',
      'You are Odile, a retired diver from Brest. You get a call from the judge who cost you the gold.',
    ],
    [
      'Old Anselm mends hats. A customer brings him his own hat.',
      'You mend hats. A customer brings you your own hat.',
    ],
    [
      'In the flooded town a diver finds a door that opens inward.',
      'You are a diver. In the flooded town you find a door that opens inward.',
    ],
    [
      'Beatriz sells fish and is tired. Her brother owes money.',
      'You sell fish and are tired. Your brother owes money.',
    ],
    [
      "The nurse Oda wants to leave, but her boss won't let her.",
      "You are the nurse Oda. You want to leave, but your boss won't let you.",
    ],
    ['Yusuf says nothing. A man says "I know him".', 'You say nothing. A man says "I know him".'],
    [
      "In the second week of the siege, Tamsin, a baker's apprentice in the town of Oss, finds a tunnel.",
      "You are Tamsin, a baker's apprentice in the town of Oss. It is the second week of the siege. You find a tunnel.",
    ],
    [
      'Inspector Maud Tranter stood in the hall, among the orchids, and looked at the widow, Celia.',
      'You stood in the hall, among the orchids, and looked at the widow, Celia.',
    ],
    ['detective but hes a moth', "You are a detective but you're a moth."],
  ])('%s is told to you, whole', (premise, told) => expect(readScenario(premise).facts.join(' ')).toBe(told))

  test.each([
    'Marit works with Gerda. She has stolen the key.',
    'Two sisters run an inn. A guest will not leave.',
  ])('%s stays in its own words, where who is meant is open', (premise) =>
    expect(readScenario(premise).facts.join(' ')).toBe(premise),
  )
})

describe('Whom the player says to play', () => {
  test.each([
    ['Two exes, Camila and Joon-ho, are stuck in an airport. I play Camila.', 'Camila'],
    ['Dae-jung and Priya have been friends for years. Slow burn please. I write Dae-jung.', 'Dae-jung'],
    ['A school for magic, and Mei-Lin Adebayo (me, 16) is in the house nobody wants.', 'Mei-Lin Adebayo'],
    ['Mum, me (Kez, 15) and the baby drive to the coast.', 'Kez'],
    ['We hunt ghosts on camera. Me = Jaz, camera. Teo = host, screams a lot.', 'Jaz'],
    ['Tirana, under water. The player is Zef Kastrati, a water engineer.', 'Zef Kastrati'],
  ])('%s: is the hero', (premise, name) => {
    const { hero, people, facts } = readScenario(premise)
    expect(hero.name).toBe(name)
    expect(people.map((each) => each.name)).not.toContain(name)
    expect(facts.join(' ')).toContain(`You are ${name}`)
  })

  test('is nobody of whom the premise does not tell', () => {
    expect(readScenario('A bar in Paris. I play Chopin there.').hero.name).toBeUndefined()
  })
})

test.each([
  [
    'A school for witches. My character is Wren, 17, new here. She crashes into Dashiell, the captain.',
    'Wren',
  ],
  [
    'A failing office. I play Gordon, a middle manager. You play the ghost of Maureen and everyone else.',
    'Gordon',
  ],
  ['You are a halfling thief name Pip Wexley in the market city of Zhar.', 'Pip Wexley'],
  ['Lorcan Bay is a small seaside town. Hattie has come back to help out at the bakery.', 'Hattie'],
])('who is played is said in many ways, and a town is nobody: %s', (premise, name) => {
  const { hero, people } = readScenario(premise)
  expect(hero.name).toBe(name)
  expect(people.map(({ name: other }) => other)).not.toContain(name)
  expect(people.map(({ name: other }) => other)).not.toContain('Lorcan Bay')
})

test('who has left the hero a house is dead', () => {
  const { people } = readScenario('My grandmother left me her house on Quill Street. Today I got the keys.')
  expect(people.map(({ relation, state }) => [relation, state])).toEqual([['grandmother', 'dead']])
})
