import { startMailbox, type Mailbox } from '#testing/mailbox.ts'
import { expect, test as base } from './app.fixture.ts'
import { logInByHand, toastOf } from './screens.ts'

/** The app with a mail server beside it. */
const test = base.extend<object, { mailbox: Mailbox }>({
  mailbox: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, use) => {
      await using mailbox = await startMailbox()
      await use(mailbox)
    },
    { scope: 'worker' },
  ],
  env: [async ({ mailbox }, use) => use(mailbox.env), { scope: 'worker' }],
})

const NEW_PASSWORD = 'a quieter horse'

test('a forgotten password is set anew by a link that comes by mail', async ({ page, reader, mailbox }) => {
  await page.context().clearCookies()
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible()

  await page.getByRole('button', { name: 'Send Link' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await page.getByLabel('Email').fill(reader.user!.email!)
  await page.getByRole('button', { name: 'Send Link' }).click()
  await expect(page.getByRole('heading', { name: 'Look into Your Mailbox' })).toBeVisible()

  const email = await mailbox.next()
  const [link = ''] = /\/reset-password#\S+/.exec(email.text)!
  await page.goto(link)
  await expect(page).toHaveURL('/reset-password')
  await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Confirm New Password', { exact: true }).fill('something else')
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page.getByText("Passwords don't match")).toBeVisible()
  await page.getByLabel('Confirm New Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page.getByText('Password updated successfully')).toBeVisible()

  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await logInByHand(page, reader.user!.username, NEW_PASSWORD)
  await expect(toastOf(page)).toContainText('Login Successful')
})

test('an unknown address gets the same page and no email', async ({ page, mailbox }) => {
  const before = mailbox.emails.length
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('nobody@example.org')
  await page.getByRole('button', { name: 'Send Link' }).click()
  await expect(page.getByRole('heading', { name: 'Look into Your Mailbox' })).toBeVisible()
  expect(mailbox.emails).toHaveLength(before)
})

test('a link that is no longer good says so', async ({ page }) => {
  await page.goto('/reset-password#made-up')
  await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Confirm New Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(toastOf(page)).toContainText('Failed to update password')
  await expect(toastOf(page)).toContainText('This link is no longer valid. Please ask for a new one.')
})

test('a link without its token says so at once', async ({ page }) => {
  await page.goto('/reset-password')
  await expect(page.getByText('This link is no longer valid. Please ask for a new one.')).toBeVisible()
})

base('without a mail server the page says whom to ask', async ({ page }) => {
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(
    page.getByText('This site sends no mail. Please ask whoever runs it for a new password.'),
  ).toBeVisible()
})
