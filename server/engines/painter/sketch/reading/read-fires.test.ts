import { expect, test } from 'vitest'
import { readFires } from './read-fires.ts'

test.each([
  ['There are no lamps in here.', { isDark: true }],
  ['The corridor is dark except for a strip of red light.', { isDark: true }],
  ['The lights went out an hour ago.', { isDark: true }],
  ['Your flashlight finds chairs upended on tables.', { isDark: true }],
  ['A kettle lies on its side by a dead fire.', { isFireOut: true }],
  ['The hearth is cold, and so is she.', { isFireOut: true }],
  ['The rink closed an hour ago and the lights are off.', { isDark: true }],
  ['You strike a match. The match goes out.', { isDark: true }],
  ['It looks worse with the lights on, so you leave them off.', { isDark: true }],
  ['The lights of the whole city go out.', { isDark: true }],
  ['Every window has gone dark with the power.', { isDark: true }],
  ['The lamps burn low.', {}],
  ['“The fire is out,” he says.', {}],
  ['A fire snaps in the hearth.', {}],
  ['If the lights go out, run.', {}],
])('%s', (moment, told) => {
  expect(readFires(moment)).toEqual(told)
})
