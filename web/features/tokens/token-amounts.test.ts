import { expect, test } from 'vitest'
import { countText, priceText } from './token-amounts.ts'

test.each([
  [{ amount: 499, currency: 'EUR' }, '€4.99'],
  [{ amount: 1_900, currency: 'JPY' }, '¥1,900'],
  [{ amount: 120_000, currency: 'USD' }, '$1,200.00'],
])('the price %j reads %s', (price, text) => {
  expect(priceText(price)).toBe(text)
})

test('thousands stand apart', () => {
  expect(countText(1_234_567)).toBe('1,234,567')
})
