import { nanoid } from 'nanoid'
import type { Page } from '@playwright/test'
import { PASSWORD, solve } from '#testing/people.ts'
import { expect, test } from './app.fixture.ts'
import { logInByHand, toastOf } from './screens.ts'

async function openDialog(page: Page, address = '/bookmarks') {
  await page.context().clearCookies()
  await page.goto(address)
  await page.getByRole('main').getByRole('button', { name: 'Sign in or Register' }).click()
  return page.getByRole('dialog', { name: 'Authentication Required' })
}

test('the dialog logs in without leaving the page', async ({ page, reader }) => {
  const dialog = await openDialog(page)
  await expect(dialog.getByText('Please log in or create an account to save bookmarks.')).toBeVisible()
  await expect(dialog.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true')

  await logInByHand(page, reader.user!.username, 'not this one')
  await expect(toastOf(page)).toContainText('Login failed')
  await expect(toastOf(page)).toContainText('Invalid username or password')
  await expect(dialog).toBeVisible()

  await logInByHand(page, reader.user!.username)
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/bookmarks')
  await expect(page.getByText('Your saved stories will appear here')).toBeVisible()
})

test('the dialog makes an account, with a new question after a wrong answer', async ({ page }) => {
  const dialog = await openDialog(page)
  await dialog.getByRole('tab', { name: 'Register' }).click()
  const name = `new-${nanoid(8)}`
  await dialog.getByLabel('Username').fill(name)
  await dialog.getByLabel('Email').fill(`${name}@example.org`)
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await expect(dialog.getByText('Username is available')).toBeVisible()
  await dialog.getByLabel(/^What is/).fill('1000')
  const renewed = page.waitForResponse('**/api/captcha')
  await dialog.getByRole('button', { name: 'Create Account' }).click()
  await expect(toastOf(page)).toContainText('Registration failed')
  await expect(dialog.getByText('Incorrect CAPTCHA answer')).toBeVisible()

  const { question } = (await (await renewed).json()) as { question: string }
  await dialog.getByLabel(question).fill(solve(question))
  await dialog.getByRole('button', { name: 'Create Account' }).click()
  await expect(toastOf(page)).toContainText('Registration Successful')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Your saved stories will appear here')).toBeVisible()
})

test('a page that was opened for a random story goes on to one', async ({ page, reader }) => {
  await openDialog(page, '/bookmarks?type=random')
  await logInByHand(page, reader.user!.username)
  await expect(page).toHaveURL(/\/story\/[\w-]{21}$/, { timeout: 30_000 })
  await expect(page.getByRole('article', { name: 'Story' })).toHaveCount(1)
})
