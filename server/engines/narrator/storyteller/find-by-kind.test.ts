import { describe, expect, test } from 'vitest'
import { playTurns } from '#testing/play-turns.ts'

const last = (turns: string[]): string =>
  playTurns('You are a raider, shipwrecked on an unknown coast with nothing.', turns).at(-1)!.text

describe('Who looks for something finds it, where it is of a kind that may lie about', () => {
  test.each([
    [
      'search for food',
      /You find (?:a heel of bread|a bag of nuts|a jar of honey|an? [^.]*(?:apple|cheese|meat))\./,
    ],
    ['look for something to use as a weapon', /You find an? [^.]*(?:bar|club|axe|stick|spade)/],
    ['find some water', /There it is|You find a [^.]*(?:water|flask)/],
    ['search', /\ban? \p{L}/u],
    ['i scavenge for supplies', /You find an? \p{L}/u],
  ])('%s', (turn, told) => expect(last([turn])).toMatch(told))

  test('and not upon what is somebody’s', () => {
    expect(last(['look for my weapon'])).not.toContain('You find')
  })
})

test('outside one sees something of what lies round', () => {
  const [, reply] = playTurns('I am the keeper of a lighthouse, alone in the lamp room.', ['look outside'])
  expect(reply!.text).toMatch(/^You look outside\. (?:\S+ ){8}/u)
})
