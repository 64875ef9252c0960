import { expect, test } from './app.fixture.ts'
import { makeAdmin } from './make-admin.ts'
import { toastOf } from './screens.ts'

test('an admin closes the sign-up, lets a friend in by a link, and tells everyone a line', async ({
  page,
  app,
  reader,
  browser,
}) => {
  await makeAdmin(app, reader.user!.username)
  await page.goto('/admin')
  const card = page.getByRole('region', { name: 'Sign-up' })
  await card.getByLabel('Who may make an account').selectOption('By invitation')
  await card.getByLabel('Reason, shown to visitors').fill('We are few.')
  await card.getByRole('button', { name: 'Save sign-up' }).click()
  await expect(toastOf(page)).toContainText('Saved')
  await card.getByLabel('For whom').fill('Friends')
  await card.getByRole('button', { name: 'Make a link' }).click()
  const link = await card.getByLabel('The link, shown this once').inputValue()
  await expect(card.getByText('Friends · 5 of 5 left')).toBeVisible()
  await card.getByLabel('A line for everyone, on every page').fill('Maintenance tonight.')
  await card.getByRole('button', { name: 'Save line' }).click()
  await expect(toastOf(page)).toContainText('Everyone reads it.')

  const visitor = await (await browser.newContext({ baseURL: app.url })).newPage()
  await visitor.goto('/auth')
  await expect(visitor.getByText('Maintenance tonight.')).toBeVisible()
  await visitor.getByRole('button', { name: 'Put this line away' }).click()
  await visitor.getByRole('button', { name: "Don't have an account? Create one" }).click()
  await expect(visitor.getByText('Accounts are made by invitation here.')).toBeVisible()
  await expect(visitor.getByText('We are few.')).toBeVisible()
  await visitor.goto('/')
  await visitor.goto(link.replace(/^https?:\/\/[^/]+/, ''))
  await expect(visitor.getByRole('button', { name: 'Create Account' })).toBeVisible()
  await visitor.context().close()

  await card.getByLabel('Who may make an account').selectOption('Everyone')
  await card.getByRole('button', { name: 'Save sign-up' }).click()
  await card.getByLabel('A line for everyone, on every page').fill('')
  await card.getByRole('button', { name: 'Save line' }).click()
})
