import { expect, test } from 'vitest'
import { altText } from './alt-text.ts'
import { indoorPlaces, outdoorPlaces, type Person, type SceneFacts, type Thing } from './scene-facts.ts'
import { personNames, thingNames } from './lexicon/names.ts'

const facts: SceneFacts = {
  seed: 's',
  place: 'castle',
  time: 'dusk',
  weather: 'rain',
  mood: 'calm',
  genre: 'fantasy',
  people: ['traveller'],
  things: ['dragon'],
}

test('one sentence says who is where and when', () => {
  expect(altText(facts)).toBe(
    'A hooded traveller looking out at a castle on its crag, with a dragon in the sky, at dusk in the rain.',
  )
  expect(altText({ ...facts, place: 'library', time: 'night', people: ['woman', 'man'], things: [] })).toBe(
    'A woman and a man between the shelves of a library, by lamplight.',
  )
  expect(altText({ ...facts, place: 'space', people: [], things: [] })).toBe(
    'A craft before a distant world, among the stars.',
  )
})

test('it never says more than fits, whoever is there', () => {
  const people = Object.keys(personNames) as Person[]
  const things = Object.keys(thingNames) as Thing[]
  for (const place of [...outdoorPlaces, ...indoorPlaces]) {
    for (const thing of things) {
      const alt = altText({ ...facts, place, people: people.slice(0, 3), things: [thing] })
      expect(alt.length).toBeLessThanOrEqual(200)
      expect(alt).toMatch(/^[A-Z].*[.…]$/)
    }
  }
})
