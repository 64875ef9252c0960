import { expect, test } from 'vitest'
import { toldScene } from '#testing/told-scene.ts'
import { compose } from './compose.ts'
import { readScene } from './read-scene.ts'

test.each([
  ['The tavern is loud, and candles burn on every table.', 'tavern'],
  ['You leave the tavern behind and ride into the forest.', 'forest'],
  ['From the cliff you see the lighthouse turn.', 'coast'],
  ['The viewport fills with stars; the airlock hisses shut.', 'spaceship'],
  ['Behind the wall lies a cave as high as a church.', 'cave'],
  ['Behind you lies the forest; you enter the tavern.', 'tavern'],
  ['Gravestones lean in the wet grass of the churchyard.', 'graveyard'],
  ['Torchlight slides over the sarcophagus in the burial chamber.', 'tomb'],
])('%s', (moment, place) => {
  expect(readScene(toldScene(moment)).place).toBe(place)
})

test.each([
  ['You look down from the office window at the street. The van is still there.', 'office'],
  ['The stove glows on the floor. Out there in the black lake something turns over.', 'room'],
  [
    'The dough rests by the oven, the kettle sings on the stove. Above, in the flat over the shop, you hear her step.',
    'kitchen',
  ],
  ['You kneel by the chair and the cupboard. Behind the wall the wind drags sand over the dunes.', 'room'],
  ['You spread the map on the table under the lamp. The map is wrong.', 'near-map'],
  ['You pour soup at the kitchen table. Beyond the window lies the forest.', 'kitchen'],
])('from under a roof: %s', (moment, place) => {
  expect(readScene(toldScene(moment)).place).toBe(place)
})

test.each([
  ['In the mirror the glass doors open. The engine idles and the back seat smells of gunpowder.', 'car'],
  ['The engine idles at the barrier. You wipe the windscreen with your sleeve.', 'car'],
  ['The cabin is dim. The passengers sleep, and far below are clouds. The stewardess bends down.', 'plane'],
])('within a vehicle: %s', (moment, place) => {
  expect(readScene(toldScene(moment, { genreMix: { thriller: 100 } })).place).toBe(place)
})

test('who sits by a window is where the sentence goes on to say', () => {
  const earlier = ['You took the chair by the window, as you do in every saloon.']
  expect(readScene(toldScene('Nobody laughs.', { earlier, genreMix: { western: 100 } })).place).toBe('tavern')
})

test('a name is no noun: nobody in Tombstone stands among graves', () => {
  const premise = 'I take photographs in Forest and in Harbour Junction.'
  expect(compose(readScene(toldScene('You wait.', { premise }))).drawn.place).toBe('ornament')
  expect(readScene(toldScene('You wait.', { premise: 'I live in the forest.' })).place).toBe('forest')
})

test('it is day where no hour is told, unless a lamp is lit or no day comes in', () => {
  const genreMix = { horror: 100 }
  expect(readScene(toldScene('You walk through the forest.', { genreMix })).time).toBe('day')
  expect(readScene(toldScene('You read in the library.', { genreMix })).time).toBe('day')
  expect(readScene(toldScene('You read in the library by a candle.', { genreMix })).time).toBe('night')
  expect(readScene(toldScene('You crawl into the cave.', { genreMix })).time).toBe('night')
  const earlier = ['Night falls.']
  expect(readScene(toldScene('You walk through the forest.', { genreMix, earlier })).time).toBe('night')
})

test.each([
  'He sands the letter.',
  'The village priest nods.',
  'The bridge is gone.',
  'On the wall hangs a watercolour of the village.',
  'The children build a castle.',
])('no place: %s', (moment) => {
  expect(readScene(toldScene(moment)).place).not.toMatch(/desert|village|castle|bridge/)
})

test('where a moment names no place, the scene stays where it was told to be', () => {
  const earlier = ['The market is full of stalls.', 'You enter the library; the shelves reach the ceiling.']
  expect(readScene(toldScene('She says nothing and turns the key.', { earlier })).place).toBe('library')
})

test('the premise speaks only where everything told is silent', () => {
  const premise = 'I keep the lighthouse on the cliff.'
  expect(readScene(toldScene('A hand is on my shoulder.', { premise })).place).toBe('coast')
  expect(
    readScene(toldScene('You crawl deeper into the cave, and something drips from the rock.', { premise }))
      .place,
  ).toBe('cave')
})

test.each([
  ['At midnight the moon stands over the road.', 'night', 'clear'],
  ['The setting sun burns on the road.', 'dusk', 'clear'],
  ['Rain falls on the road at noon.', 'day', 'rain'],
  ['Mist lies on the road at dawn.', 'dawn', 'fog'],
  ['Thunder rolls over the road in the evening.', 'dusk', 'storm'],
])('%s: %s, %s', (moment, time, weather) => {
  expect(readScene(toldScene(moment))).toMatchObject({ place: 'road', time, weather })
})

test('the genre mix decides the genre, words only between equals', () => {
  const moment = 'The detective finds a clue in the kingdom of dragons.'
  expect(readScene(toldScene(moment, { genreMix: { western: 80, mystery: 20 } }))).toMatchObject({
    genre: 'western',
    second: 'mystery',
  })
  expect(readScene(toldScene(moment, { genreMix: { horror: 25, mystery: 25 } })).genre).toBe('mystery')
  expect(readScene(toldScene('The spaceship leaves orbit with its robot.')).genre).toBe('scifi')
})

test('words are whole words: what merely sounds alike is not seen', () => {
  expect(readScene(toldScene('The goosander does not move; the scattered notes remain.')).things).toEqual([])
  expect(readScene(toldScene('A stag and two ravens.')).things).toEqual(
    expect.arrayContaining(['deer', 'bird']),
  )
})

test('where nothing tells of a place, nothing is claimed', () => {
  const silent = toldScene('It says nothing.', { genreMix: { western: 100 } })
  expect(readScene(silent)).toEqual(readScene(silent))
  expect(compose(readScene(silent)).drawn).toMatchObject({ place: 'ornament', people: [], things: [] })
  expect(readScene(toldScene('“Meet me at the castle,” he says, “or in the harbour.”')).place).toBe(
    'ornament',
  )
})

test('who is inside a lighthouse is not seen, and the lighthouse is, from outside', () => {
  const { place, things, people } = readScene(
    toldScene(
      'Rain walks up and down the stairs of the lighthouse. You keep the light above the cliff and the sea.',
    ),
  )
  expect([place, things, people]).toEqual(['coast', ['lighthouse'], []])
})

test('who is old has white hair, and whom a pronoun follows is a woman', () => {
  const { people } = readScene(
    toldScene('“Stay,” says Kowalski. She waits. Kowalski hushes him. Old Mrs. Pettibone smiles at you.'),
  )
  expect(people.map(({ kind, looks }) => [kind, looks.hairTone === 'white'])).toEqual([
    ['someone', false],
    ['woman', expect.anything()],
    ['woman', true],
  ])
})

test('who is told to be dead is not shown alive', () => {
  const { people } = readScene(
    toldScene('Prentiss is sitting there with his napkin on, quite dead. Orlova weeps.'),
  )
  expect(people.map(({ name, feeling }) => [name, feeling])).toEqual([['Orlova', 'sad']])
})

test('a word in passing is no near view', () => {
  expect(readScene(toldScene('The tea urn hums in a minor key.')).place).not.toMatch(/^near-/)
})

test('a thing that the moment is about is seen from near, unless a place is told', () => {
  const moment = 'You unfold the letter. The letter is empty.'
  expect(readScene(toldScene(moment)).place).toBe('near-letter')
  expect(readScene(toldScene(moment, { earlier: ['You enter the library.'] })).place).toBe('library')
})

test.each([
  ['I am an officer aboard the survey ship Halcyon.', 'scifi', 'The bridge of the ship shakes.', 'spaceship'],
  ['I am a cabin boy in 1720.', 'historical', 'The deck of the ship shakes.', 'deck'],
  ['I am a deputy in 1881.', 'western', 'The street outside the saloon is empty.', 'western-town'],
  ['I am a journalist in 2019.', 'thriller', 'The street is empty.', 'city'],
  ['I am a scavenger after the collapse.', 'postapocalyptic', 'The street is empty.', 'ruined-city'],
  ['A detective works in Chicago in the 1950s.', 'mystery', 'The street is empty.', 'city'],
  ['You are a page of the fourteenth century.', 'mystery', 'You stand in the great hall.', 'throne-room'],
  ['I am a courier in 2140.', 'scifi', 'The street is empty, but for the neon.', 'future-city'],
] as const)(
  '%s: the age of the story chooses among what a word can mean',
  (premise, genre, moment, place) => {
    expect(readScene(toldScene(moment, { premise, genreMix: { [genre]: 100 } })).place).toBe(place)
  },
)

test('no place of another age is drawn, however plainly a word names it', () => {
  const premise = 'I am the pilot of a starship in orbit.'
  const told = toldScene('Your heart is a castle.', { premise, genreMix: { scifi: 100 } })
  expect(readScene(told).place).not.toBe('castle')
})

test('a place with a name is what it was introduced as', () => {
  const earlier = ['You reach the village of Kilbrae.', 'She nods.']
  expect(readScene(toldScene('In Kilbrae every shutter is closed.', { earlier })).place).toBe('village')
  const memory = [{ kind: 'place' as const, name: 'Thornwick', facts: ['is a castle above the river'] }]
  expect(readScene(toldScene('You stand before Thornwick.', { memory })).place).toBe('castle')
})

test.each([
  ['Rain has walked up and down the stairs since nightfall.', 'night'],
  ['The wire has been chattering since dawn.', 'day'],
  ['“All night,” he says. “I was at home.”', 'day'],
  ['The sun is coming up between the chestnuts.', 'dawn'],
])('the hour is what is told now: %s', (moment, time) => {
  expect(readScene(toldScene(`You stand on the road. ${moment}`, {})).time).toBe(time)
})
