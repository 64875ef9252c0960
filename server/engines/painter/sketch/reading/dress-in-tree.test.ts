import { expect, test } from 'vitest'
import { readScene } from '../read-scene.ts'

const looksOf = (moment: string) =>
  readScene({ seed: 'story:7', moment, premise: '', earlier: [], contentRating: 'general' }).people.at(-1)!
    .looks

test.each([
  ['In the office a man in a red coat waits.', { garment: 'coat', hue: 25 }],
  ['In the church a monk in saffron sweeps the floor.', { hue: 55 }],
  ['In the office a woman in a yellow suit waits.', { garment: 'coat', hue: 90 }],
])('%s', (moment, looks) => {
  expect(looksOf(moment)).toMatchObject(looks)
})

test('what somebody else wears is not theirs', () => {
  expect(looksOf('In the office a man waits. Your coat is red.')).not.toMatchObject({ garment: 'coat' })
})
