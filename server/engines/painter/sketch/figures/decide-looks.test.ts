import { expect, test } from 'vitest'
import { decideLooks } from './decide-looks.ts'

const people = Array.from({ length: 200 }, (_, at) => decideLooks('someone', `person ${at}`, '', 'modern'))

test('people whose skin is not told are of all lands, and fair or red hair goes with fair skin', () => {
  expect(new Set(people.map(({ skin }) => skin))).toEqual(new Set(['fair', 'tan', 'brown', 'dark']))
  const light = people.filter(({ hairTone }) => hairTone === 'red' || hairTone === 'fair')
  expect(new Set(light.map(({ skin }) => skin))).toEqual(new Set(['fair']))
})

test('skin that is told is kept, with hair that goes with it', () => {
  const told = decideLooks('woman', 'Amara', 'Amara has dark skin and a green dress.', 'modern')
  expect(told).toMatchObject({ skin: 'dark', hairTone: 'black' })
})
