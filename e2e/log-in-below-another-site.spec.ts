import type { Page } from '@playwright/test'
import { askForReset, updateEmail } from '#contract/account.ts'
import { getUser } from '#contract/session.ts'
import { findFreePort } from '#testing/free-port.ts'
import { startIdentityProvider, type IdentityProvider } from '#testing/identity-provider.ts'
import { startMailbox, type Mailbox } from '#testing/mailbox.ts'
import { PASSWORD, Person, signUp } from '#testing/people.ts'
import { startServer } from '#testing/server-process.ts'
import { expect, test as base } from './app.fixture.ts'
import { plugInAuthenticator } from './plug-in-authenticator.ts'
import { logInByHand, toastOf } from './screens.ts'

const BASE_PATH = '/tales'

interface Tales {
  /** By the name of this machine, since passkeys belong to a name. */
  site: string
  provider: IdentityProvider
  mailbox: Mailbox
}

/** A site below a path, with a mail server and a provider of logins that are real. */
const test = base.extend<object, { tales: Tales }>({
  tales: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, provide) => {
      const port = String(await findFreePort())
      const site = `http://localhost:${port}${BASE_PATH}`
      await using provider = await startIdentityProvider(site)
      await using mailbox = await startMailbox()
      const env = { ...mailbox.env, ...provider.env, BASE_PATH, PORT: port }
      await using _server = await startServer({ ...env, PUBLIC_URL: `http://localhost:${port}` })
      await provide({ site, provider, mailbox })
    },
    { scope: 'worker' },
  ],
})
// The provider's own pages ask another machine for a font, in vain.
test.use({ allowedComplaints: /ERR_NAME_NOT_RESOLVED/ })

/** The link to that page in the emails that come; those without are notices. */
async function linkTo(place: string, tales: Tales): Promise<string> {
  const [link] = new RegExp(`http\\S+${place}#\\S+`).exec((await tales.mailbox.next()).text) ?? []
  return link ?? linkTo(place, tales)
}
const atAuth = (page: Page, { site }: Tales) => page.goto(`${site}/auth?redirect=%2Faccount`)

test('links in emails lead below the path', async ({ page, tales }) => {
  const { site } = tales
  const reader = await signUp(new Person(site), 'saoirse')
  await reader.ask(updateEmail, { body: { email: 'saoirse.new@example.org', currentPassword: PASSWORD } })
  const confirming = await linkTo('/confirm-email', tales)
  expect(confirming).toMatch(new RegExp(`^${site}/confirm-email#`))
  await page.goto(confirming)
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await expect(page.getByText('Your email has been changed.')).toBeVisible()
  expect(await reader.ask(getUser)).toMatchObject({ email: 'saoirse.new@example.org' })

  await reader.ask(askForReset, { body: { email: 'saoirse.new@example.org' } })
  const resetting = await linkTo('/reset-password', tales)
  expect(resetting).toMatch(new RegExp(`^${site}/reset-password#`))
  await page.goto(resetting)
  await page.getByLabel('New Password', { exact: true }).fill('a quieter horse')
  await page.getByLabel('Confirm New Password', { exact: true }).fill('a quieter horse')
  await page.getByRole('button', { name: 'Update Password' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL(new RegExp(`^${site}/auth`))
  await logInByHand(page, 'saoirse', 'a quieter horse')
  await expect(page).toHaveURL(`${site}/`)
})

test('a provider leads back below the path, to where the reader wanted to go', async ({ page, tales }) => {
  tales.provider.describe('aoife', { preferred_username: 'aoife' })
  await atAuth(page, tales)
  await page.getByRole('button', { name: 'Log in with Castle' }).click()
  await page.getByPlaceholder('Enter any login').fill('aoife')
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(`${tales.site}/account`)
  await expect(page.getByText('You are aoife.')).toBeVisible()
})

test('a passkey is added and used below the path', async ({ page, tales }) => {
  await signUp(new Person(tales.site), 'niamh')
  await plugInAuthenticator(page)
  await atAuth(page, tales)
  await logInByHand(page, 'niamh')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a Passkey' })
  await dialog.getByLabel('Name').fill('Blue phone')
  await dialog.getByLabel('Your Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(toastOf(page)).toContainText('Blue phone opens your account from now on.')
  await page.context().clearCookies()
  await atAuth(page, tales)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page).toHaveURL(`${tales.site}/account`)
  await expect(page.getByText('You are niamh.')).toBeVisible()
})
