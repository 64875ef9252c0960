import { expect, test } from 'vitest'
import { readPlace } from './read-place.ts'

/** The place that the moment is at, after what was told before. */
const placeAfter = (moment: string, ...earlier: string[]) =>
  readPlace({ seed: 'story:7', moment, premise: '', earlier, contentRating: 'general' }, undefined)?.place

const library = 'You enter the library; the shelves reach the ceiling.'
const harbour = 'You walk along the harbour, from pier to pier.'

test.each([
  ['You are in the stable.', 'stable'],
  ['You step into the church and stand still.', 'church'],
  ['We come to the harbour.', 'harbour'],
  ['They lead you through the jungle.', 'jungle'],
  ['In the kitchen the bread burns.', 'kitchen'],
  ['The graveyard is full of crows.', 'graveyard'],
  ['Deep in the cave water drips.', 'cave'],
  ['From the cliff you see sails.', 'coast'],
  ['You leave the garden and enter the greenhouse.', 'greenhouse'],
  ['You wade across the swamp.', 'swamp'],
  ['Inside the tavern nobody looks up.', 'tavern'],
  ['A stepped pyramid rises before you.', 'jungle'],
])('where the viewer stands or goes: %s', (moment, place) => {
  expect(placeAfter(moment)).toBe(place)
})

test.each([
  'He steps out of the forest in her picture.',
  'She is somewhere in the mountains now.',
  'The director is at a meeting in the museum.',
  'Boots in the corridor; then nothing.',
  'You look at the castle through the glass.',
  'Through the window you see the harbour.',
  'Beyond the wall lies the garden.',
  'You think of the meadow.',
  'You remember how you lay in the meadow.',
  'Never again will you go to the theatre.',
  'Nobody has been in the desert.',
  'You are not in the desert.',
  'It is quiet, as if you stood in a forest.',
  'Papers lie about like leaves in a park.',
  'She tells you of the island and the lagoon.',
  'He speaks about the village.',
  'You dreamt that you were at the lake.',
  'It is a map of the swamp.',
  'In your hand is a postcard: a beach, palms, the sea.',
  'You read the letter: the garden, she writes, is in bloom.',
  'There is a story: a castle, a dragon, a moat.',
  '“Come to the harbour,” he says.',
  '"We met in the desert," she says.',
  "'In the forest,' he whispers.",
  '‘My dear, I write this on the beach.’',
  '*In the desert there are no clocks.*',
  'It is in your garden, it says: the second one lies in the swamp.',
  'You rode with him through Harlan’s Creek.',
  'The village priest nods.',
  'You put on your grey trench coat.',
  'The bridge is gone.',
  'You throw the key into the river.',
  'You listen, and across the river a mirror flashes.',
  'You make a sign that in the abbey means supper.',
  'A memory comes back: a meadow, a barn.',
  'It is as one sees a landscape from a hill: the village, the road.',
])('where the viewer is not, and so stays: %s', (moment) => {
  expect(placeAfter(moment, library)).toBe('library')
})

test.each([
  ['You push the door open and go into the tavern.', 'tavern'],
  ['You come home to the village at noon.', 'village'],
  ['The library lies behind you, and you cross the bridge.', 'bridge'],
  ['Behind the wall lies a cave as high as a church.', 'cave'],
  ['She waits on the pier, and gulls cry over the water.', 'harbour'],
])('what was told before is left only by going: %s', (moment, place) => {
  expect(placeAfter(moment, library, harbour)).toBe(place)
})

test('where nothing is sure, no more than the side of the roof is claimed', () => {
  expect(placeAfter('Wind, clouds, and grass underfoot.')).toBe('open')
  expect(placeAfter('You sit on the chair beside the cupboard.')).toBe('room')
  expect(placeAfter('You lay the pillow beside the stove and sit on the chair.')).toBe('room')
  expect(placeAfter('You wait.')).toBeUndefined()
})

test('of mere thoughts no side of the roof is claimed', () => {
  const scene = { seed: 'story:7', premise: '', earlier: [], contentRating: 'general' } as const
  const moment = 'For a while there is only thinking, and the thinking goes nowhere.'
  expect(readPlace({ ...scene, moment, earlier: [] }, undefined)).toBeUndefined()
})
