import { expect, test } from 'vitest'
import { playTurns } from '#testing/play-turns.ts'
import { signs } from './content/inquiry-lines.ts'
import type { Reply } from './telling/make-reply.ts'
import type { World } from './world/world.ts'

const PREMISE = 'Who killed Lady Ashworth? I am the inspector, and the storm has cut us off.'

const worldOf = ({ memory }: Reply): World => JSON.parse(memory.slice(3)) as World
/** The chip that begins so. */
const chip = (words: string) => (last: Reply) =>
  last.suggestions.find((each) => each.startsWith(words)) ?? 'missing'

const accusation = (isRight: boolean) => (last: Reply) => {
  const { tale, entities } = worldOf(last)
  const culprit = entities.find(({ id }) => id === tale!.culprit)!.name
  return (
    last.suggestions.find((each) => each.startsWith('Accuse') && each.endsWith(culprit) === isRight) ??
    'missing'
  )
}

const HEARD = [
  'See what happens next',
  'Search for traces',
  chip('Question'),
  chip('Question'),
  chip('Question'),
] as const

test('three can have done it; the trace fits one of them, and what that one says is denied by the others', () => {
  const told = playTurns(PREMISE, HEARD)
  const { tale, entities } = worldOf(told.at(-1)!)
  const names = ['one', 'two', 'three'].map(
    (slot) => entities.find(({ id }) => id === tale!.cast[slot])!.name,
  )
  for (const name of names) expect(told[1]!.text).toContain(name)
  const at = Object.values(tale!.cast).indexOf(tale!.culprit!)
  const { trace } = signs[tale!.signs![at]!]!
  expect(told[2]!.text).toContain(trace)
  const culprit = names[at]!
  const heard = told.slice(3).map(({ text }) => text)
  const innocent = names.filter((name) => name !== culprit)
  expect(
    heard.find(
      (text) =>
        text.includes(`to ${culprit}`) || text.includes(`ask ${culprit}`) || text.includes(`take ${culprit}`),
    ),
  ).toMatch(new RegExp(innocent.join('|')))
  for (const name of innocent) {
    const other = innocent.find((each) => each !== name)
    const own = heard.find((text) => new RegExp(`(?:to|ask|take) ${name}\\b`).test(text))!
    expect(own).toContain(other)
    expect(own).not.toContain(culprit)
  }
  expect(told.at(-1)!.suggestions.filter((each) => each.startsWith('Accuse'))).toHaveLength(3)
})

test('whoever did it owns to it', () => {
  const told = playTurns(PREMISE, [...HEARD, accusation(true)]).at(-1)!
  expect(told.text).toMatch(
    /^You accuse \p{Lu}[\s\S]*says[\s\S]*you know who (?:killed|struck down) Lady Ashworth/u,
  )
  expect(told.suggestions.slice(0, 2)).toEqual(['Begin a new chapter', 'The end'])
})

test('who accuses the wrong one may do it once, and then it is too late and told who it was', () => {
  const told = playTurns(PREMISE, [...HEARD, accusation(false), accusation(false)])
  expect(told.at(-2)!.suggestions.filter((each) => each.startsWith('Accuse'))).toHaveLength(2)
  expect(told.at(-1)!.text).toMatch(/It was me\. You looked at the wrong one/)
  expect(told.at(-1)!.suggestions[0]).toBe('Begin a new chapter')
})

test('people of the story are the first to be suspected, and may be accused in the player’s words', () => {
  const premise =
    'Someone poisoned the soup at the manor. I am the cook, and the butler Harrow and the nurse Ada are with me in the kitchen. I must find out who.'
  const told = playTurns(premise, ['See what happens next', 'I accuse Harrow'])
  expect(told[1]!.text).toContain('Harrow')
  expect(told[1]!.text).toContain('Ada')
  expect(told[2]!.text).toMatch(/^You accuse Harrow/)
})

test('where nobody else is about, there is a trail instead of suspects', () => {
  const told = playTurns(
    'I am alone in an abandoned lighthouse and must find out why the lamp goes out every night.',
    [
      'See what happens next',
      ...Array.from(
        { length: 7 },
        () =>
          ({ suggestions }: Reply) =>
            suggestions[0]!,
      ),
    ],
  )
  const all = told.map(({ text }) => text).join(' ')
  expect(all).not.toMatch(/” says|Besides you/)
  expect(all).toMatch(/you know why the lamp goes out every night/)
})

test('what was taken is given back by whoever took it', () => {
  const premise =
    'I keep the lighthouse at Gull Point with my daughter Marit. Yesterday a brass telescope was washed ashore.'
  const find = ({ suggestions }: Reply) =>
    suggestions.find((each) => each.startsWith('Find out who took')) ?? 'See what happens next'
  const told = playTurns(
    premise,
    Array.from({ length: 40 }, () => find),
  )
  const begun = told.findIndex(({ suggestions }) => suggestions.includes('Search for traces'))
  expect(begun).toBeGreaterThan(0)
  const taken = told[begun]!
  expect(worldOf(taken).entities.find(({ name }) => name === 'brass telescope')!.states).toContain('gone')
  const { tale } = worldOf(taken)
  const heard = playTurns(premise, [
    ...Array.from({ length: begun }, () => find),
    'Search for traces',
    chip('Question'),
    chip('Question'),
    chip('Question'),
    accusation(true),
  ]).at(-1)!
  expect(tale!.id).toBe('inquiry')
  expect(heard.text).toContain('you back the brass telescope')
  expect(worldOf(heard).entities.find(({ name }) => name === 'brass telescope')!.at).toBe('hero')
})
