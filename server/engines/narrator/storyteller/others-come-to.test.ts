import { describe, expect, test } from 'vitest'
import { playTurns as play } from '#testing/play-turns.ts'

const inn =
  'I keep the inn at Low Ford. The old miller, my sister Nell and a bishop sit in the taproom tonight, and somebody has stolen the bell.'
const last = (turns: string[]): string => play(inn, turns).at(-1)!.text

describe('What others do', () => {
  test.each([
    ['The miller gives me his lantern.', /Now you have his lantern|lantern is in your hands now/],
    ['The miller takes the lantern and laughs.', /miller has the lantern now/],
    ['Nell knocks the miller out.', /miller lies there, and does not stir/],
    ['The miller shoots himself.', /miller falls, and does not get up again/],
    ['Nell bandages my arm.', /It hurts less than before/],
    ['The miller bites my arm.', /hurts|You feel it/],
  ])('comes to what plainly follows for whoever it is done to: %s', (turn, told) => {
    expect(last([turn])).toMatch(told)
  })

  test.each([
    ['The bishop starts to pray in a language none of us knows.', /none of you knows\. The words come fast/],
    ['Nell keeps humming.', /same few notes/],
    ['Nell shakes her head.', /Slowly, twice/],
    ['The bishop agrees to help us.', /bishop nods, and that is settled/],
  ])('by the verb that counts: %s', (turn, told) => {
    expect(last([turn])).toMatch(told)
  })

  test.each([
    [inn, 'Nell does not notice the bishop.', /as if nothing were the matter/],
    [
      'I keep the inn at Low Ford. A bishop is here.',
      'The bishop puts his ring on the table.',
      /table\. .*bishop/,
    ],
  ])('by its sort where no line is for the verb: %s %s', (premise, turn, told) => {
    expect(play(premise, [turn]).at(-1)!.text).toMatch(told)
  })

  test.each(['The bishop puts his ring on the table.', 'The miller confesses that he has stolen the bell.'])(
    'and for the hero only where that is sure, among several: %s',
    (turn) => {
      expect(last([turn])).not.toMatch(/\byou\b/)
    },
  )

  test.each(['The bishop is hit by a snowball.', 'Nell put her ring away an hour ago.', 'Nell walks off.'])(
    'and by no sort where it is done to them, over, or out of sight: %s',
    (turn) => {
      expect(last([turn])).not.toMatch(/looks round|to you\.$|at you\.$|waits to see|in sight/)
    },
  )

  test('and not where it is only tried', () => {
    expect(last(['The miller tries to stand.'])).toMatch(/begins again/)
  })

  test.each(['The miller warns me that the river is rising.', 'Nell says she will help us.'])(
    'and after what they say they do one thing more: %s',
    (turn) => {
      expect(last([turn])).toMatch(/[.”] .*(?:miller|Nell|It was meant|It hangs)/)
    },
  )

  test.each([
    'Nell gives me a thumbs up.',
    'Nell slips a ring onto my finger.',
    'Nell pushes her mug towards me.',
  ])('gives, moves and pushes nothing that it does not: %s', (turn) => {
    expect(last([turn])).not.toMatch(/Here|in your hands|keep your feet|get up at once/)
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
    ['Night falls.', /falls\. .*(?:shadows|colours)/],
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
