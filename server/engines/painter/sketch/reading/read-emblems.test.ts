import { expect, test } from 'vitest'
import { emblemInstead, readEmblems } from './read-emblems.ts'

const emblems = (moment: string, premise = 'I am a baker.') =>
  readEmblems({ moment, premise }).map(({ name }) => name)

test('what is done with most is shown first', () => {
  expect(
    emblems('You ring the bell. Nobody comes. The bell swings on, and a broom leans beside the ladder.')[0],
  ).toBe('a bell')
  expect(emblems('The wolf lifts its head. It looks at the lantern in your hand.')[0]).toBe('a wolf')
})

test('what the scenario names, too, comes before what only the moment names', () => {
  const moment = 'You put the violin on a crate.'
  expect(emblems(moment)).toEqual(['a violin'])
  expect(emblems(moment, 'I smuggle a crate of oranges over the pass.')[0]).toBe('a crate')
})

test('a thing is called as it is told where the picture is as true of that, and as it is drawn where it is a near kind', () => {
  expect(emblems('The collie barks.')).toEqual(['a dog'])
  expect(emblems('You open the valise.')).toEqual(['a valise'])
})

test('a door says nothing of a scene', () => {
  expect(emblems('You open the door and lift the lantern.')).toEqual(['a lantern'])
})

test.each([
  'There is no chair and no bell.',
  'He stands there like a bishop with a lantern.',
  'You remember the wolf of your village.',
  '“Bring the anchor,” she says.',
  'You put your hand on your chest.',
  'A crown of hair lies about her face.',
  'You watch the bishop.',
  'You sit in the bow and look at the far bank.',
  'She holds up a toy boat.',
  'You go home by bus.',
  'You open the door.',
  'You smell the lantern and wet wool.',
  'It quivers, slows, quivers.',
  'It shines the way a lantern does.',
  'The window basket hangs tilted.',
  'Then the whistle comes, a long way off.',
])('%s shows no thing', (moment) => {
  expect(emblems(moment)).toEqual([])
})

test.each([
  ['Below, at the edge of the ditch, a bear stands on its hind legs.', 'a bear'],
  ['The dragon folds her wings.', 'a dragon'],
  ['The gull walks down the railing.', 'a gull'],
  ['The jaguar looks at you.', 'a jaguar'],
  ['You lift the lid of the chest. The chest is empty.', 'a chest'],
])('%s shows %s, wherever it is', (moment, name) => {
  expect(emblems(moment)).toEqual([name])
})

test('a thing has the form of its age and people', () => {
  expect(emblems('The ship climbs the wave.', 'You are a Viking aboard the Sea Wolf.')[0]).toBe('a longship')
  expect(emblems('You draw the sword.', 'You are a samurai.')).toEqual(['a katana'])
  expect(emblems('You read the tablet.')).toEqual([])
})

test.each([
  'She shifts her weight and looks at the board. The weight of it is on her.',
  'The caravan winds down the dune. The caravan stops, and the camels kneel.',
  'You lift the bulb of scent. The bulb breaks.',
  'The mustang swerves across the road. The mustang hits its brakes.',
])('a word that means something else shows no thing: %s', (moment) => {
  expect(emblems(moment).join()).not.toMatch(/weight|caravan|bulb|mustang|horse/)
})

test('where nothing is told of enough, an ornament shows what the scenario is about, else what is only named', () => {
  const instead = (moment: string, premise: string) =>
    emblemInstead({ moment, premise }).map(({ name }) => name)
  expect(instead('She spreads herself against the glass.', 'I am an octopus-keeper.')).toEqual(['an octopus'])
  expect(instead('You see the shaft of his harpoon.', 'I am a sailor.')).toEqual(['a harpoon'])
  expect(instead('He stands there like a bishop with a lantern.', 'I am a sailor.')).toEqual([])
})
