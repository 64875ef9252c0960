import { expect, test } from 'vitest'
import type { PainterInput } from '../../painter.ts'
import type { Era } from '../scene-facts.ts'
import { evidenceOf, rivals } from './place-evidence.ts'
import { weighPlaces } from './place-weights.ts'
import { readPlace } from './read-place.ts'

const sceneOf = (moment: string): PainterInput => ({
  seed: 'story:7',
  moment,
  premise: '',
  earlier: [],
  contentRating: 'general',
})
const placeOf = (moment: string, era?: Era) => readPlace(sceneOf(moment), era)?.place

test.each([
  [
    'They call this chamber the Cathedral, for its height. Your headlamp slides over wet flowstone, and behind you the rope is drawn up through the squeeze. Somewhere water drips into a pool that no one has sounded.',
    'cave',
    'church',
  ],
  [
    'None of them is mine, you think, as they whirl past in their gowns and gloves. The quartet begins another waltz; the chandeliers tremble, and a young man with a fan of cards bows before your chair.',
    'ballroom',
    'mine',
  ],
  [
    'You hang the wet sheets over the plastic chairs and feed the dryer its last coin. Drums turn behind their portholes; the air smells of powder and hot lint. On the wall somebody has pinned a view of the harbour.',
    'launderette',
    'harbour',
  ],
] as const)('all words together say where it is: %s', (moment, place, named) => {
  expect(placeOf(moment)).toBe(place)
  expect(placeOf(moment)).not.toBe(named)
})

test('where one is of which there is no plate, no plate is drawn', () => {
  const moment =
    'The basket creaks. Above you the burner roars into the great striped bag, and the fields and the river, with a toy of a church, slide away beneath your boots. The pilot lets out more ballast and hums.'
  expect(['room', 'open', undefined]).toContain(placeOf(moment, 'steam'))
})

test('the likelihoods of all rivals sum up to one, and a place of another age has none', () => {
  const likely = weighPlaces(
    evidenceOf(sceneOf('Rain falls on the street and on the awnings.'), 'old', weighPlaces),
  )
  expect(likely.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1)
  expect(likely[rivals.indexOf('spaceship')]).toBe(0)
  expect(likely.every((each) => each >= 0)).toBe(true)
})
