import { describe, expect, test } from 'vitest'
import { lowBarrow as village, playTurns as play } from '#testing/play-turns.ts'
import { plainer } from './language/spoken-ways.ts'

const last = (turns: string[]): string => play(village, turns).at(-1)!.text

describe('A way of speaking is no deed', () => {
  test.each([
    ['wait, i know him', 'i know him'],
    ['bite through it... no wait, i run', 'i run'],
    ['bite through the rope... no wait, tell Ketil to do it', 'tell Ketil to bite through the rope'],
    ['Honey it is me', 'Honey, it is me'],
    ["why don't you want to go?", 'why do you not want to go?'],
    ['we have a 3% chance', 'we have a 3 percent chance'],
    ['Outside, the mob shouts', 'the mob shouts outside'],
    ['upstairs somebody is running a bath', 'somebody is running a bath upstairs'],
    ['hes got no hat', 'he has no hat'],
    ['i have got to go', 'i have got to go'],
    ['i pack rope, oil and a lantern', 'i pack rope, some oil and a lantern'],
    ["tell Ketil it's over and leave", "tell Ketil it's over. I leave"],
  ])('“%s”', (typed, read) => {
    expect(plainer(typed)).toBe(read)
  })

  test.each(['wait', 'i wait, then go on', 'i lay the table', 'do they buy the house'])(
    '“%s” is left as it is, or as good as',
    (typed) => {
      expect(plainer(typed).replace('laid', 'lay')).toBe(typed)
    },
  )
})

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
  expect(last(['I try to bend the spoon'])).toMatch(/works|does not work|another try/)
})
