import { describe, expect, test } from 'vitest'
import { playTurns as play } from '#testing/play-turns.ts'
import { deedParse } from './deed-parse.ts'

describe('The parse of a deed', () => {
  test.each([
    ['give', 'I give him a leg up', { particles: [] }],
    ['kick', 'He kicks the ball off the roof', { particles: ['off'] }],
    ['take', 'She takes her glasses off', { particles: ['off'] }],
    ['wrap', 'The clapper has been wrapped in a shawl', { isPassive: true }],
    ['wrap', 'She wraps the clapper in a shawl', { isPassive: false }],
    ['sell', 'An old man is selling maps', { isUnfinished: true }],
    ['sell', 'An old man sells the maps', { isUnfinished: false }],
  ])('of %s in “%s”', (verb, text, parse) => {
    expect(deedParse({ verb, text })).toMatchObject(parse)
  })
})

describe('What nothing comes of', () => {
  const attic = 'I am hiding from Mr Crake in an old mill with my sister Nell and our goat Bim.'
  const told = (...turns: string[]) => play(attic, turns).at(-1)!.text

  test('is not said of one that the player has told the end of', () => {
    expect(told('i ring the bell, and today it makes no sound')).not.toMatch(/goes all through/)
    expect(told('Nell holds a candle under my nose')).not.toMatch(/grip/)
    expect(told('i rip the letter open')).not.toMatch(/pieces/)
    expect(told('i taste the soup. it is still hot')).not.toMatch(/clothes/)
  })

  test('is not felt by anybody where a thing of that name does it', () => {
    expect(told('a small grey hand comes out of the hole and waves')).not.toMatch(/overlook you/)
    expect(told('i feel the drums in my feet')).not.toMatch(/fingers/)
  })
})

describe('A whole sentence', () => {
  const mill = 'I am hiding from Mr Crake in an old mill with my sister Nell and our goat Bim.'
  const told = (turn: string) => play(mill, [turn]).at(-1)!.text

  test.each([
    [
      'tell Nell to close the hatch and bring me the lamp',
      /^You tell Nell to close the hatch and bring you the lamp\. .*Nell/,
    ],
    ['i check the stove: door, pipe, the grate', /check the stove: door, pipe, the grate/],
    ['out of the flour comes a white mouse', /^Out of the flour comes a white mouse/],
    ['snow everywhere, and a lantern coming up the hill', /^Snow everywhere, and a lantern/],
    ['Nell has one rule: never look back', /Nell has one rule: “Never look back”/],
    ['two policemen come in', /^Two policemen come in\./],
  ])('is told with both its halves: %s', (turn, whole) => {
    expect(told(turn)).toMatch(whole)
  })

  test('has verbs that go with ‘you’ after a comma, too', () => {
    const story = play('A pastry chef in Lyon has one night to bake a cake.', [
      'Colette takes off her apron, goes down to the cellar and fetches coal.',
    ])
    expect(story.at(-1)!.text).toMatch(/You take off your apron, go down to the cellar and fetch coal/)
  })
})
