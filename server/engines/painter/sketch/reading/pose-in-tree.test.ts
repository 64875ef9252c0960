import { expect, test } from 'vitest'
import { readScene } from '../read-scene.ts'

const told = (moment: string) =>
  readScene({
    seed: 'story:7',
    moment,
    earlier: ['The tavern is loud.'],
    premise: '',
    contentRating: 'general',
  })

test.each([
  ['Mara kneels among the beans.', 'kneeling'],
  ['A mechanic lies on her back.', 'lying'],
  ['Your aunt sits by the fire and reads.', 'sitting'],
  ['Your aunt does not kneel.', 'standing'],
  ['Mara climbs the stairs.', 'walking'],
  ['Mara hangs the lamp on the beam.', 'standing'],
])('%s', (moment, pose) => {
  expect(told(moment).people.at(-1)!.pose).toBe(pose)
})

test.each([
  'Mara swims.',
  'Mara stands in the water.',
  'Mara is climbing the rope.',
  'You float to the door.',
  'The boy hangs from the branch.',
])('nobody stands on the floor who is told to be elsewhere: %s', (moment) => {
  expect(told(moment).people).toEqual([])
})

test('the hero is there where the moment tells of them', () => {
  expect(told('Mara sits alone.').people).toHaveLength(1)
  expect(told('Mara sits across from you.').people).toHaveLength(2)
})

test('many are a crowd, and few are as many as are told', () => {
  expect(told('Forty sailors sing.')).toMatchObject({ crowd: 'man', people: [] })
  expect(told('The crowd sings.').crowd).toBe('someone')
  expect(told('Two sailors sing.')).toMatchObject({ people: [{ kind: 'man' }, { kind: 'man' }] })
  expect(told('You alone listen; the crowd has gone.').crowd).toBeUndefined()
})
