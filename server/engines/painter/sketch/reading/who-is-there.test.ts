import { expect, test } from 'vitest'
import { readScene } from '../read-scene.ts'

const people = (moment: string, premise = 'I am Ada.', earlier: string[] = []) =>
  readScene({ seed: 'story:7', moment, premise, earlier, contentRating: 'general' }).people.map(
    ({ name, kind }) => (name === undefined ? kind : `${name}: ${kind}`),
  )

const inTavern = 'You sit in the tavern. '

test.each([
  ['“Sit down,” says Rosa, and folds her hands.', ['someone', 'Rosa: woman']],
  ['Old Fitch nods. He has oil on his sleeves.', ['someone', 'Fitch: man']],
  ['“Sit down,” she says.', ['someone', 'woman']],
  ['A man comes to the table. “I am late,” says Nikos.', ['someone', 'Nikos: man']],
  ['“I hide,” says Theo. He is six.', ['someone', 'Theo: child']],
  ['Two men stand at the bar.', ['someone', 'man', 'man']],
])('whoever says or does something is there: %s', (moment, expected) => {
  expect(people(inTavern + moment)).toEqual(expected)
})

test.each([
  'Your grandmother said that the ale here was good.',
  'You put your brother’s apron on.',
  'You have three queens in your hand.',
  'Somewhere the children are racing.',
  'The Gilded Mule looks small by day.',
  'Thornley Hall stands at the end of the road.',
  '“Hello,” says Juno over the radio.',
  '“Papa stops at nothing,” you say.',
  'Loaves stand on the shelf.',
])('nobody is there who is only spoken of, far away or no person: %s', (moment) => {
  expect(people(inTavern + moment)).toEqual(['someone'])
})

test('the hero is called a woman or a man by the scenario or by others', () => {
  expect(people(inTavern, 'A photographer meets her old friend.')).toEqual(['woman'])
  expect(people(`${inTavern}“Your seat, sir?”`)).toEqual(['man'])
})

test('a dragon hunter is no dragon, and a ship’s doctor no ship', () => {
  expect(people(inTavern, 'I am a retired dragon hunter.')).toHaveLength(1)
  expect(people(inTavern, 'I am a ship’s doctor.')).toEqual(['man'])
  expect(people(inTavern, 'I am a dragon.')).toEqual([])
})
