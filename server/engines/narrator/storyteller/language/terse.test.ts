import { expect, test } from 'vitest'
import { withArticles } from './terse.ts'

const told = (turn: string): string =>
  withArticles(turn, { isThing: (noun) => noun === 'guard', isName: (word) => word === 'marek' })

test.each([
  ['search straw bed', 'search the straw bed'],
  ['look out window', 'look out of the window'],
  ['hit guard with bucket, take keys', 'hit the guard with the bucket and take the keys'],
  ['run to shuttle and seal airlock', 'run to the shuttle and seal the airlock'],
  ['build raft', 'build a raft'],
  ['cut open vent', 'cut open the vent'],
  ['sneak past sleeping guard', 'sneak past the sleeping guard'],
  ['raise hands', 'raise my hands'],
])('“%s” is “%s”', (typed, meant) => expect(told(typed)).toBe(meant))

test.each([
  'go home',
  'call for help',
  'wait until dark',
  'throw it to Marek',
  'run to dome 4',
  'i drink coffee and watch tv',
  'kick it down and shout',
  'look for clues',
])('“%s” leaves nothing out', (typed) => expect(told(typed)).toBe(typed))
