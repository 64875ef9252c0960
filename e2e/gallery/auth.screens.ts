import { expect } from '../app.fixture.ts'
import { logInByHand } from '../screens.ts'
import { answer, configure, refuse, withhold } from './answers.ts'
import type { Screen, Stage } from './screen.ts'
import { holdToast } from './toasts.ts'

const logIn = async ({ page }: Stage) => {
  await page.goto('/auth')
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
}
const register = async (stage: Stage) => {
  await logIn(stage)
  await stage.page.getByRole('button', { name: "Don't have an account? Create one" }).click()
}
const registerReady = async (stage: Stage) => {
  await register(stage)
  await expect(stage.page.getByLabel(/^What is/)).toBeEnabled()
}

export const authScreens: Screen[] = [
  { name: 'auth login', reach: logIn },
  {
    name: 'auth login with passkeys',
    async reach({ page, app }) {
      await page.goto(`${app.url.replace('127.0.0.1', 'localhost')}/auth`)
      await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toBeVisible()
    },
  },
  {
    name: 'auth login with a provider',
    async reach(stage) {
      await configure(stage.page, { oidcName: 'Castle School' })
      await logIn(stage)
      await expect(stage.page.getByRole('button', { name: 'Log in with Castle School' })).toBeVisible()
    },
  },
  {
    name: 'auth login at a provider failed',
    async reach({ page }) {
      await page.goto('/auth/oidc?error=access_denied')
      await expect(page.getByRole('heading', { name: 'Login Failed' })).toBeVisible()
    },
  },
  {
    name: 'auth login with blanks',
    async reach(stage) {
      await logIn(stage)
      await stage.page.getByRole('button', { name: 'Login', exact: true }).click()
      await expect(stage.page.getByText('Username or Email is required')).toBeVisible()
    },
  },
  {
    name: 'auth login refused',
    async reach(stage) {
      await logIn(stage)
      await logInByHand(stage.page, 'nobody-of-this-name')
      await holdToast(stage, 'Login Failed')
    },
  },
  {
    name: 'auth login under way',
    async reach(stage) {
      await withhold(stage.page, '**/api/login')
      await logIn(stage)
      await logInByHand(stage.page, 'nobody-of-this-name')
      await expect(stage.page.getByRole('button', { name: 'Login', exact: true })).toBeDisabled()
    },
  },
  {
    name: 'auth token purchase',
    async reach({ page }) {
      await page.goto('/auth?redirect=/tokens&package=Lantern%20Oil')
      await expect(page.getByText('Token purchase')).toBeVisible()
    },
  },
  { name: 'auth register', isWhole: true, reach: registerReady },
  {
    name: 'auth register with blanks',
    isWhole: true,
    async reach(stage) {
      await registerReady(stage)
      await stage.page.getByRole('button', { name: 'Create Account' }).click()
      await expect(stage.page.getByText('Please solve the CAPTCHA')).toBeVisible()
    },
  },
  {
    name: 'auth register with a free name',
    isWhole: true,
    async reach(stage) {
      await registerReady(stage)
      await stage.page.getByLabel('Username').fill('the-keeper-of-gull-point')
      await expect(stage.page.getByText('Username is available')).toBeVisible()
    },
  },
  {
    name: 'auth register with a taken name',
    isWhole: true,
    async reach(stage) {
      const { user } = await stage.signIn()
      await stage.page.context().clearCookies()
      await registerReady(stage)
      await stage.page.getByLabel('Username').fill(user!.username)
      await expect(stage.page.getByText('Username is already taken')).toBeVisible()
    },
  },
  {
    name: 'auth register without a question',
    isWhole: true,
    async reach(stage) {
      await refuse(stage.page, '**/api/captcha', 'Too many', 429)
      await register(stage)
      await expect(stage.page.getByText('Could not load CAPTCHA')).toBeVisible()
      await holdToast(stage, 'CAPTCHA Error')
    },
  },
  {
    name: 'auth nobody answers',
    async reach({ page, signIn }) {
      await signIn()
      await refuse(page, '**/api/user', 'Something went wrong', 500)
      await page.goto('/auth')
      await expect(page.getByRole('heading', { name: 'Authentication Error' })).toBeVisible()
    },
  },
]

const forgot = async ({ page }: Stage) => {
  await configure(page, { passwordMail: true })
  await page.goto('/forgot-password')
  await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible()
}
const reset = async ({ page }: Stage) => {
  await page.goto('/reset-password#a-token')
  await expect(page.getByRole('heading', { name: 'New Password' })).toBeVisible()
}
const setPasswords = async ({ page }: Stage, password: string, again: string) => {
  await page.getByLabel('New Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm New Password', { exact: true }).fill(again)
  await page.getByRole('button', { name: 'Update Password' }).click()
}

export const passwordScreens: Screen[] = [
  { name: 'forgot password', reach: forgot },
  {
    name: 'forgot password with a wrong address',
    async reach(stage) {
      await forgot(stage)
      await stage.page.getByLabel('Email').fill('nowhere')
      await stage.page.getByRole('button', { name: 'Send Link' }).click()
      await expect(stage.page.getByText('Please enter a valid email address')).toBeVisible()
    },
  },
  {
    name: 'forgot password mailed',
    async reach(stage) {
      await answer(stage.page, '**/api/password/forgot', {})
      await forgot(stage)
      await stage.page.getByLabel('Email').fill('ada@gull-point.example.org')
      await stage.page.getByRole('button', { name: 'Send Link' }).click()
      await expect(stage.page.getByRole('heading', { name: 'Look into Your Mailbox' })).toBeVisible()
    },
  },
  {
    name: 'forgot password without mail',
    async reach({ page }) {
      await page.goto('/forgot-password')
      await expect(page.getByText('This site sends no mail.')).toBeVisible()
    },
  },
  { name: 'reset password', reach: reset },
  {
    name: 'reset password with two that differ',
    async reach(stage) {
      await reset(stage)
      await setPasswords(stage, 'a quieter horse', 'a horse')
      await expect(stage.page.getByText("Passwords don't match")).toBeVisible()
    },
  },
  {
    name: 'reset password with an old link',
    async reach(stage) {
      await reset(stage)
      await setPasswords(stage, 'a quieter horse', 'a quieter horse')
      await holdToast(stage, 'Failed to update password')
    },
  },
  {
    name: 'reset password without a token',
    async reach({ page }) {
      await page.goto('/reset-password')
      await expect(page.getByText('This link is no longer valid.')).toBeVisible()
    },
  },
  {
    name: 'reset password done',
    async reach(stage) {
      await answer(stage.page, '**/api/password/reset', {})
      await reset(stage)
      await setPasswords(stage, 'a quieter horse', 'a quieter horse')
      await expect(stage.page.getByRole('heading', { name: 'Password Updated' })).toBeVisible()
    },
  },
]
