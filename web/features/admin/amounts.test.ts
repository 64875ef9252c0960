import { expect, test } from 'vitest'
import { usageTexts } from './amounts.ts'

const usage = { textTokens: 1_000_000, imageTokens: 50_000, total: 1_050_000, thisMonth: 0, balance: 100_000 }

test('text costs four and pictures twenty dollars a million tokens', () => {
  expect(usageTexts(usage, 'costs')).toMatchObject({
    textTokens: '$4.00',
    imageTokens: '$1.00',
    total: '$5.00',
    thisMonth: '$0.00',
  })
})

test('an account that used only text has a month at the rate of text', () => {
  const textOnly = { ...usage, imageTokens: 0, total: 1_000_000, thisMonth: 500_000 }
  expect(usageTexts(textOnly, 'costs').thisMonth).toBe('$2.00')
})

test('tokens are whole and grouped', () => {
  expect(usageTexts({ ...usage, balance: -1_234 }, 'tokens')).toMatchObject({
    total: '1,050,000',
    balance: '-1,234',
  })
})
