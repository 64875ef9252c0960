import { expect } from '../app.fixture.ts'
import { answer, refuse, withhold } from './answers.ts'
import type { Screen, Stage } from './screen.ts'

const packages = [
  { name: 'Pocket', tokens: 100_000, amount: 499, currency: 'EUR' },
  { name: 'Trunk', tokens: 500_000, amount: 1_999, currency: 'EUR' },
  { name: 'A whole library of very long stories', tokens: 25_000_000, amount: 74_900, currency: 'EUR' },
]
const purchase = (id: string, given: object = {}) => ({
  id,
  package: 'Pocket',
  tokens: 100_000,
  amount: 499,
  currency: 'EUR',
  isPaid: true,
  returnedTokens: 0,
  at: '2026-11-19T20:15:00.000Z',
  ...given,
})
const balance = {
  tokens: 131_402,
  turns: 43,
  month: { granted: 100_000, left: 31_402 },
  bought: 100_000,
  isEnforced: true,
  purchases: [
    purchase('one'),
    purchase('two', { isPaid: false }),
    purchase('three', { returnedTokens: 100_000 }),
  ],
}

async function openTokens({ page, signIn }: Stage, path = '/tokens'): Promise<void> {
  await signIn()
  await answer(page, '**/api/tokens/packages', { packages, isOpen: true })
  await answer(page, '**/api/tokens/balance', balance)
  await page.goto(path)
  await expect(page.getByRole('button', { name: 'Buy Pocket' })).toBeVisible()
}

export const tokensScreens: Screen[] = [
  { name: 'tokens', isWhole: true, reach: (stage) => openTokens(stage) },
  {
    name: 'tokens with a chosen package',
    isWhole: true,
    reach: (stage) => openTokens(stage, '/tokens?package=Trunk'),
  },
  { name: 'tokens that have come', reach: (stage) => openTokens(stage, '/tokens?paid=one') },
  { name: 'tokens on their way', reach: (stage) => openTokens(stage, '/tokens?paid=two') },
  {
    name: 'tokens for a visitor',
    isWhole: true,
    async reach({ page }) {
      await answer(page, '**/api/tokens/packages', { packages, isOpen: true })
      await page.goto('/tokens')
      await expect(page.getByRole('link', { name: 'Log in to buy Pocket' })).toBeVisible()
    },
  },
  {
    name: 'tokens that are not sold',
    isWhole: true,
    async reach({ page, signIn }) {
      await signIn()
      await page.goto('/tokens')
      await expect(page.getByText('This site sells no tokens.')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Your Balance' })).toBeVisible()
    },
  },
  {
    name: 'tokens coming',
    async reach({ page, signIn }) {
      await signIn()
      await withhold(page, '**/api/tokens/*')
      await page.goto('/tokens')
      await expect(page.getByRole('heading', { name: 'Get More Tokens' })).toBeVisible()
    },
  },
  {
    name: 'tokens not loaded',
    isWhole: true,
    async reach({ page, signIn }) {
      await signIn()
      await refuse(page, '**/api/tokens/*', 'Something went wrong', 500)
      await page.goto('/tokens')
      await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(2)
    },
  },
  {
    name: 'account with costs',
    isWhole: true,
    async reach(stage) {
      const cap = { usd: 2, tokens: 5_000_000 }
      const period = {
        period: 'day',
        cap,
        spent: { usd: 2, tokens: 812_345 },
        goesOnAt: '2026-12-01T00:00:00.000Z',
      }
      const sitePeriods = [{ period: 'month', percentSpent: 83, goesOnAt: period.goesOnAt }]
      const costsNow = { turnUsd: 0.003, isPaidByReader: false, periods: [period], sitePeriods }
      await answer(stage.page, '**/api/budget', costsNow)
      await stage.signIn()
      await stage.page.goto('/account')
      const costs = stage.page.getByRole('region', { name: 'Costs' })
      await expect(costs).toContainText('A turn costs about 0.3 ct.')
      await expect(costs).toContainText('Today: $2.00 of $2.00, 812,345 of 5,000,000 tokens.')
      await expect(costs).toContainText('It goes on tomorrow, at midnight UTC.')
      await expect(costs).toContainText('The budget of this site this month: 83 % is spent.')
    },
  },
]
