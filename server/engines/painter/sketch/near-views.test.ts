import { expect, test } from 'vitest'
import { toldScene } from '#testing/told-scene.ts'
import { altText } from './alt-text.ts'
import { compose } from './compose.ts'
import { readScene } from './read-scene.ts'

test('people of whom no place is told are seen from near, over the hero’s shoulder, and the hero alone before a thing', () => {
  const compositionOf = (moment: string) => compose(readScene(toldScene(moment)))
  const telescope = 'You wait. A telescope lies there. You pick it up. It is heavy.'
  const { drawn } = compositionOf('Ilona sits on a crate with her cello, smiling. You look at her.')
  expect(altText(drawn)).toBe(
    'Ilona, a woman smiling, seen from near over the shoulder of a figure, in an even light.',
  )
  expect(altText(compositionOf('Ilona closes her eyes. “Now,” says Tom, furious. You wait.').drawn)).toBe(
    'Ilona, a woman with closed eyes, and Tom, a man in anger, seen from near over the shoulder of a figure, in an even light.',
  )
  expect(altText(compositionOf(telescope).drawn)).toBe(
    'A telescope seen from near over the shoulder of a figure, in an even light.',
  )
  for (const moment of ['You wait.', 'The cello is out of tune again.', 'You pick up the telescope.'])
    expect(compositionOf(moment).drawn).toMatchObject({ place: 'ornament', people: [], things: [] })
  // Who lies down is not seen from behind, and nothing would be left.
  const facts = readScene(toldScene(telescope))
  const lying = facts.people.map((person) => ({ ...person, pose: 'lying' as const }))
  expect(compose({ ...facts, people: lying }).drawn.place).toBe('ornament')
})

test('in a talk of a few the place lies behind their faces; who fights, and what is long in hand, is seen whole', () => {
  const wordsOf = (moment: string) => altText(compose(readScene(toldScene(moment))).drawn)
  const inn = 'You stand in the tavern with a candle. Rosa waits behind the bar. '
  expect(wordsOf(`${inn}“Closed,” says Rosa, and glares at you.`)).toBe(
    'Rosa, a woman in anger, in a tavern, seen over the shoulder of a figure, with a candle, by lamplight.',
  )
  expect(wordsOf(`${inn}She says nothing.`)).toMatch(/^A figure and Rosa, a woman, in a tavern/)
  expect(wordsOf('You sweep the tavern with a broom. “Closed,” says Rosa.')).toMatch(
    /^A figure at work and Rosa/,
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
])('%s: who is a pronoun first and a calling next is one', (moment, kinds) => {
  expect(
    readScene(toldScene(moment)).people.flatMap(({ key, kind }) => (key === 'hero' ? [] : [kind])),
  ).toEqual(kinds)
})
