import { expect, test } from 'vitest'
import { toldScene } from '#testing/told-scene.ts'
import { altText } from './alt-text.ts'
import { compose } from './compose.ts'
import { readScene } from './read-scene.ts'

const wordsOf = (moment: string, premise = '') =>
  altText(compose(readScene(toldScene(moment, { premise }))).drawn)

test('faces need a place behind them, and an age that is told where there are children', () => {
  expect(wordsOf('Ilona smiles. You look at her. A lantern hangs there.')).toBe(
    'A lantern, engraved in gold.',
  )
  const talk = 'You stand in the tavern. “Closed,” says Rosa, and glares at you.'
  expect(wordsOf(talk)).toMatch(/^Rosa, a woman in anger, in a tavern, seen over the shoulder/)
  expect(wordsOf(talk, 'You are a mother of two.')).toMatch(/^A woman and Rosa, a woman, in a tavern/)
})

test('of several who are told of in many words only faces in a talk are seen', () => {
  const many =
    'The tavern smells of ale and smoke, and barrels stand in a row behind the bar, under the beams. '
  const fight = 'You stand in the tavern. You swing the sword. Rosa waits behind the bar.'
  expect(wordsOf(fight)).toMatch(/^A figure fighting and Rosa/)
  expect(wordsOf(many + fight)).toMatch(/^A tavern/)
  expect(wordsOf(`${many}You stand in the tavern.`)).toMatch(/^A figure in a tavern/)
})

test.each([
  'You wait.',
  'You look at Petrov. Petrov coughs.',
  'Ilona looks at you. Tom laughs. Rosa smiles.',
  'The child looks at you and laughs.',
  'Ilona looks at you. The men laugh.',
  'Ilona waits. A telescope lies there. You pick it up. It is heavy.',
])('%s is an ornament: no face is sure, or a thing says more', (moment) => {
  expect(compose(readScene(toldScene(moment))).drawn).toMatchObject({ place: 'ornament', people: [] })
})

test('in a talk of a few the place lies behind their faces; who fights is seen whole', () => {
  const inn = 'You stand in the tavern. Rosa waits behind the bar. '
  expect(wordsOf(`${inn}“Closed,” says Rosa, and glares at you.`)).toBe(
    'Rosa, a woman in anger, in a tavern, seen over the shoulder of a figure, by lamplight.',
  )
  expect(wordsOf(`${inn}She says nothing.`)).toMatch(/^A figure and Rosa, a woman, in a tavern/)
  expect(wordsOf('You swing the sword in the tavern. “Closed,” says Rosa.')).toMatch(
    /^A figure fighting and Rosa/,
  )
})

const inRoom =
  'You take the lantern from the shelf. A sofa, a carpet, a calendar on the wall. You lift it, and it flickers, and along the floorboards the shadows of the furniture shrink back.'

test('a room that is no more than likely lies behind whoever speaks, and what the moment is about is set below; alone, the hero is in no place', () => {
  expect(wordsOf(`${inRoom} “Well?” says Ines.`, 'You are a cook.')).toMatch(
    /^Ines, a woman, in a plain room, .*; engraved in gold below: a lantern\.$/,
  )
  expect(wordsOf(inRoom, 'You are a cook.')).toBe('A lantern, engraved in gold, by night.')
})

test.each([
  ['The wyvern waits. “It sleeps,” says Aldous.', ['Aldous']],
  ['“Look,” says Tom. Brutus is a goose. Brutus waits at the door.', ['Tom']],
  ['Your dog, Biscuit, sits there. “Good,” says Ines.', ['Ines']],
])('%s: beasts and beings of tales are nobody', (moment, names) => {
  expect(
    readScene(toldScene(moment, { premise: 'A story.' })).people.flatMap(({ name }) => name ?? []),
  ).toEqual(names)
})

test.each([
  ['She can’t sit still. The princess lifts her chin. “Well?” asks the princess.', ['lady']],
  [
    'He’s put his coat on again. “The boat goes,” your grandfather tells you. He has always been a reasonable man.',
    ['man'],
  ],
  [
    '“Three teas,” says Morag. A man sits down. Morag reaches for the sugar. “What?” she says.',
    ['woman', 'man'],
  ],
  ['You kneel. One gold eye, with its pupil like a dash, is fixed on your face.', []],
])('%s: who is a pronoun first and a calling next is one', (moment, kinds) => {
  expect(
    readScene(toldScene(moment)).people.flatMap(({ key, kind }) => (key === 'hero' ? [] : [kind])),
  ).toEqual(kinds)
})

test('where a passage names nothing to be shown, the ornament has what the story is about', () => {
  const moment = 'You wait. It gets later, and nothing comes of it, and you think of her.'
  expect(wordsOf(moment, 'You cut up an old ship on a beach.')).toBe('A ship, engraved in gold.')
  expect(wordsOf(moment, 'You think of the past.')).toBe('An ornament, a star in a ring.')
})
