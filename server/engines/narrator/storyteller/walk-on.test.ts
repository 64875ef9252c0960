import { describe, expect, test } from 'vitest'
import { playTurns as play } from '#testing/play-turns.ts'
import { wayOf } from './language/way-of.ts'

const last = (premise: string, turns: string[]): string => play(premise, turns).at(-1)!.text

describe('A sentence of moving', () => {
  test.each([
    ['I go back down and out onto the rocks', ['to rocks']],
    ['walk along the corridor to the dining car', ['to corridor', 'to dining car']],
    ['I follow the ribs of sand down, past the last buoy', ['by ribs', 'by last buoy']],
    ['we cross the dunes all morning', ['by dunes']],
    ['i get out of the car', ['from car']],
    ['ride my old bike to the school', ['to school']],
  ])('leads by its own phrases: %s', (typed, way) => {
    expect(wayOf(typed, undefined)!.map(({ is, mention }) => `${is} ${mention.text}`)).toEqual(way)
  })

  test('is none where nobody moves', () => {
    expect(wayOf('I polish the lamp in the hall', undefined)).toBeUndefined()
  })
})

describe('Whoever has walked on', () => {
  const HOUSE = /front door|coat hook|staircase|cupboard|table\b/

  test.each([
    [['I climb to the top of the dune', 'look around']],
    [['I step out onto the ledge', 'look around']],
    [['I walk through the woods', 'where am I?']],
  ])('is told nothing of what stood where they were: %s', (turns) => {
    expect(last('I live in a cottage. My landlady Vera hates me.', turns)).not.toMatch(HOUSE)
    expect(last('I live in a cottage. My landlady Vera hates me.', [...turns, 'who is here?'])).not.toMatch(
      /Vera/,
    )
  })

  test('sees far from a height, and no furniture', () => {
    const told = last('I am hiding in a church.', ['climb up to the bell tower', 'look out over the village'])
    expect(told).toMatch(/^You look out over the village\./)
    expect(told).not.toMatch(/ladder|window|bell rope/)
  })

  test('is not in a room for standing outside it', () => {
    const told = last('I work in an office.', [
      'I walk down the corridor',
      'I stand outside the office and listen',
      'where am I?',
    ])
    expect(told).toMatch(/corridor/)
  })

  test('finds the window of the room that they are in', () => {
    const turns = ['I walk to the diner', 'I go home', 'I look through the window']
    expect(last('I live in a cottage.', turns)).not.toMatch(/is not here/)
  })
})

describe('Whoever says in few words where or after whom they go', () => {
  test('is on the way there, and nowhere else', () => {
    const knight = 'I am a knight in a castle with my squire Tom.'
    expect(play(knight, ['head for the village'])[1]!.text).toMatch(/^You head for the village\./)
    expect(last(knight, ['head for the village', 'where am I?'])).toMatch(/on the way to the village/)
  })

  test('is where whoever they follow has got to', () => {
    const turns = ['Rosa walks out', 'I follow Rosa', 'who is here?']
    expect(last('I am a thief in a library. With me is Rosa.', turns)).toMatch(/Rosa and you/)
  })
})

describe('What is kept elsewhere', () => {
  test('is not what one carries', () => {
    expect(last('I sell oysters at a market.', ['what do I have in my cart?'])).toMatch(/in your cart/)
    expect(last('I drive a taxi.', ['do i have anything in the glovebox'])).toMatch(/in the glovebox/)
  })
})

describe('A premise', () => {
  test('puts nobody where others are, nor takes a verb for a place', () => {
    const bank = last('You’re the getaway driver. They’ve been in the bank eleven minutes.', ['where am I?'])
    expect(bank).toMatch(/car/)
    expect(play('I wake in a railway carriage.', [])[0]!.text).not.toMatch(/at the I wake|mourners/)
  })
})

test('an errand told with the way is done on arrival, and whoever it is for is there', () => {
  const told = play('I am the food taster of Empress Yulan. Prince Bao wants her dead.', [
    'I go to the throne room to warn the Empress',
    'I go to the village to ask the witch for help',
    'I wait for the examiner',
    'I wait until dark',
  ]).map(({ text }) => text)
  expect(told[1]).not.toMatch(/is not here/)
  expect(told[2]).toMatch(/says the witch/)
  expect(told[3]).toMatch(/Then the examiner comes\./)
  expect(told[4]).toMatch(/in the evening\./)
})
