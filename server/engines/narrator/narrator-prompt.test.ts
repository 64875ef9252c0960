import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultPreferences, Preferences } from '#contract/preferences.ts'
import { writeTitlePrompt, writeTurnPrompt, type ModelPrompt } from './narrator-prompt.ts'
import type { PromptMessage, NarratorInput } from './narrator.ts'
import { estimateTokens } from './token-estimate.ts'

const turnWith = (given: Partial<NarratorInput> = {}): NarratorInput => ({
  storyId: 'story',
  seed: 'seed',
  premise: 'A lighthouse keeper hears a bell under the sea.',
  preferences: defaultPreferences,
  number: 0,
  path: [],
  ...given,
})

/** A path of so many turns, each an answer of the narrator and a deed of the player. */
const pathOf = (turns: number): PromptMessage[] =>
  Array.from({ length: turns }, (_, at): PromptMessage[] => {
    const number = String(at).padStart(3, '0')
    return [
      { role: 'assistant', content: `Reply ${number}. ${'The sea is loud tonight. '.repeat(40)}` },
      { role: 'user', content: `Deed ${number}: I ring the bell.` },
    ]
  }).flat()

type Said = Pick<ModelPrompt, 'system' | 'messages'>
const tokensOf = ({ system, messages }: Said) =>
  messages.reduce((sum, { content }) => sum + estimateTokens(content), estimateTokens(system))
const textOf = ({ system, messages }: Said) => [system, ...messages.map(({ content }) => content)].join('\n')

test('the opening is asked for with the premise and the genre mix in its fixed words', () => {
  const prompt = writeTurnPrompt(turnWith({ genreMix: { horror: 30, mystery: 70, comedy: 0 } }), 8_000)
  expect(prompt.messages).toHaveLength(1)
  const [{ role, content }] = prompt.messages as [PromptMessage]
  expect(role).toBe('user')
  expect(content).toContain('<scenario>\nA lighthouse keeper hears a bell under the sea.\n</scenario>')
  expect(content).toContain('Mix in the following genre preferences: 70% mystery, 30% horror')
  expect(content).toContain('opening')
})

test('each preference changes the rules and no two of its values read alike', () => {
  const systems = Object.entries(Preferences.shape).flatMap(([name, { options }]) =>
    options.map((value) => {
      const preferences = { ...defaultPreferences, [name]: value }
      return { value, system: writeTurnPrompt(turnWith({ preferences }), 8_000).system.toLowerCase() }
    }),
  )
  for (const { value, system } of systems) expect(system).toContain(value)
  expect(new Set(systems.map(({ system }) => system)).size).toBe(7) // nine values, the default one three times
})

test('the rules say second person, no acting for the hero, an open end and three suggestions', () => {
  const { system } = writeTurnPrompt(turnWith(), 8_000)
  for (const rule of [
    'Second person',
    'Never act, speak, think or decide for the hero',
    'open place',
    '[[NEXT]]',
  ]) {
    expect(system).toContain(rule)
  }
})

test('the newest of a long path is kept, the oldest left out, and the premise always there', () => {
  const prompt = writeTurnPrompt(turnWith({ path: pathOf(100), number: 100 }), 3_000)
  const text = textOf(prompt)
  expect(text).toContain('A lighthouse keeper hears a bell under the sea.')
  expect(prompt.messages.at(-1)!.content).toContain('<player>\nDeed 099: I ring the bell.\n</player>')
  expect(text).toContain('Reply 099.')
  expect(text).not.toContain('Deed 010:')
})

test('turn 500 sends as much as turn 50, and turn 5 no more', () => {
  const costOf = (turns: number) =>
    tokensOf(writeTurnPrompt(turnWith({ path: pathOf(turns), number: turns }), 4_000))
  expect(costOf(500)).toBe(costOf(50))
  expect(costOf(5)).toBeLessThanOrEqual(costOf(50))
})

test('a budget too small for a story still sends the premise and what the player just did', () => {
  const text = textOf(writeTurnPrompt(turnWith({ path: pathOf(9), number: 9 }), 0))
  expect(text).toContain('under the sea')
  expect(text).toContain('Deed 008:')
  expect(text).not.toContain('Reply 008')
})

const anyWords = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc
    .array(fc.constantFrom('<', '/', 'player', 'scenario', '>', '＜', '⟨', ' ', '\n', '</player>', 'x'))
    .map((parts) => parts.join('')),
)
const anyPath = fc.array(
  fc.record({ role: fc.constantFrom('user' as const, 'assistant' as const), content: anyWords }),
)

test('what the player typed can never close its delimiter or open another', () => {
  const deeds = anyPath.map((path) => path.map(({ content }) => ({ role: 'user' as const, content })))
  fc.assert(
    fc.property(anyWords, deeds, (premise, path) => {
      const { messages } = writeTurnPrompt(turnWith({ premise, path }), 1_000_000)
      const tags = textOf({ system: '', messages }).match(/[<＜⟨]\s*\/?\s*\w*\s*>?/g)
      expect(tags).toEqual(['<scenario>', '</scenario>', ...path.flatMap(() => ['<player>', '</player>'])])
    }),
  )
})

test('the budget holds wherever what must go along fits into it', () => {
  fc.assert(
    fc.property(anyWords, anyPath, fc.nat({ max: 6_000 }), (premise, path, budget) => {
      const turn = turnWith({ premise, path })
      const least = tokensOf(writeTurnPrompt(turn, 0))
      expect(tokensOf(writeTurnPrompt(turn, budget))).toBeLessThanOrEqual(Math.max(budget, least))
    }),
  )
})

test('messages begin and end with the user and alternate, as every model accepts them', () => {
  fc.assert(
    fc.property(anyPath, fc.nat({ max: 4_000 }), (path, budget) => {
      for (const { messages } of [
        writeTurnPrompt(turnWith({ path }), budget),
        writeTitlePrompt(turnWith({ path })),
      ]) {
        expect(messages.map(({ role }, at) => role === (at % 2 === 0 ? 'user' : 'assistant'))).not.toContain(
          false,
        )
        expect(messages.at(-1)!.role).toBe('user')
      }
    }),
  )
})

test('a title is asked for with the premise and the newest of the story only', () => {
  const prompt = writeTitlePrompt(turnWith({ path: pathOf(100) }))
  expect(textOf(prompt)).toContain('under the sea')
  expect(textOf(prompt)).toContain('Reply 099')
  expect(tokensOf(prompt)).toBeLessThanOrEqual(1_500)
})
