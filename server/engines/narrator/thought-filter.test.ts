import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createThoughtFilter } from './thought-filter.ts'

function readAll(said: string, cutAt: number[]) {
  const places = [0, ...cutAt.map((place) => place % (said.length + 1)).sort((a, b) => a - b), said.length]
  const filter = createThoughtFilter()
  const read = places.slice(1).map((place, at) => filter.read(said.slice(places[at], place)))
  return read.join('') + filter.finish()
}

test.each([
  ['<think>The bell, then the stairs.</think>You climb.', 'You climb.'],
  ['\n<think></think>You climb.', 'You climb.'],
  ['You <think>climb</think>.', 'You <think>climb</think>.'],
  ['<thin ice> ahead.', '<thin ice> ahead.'],
  ['<think>and never comes to an end', ''],
  ['<thi', '<thi'],
  ['', ''],
])('of %j the reader sees %j, wherever it is cut', (said, seen) => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 6 }), (cutAt) => {
      expect(readAll(said, cutAt)).toBe(seen)
    }),
  )
})
