import { describe, expect, test } from 'vitest'
import { playTurns as play } from '#testing/play-turns.ts'
import { witnessLines } from './content/asides.ts'

const inn =
  'I keep the inn at Low Ford. The old miller, my sister Nell and a bishop sit in the taproom tonight, and somebody has stolen the bell.'
const last = (turns: string[]): string => play(inn, turns).at(-1)!.text

/** Any of the lines with which somebody takes notice, whoever that is. */
const NOTICES = new RegExp(
  `^(?:${Object.values(witnessLines)
    .flat()
    .map((line) =>
      line
        .replaceAll('?', '\\?')
        .replaceAll('"', '[“”]')
        .replaceAll(/\[\^?\w[^\]]*\]/g, '[\\w’ ]+'),
    )
    .join('|')})$`,
)

describe('What others do', () => {
  test.each([
    ['The miller gives me his lantern.', /Now you have his lantern|lantern is in your hands now/],
    ['The miller takes the lantern and laughs.', /miller has the lantern now/],
    ['Nell knocks the miller out and drags him off.', /miller lies there, and does not stir/],
    ['The miller shoots himself.', /miller falls, and does not get up again/],
    ['Nell bandages my arm.', /It hurts less than before/],
    ['The miller bites my arm.', /hurts|You feel it/],
  ])('comes to what plainly follows for whoever it is done to: %s', (turn, told) => {
    expect(last([turn])).toMatch(told)
  })

  // What follows of these nobody can know.
  test.each([
    'The bishop puts his ring on the table.',
    'The bishop agrees to help us.',
    'The bishop is my uncle.',
    'Nell does not notice the bishop.',
    'Nell shakes her head.',
    'Nell slips a ring onto my finger.',
    'Nell pushes her mug towards me.',
    'Nell gives me a thumbs up.',
    'The miller tries to stand.',
    'The miller refuses to leave.',
    'The bishop is hit by a snowball.',
  ])('is told alone where nothing does: %s', (turn) => {
    expect(last([turn]).split(/(?<=[.”]) /)).toHaveLength(1)
    expect(last([turn])).not.toMatch(/“/)
  })

  test.each(['The bishop puts his ring on the table.', 'The bishop is my uncle.'])(
    'is noticed by whoever the hero has just spoken with: %s',
    (turn) => {
      const [told, ...rest] = last(['Nell, is the fire still burning?', turn]).split(/(?<=[.”]) /)
      expect(told).toMatch(/^The bishop/)
      expect(rest.join(' ')).toMatch(NOTICES)
    },
  )

  test.each([
    'The miller confesses that he has stolen the bell.',
    'The miller warns me that the river is rising.',
    'Nell says she will help us.',
  ])('and what they say leaves the word to the hero: %s', (turn) => {
    expect(
      last([turn])
        .split(/(?<=[.”]) /)
        .slice(1)
        .join(' '),
    ).toMatch(NOTICES)
  })

  test('and of one of many nothing is told that is told of all', () => {
    const told = play('Three hostages sit in a bank. I am the robber.', [
      'One of the hostages starts crying.',
    ]).at(-1)!.text
    expect(told).toMatch(/crying\. By and by it gets quieter/)
  })
})

describe('What is stated comes to something', () => {
  test.each([
    ['The rain starts.', /out in the rain is wet/],
    ['Night falls.', /The shadows run together/],
    ['Nell is nervous.', /Nell’s fingers will not lie still/],
    ['The lamp flickers.', /nothing is to be seen, and then/],
  ])('by its kind: %s', (turn, told) => {
    expect(last([turn])).toMatch(told)
  })
})

describe('Who is told of by name', () => {
  test.each([
    ["I'm the cook in a diner.", 'Delores, the waitress, is crying in the freezer.'],
    ["You're a pirate.", 'Anne, the navigator, is asleep on deck.'],
  ])('is not the hero where the premise says who that is: %s', (premise, turn) => {
    expect(play(premise, [turn]).at(-1)!.text.startsWith(turn.slice(0, -1))).toBe(true)
  })
})
