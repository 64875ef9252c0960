import type { Page } from '@playwright/test'
import { startStory } from '#contract/stories.ts'
import { expect, test } from './app.fixture.ts'
import { noUsage } from './gallery/admin-figures.ts'
import { makeAdmin } from './make-admin.ts'
import { logInByHand, toastOf } from './screens.ts'

test.use({ narrator: 'model' })

const card = (page: Page, name: string) => page.getByRole('region', { name })

test('a visitor is asked to log in', async ({ page }) => {
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible()
  await expect(page.getByText('Please log in to access the admin panel.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', /redirect=%2Fadmin/)
})

test('a reader is refused and finds the way to another login', async ({ page, reader }) => {
  expect(reader.user?.isAdmin).toBe(false)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to Login' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
})

test('an admin sees who uses the site and what it costs', async ({ page, app, reader }) => {
  await reader.ask(startStory, { body: { prompt: 'A ferry at night' } })
  await makeAdmin(app, reader.user!.username)
  await page.goto('/admin')

  const usage = card(page, 'API Token Usage')
  await expect(usage.getByRole('img', { name: /^Tokens per day of the last 30 days/ })).toBeVisible()
  await expect(usage.getByRole('table', { name: 'Tokens and cost per day' })).toBeAttached()

  const users = card(page, 'User Management')
  const row = users.getByRole('row', { name: reader.user!.username })
  await users.getByLabel('Search users').fill(reader.user!.username)
  await expect(users.getByText('1 found')).toBeVisible()
  await users.getByRole('button', { name: 'Show costs' }).click()
  await expect(row.getByRole('cell', { name: /^\$\d+\.\d\d$/ })).toHaveCount(5)

  const heading = users.getByRole('columnheader', { name: 'Username' })
  for (const sorted of ['ascending', 'descending', 'none']) {
    await heading.getByRole('button').click()
    await expect(heading).toHaveAttribute('aria-sort', sorted)
  }
  await users.getByLabel('Search users').fill('nobody of this name')
  await expect(users.getByText('No matching users found')).toBeVisible()
})

test('the switch of the ads is turned back when the server refuses', async ({ page, app, reader }) => {
  await makeAdmin(app, reader.user!.username)
  await page.goto('/admin')
  const ads = page.getByRole('switch', { name: 'Advertisements' })
  await expect(ads).toBeChecked()

  const answer = Promise.withResolvers<void>()
  await page.route('**/api/admin/toggle-ads', async (route) => {
    await answer.promise
    await route.fulfill({ status: 403, json: { error: 'No' } })
  })
  await ads.click()
  // It moves at once, and back with the refusal.
  await expect(ads).not.toBeChecked()
  answer.resolve()
  await expect(toastOf(page)).toContainText('Failed to update ad settings: No')
  await expect(ads).toBeChecked()

  await page.unroute('**/api/admin/toggle-ads')
  await ads.click()
  await expect(toastOf(page)).toContainText('Ads disabled successfully')
  await expect(toastOf(page)).toContainText('All advertisements are now disabled across the site.')
  await expect(ads).not.toBeChecked()

  await ads.click()
  await expect(toastOf(page)).toContainText('Ads enabled successfully')
  await expect(toastOf(page)).toContainText('All advertisements are now enabled across the site.')
  await expect(ads).toBeChecked()
})

test('what is missing is said in its place', async ({ page, app, reader }) => {
  await makeAdmin(app, reader.user!.username)
  await page.route('**/api/admin/api-usage', (route) => route.fulfill({ json: noUsage }))
  await page.route('**/api/admin/users?*', (route) =>
    route.fulfill({ status: 404, json: { error: 'The list is lost' } }),
  )
  await page.goto('/admin')
  await expect(page.getByText('No API usage data available')).toBeVisible()
  await expect(card(page, 'User Management').getByRole('alert')).toContainText('The list is lost')

  await page.unroute('**/api/admin/users?*')
  await page.unroute('**/api/admin/api-usage')
  await page.route('**/api/admin/api-usage', (route) => route.fulfill({ status: 404, json: {} }))
  await page.reload()
  await expect(page.getByText('Failed to load API usage data')).toBeVisible()
})

test('rights that are gone lead out, and somebody who was never here is named so', async ({
  page,
  app,
  reader,
}) => {
  await makeAdmin(app, reader.user!.username)
  await page.route('**/api/admin/users?*', async (route) => {
    const list = (await (await route.fetch()).json()) as { users: object[] }
    const users = list.users.map((user) => ({ ...user, lastActive: null }))
    await route.fulfill({ json: { ...list, users } })
  })
  await page.goto('/admin')
  await card(page, 'User Management').getByLabel('Search users').fill(reader.user!.username)
  const row = page.getByRole('row', { name: reader.user!.username })
  await expect(row.getByRole('cell', { name: 'Never' })).toBeVisible()

  await page.route('**/api/admin/api-usage', (route) =>
    route.fulfill({ status: 403, json: { error: 'Admin access required' } }),
  )
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  // The list may still be on its way through the test when it ends.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('whichever read is refused, the desk closes', async ({ page, app, reader }) => {
  await makeAdmin(app, reader.user!.username)
  await page.goto('/admin')
  const log = card(page, 'Audit Log')
  await expect(log.getByRole('row').nth(1)).toBeVisible()
  await page.route('**/api/admin/users?*', (route) =>
    route.fulfill({ status: 403, json: { error: 'Admin access required' } }),
  )
  await card(page, 'User Management').getByLabel('Search users').fill('somebody')
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
})

test('an admin is greeted as one', async ({ page, app, reader }) => {
  await makeAdmin(app, reader.user!.username)
  await page.context().clearCookies()
  await page.goto('/auth?redirect=%2Fterms')
  await logInByHand(page, reader.user!.username)
  await expect(toastOf(page)).toContainText('Welcome back (Admin)')
})

test('the audit log names the command that made the admin', async ({ page, app, reader }) => {
  await makeAdmin(app, reader.user!.username)
  await page.goto('/admin')
  const log = card(page, 'Audit Log')
  const row = log.getByRole('row', { name: `admin grant done ${reader.user!.username} command` })
  await expect(row).toBeVisible()
})

test('the download comes in a tab of its own', async ({ page, app, reader }) => {
  await makeAdmin(app, reader.user!.username)
  await page.goto('/admin')
  const link = card(page, 'User Management').getByRole('link', { name: 'Download' })
  await expect(link).toHaveAttribute('target', '_blank')
  const [answer] = await Promise.all([
    page.context().waitForEvent('response', (response) => response.url().endsWith('/users/download')),
    link.click(),
  ])
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-disposition']).toMatch(/^attachment; filename="lanterntale-users-/)
})

test('an admin caps the spending, and the card warns when the cap is near', async ({ page, app, reader }) => {
  await reader.ask(startStory, { body: { prompt: 'A ferry at night' } })
  await makeAdmin(app, reader.user!.username)
  await page.goto('/admin')
  const budgets = card(page, 'Budgets')
  await budgets.getByLabel('Site, a day: tokens').fill('1')
  await budgets.getByRole('button', { name: 'Save budgets' }).click()
  await expect(toastOf(page)).toContainText('Saved')
  await expect(budgets.getByText(/% of the site’s budget for today is spent/)).toBeVisible()
  await budgets.getByLabel('Site, a day: tokens').fill('')
  await budgets.getByRole('button', { name: 'Save budgets' }).click()
  await expect(budgets.getByText(/% of the site’s budget for today is spent/)).toBeHidden()
})
