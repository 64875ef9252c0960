import { expect, test } from 'vitest'
import { readScene } from '../read-scene.ts'

const castOf = (moment: string) =>
  readScene({ seed: 'story:7', moment, premise: '', earlier: [], contentRating: 'general' }).people

test.each([
  ['In the kitchen a man sits at the table.', { pose: 'sitting', table: 'table' }],
  ['In the library a woman is writing.', { pose: 'writing', table: 'table' }],
  ['In the tavern a woman stands behind the bar.', { pose: 'standing', table: 'counter' }],
  ['In the room a woman lies in the bed.', { pose: 'lying', seat: 'bed' }],
  ['An old man sits on a bench in the park.', { pose: 'sitting', seat: 'bench' }],
  ['In the office a soldier is asleep in his chair.', { pose: 'asleep', seat: 'chair' }],
  ['In the market a man sits on his mat.', { pose: 'seated' }],
  ['A man in the office is pointing at the door.', { pose: 'pointing' }],
  ['In the kitchen your aunt pours tea.', { pose: 'handling' }],
  ['In the bedroom a man puts the violin on the bed.', { pose: 'standing' }],
  ['In the office a woman raises her hand.', { pose: 'raising' }],
])('%s', (moment, told) => {
  const { pose, seat, table } = castOf(moment).at(-1)!
  expect({ pose, ...(seat && { seat }), ...(table && { table }) }).toEqual(told)
})

test('a table that is only passed is nobody’s', () => {
  expect(castOf('In the kitchen a man walks past the table.').at(-1)!.table).toBeUndefined()
})
