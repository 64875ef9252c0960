import { expect, test } from 'vitest'
import { playTurns } from '#testing/play-turns.ts'
import type { Reply } from './telling/make-reply.ts'

/** Plays what is suggested, the chip that `choose` takes, and returns all that was told with what was suggested after it. */
function playChips(premise: string, replies: number, choose: (chips: string[], turn: number) => string) {
  const typed: string[] = []
  const turns = Array.from(
    { length: replies - 1 },
    (_, at) =>
      ({ suggestions }: Reply) =>
        (typed[at + 1] = choose(suggestions, at + 1)),
  )
  return playTurns(premise, turns).map(({ text, suggestions }, turn) => ({
    typed: typed[turn],
    text,
    chips: suggestions,
  }))
}

const first = ([chip]: string[]): string => chip!

test.each([
  'Space pizza delivery',
  'I am a vampire dentist.',
  'A widow’s ghost haunts the tea shop she used to own.',
])('a story that wants nothing has no stock riddle and goes on by itself: %s', (premise) => {
  const told = playChips(premise, 18, (chips, turn) => chips[turn % 3]!)
  const all = told.map(({ text }) => text).join(' ')
  expect(all).not.toMatch(/first trace|what is behind it|what is going on/)
  for (const { chips } of told) expect(chips).toHaveLength(4)
  expect(told.filter(({ chips }) => chips.includes('See what happens next')).length).toBeGreaterThan(2)
})

test('what is wanted is the first that is suggested, and leads there by choices', () => {
  const told = playChips(
    'I am a shy baker who must win the cake contest against my former best friend Ada.',
    12,
    first,
  )
  expect(told[0]!.chips[0]).toBe('Win the cake contest against your former best friend Ada')
  expect(told[1]!.text).toMatch(/you mean to win the cake contest/)
  const end = told.find(({ chips }) => chips.includes('Begin a new chapter'))
  expect(end!.text).toMatch(/You set out to win the cake contest|too late/)
})

test('a choice may be typed in the player’s own words, and what is not a choice leaves it open', () => {
  const [, begun, looked, asked] = playTurns('I run a tea shop in the harbour.', [
    'See what happens next',
    'look around',
    ({ suggestions }) => `I ${suggestions[0]!.toLowerCase()}`,
  ])
  expect(looked!.suggestions[0]).toBe(begun!.suggestions[0])
  expect(asked!.text).not.toContain('Nothing comes of')
  expect(asked!.suggestions[0]).not.toBe(begun!.suggestions[0])
})

test('who goes away from what has begun is led back to it', () => {
  const told = playChips('I run a tea shop in the harbour.', 4, (chips, turn) =>
    turn === 1 ? 'See what happens next' : turn === 2 ? 'Go to the kitchen' : chips[0]!,
  )
  expect(told[2]!.chips[0]).toBe('Go to the tea shop')
  expect(told[3]!.chips[0]).toBe(told[1]!.chips[0])
})

test('to wait solves nothing', () => {
  const told = playChips('Who killed Lady Ashworth? I am the inspector.', 4, (chips, turn) =>
    turn === 1 ? chips[0]! : 'Wait a while',
  )
  expect(told.map(({ text }) => text).join(' ')).not.toMatch(/Now you know|chapter/)
})

test('one’s kin is nobody to be beaten', () => {
  const told = playChips('My grandmother refuses to pack before the valley floods.', 6, first)
  expect(told.map(({ text }) => text).join(' ')).not.toMatch(/stop your grandmother|beaten/)
})

test('what is found is taken, and a question has yes and no', () => {
  const alone = playChips('I am the last human on a frozen planet.', 14, () => 'See what happens next')
  const after = alone.find(({ text }) => /There lies|there lies|lies at your feet|your foot meets/.test(text))
  expect(after!.chips[0]).toMatch(/^(?:Take|Read) the /)
  const [, asked] = playTurns('I run a lamp shop.', ['A stranger comes in and asks "Do you sell lamps?"'])
  expect(asked!.suggestions.slice(0, 2)).toEqual(['“Yes.”', '“No.”'])
})

test('nothing is suggested twice to be shown to the same', () => {
  const told = playChips(
    'I am a lighthouse keeper on strike. My sister Inga is here, and I have a brass telescope.',
    24,
    (chips) =>
      [/^Show/, /^(?:Take|Look at|Talk)/]
        .flatMap((wish) => chips.find((chip) => wish.test(chip)) ?? [])
        .at(0) ?? 'See what happens next',
  )
  const shown = told.flatMap(({ typed }) => (typed?.startsWith('Show') ? [typed] : []))
  expect(shown.length).toBeGreaterThan(0)
  expect(new Set(shown).size).toBe(shown.length)
})

test('whoever comes in the first turn is asked what brings them here, too', () => {
  const firsts = [
    'I am a lighthouse keeper on strike.',
    'I am a vampire dentist.',
    'I run a tea shop.',
  ].flatMap((premise) => playTurns(premise, ['A stranger comes in.']).slice(1))
  for (const { suggestions } of firsts) expect(suggestions.join('|')).toMatch(/what brings/)
})

test('what the player has ended is not offered to be ended again, and somebody is asked along by the hero', () => {
  const ended = playTurns('I run a tea shop.', ['The end']).at(-1)!
  expect(ended.suggestions).toContain('Begin a new chapter')
  expect(ended.suggestions).not.toContain('The end')
  const [, , asked] = playTurns('I run a tea shop.', [
    'A sailor called Damir comes in.',
    'Ask Damir to come with me',
  ])
  expect(asked!.text).toMatch(/^You ask Damir to come with you\. “/)
})

test('a suggestion beside the choices is not taken for the choice that begins as it does', () => {
  const [, , , asked] = playTurns('In the barn is the giant. My friend Gary is with me.', [
    'See what happens next',
    'Put something down as a gift',
    'Ask the giant about Gary',
  ])
  expect(asked!.text).not.toContain('It does not fit')
})
