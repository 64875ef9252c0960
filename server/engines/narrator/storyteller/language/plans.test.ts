import { describe, expect, test } from 'vitest'
import { playTurns } from '#testing/play-turns.ts'
import { readTurn } from './read-turn.ts'

const clausesOf = (text: string) => readTurn(text, { entities: [], lastMeant: [] }).clauses

describe('what the hero would do under a condition is told whole, and not done', () => {
  test.each([
    ['If nobody comes I shall close the shop.', 'If nobody comes, I shall close the shop'],
    ['Unless she helps me I will burn the boat.', 'Unless she helps me, I will burn the boat'],
    [
      'If no one answers I shall lead the mule away and wait.',
      'If nobody answers, I shall lead the mule away and wait',
    ],
  ])('%s', (text, told) => {
    expect(clausesOf(text)).toMatchObject([{ kind: 'statement', text: told }])
  })

  test('a deed of now is done', () => {
    expect(clausesOf('If so I close the door.').at(-1)).toMatchObject({ kind: 'act', act: 'close' })
  })
})

test.each(["A ship's horn, very close.", 'Too close.', 'Very quiet!'])('“%s” does nothing', (text) => {
  expect(clausesOf(text).some(({ kind, act }) => kind === 'act' && act !== undefined)).toBe(false)
})

test.each(['I wait with a lantern I do not light', 'I wait with a lantern I do not light.'])(
  '“%s” is one deed, with or without its mark',
  (text) => {
    expect(clausesOf(text).map(({ act }) => act)).toEqual(['wait'])
  },
)

test.each([
  ['omg open the door', 'open the door'],
  ['go inside i guess', 'go inside'],
  ['id like to sleep', 'i would like to sleep'],
])('“%s”: words of chat are no deed', (text, read) => {
  expect(clausesOf(text).map((clause) => clause.text)).toEqual([read])
})

describe('told back to the hero', () => {
  const told = (turn: string) =>
    playTurns("I'm Orla, a lighthouse keeper. Fenn helps me.", [turn]).at(-1)!.text

  test.each([
    ['Years later, when I am old, I come back to the rock.', 'Years later, when you are old, you come back'],
    ['I have only ever called him Sir.', 'You have only ever called him Sir'],
    ["see if Fenn's ok", ' ok'],
  ])('%s', (turn, expected) => {
    expect(told(turn)).toContain(expected)
  })
})
