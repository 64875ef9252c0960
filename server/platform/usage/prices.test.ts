import { expect, test } from 'vitest'
import { defaultPrices, isFree, priceOf, readPrices } from './prices.ts'

test.each([
  ['the built-in storyteller', { provider: 'storyteller', isModel: false }, true],
  ['a file on this machine', { provider: 'local', isModel: true }, true],
  ['a model of a reader’s own', { provider: 'openai', isModel: true, isPaidByReader: true }, true],
  ['a model of the site', { provider: 'openai', isModel: true }, false],
  ['a model of the site, said to be', { provider: 'openai', isModel: true, isPaidByReader: false }, false],
])('%s is free or not', (_, engine, free) => {
  expect(isFree(engine)).toBe(free)
  const usage = { inputTokens: 1_000, outputTokens: 1_000 }
  const price = priceOf(defaultPrices, { ...engine, model: 'm' }, 'text', usage)
  expect(price).toEqual(free ? { nanoUsd: 0, isOwnPrice: true } : { nanoUsd: 8_000_000, isOwnPrice: false })
})

const engine = { provider: 'openai', model: 'm', isModel: true }
const usage = { inputTokens: 10, outputTokens: 4, cachedInputTokens: 6 }

test.each([
  [
    'the price of its own connection before all',
    { price: { input: 1, output: 2, cached: 0.5 } },
    'text',
    15_000,
    true,
  ],
  ['the price of its name', {}, 'text', 34_000, true],
  ['the price of pictures', { model: 'n' }, 'image', 280_000, false],
  ['the price of texts', { model: 'n' }, 'voice', 56_000, false],
] as const)('a call costs %s', (_, own, kind, nanoUsd, isOwnPrice) => {
  const prices = readPrices('m=3/1')
  expect(priceOf(prices, { ...engine, ...own }, kind, usage)).toEqual({ nanoUsd, isOwnPrice })
})

test('without any price a call costs nothing, and has no price of its own', () => {
  expect(priceOf({}, engine, 'text', usage)).toEqual({ nanoUsd: 0, isOwnPrice: false })
})

test('prices are named one by one, beside the general ones or in their place', () => {
  expect(readPrices(' gpt =2/10/0.5 ,, a=b=1/2,text=5/6')).toEqual({
    text: { input: 5, output: 6 },
    image: { input: 20, output: 20 },
    gpt: { input: 2, output: 10, cached: 0.5 },
    'a=b': { input: 1, output: 2 },
  })
  expect(readPrices('')).toEqual(defaultPrices)
  expect(Object.isFrozen(readPrices(''))).toBe(true)
  for (const text of ['gpt=2/', '=2/3', 'gpt=2/3/4/5', 'gpt=-1/2'])
    expect(() => readPrices(text)).toThrow(`MODEL_PRICES: "${text}" is not of the form`)
})
