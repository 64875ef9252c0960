import { login } from '#contract/auth.ts'
import { addInvitation, changeSignUp, getSignUp } from '#contract/sign-up.ts'
import { startIdentityProvider, type IdentityProvider } from '#testing/identity-provider.ts'
import { findFreePort } from '#testing/free-port.ts'
import { PASSWORD, Person, signUp } from '#testing/people.ts'
import { startServer, type ServerProcess } from '#testing/server-process.ts'
import { expect, test as base } from './app.fixture.ts'
import { makeAdmin } from './make-admin.ts'
import { logInByHand, toastOf } from './screens.ts'

/** A site whose readers may log in at a provider, which is real as well. */
const test = base.extend<{ castle: { site: ServerProcess; provider: IdentityProvider } }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  castle: async ({}, provide) => {
    const port = await findFreePort()
    await using provider = await startIdentityProvider(`http://127.0.0.1:${port}`)
    await using site = await startServer({ ...provider.env, PORT: String(port) })
    await provide({ site, provider })
  },
  baseURL: ({ castle }, provide) => provide(castle.site.url),
})

// The provider's own pages ask another machine for a font, in vain.
test.use({ allowedComplaints: /ERR_NAME_NOT_RESOLVED/ })

test('a reader comes in by the provider, and lands where they wanted to go', async ({ page, castle }) => {
  castle.provider.describe('aoife', { preferred_username: 'aoife' })
  await page.goto('/auth?redirect=%2Faccount')
  await page.getByRole('button', { name: 'Log in with Castle' }).click()
  await page.getByPlaceholder('Enter any login').fill('aoife')
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/account$/)
  await expect(page.getByText('You are aoife.')).toBeVisible()
  await expect(page.getByText(/^Connected at 127\.0\.0\.1/)).toBeVisible()
})

test('the link of an invitation lets a newcomer in by the provider, once', async ({ page, castle }) => {
  const admin = await signUp(new Person(castle.site.url), 'keeper')
  await makeAdmin(castle.site, 'keeper')
  await admin.ask(changeSignUp, { body: { mode: 'invitation', reason: '' } })
  const { link } = await admin.ask(addInvitation, { body: { label: 'Orla', uses: 1, days: 1 } })
  castle.provider.describe('orla', { preferred_username: 'orla' })
  await page.goto(`/auth?redirect=%2Faccount${new URL(link).hash}`)
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible()
  await page.getByRole('button', { name: 'Log in with Castle' }).click()
  await page.getByPlaceholder('Enter any login').fill('orla')
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('You are orla.')).toBeVisible()
  expect((await admin.ask(getSignUp)).invitations).toMatchObject([{ label: 'Orla', usesLeft: 0 }])
})

test('an account is connected with its password, and disconnected', async ({ page, castle }) => {
  const reader = await signUp(new Person(castle.site.url), 'niamh')
  await page.goto('/auth?redirect=%2Faccount')
  await logInByHand(page, 'niamh')
  await page.getByRole('button', { name: 'Connect Castle' }).click()
  const dialog = page.getByRole('dialog', { name: 'Connect Castle' })
  await dialog.getByLabel('Your Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await page.getByPlaceholder('Enter any login').fill('niamh-there')
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/account$/)
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(toastOf(page)).toContainText('Castle opens your account no more.')
  await expect(page.getByRole('button', { name: 'Connect Castle' })).toBeVisible()
  expect((await reader.call(login, { body: { username: 'niamh', password: PASSWORD } })).status).toBe(200)
})

test('a login that was called off there says so, and leads back', async ({ page }) => {
  await page.goto('/auth/oidc?error=access_denied&state=made-up')
  await expect(page.getByRole('heading', { name: 'Login Failed' })).toBeVisible()
  await expect(page.getByText('The login could not be finished. Please try again.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Login / Register' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
})
