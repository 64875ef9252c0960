import { expect, test } from 'vitest'
import { readPlace } from './read-place.ts'

const climb = 'The stairs turn nine times before they reach rock, and your lamp finds a crack.'

test.each([
  ['Behind the wall lies a cave as high as a church. Crystals grow from its floor.', 'cave'],
  ['The floor is wet, and something is dripping on the carpet.', 'room'],
])('a cave that is named is one under a roof, too, and one that is hinted at is not: %s', (moment, place) => {
  const scene = { seed: 'story:7', moment, premise: '', earlier: [climb], contentRating: 'general' } as const
  expect(readPlace({ ...scene, earlier: [...scene.earlier] }, undefined)?.place).toBe(place)
})
