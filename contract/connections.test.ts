import type * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { ConnectionForm, missingFields, Sampling } from './connections.ts'

const letters = (count: number): string => 'x'.repeat(count)

test.each([
  ['openai', null, false, { key: 'OpenAI needs a key' }],
  ['openai', null, true, {}],
  ['ollama', null, false, {}],
  ['openai-compatible', null, false, { address: 'OpenAI-compatible server needs an address' }],
  ['openai-compatible', 'http://models.test', false, {}],
  ['azure', null, false, { key: 'Azure OpenAI needs a key', address: 'Azure OpenAI needs an address' }],
  ['azure', 'https://models.test', true, {}],
] as const)('%s at the address %j, with a key: %s, lacks %j', (provider, address, hasKey, lacks) => {
  expect(missingFields({ provider, address, hasKey })).toEqual(lacks)
})

const form = { provider: 'openai', model: ' gpt ', key: ' k ', address: ' https://models.test/v1 ' }

test('a connection is taken without the spaces around its words', () => {
  expect(ConnectionForm.parse({ ...form, contextTokens: 1_000, replyTokens: 100_000 })).toEqual({
    provider: 'openai',
    model: 'gpt',
    key: 'k',
    address: 'https://models.test/v1',
    contextTokens: 1_000,
    replyTokens: 100_000,
  })
})

test.each<[object, string]>([
  [{ provider: 'bard' }, 'Please choose a provider'],
  [{ model: ' ' }, 'Please name a model'],
  [{ model: letters(201) }, 'Please keep the model’s name to 200 characters'],
  [{ model: 'a\u0007b' }, 'Please name a model'],
  [{ key: 'two words' }, 'A key is one word of plain letters and signs'],
  [{ key: letters(501) }, 'A key is one word of plain letters and signs'],
  [{ address: 'models.test' }, 'Please enter an address such as https://models.example.org/v1'],
  [
    { address: 'https://me:secret@models.test' },
    'Please enter an address such as https://models.example.org/v1',
  ],
  [
    { address: 'https://models.test/?key=1' },
    'Please enter an address such as https://models.example.org/v1',
  ],
  [{ contextTokens: 999 }, 'At least 1000'],
  [{ contextTokens: 2_000_001 }, 'At most 2000000'],
  [{ replyTokens: 49 }, 'At least 50'],
  [{ replyTokens: 60.5 }, 'Please enter a whole number'],
  [{ price: { input: -1, output: 1 } }, 'At least 0'],
  [{ price: { input: 1, output: 10_001 } }, 'At most 10,000'],
])('%j is refused: %s', (change, text) => {
  const { error } = ConnectionForm.safeParse({ ...form, ...change })
  expect(error?.issues.map(({ message }) => message)).toContain(text)
})

test.each<[z.ZodMiniType, unknown, boolean]>([
  [
    Sampling,
    { temperature: 5, topP: 1, frequencyPenalty: -2, repeatPenalty: 3, stop: ['a', letters(100)] },
    true,
  ],
  [Sampling, { temperature: 5.1 }, false],
  [Sampling, { minP: -0.1 }, false],
  [Sampling, { presencePenalty: 2.1 }, false],
  [Sampling, { seed: 1.5 }, false],
  [Sampling, { stop: [''] }, false],
  [Sampling, { stop: ['a', 'b', 'c', 'd', 'e'] }, false],
])('%# %j is taken: %s', (schema, value, isTaken) => {
  expect(schema.safeParse(value).success).toBe(isTaken)
})
