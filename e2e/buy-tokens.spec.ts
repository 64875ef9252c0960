import { startStripeServer, type StripeServer } from '#testing/stripe-server.ts'
import { expect, test as base } from './app.fixture.ts'
import { logInByHand } from './screens.ts'

const test = base.extend<object, { stripe: StripeServer }>({
  stripe: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, use) => {
      await using stripe = await startStripeServer()
      await use(stripe)
    },
    { scope: 'worker' },
  ],
  env: [({ stripe }, use) => use(stripe.env), { scope: 'worker' }],
})

test('a package is chosen by a visitor and waits for the login', async ({ page, reader }) => {
  await page.context().clearCookies()
  await page.goto('/tokens')
  await expect(page.getByRole('region', { name: 'Pocket' })).toContainText('100 tokens€4.99')
  await page.getByRole('link', { name: 'Log in to buy Pocket' }).click()
  await expect(page.getByText('You chose the package “Pocket”.')).toBeVisible()
  await logInByHand(page, reader.user!.username)
  await expect(page).toHaveURL('/tokens?package=Pocket')
  await expect(page.getByText('You chose this package.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Buy Pocket' })).toBeVisible()
})

test('a package is paid at Stripe, and granted once Stripe says so', async ({
  page,
  reader,
  stripe,
  app,
}) => {
  expect(reader.user).toBeDefined()
  await page.goto('/tokens')
  await expect(page.getByRole('region', { name: 'Your Balance' })).toContainText('Tokens left100,000')
  await expect(page.getByText('As many turns as you like')).toBeVisible()
  await page.getByRole('button', { name: 'Buy Pocket' }).click()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL('/tokens?package=Pocket')

  await page.getByRole('button', { name: 'Buy Pocket' }).click()
  await page.getByRole('link', { name: 'Pay' }).click()
  await expect(page).toHaveURL(/\/tokens\?paid=/)
  await expect(page.getByText('Your payment is on its way')).toBeVisible()
  await stripe.pay(app.url, stripe.sessions.at(-1)!)
  await expect(page.getByText('100 tokens were added to your balance.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your Balance' })).toContainText('Tokens left100,100')
  const bought = page.getByRole('region', { name: 'Your Purchases' }).getByRole('listitem')
  await expect(bought).toHaveCount(2)
  await expect(bought.filter({ hasText: 'Not paid' })).toHaveCount(1)
})

test('the account leads to the balance', async ({ page, reader }) => {
  expect(reader.user).toBeDefined()
  await page.goto('/account')
  await page.getByRole('link', { name: 'Your Balance' }).click()
  await expect(page).toHaveURL('/tokens')
  await expect(page.getByRole('heading', { name: 'Get More Tokens' })).toBeVisible()
})

test('without keys the page says that nothing is sold', async ({ page }) => {
  await page.route('**/api/tokens/packages', (route) =>
    route.fulfill({ json: { packages: [], isOpen: false } }),
  )
  await page.goto('/tokens')
  await expect(page.getByText('This site sells no tokens.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Buy/ })).toHaveCount(0)
})
