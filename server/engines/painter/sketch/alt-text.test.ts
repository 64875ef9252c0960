import { expect, test } from 'vitest'
import { altText } from './alt-text.ts'
import { personNames } from './lexicon/names.ts'
import { decideLooks } from './figures/decide-looks.ts'
import { allThings } from './all-things.ts'
import type { CastMember, Person } from './figures/cast-member.ts'
import { type Drawn, indoorPlaces, outdoorPlaces } from './scene-facts.ts'

const someone = (kind: Person, more: Partial<CastMember> = {}): CastMember => ({
  key: kind,
  kind,
  looks: decideLooks(kind, kind, '', 'old'),
  pose: 'standing',
  ...more,
})

const drawn: Drawn = {
  place: 'castle',
  time: 'dusk',
  isHourTold: true,
  weather: 'rain',
  genre: 'fantasy',
  people: [someone('traveller')],
  things: ['dragon'],
}

test('one sentence says who is where and when, and what is there', () => {
  expect(altText(drawn)).toBe(
    'A hooded traveller looking out at a castle on its crag, with a dragon in the sky, at dusk in the rain.',
  )
  expect(
    altText({
      ...drawn,
      place: 'library',
      time: 'night',
      people: [someone('woman'), someone('man')],
      things: [],
    }),
  ).toBe('A woman and a man between shelves of books, by lamplight.')
  expect(altText({ ...drawn, place: 'space', people: [], things: ['spaceship'] })).toBe(
    'Open space, with a spacecraft, among the stars.',
  )
})

test('an hour and a weather that nobody told are not claimed', () => {
  const untold: Drawn = { ...drawn, time: 'day', isHourTold: false, weather: 'untold', things: [] }
  expect(altText(untold)).toBe('A hooded traveller looking out at a castle on its crag, in an even light.')
})

test('who somebody is and what they do is said', () => {
  const people = [someone('detective', { pose: 'reading' }), someone('woman', { name: 'Ilse' })]
  expect(altText({ ...drawn, place: 'library', time: 'night', people, things: [] })).toBe(
    'A detective in a long coat reading a book and Ilse, a woman, between shelves of books, by lamplight.',
  )
})

test.each([
  [['a bell'], 'A bell, engraved in gold, at dusk.'],
  [['a bell', 'keys'], 'A bell and keys, engraved in gold, at dusk.'],
  [['a bell', 'a ladder', 'a broom'], 'A bell between a ladder and a broom, engraved in gold, at dusk.'],
])('an ornament of %j says what is engraved', (names, said) => {
  const emblems = names.map((name) => ({ name, form: name, outline: '' }))
  expect(altText({ ...drawn, place: 'ornament', people: [], things: [], weather: 'clear', emblems })).toBe(
    said,
  )
})

test('an ornament claims no more than an hour', () => {
  expect(altText({ ...drawn, place: 'ornament', people: [], things: [] })).toBe(
    'An ornament, half a sun in a ring, at dusk in the rain.',
  )
})

test('it never says more than fits, whoever is there', () => {
  const longest = (Object.keys(personNames) as Person[]).toSorted(
    (a, b) => personNames[b].length - personNames[a].length,
  )
  for (const place of [...outdoorPlaces, ...indoorPlaces]) {
    for (const [i] of allThings.entries()) {
      const alt = altText({
        ...drawn,
        place,
        people: longest.slice(0, 3).map((kind) => someone(kind)),
        things: allThings.slice(i, i + 3),
      })
      expect(alt.length).toBeLessThanOrEqual(200)
      expect(alt).toMatch(/^[A-Z].*\.$/)
    }
  }
})
