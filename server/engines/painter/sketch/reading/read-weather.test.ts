import { expect, test } from 'vitest'
import type { TimeOfDay } from '../scene-facts.ts'
import { readWeather } from './read-weather.ts'

const weatherOf = (moment: string, time: TimeOfDay = 'day', earlier: string[] = []) =>
  readWeather({ seed: 'story:7', moment, earlier, premise: '', contentRating: 'general' }, time)

test.each([
  ['There is a hedge, and a great deal of rain.', 'rain'],
  ['Drizzle beads on the awnings.', 'rain'],
  ['A gale leans on the tent.', 'storm'],
  ['Snow ticks at the window glass.', 'snow'],
  ['It has been snowing all day.', 'snow'],
  ['Ash falls like snow on the vines.', 'ash'],
  ['Fog comes up from the marsh.', 'fog'],
  ['A wall of dust rolls over the fields.', 'ash'],
  ['Hail bounces off the cobbles.', 'cloudy'],
  ['To the west, thunderheads pile up.', 'cloudy'],
  ['The storm has gone off east and left a sky scrubbed clean.', 'clear'],
])('the weather now: %s', (moment, weather) => {
  expect(weatherOf(moment).weather).toBe(weather)
})

test.each([
  'The steps have vanished under snow.',
  'Dust sifts down, pretty as snow.',
  'The rain has stopped.',
  'On both sides the snow falls away into cloud.',
  'The storm has washed the beach clean.',
  'The rover lies where the storm left it.',
  'The river is high from the storm in the night.',
  'No rain for weeks.',
  'Storm shutters bang along the arcade.',
  'It feels as if it will rain.',
  '“What a storm,” she says.',
  'You wait.',
])('no weather is claimed: %s', (moment) => {
  expect(weatherOf(moment).weather).toBe('untold')
})

test('snow that lies is seen, and does not fall', () => {
  expect(weatherOf('You sit with your feet on the new snow.')).toEqual({ weather: 'untold', isSnowy: true })
})

test.each([
  ['The sun is low over the roofs.', 'dusk', 'sun'],
  ['You wait.', 'day', undefined],
  ['The sun went behind the hill some time ago.', 'dusk', undefined],
  ['The sun has not cleared the trees.', 'dawn', undefined],
  ['Rain falls, and the sun is out.', 'day', undefined],
  ['The road is white under the moon.', 'night', 'moon'],
  ['High tide, no moon.', 'night', undefined],
  ['The light draws two small moons on the wall.', 'night', undefined],
] as const)('sun and moon stand where they are told of: %s', (moment, time, luminary) => {
  expect(weatherOf(moment, time).luminary).toBe(luminary)
})

test('weather that was told goes on until another is told', () => {
  expect(weatherOf('You wait.', 'day', ['It rains.']).weather).toBe('rain')
  expect(weatherOf('The sky is blue.', 'day', ['It rains.']).weather).toBe('clear')
})
