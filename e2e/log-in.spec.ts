import type { Page } from '@playwright/test'
import { nanoid } from 'nanoid'
import { PASSWORD } from '#testing/people.ts'
import { expect, test } from './app.fixture.ts'
import { logInByHand, registerByHand, toastOf } from './screens.ts'

const createOne = "Don't have an account? Create one"

/** Turns to the form for a new account, and waits until it is there: the page is shown before it answers. */
async function turnToRegistration(page: Page): Promise<void> {
  await page.getByRole('button', { name: createOne }).click()
  await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible()
}

test('the auth page logs in first, and creates an account on demand', async ({ page }) => {
  await page.goto('/auth')
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
  await turnToRegistration(page)
  await page.getByRole('button', { name: 'Already have an account? Login' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
})

test('an empty login says what is missing, and a wrong one that it is wrong', async ({ page, reader }) => {
  await page.context().clearCookies()
  await page.goto('/auth')
  await logInByHand(page, '', 'short')
  await expect(page.getByText('Username or Email is required')).toBeVisible()
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()

  await logInByHand(page, reader.user!.username, 'not my password')
  await expect(toastOf(page)).toContainText('Login Failed')
  await expect(toastOf(page)).toContainText('Invalid username or password')
})

test('a login by email leads home and says so', async ({ page, reader }) => {
  await page.context().clearCookies()
  await page.goto('/auth')
  await logInByHand(page, reader.user!.email!)
  await expect(toastOf(page)).toContainText('Login Successful')
  await expect(toastOf(page)).toContainText('Welcome back')
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(toastOf(page)).toContainText('Logged Out')
  await expect(toastOf(page)).toContainText('You have been successfully logged out')
  await expect(page.getByRole('link', { name: 'Login / Register' })).toBeVisible()
})

test('an empty registration says what is missing', async ({ page }) => {
  await page.goto('/auth')
  await turnToRegistration(page)
  await expect(page.getByLabel(/^What is/)).toBeEnabled()
  await page.getByLabel('Username').fill('ab')
  await page.getByLabel('Email').fill('nobody')
  await page.getByRole('button', { name: 'Create Account' }).click()
  for (const text of [
    'Username must be at least 3 characters',
    'Please enter a valid email address',
    'Password must be at least 6 characters',
    'Please solve the CAPTCHA',
  ])
    await expect(page.getByText(text, { exact: true })).toBeVisible()
})

test('a username is checked while it is typed', async ({ page, reader }) => {
  await page.context().clearCookies()
  await page.goto('/auth')
  await turnToRegistration(page)
  const username = page.getByLabel('Username')
  await username.fill('ab')
  await expect(page.getByText(/^Username is/)).toBeHidden()
  await username.fill(reader.user!.username.toUpperCase())
  await expect(page.getByText('Username is already taken')).toBeVisible()
  await username.fill(`someone-${nanoid(6)}`)
  await expect(page.getByText('Username is available')).toBeVisible()
})

test('a wrong sum is refused with a new question', async ({ page }) => {
  await page.goto('/auth')
  await turnToRegistration(page)
  await page.getByLabel('Username').fill(`someone-${nanoid(6)}`)
  await page.getByLabel('Email').fill(`${nanoid(6)}@example.org`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel(/^What is/).fill('1000')
  const asked = page.waitForResponse('**/api/captcha')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(toastOf(page)).toContainText('Registration Failed')
  await expect(toastOf(page)).toContainText('Incorrect CAPTCHA answer')
  expect((await asked).status()).toBe(200)
  await expect(page.getByLabel(/^What is/)).toHaveValue('')
})

test('a new reader lands where they wanted to go', async ({ page }) => {
  await page.goto('/auth?redirect=%2Fterms')
  await registerByHand(page, `someone-${nanoid(6)}`)
  await expect(toastOf(page)).toContainText('Registration Successful')
  await expect(toastOf(page)).toContainText('Your account has been created')
  await expect(page).toHaveURL('/terms')
})

test('the token purchase names its package and goes on after login', async ({ page, reader }) => {
  await page.context().clearCookies()
  await page.goto('/auth?redirect=%2Fterms%3Ffrom%3D%2Ftokens&package=Gold')
  await expect(page.getByText('Gold')).toBeVisible()
  await expect(page.getByText('Your purchase goes on after you log in.')).toBeVisible()
  await logInByHand(page, reader.user!.username)
  await expect(page).toHaveURL('/terms?from=/tokens')
})

for (const redirect of ['https://example.org/', '//example.org', '/\\example.org', 'javascript:alert(1)'])
  test(`a redirect to ${redirect} leads home instead`, async ({ page, reader }) => {
    expect(reader.user).toBeDefined()
    await page.goto(`/auth?redirect=${encodeURIComponent(redirect)}`)
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { name: 'Begin Your Unique Adventure' })).toBeVisible()
  })

test('a scenario that was asked for before the login begins after it', async ({ page, reader }) => {
  await page.context().clearCookies()
  await page.clock.install()
  await page.goto('/auth?scenario=A+clock+that+runs+backwards')
  const asked = page.waitForRequest('**/api/story/start')
  await logInByHand(page, reader.user!.username)
  expect((await asked).postDataJSON()).toMatchObject({ prompt: 'A clock that runs backwards' })
  await page.clock.fastForward(7_500)
  await expect(page).toHaveURL(/\/story\/[\w-]{21,}$/)
})
