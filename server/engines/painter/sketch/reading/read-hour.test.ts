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
  ['A grey morning. Crows.', 'dawn'],
  ['The moon has set; it will be dawn in an hour.', 'night'],
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
])('an hour that is meant or remembered is not now: %s', (moment) => {
  expect(hourOf(moment)).toBeUndefined()
})

test('where the moment is silent, the hour told last holds, and then the scenario’s', () => {
  expect(hourOf('You wait.', ['It is noon.', 'The sun sets.'])).toBe('dusk')
  expect(hourOf('You wait.', [], 'A ferry at night.')).toBe('night')
  expect(hourOf('The sun is high.', ['It is night.'])).toBe('day')
})
