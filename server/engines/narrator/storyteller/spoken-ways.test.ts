import { describe, expect, test } from 'vitest'
import { lowBarrow as village, playTurns as play } from '#testing/play-turns.ts'

const last = (turns: string[]): string => play(village, turns).at(-1)!.text

describe('What is asked of somebody', () => {
  test('for another hour is promised, and not done', () => {
    expect(last(['Ketil comes in', 'I tell Ketil to ring the bell at dawn'])).toMatch(
      /^You tell Ketil to ring the bell at dawn\. .*Ketil/,
    )
  })

  test('as a thought about them is no order', () => {
    expect(last(['Ketil comes in', '"You will have to go through me, Ketil."'])).not.toMatch(/Ketil wills/)
  })
})

test('a door shows who has just come to it, and a closet what one keeps there', () => {
  expect(last(['A woman knocks at the door', 'I open the door'])).toContain('There stands the woman.')
  expect(last(['I open the closet'])).toContain('coats')
})

test('a try comes off or does not, and the reply says which', () => {
  expect(last(['I try to bend the spoon'])).toContain('The spoon gives')
})
