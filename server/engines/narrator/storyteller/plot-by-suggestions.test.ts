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
])(
  'a story that wants nothing has no stock riddle, goes on by itself and may be ended late: %s',
  (premise) => {
    const told = playChips(premise, 18, (chips, turn) => chips[turn % 3]!)
    const all = told.map(({ text }) => text).join(' ')
    expect(all).not.toMatch(/first trace|what is behind it|what is going on|chapter/)
    for (const { chips } of told) expect(chips).toHaveLength(4)
    expect(told.slice(0, 14).every(({ chips }) => chips.includes('See what happens next'))).toBe(true)
  },
)

test('who wants to know who did it is led to somebody with a name, who owns to it when accused', () => {
  const told = playChips(
    'Who killed Lady Ashworth? I am the inspector, and the storm has cut us off.',
    4,
    first,
  )
  expect(told[2]!.typed).toMatch(/^Accuse \p{Lu}\p{L}+$/u)
  const name = told[2]!.typed!.replace('Accuse ', '')
  expect(told[1]!.text).toContain(`${name} the `)
  expect(told[2]!.text).toMatch(/^You accuse [\s\S]*Now you know who (?:killed|struck down) Lady Ashworth/)
  expect(told[2]!.chips.slice(0, 2)).toEqual(['Begin a new chapter', 'The end'])
  expect(told[3]!.text).toMatch(/^Three days have gone by.* yours to say\. .+/)
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

test('who has come is talked to, what is found is taken, and a question has yes and no', () => {
  const told = playChips('I am a lighthouse keeper on strike.', 14, (chips) =>
    chips.includes('“Yes.”') ? '“Yes.”' : 'See what happens next',
  )
  const after = (event: RegExp) =>
    told.filter(({ text }) => event.test(text)).map(({ chips }) => chips.join('|'))
  expect(after(/with a hand half raised|comes in, and stops|It is an? /)[0]).toMatch(/^Talk to the /)
  expect(after(/There lies|there lies|lies at your feet|your foot meets/)[0]).toMatch(/^(?:Take|Read) the /)
  expect(after(/\?” says/).join()).toMatch(/“Yes.”\|“No.”/)
})

test('nothing is suggested twice to be shown to the same', () => {
  const told = playChips(
    'I am a lighthouse keeper on strike.',
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
