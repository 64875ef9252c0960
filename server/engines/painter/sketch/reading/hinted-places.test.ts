import { expect, test } from 'vitest'
import type { Era } from '../scene-facts.ts'
import { readPlace } from './read-place.ts'

const placeOf = (moment: string, era?: Era, premise = '') =>
  readPlace({ seed: 'story:7', moment, premise, earlier: [], contentRating: 'general' }, era)?.place

test.each([
  ['The note goes out over the pews, and the saints look down from their windows.', undefined, 'church'],
  ['The mare lies in the straw; a lantern hangs on its nail.', undefined, 'stable'],
  ['Pistons rise and fall beside the catwalk, and a gauge trembles.', 'ruin', 'engine-room'],
  ['She puts the cup on the saucer, and the waitress brings the menu.', undefined, 'cafe'],
  ['Duckboards, sandbags, wire. A flare goes up.', 'steam', 'trench'],
  [
    'You count the berths of the compartment; fields go by, and the conductor knocks.',
    'steam',
    'compartment',
  ],
  ['The great bell hangs over the trapdoor; its bell rope swings, and a pigeon looks down.', 'old', 'belfry'],
] as const)('what one has about oneself tells where one is: %s', (moment, era, place) => {
  expect(placeOf(moment, era)).toBe(place)
})

test.each(['The stove is warm.', 'There is chalk on your hands.', 'You smell straw.'])(
  'one thing alone tells no place: %s',
  (moment) => {
    expect(placeOf(moment) ?? '').not.toMatch(/kitchen|classroom|stable|hut/)
  },
)

test('a part of the body and a piece of furniture are no places', () => {
  expect(placeOf('You lay your palm flat on your temple.')).toBeUndefined()
  expect(placeOf('You sit on the camp bed by the stove and the wardrobe.', 'modern')).not.toBe('camp')
})

test('who looks in at a window stands before it', () => {
  const moment =
    'You wade through the snow and look in at the window. A table, a clock, a chair. An old man sits there.'
  expect(placeOf(moment)).not.toMatch(/room|parlour|kitchen|shop/)
})

test('the land of another world is no field at home', () => {
  const premise = 'I am a scout on a moon of Saturn.'
  expect(placeOf('You walk across the plain. The grass is blue.', 'future', premise)).toBe('alien-world')
  expect(placeOf('You walk across the plain. The grass is blue.', 'old')).toBe('prairie')
})

test.each([
  ['You lie on the roof of the mail car while the prairie goes by.', 'rooftop'],
  ['In the cab of the train you watch the signals of the tunnel come and go.', 'car'],
])('a roof or a cab of a train is none of a house or a street: %s', (moment, place) => {
  expect(placeOf(moment, 'modern')).not.toBe(place)
})

test('of two places that things tell of alike neither is drawn', () => {
  expect(placeOf('The stethoscope and the bandage lie there, the chalk and the blackboard.')).toBe('room')
})

test('what lies under water is seen under water', () => {
  const moment = 'The ballroom opens under your lamp. Silt lies over it, and pale fish turn in the current.'
  expect(placeOf(moment, 'modern', 'I am a diver.')).toBe('underwater')
})
