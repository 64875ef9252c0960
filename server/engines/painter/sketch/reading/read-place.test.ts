import { expect, test } from 'vitest'
import { readPlace } from './read-place.ts'

const climb = 'The stairs turn nine times before they reach rock, and your lamp finds a crack.'

test.each([
  ['Behind the wall lies a cave as high as a church. Crystals grow from its floor.', 'cave'],
  ['The floor is wet, and something is dripping on the carpet.', 'corridor'],
])('a cave that is named is one under a roof, too, and one that is hinted at is not: %s', (moment, place) => {
  const scene = { seed: 'story:7', moment, premise: '', earlier: [climb], contentRating: 'general' } as const
  expect(readPlace({ ...scene, earlier: [...scene.earlier] }, undefined)?.place).toBe(place)
})

test.each([
  ['You ride over the prairie behind a herd of longhorns.', 'west', 'prairie'],
  [
    'The gymnasium is empty except for a basketball, which rolls out from under the bleachers.',
    'modern',
    'gym',
  ],
  ['The ship lies on the beach, and you put your shoulder to her on the shingle.', 'old', 'beach'],
  ['You stop in the aisle between shelves and freezers. There is a noise in the car park.', 'modern', 'shop'],
  ['You stand in the door of the station. Rails, a water tower, and sand.', 'west', 'station'],
  [
    'The gate drops behind you. The sand of the arena is white, and the crowd roars. The gladiator circles.',
    'old',
    'stadium',
  ],
  ['You sit on the fire step of the trench with your boots in the mud, beside sandbags.', 'steam', 'trench'],
] as const)('the place is the nearest that is told: %s', (moment, era, place) => {
  const scene = { seed: 'story:7', moment, premise: '', earlier: [], contentRating: 'general' } as const
  expect(readPlace({ ...scene, earlier: [] }, era)?.place).toBe(place)
})

test('a city after the end of the world is in ruins', () => {
  const moment =
    'You walk down the avenue between the tower blocks; a tram has rusted on the crossing of the street.'
  const scene = { seed: 'story:7', moment, premise: '', earlier: [], contentRating: 'general' } as const
  expect(readPlace({ ...scene, earlier: [] }, 'modern')?.place).toBe('city')
  expect(readPlace({ ...scene, earlier: [] }, 'ruin')?.place).toBe('ruined-city')
})

test.each([
  'The well stands in the yard. You are at the bottom of it, up to your waist in water.',
  'You skate out over the rink of the frozen lake, and the ice of the rink creaks.',
  'You walk down the aisle of the supermarket. The shelves were stripped long ago.',
])('a place is not drawn of which only another side is told: %s', (moment) => {
  const scene = { seed: 'story:7', moment, premise: '', earlier: [], contentRating: 'general' } as const
  expect(readPlace({ ...scene, earlier: [] }, undefined)).toBeUndefined()
})

test('a room in ruins is not drawn whole', () => {
  const church = 'You walk up the nave of the church between the pews to the altar, and the organ plays.'
  const scene = { seed: 'story:7', premise: '', earlier: [], contentRating: 'general' } as const
  const placeOf = (moment: string) => readPlace({ ...scene, moment, earlier: [] }, undefined)?.place
  expect(placeOf(church)).toBe('church')
  expect(placeOf(`${church} The rubble of the roof lies on the floor.`)).toBeUndefined()
  expect(placeOf(`${church} "It is nothing but rubble," she says.`)).toBe('church')
})

test.each([
  [
    'Dust blows down the main street. Shutters close along the boardwalk, and the marshal steps out to the water trough with his thumbs in his belt.',
    'western-town',
    'west',
  ],
  [
    'Alarms. On the main screen of the bridge the raider swings about, and the lieutenant at the tactical console shouts that the shields are down.',
    'spaceship',
    'future',
  ],
  [
    'The airlock hisses. You float along the bulkheads of the station in your suit, past hatch after hatch, and the deck plates hum.',
    'corridor',
    'future',
  ],
] as const)(
  'an age that nobody tells rules no place out, and is that of the place: %s',
  (moment, place, era) => {
    const scene = { seed: 'story:7', moment, premise: '', earlier: [], contentRating: 'general' } as const
    expect(readPlace({ ...scene, earlier: [] }, undefined)).toMatchObject({ place, era })
  },
)

test.each([
  'The rink is empty, and the ice has just been done. You glide out to the centre line.',
  'You push the button, and the cable car lurches out over the drop.',
])('nothing passes for a place of which there is no plate: %s', (moment) => {
  const scene = { seed: 'story:7', moment, premise: '', earlier: [], contentRating: 'general' } as const
  expect(readPlace({ ...scene, earlier: [] }, 'modern')).toBeUndefined()
})
