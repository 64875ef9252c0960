import { expect, test } from 'vitest'
import { playTurns as play } from '#testing/play-turns.ts'

const last = (premise: string, ...turns: string[]): string => play(premise, turns).at(-1)!.text

test('the first thing that a premise names is “it”, and stays so while something else is only beside it', () => {
  const premise = 'A letter arrives for someone who left ten years ago.'
  expect(last(premise, 'I sit down on the stairs and open it.', 'what does it say??')).toMatch(/“/)
})

test('whoever is told of by a new name is the hero, where nobody has said what they are called', () => {
  const premise = 'A baker’s boy in a city under siege is told to make bread out of nothing.'
  expect(last(premise, 'Ewan weighs the flour.')).toMatch(/^You weigh the flour/)
  expect(last(premise, 'Ewan weighs the flour.', 'The master looks at him.')).toMatch(/looks at you/)
  expect(last('A knight and a dragon share a taxi', 'Sir Oswin counts his coins.')).toMatch(
    /^You count your coins/,
  )
})

test('of two sisters the one who is named is not the hero', () => {
  expect(last('Two sisters, one wedding dress.', 'Bea reads the label out loud.')).toMatch(/^Bea reads/)
})

test('one’s own whom nobody has called by name yet is called by the one that is typed', () => {
  const premise = 'My dog ate the ticket and the vet is closed.'
  expect(last(premise, 'I look at Biscuit.', 'I give him a treat')).toMatch(/Biscuit/)
  expect(last(premise, 'Who is here?', 'Karen runs in', 'I pet the dog')).not.toMatch(/Karen/)
})

test.each([
  ['A storm is coming, Petra says from the airlock.', /“A storm is coming,” says Petra/],
  ['There are sails on the water, says the boy from the gatehouse.', /“There are sails on the water,” says/],
  ['a kid asks if i ever jumped out of a plane', /^A kid asks if you ever jumped out of a plane\./],
])('is said by whoever says it: %s', (typed, told) => {
  expect(last('A quiet village.', typed)).toMatch(told)
})

test.each([
  ['the lights flicker. then go out', /You go out/],
  ['she lights a candle, which you should never do', /\?/],
  ['I put everything on the table', /The table lies/],
  ['principal walks in', /There are/],
  ['he draws his cutlass', /lines/],
])('is read as it is built: %s', (typed, wrong) => {
  expect(last('A quiet village.', typed)).not.toMatch(wrong)
})

test('what is offered is still to be taken, and may be refused', () => {
  expect(last('A bus stop.', 'a man offers me an apple', 'I take the apple')).toMatch(/^You take the apple/)
  expect(last('A bus stop.', 'a man offers me gum', 'no thanks')).toMatch(/says the man/)
})

test('nobody who is away answers a call', () => {
  expect(last('My son did not come home from school', 'I shout for my son')).not.toMatch(/“/)
})

test('two sentences stay two, and what is said of both is told with the first', () => {
  const told = last(
    'A ferry at night.',
    'The lights go out. When they come back on there are only five of us.',
  )
  expect(told).toMatch(/^The lights go out\. When they come back on,? there are only five/)
  expect(last('A farm.', 'The swallows are gone and so are the bees.')).not.toMatch(/No, they/)
})

test('“Where’s Dee?” calls nobody of that name', () => {
  expect(last('A bank.', 'a cop comes in', '"Where’s Dee? Where is Dee?"')).not.toMatch(/Where’s Dee/)
})

test('who knocked is somebody, also where one lives alone', () => {
  expect(last('I live alone in the old post office.', 'somebody knocks', 'who is there?')).toMatch(
    /^A caller, by the name of \p{Lu}/u,
  )
  expect(last('A diner at night.', 'somebody knocks', 'who is it?')).toMatch(/by the name of \p{Lu}/u)
})
