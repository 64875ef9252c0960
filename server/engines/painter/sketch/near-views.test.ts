import { expect, test } from 'vitest'
import { toldScene } from '#testing/told-scene.ts'
import { altText } from './alt-text.ts'
import { compose } from './compose.ts'
import { readScene } from './read-scene.ts'

const wordsOf = (moment: string, premise = '') =>
  altText(compose(readScene(toldScene(moment, { premise }))).drawn)

test('one or two who are surely told are seen from near, over the hero’s shoulder, where no place is', () => {
  expect(wordsOf('Ilona smiles. You look at her.')).toBe(
    'Ilona, a woman smiling, seen from near over the shoulder of a figure, in an even light.',
  )
  expect(wordsOf('Ilona closes her eyes. “Now,” says Tom, furious. You wait.')).toBe(
    'Ilona, a woman with closed eyes, and Tom, a man in anger, seen from near over the shoulder of a figure, in an even light.',
  )
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

test('where only the kind of a place is sure, it lies behind the hero, and what the moment is about is set below', () => {
  expect(wordsOf(inRoom, 'You are a cook.')).toBe(
    'A plain room, seen over the shoulder of a figure, by lamplight; engraved in gold below: a lantern.',
  )
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

test('under the sky the hero stands before it, where nothing else of the place is sure', () => {
  const moment =
    'Rain has been coming sideways since noon. You lead the mule by its halter along the sheep track, and the sword, rolled in three blankets, lies across its back and mutters. You pull your hood lower and count the cairns. At the fourth one the mule plants its feet and will not move.'
  expect(wordsOf(moment, 'A knight’s cook must bring a cursed sword across the moor.')).toBe(
    'The open air, seen over the shoulder of a figure, in an even light in the rain; engraved in gold below: a sword and a mule.',
  )
})
