import { expect, test } from 'vitest'
import { readBackdrop } from './read-backdrop.ts'

test('what is told to be around lies behind people, on their side of the roof', () => {
  const moment = 'She stands at the window. Beyond it the trees sway.'
  expect(readBackdrop(moment, 'inside')).toEqual(['window'])
  expect(readBackdrop(moment, 'outside')).toEqual(['trees'])
  expect(readBackdrop('Shelves run along the wall.', undefined)).toEqual(['shelves'])
})

test.each(['There is no window.', 'You remember the window of your room.', 'He says the shelves are full.'])(
  '%s tells of nothing around',
  (moment) => expect(readBackdrop(moment, 'inside')).toEqual([]),
)
