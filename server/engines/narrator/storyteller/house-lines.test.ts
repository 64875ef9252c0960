import { describe, expect, test } from 'vitest'
import { fitFor } from './house-lines.ts'
import type { Place } from './world.ts'

const place = (given: Partial<Place>): Place => ({
  id: 1,
  name: 'manor',
  prep: 'in',
  isInside: true,
  genre: 'mystery',
  exits: [],
  visits: 1,
  ...given,
})

describe('Lines of what goes on around', () => {
  const pool = ['Upstairs someone crosses a room.', 'A step sounds, and another.']

  test('speak of stairs in a house', () => {
    expect(fitFor(place({}), pool)).toEqual(pool)
  })

  test.each([
    place({ name: 'cliff path', isInside: false }),
    place({ name: 'boathouse' }),
    place({ name: 'hold', isAboard: true }),
  ])('leave the stairs out where there are none', (here) => {
    expect(fitFor(here, pool)).toEqual(['A step sounds, and another.'])
  })
})
