import { describe, expect, test } from 'vitest'
import { playTurns } from '#testing/play-turns.ts'

const CASTLE = 'You are a young knight in a ruined castle with your squire, Tom. A dragon sleeps in the hall.'
const last = (turns: string[], premise = CASTLE): string => playTurns(premise, turns).at(-1)!.text

describe('A turn of one word is meant in full', () => {
  test.each([
    ['wait', /^You wait\. ./],
    ['attack', /^You attack the dragon\. ./],
    ['smile', /^You smile at Tom\. ./],
    ['hide', /^You hide behind the (?!flowerpot)/],
    ['inventory', /^You carry /],
    ['nothing', /^You wait\. ./],
    ['turn around', /^You turn around\. Behind you is the /],
  ])('%s', (typed, told) => {
    expect(last([typed])).toMatch(told)
  })

  test('a number is the next action of that place', () => {
    const [opening] = playTurns(CASTLE, [])
    const second = opening!.suggestions[1]!
    expect(last(['2'])).toBe(last([second]))
  })

  test('where nobody is to be fought, nobody is', () => {
    const told = last(
      ['attack'],
      "I'm a private eye in 1940s Chicago. My client, Mrs. Vance, is missing her husband.",
    )
    expect(told).toMatch(/Say whom you mean/)
    expect(told).not.toContain('Vance')
  })
})

test('who only says that they go gets somewhere, and somewhere else the next time', () => {
  const told = playTurns(CASTLE, ['go north', 'go east', 'where am I?']).map(({ text }) => text)
  const [, first, second] = told.map((text) => /You come to the ([^.]+)\./.exec(text)?.[1])
  expect(first).toBeDefined()
  expect(second).toBeDefined()
  expect(second).not.toBe(first)
  expect(told[3]).toContain(second)
})

test('who is missing somebody is not missing', () => {
  const premise = "I'm a private eye in 1940s Chicago. My client, Mrs. Vance, is missing her husband."
  expect(last(['I ask Mrs. Vance when she saw him last'], premise)).not.toMatch(/is not in Chicago/)
  expect(last(['smile'], premise)).toMatch(/^You smile at Mrs Vance/)
})

test('what is done to nobody in so many words is done to whoever is there', () => {
  const school = "I'm a new teacher at a village school in Wales. The headmaster is Mr Pugh."
  expect(last(['introduce myself'], school)).toMatch(/Mr Pugh/)
  expect(last(['I apologize for being late'], school)).toMatch(/^You apologize for being late\. .*Mr Pugh/)
})

test('who goes in goes into what they have just looked for', () => {
  const told = last(
    ['look for an inn', 'go in', 'where am I?'],
    'You are an orc. You arrive at the town of Little Wickham.',
  )
  expect(told).toMatch(/\binn\b/)
})

test('what a hero comes with is in the inventory, and each order of a turn has its little words', () => {
  const texts = playTurns('You are a tomb thief with a lantern, a rope and a map.', [
    'inventory',
    'take flare gun from locker. load flare gun',
    'ok start',
  ]).map(({ text }) => text)
  expect(texts[1]).toMatch(/lantern.*rope.*map/)
  expect(texts[2]).toContain('the flare gun')
  expect(texts[2]).not.toContain('flare the gun')
  expect(texts[3]).not.toBe('You start.')
})
