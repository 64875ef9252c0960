import { expect, test } from 'vitest'
import { readHour } from './read-hour.ts'

const hourOf = (moment: string, earlier: string[] = [], premise = '') =>
  readHour({ seed: 'story:7', moment, earlier, premise, contentRating: 'general' })

test.each([
  ['It is an hour before dawn, and cold.', 'night'],
  ['Half past ten; the lamp smokes.', 'night'],
  ['It is half past three. The square is sunny.', 'day'],
  ['The sun is low over the roofs.', 'dusk'],
  ['The stars are out.', 'night'],
  ['It is late; the station is empty.', 'night'],
  ['The window greys.', 'dawn'],
  ['Neon runs red and blue in the puddles.', 'night'],
  ['You park under a streetlamp.', 'night'],
  ['You watch the water turn from gold to grey.', 'dusk'],
  ['The lowest street never sees the sun.', 'night'],
  ['There hangs the morning star.', 'dawn'],
  ['The sky is just beginning to pale.', 'dawn'],
  ['It is four in the afternoon and as dark as night.', 'night'],
  ['“Time of death, four a.m.,” she says. Dawn is coming up.', 'dawn'],
  ['The lamps along the quay are lit, one after another.', 'dusk'],
  ['The sign of the hotel blinks red across the ceiling.', 'night'],
  ['A grey morning. Crows.', 'dawn'],
  ['The moon has set; it will be dawn in an hour.', 'night'],
  ['Before sunrise the herd begins to move.', 'dawn'],
  ['The sun is barely up and the lake smokes.', 'dawn'],
  ['The lamps along the quay are being lit one after another.', 'dusk'],
  ['The elephants come down to drink under an apricot sky.', 'dusk'],
  ['A green line lingers in the west.', 'dusk'],
  ['It is 17:40. Fields, and one farm with its lights on.', 'dusk'],
  ['The shop closed an hour ago and you are still inside.', 'night'],
  ['The skylight overhead is black.', 'night'],
  ['The sun never sets here; your watch says midnight.', 'day'],
  ['Sun lies over the oilcloth.', 'day'],
  ['Morning mist fills the gorge.', 'day'],
  ['The mountain is pink with the first sun.', 'dawn'],
  ['It is almost dark; the frogs have started.', 'dusk'],
  ['The box is lit, the only light for miles.', 'night'],
  ['A low sun that will not set.', 'day'],
  ['Lunch hour, and forty empty desks.', 'day'],
])('the hour now: %s', (moment, hour) => {
  expect(hourOf(moment)).toBe(hour)
})

test.each([
  'You must be gone before dawn.',
  'You have until dark.',
  '“At midnight,” he says.',
  'Every night she comes here.',
  'Since morning you have not eaten.',
  'Tomorrow at noon the duel will be fought.',
  'You remember the night of the fire.',
  'You must be gone before sunrise.',
  'The room is as it was on the night of the murder.',
  'There is one fewer than last night.',
])('an hour that is meant or remembered is not now: %s', (moment) => {
  expect(hourOf(moment)).toBeUndefined()
})

test('where the moment is silent, the hour told last holds, and then the scenario’s', () => {
  expect(hourOf('You wait.', ['It is noon.', 'The sun sets.'])).toBe('dusk')
  expect(hourOf('You wait.', [], 'A ferry at night.')).toBe('night')
  expect(hourOf('The sun is high.', ['It is night.'])).toBe('day')
  expect(hourOf('It is ten past two.', [], 'We spend the night here.')).toBe('night')
  expect(hourOf('It is ten past two.')).toBe('day')
})
