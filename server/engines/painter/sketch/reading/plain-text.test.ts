import { expect, test } from 'vitest'
import { readScene } from '../read-scene.ts'
import { plainText } from './plain-text.ts'

const words = (text: string) => plainText(text).replaceAll(/ +/g, ' ').trim()

test.each([
  ['He pats the wall as though it were a horse.', 'He pats the wall .'],
  ['The shirts go round like fish in a bad aquarium.', 'The shirts go round .'],
  ['She is stubborn as a bishop, and quick.', 'She is stubborn , and quick.'],
  ['Clouds lie below, pink as a ham in the sunset.', 'Clouds lie below, pink in the sunset.'],
  ['You think of the farm, the apple trees, the well. It rains.', '. It rains.'],
  ['Taller than any man, they stand about.', 'Taller , they stand about.'],
  ['Children must have laughed here; now there are gnats.', '.'],
  ['You like the bride.', 'You like the bride.'],
  ['In what used to be your kitchen it rains.', 'In what used to be your kitchen it rains.'],
  ['As a result you go on.', 'As a result you go on.'],
])('%s', (text, left) => {
  expect(words(text)).toBe(left)
  expect(plainText(text)).toHaveLength(text.length)
})

const facts = (moment: string) =>
  readScene({ seed: 'story:7', moment, premise: '', earlier: [], contentRating: 'general' })

test('what is likened is neither a thing nor somebody', () => {
  const { things, people } = facts(
    'You stand in the forest. He pats the oak as though it were a horse, like a groom.',
  )
  expect(things).not.toContain('horse')
  expect(people.map(({ kind }) => kind)).toEqual(['someone', 'man'])
})

test.each([
  ['You stand in the forest. The pumpkin coach was real, and you keep your hood low.', 1],
  ['You stand in the forest. Venetian blinds hang from the oak.', 1],
  ['You sit in the cell. An elderly king named Pym looks at you.', 2],
  ['You sit in the library. You can see the riders far away.', 1],
  ['You stand in the forest in front of a soldier.', 1],
  ['You sit in the office. Opposite, a farmer reads a leaflet.', 2],
  ['You stand in the orchard. The twins are asleep.', 3],
  ['You stand in the tomb. Your torch slides over painted walls, boats, a row of women.', 1],
])('words for things are nobody, and one with a name is one: %s', (moment, count) => {
  expect(facts(moment).people).toHaveLength(count)
})

test('cattle are there by their faces, a dog somewhere is not, and a wheel shows its cart', () => {
  expect(facts('You lie in the meadow and see the broad faces of nine cows.').things).toContain('cow')
  expect(facts('You sit in the meadow. Frogs; a dog somewhere.').things).not.toContain('dog')
  expect(facts('You stand on the road. The wagon’s left wheel has split.').things).toContain('cart')
  expect(facts('You stand on the beach by the wreck of the caravan.').things).not.toContain('wreck')
  expect(facts('You wade ashore. Behind you the longships ride at anchor.').things).not.toContain('horse')
  expect(facts('You stand on the pass. The mule will go no further.').things).toContain('mule')
})

test('open land on which snow lies is a field of snow', () => {
  expect(facts('Snow squeaks under your boots. It is very still, and the wind has gone.').place).toBe(
    'snowfield',
  )
})
