import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultPreferences, preferences as declaredPreferences } from '#contract/preferences.ts'
import type { PromptMessage, NarratorInput } from '../narrator.ts'
import { estimateTokens } from './token-estimate.ts'
import { writeReplyPrompt, writeTitlePrompt, type ModelPrompt } from './write-prompt.ts'

const turnWith = (given: Partial<NarratorInput> = {}): NarratorInput => ({
  storyId: 'story',
  seed: 'seed',
  premise: 'A lighthouse keeper hears a bell under the sea.',
  preferences: defaultPreferences,
  number: 0,
  path: [],
  ...given,
})

/** A path of so many turns, each an answer of the narrator and an action of the player. */
const pathOf = (turns: number): PromptMessage[] =>
  Array.from({ length: turns }, (_, at): PromptMessage[] => {
    const number = String(at).padStart(3, '0')
    return [
      { role: 'assistant', content: `Reply ${number}. ${'The sea is loud tonight. '.repeat(40)}` },
      { role: 'user', content: `Move ${number}: I ring the bell.` },
    ]
  }).flat()

const write = (input: NarratorInput, promptTokens: number) => writeReplyPrompt(input, { promptTokens })

type Said = Pick<ModelPrompt, 'system' | 'messages'>
const tokensOf = ({ system, messages }: Said) =>
  messages.reduce((sum, { content }) => sum + estimateTokens(content), estimateTokens(system))
const textOf = ({ system, messages }: Said) => [system, ...messages.map(({ content }) => content)].join('\n')

test('the opening is asked for with the premise and the genre mix in the words of the specification', () => {
  const prompt = write(turnWith({ genreMix: { horror: 30, mystery: 70, comedy: 0 } }), 8_000)
  expect(prompt.messages).toHaveLength(1)
  const [{ role, content }] = prompt.messages as [PromptMessage]
  expect(role).toBe('user')
  expect(content).toContain('Tell the opening of the story.')
  expect(prompt.system).toContain('<scenario>\nA lighthouse keeper hears a bell under the sea.\n</scenario>')
  expect(prompt.system).toContain('Mix in the following genre preferences: 70% mystery, 30% horror')
  expect(prompt.system).toContain('- mystery (70%) carries the story')
  expect(prompt.system).toContain('- horror (30%) is felt in most scenes')
})

test('each preference changes the rules and no two of its values read alike', () => {
  const systems = Object.entries(declaredPreferences).flatMap(([name, { choices }]) =>
    Object.keys(choices).map((value) => {
      const chosen = { ...defaultPreferences, [name]: value }
      return { value, system: write(turnWith({ preferences: chosen }), 8_000).system.toLowerCase() }
    }),
  )
  for (const { value, system } of systems) expect(system).toContain(value)
  expect(new Set(systems.map(({ system }) => system)).size).toBe(7) // nine values, the default one three times
})

test('the rules say second person, no acting for the hero, an open end and three suggestions', () => {
  const { system } = write(turnWith(), 8_000)
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
  const prompt = write(turnWith({ path: pathOf(100), number: 100 }), 3_000)
  const text = textOf(prompt)
  expect(text).toContain('A lighthouse keeper hears a bell under the sea.')
  expect(prompt.messages.at(-1)!.content).toContain('<player>\nMove 099: I ring the bell.\n</player>')
  expect(text).toContain('Reply 099.')
  expect(text).not.toContain('Move 010:')
})

test('the window grows, is cut to half when it is full, and keeps its beginning in between', () => {
  const prompts = Array.from({ length: 60 }, (_, at) =>
    textOf(write(turnWith({ path: pathOf(at + 1), number: at + 1 }), 4_000)),
  )
  const sizes = prompts.map((text) => estimateTokens(text))
  const cuts = sizes.filter((size, at) => at > 0 && size < sizes[at - 1]!).length
  expect(Math.max(...sizes)).toBeLessThanOrEqual(4_000)
  expect(cuts).toBeGreaterThan(5)
  expect(cuts).toBeLessThan(20)
  for (const [at, text] of prompts.entries()) {
    const before = prompts[at - 1]
    if (before === undefined || sizes[at]! < sizes[at - 1]!) continue
    // All but the closing line of the one before stands at the beginning of the next.
    expect(text.startsWith(before.slice(0, before.lastIndexOf('\n\n')))).toBe(true)
  }
})

test('where the window is cut follows from the path alone', () => {
  const path = pathOf(80)
  const one = write(turnWith({ path, number: 80 }), 4_000)
  write(turnWith({ path: pathOf(33), number: 33 }), 4_000)
  expect(write(turnWith({ path: structuredClone(path), number: 80 }), 4_000)).toEqual(one)
})

test('the last line says the rating and who acts, whatever came before', () => {
  const preferences = { ...defaultPreferences, contentRating: 'teen' as const }
  const { messages } = write(turnWith({ preferences, path: pathOf(9), number: 9 }), 4_000)
  const lines = messages.at(-1)!.content.split('\n')
  expect(lines.at(-1)).toMatch(/Rating TEEN.*Never act, speak or decide for the hero/)
})

test('a scenario in a script of dear letters leaves room for the story', () => {
  const premise = '灯塔看守人听见海底的钟声。'.repeat(300)
  const prompt = write(turnWith({ premise, path: pathOf(9), number: 9 }), 3_200)
  expect(tokensOf(prompt)).toBeLessThanOrEqual(3_200)
  expect(textOf(prompt)).toContain('Reply 008')
})

test('a budget too small for a story still sends the premise and what the player just did', () => {
  const text = textOf(write(turnWith({ path: pathOf(9), number: 9 }), 0))
  expect(text).toContain('under the sea')
  expect(text).toContain('Move 008:')
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
  const actions = anyPath.map((path) => path.map(({ content }) => ({ role: 'user' as const, content })))
  fc.assert(
    fc.property(anyWords, actions, (premise, path) => {
      const prompt = write(turnWith({ premise, path }), 1_000_000)
      const scenario = prompt.system.slice(prompt.system.indexOf('The story:'))
      const tags = textOf({ system: scenario, messages: prompt.messages }).match(/[<＜⟨]\s*\/?\s*\w*\s*>?/g)
      expect(tags).toEqual(['<scenario>', '</scenario>', ...path.flatMap(() => ['<player>', '</player>'])])
    }),
  )
})

test('the budget holds wherever what must go along fits into it', () => {
  fc.assert(
    fc.property(anyWords, anyPath, fc.nat({ max: 6_000 }), (premise, path, budget) => {
      const turn = turnWith({ premise, path })
      const least = tokensOf(write(turn, 0))
      expect(tokensOf(write(turn, budget))).toBeLessThanOrEqual(Math.max(budget, least))
    }),
  )
})

test('messages begin and end with the user and alternate, as every model accepts them', () => {
  fc.assert(
    fc.property(anyPath, fc.nat({ max: 4_000 }), (path, budget) => {
      for (const { messages } of [write(turnWith({ path }), budget), writeTitlePrompt(turnWith({ path }))]) {
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
