import { describe, expect, test } from 'vitest'
import { playTurns } from '#testing/play-turns.ts'

const last = (turns: string[]): string =>
  playTurns('You are a raider, shipwrecked on an unknown coast with nothing.', turns).at(-1)!.text

describe('Who looks for what there may be comes upon some of it', () => {
  test.each([
    [
      'search for food',
      /You come upon (?:a heel of bread|a bag of nuts|a jar of honey|an? [^.]*(?:apple|cheese|meat))\./,
    ],
    ['look for something to use as a weapon', /You come upon an? [^.]*(?:bar|club|axe|stick|spade)/],
    ['find some water', /You come upon a [^.]*(?:water|flask)/],
    ['search', /You come upon an? \p{L}/u],
    ['i scavenge for supplies', /You come upon an? \p{L}/u],
  ])('%s', (turn, told) => expect(last([turn])).toMatch(told))

  test('until nothing is left', () => {
    const turns = Array.from({ length: 5 }, () => 'search')
    expect(last(turns)).toContain('there is nothing left')
  })

  test('and not upon what is somebody’s', () => {
    expect(last(['look for my weapon'])).not.toContain('You come upon')
  })
})

test('outside is the weather', () => {
  const [, reply] = playTurns('I am the keeper of a lighthouse, alone in the lamp room.', ['look outside'])
  expect(reply!.text).toMatch(/Out there the weather is \p{L}+/u)
})
