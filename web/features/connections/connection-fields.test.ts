import { expect, test } from 'vitest'
import { connectionFieldsOf, formOf } from './connection-fields.ts'

const stored = {
  id: 1,
  kind: 'text' as const,
  provider: 'openai-compatible' as const,
  address: 'https://models.example.org/v1',
  model: 'qwen',
  hasKey: true,
  keyEnd: 'last',
  isDefault: false,
  contextTokens: 8_000,
  sampling: { temperature: 0.7, seed: 4, stop: ['The end', '***'], reasoningEffort: 'low' as const },
  price: { input: 1, output: 2 },
}

test('a stored connection that nobody changes is sent as it is, without its key', () => {
  expect(formOf(connectionFieldsOf(stored))).toEqual({
    provider: 'openai-compatible',
    address: 'https://models.example.org/v1',
    model: 'qwen',
    contextTokens: 8_000,
    replyTokens: null,
    sampling: { temperature: 0.7, seed: 4, stop: ['The end', '***'], reasoningEffort: 'low' },
    price: { input: 1, output: 2 },
  })
})

test('empty fields say that there is none', () => {
  const fields = { ...connectionFieldsOf(), provider: 'openai' as const, model: 'gpt', key: 'sk-1' }
  expect(formOf(fields)).toEqual({
    provider: 'openai',
    model: 'gpt',
    address: null,
    key: 'sk-1',
    contextTokens: null,
    replyTokens: null,
    sampling: null,
    price: null,
  })
})

test('a price of cached tokens stands beside the others', () => {
  const price = { input: '2', output: '8', cached: '0.5' }
  expect(formOf({ ...connectionFieldsOf(), price }).price).toEqual({ input: 2, output: 8, cached: 0.5 })
})

test('how the next word is chosen is read field by field', () => {
  const { sampling } = connectionFieldsOf()
  const typed = { ...sampling, topP: '0,9', minP: '0.05', repeatPenalty: '1.1', stop: ' \nThe end\n' }
  expect(formOf({ ...connectionFieldsOf(), sampling: typed }).sampling).toEqual({
    topP: 0.9,
    minP: 0.05,
    repeatPenalty: 1.1,
    stop: ['The end'],
  })
})
