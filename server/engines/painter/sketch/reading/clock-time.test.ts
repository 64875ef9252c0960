import { expect, test } from 'vitest'
import { clockTime } from './clock-time.ts'

test.each([
  ['It is 2:10 a.m. and you are in.', 'night'],
  ['22:14. A woman with a pram.', 'night'],
  ['The bell comes up at 0300.', 'night'],
  ['Ten o’clock at night, and six in the evening is long gone by.', 'dusk'],
  ['At six in the morning she calls.', 'dawn'],
  ['The 3:30 p.m. train is late.', 'day'],
  ['It is ten past four.', undefined],
  ['You run to 4:15.', undefined],
])('%s', (text, time) => {
  expect(clockTime(text)).toBe(time)
})
