import { nanoid } from 'nanoid'
import { PASSWORD, Person, signUp } from '#testing/people.ts'
import { expect, test } from './app.fixture.ts'
import { plugInAuthenticator } from './plug-in-authenticator.ts'
import { logInByHand, toastOf } from './screens.ts'

/** Passkeys belong to a name: the pages of these tests are asked for by it. */
const atName = (url: string) => url.replace('127.0.0.1', 'localhost')

test('a passkey is added, named, used for a login, and removed', async ({ page, app }) => {
  const reader = await signUp(new Person(app.url), `reader-${nanoid(8)}`)
  await plugInAuthenticator(page)
  await page.goto(`${atName(app.url)}/auth?redirect=%2Faccount`)
  await logInByHand(page, reader.user!.username)
  const card = page.getByRole('region', { name: 'Passkeys' })
  await card.getByRole('button', { name: 'Add a passkey' }).click()

  const dialog = page.getByRole('dialog', { name: 'Add a Passkey' })
  await expect(dialog.getByLabel('Name')).toHaveValue(/^Chrome on /)
  await dialog.getByLabel('Name').fill('Blue phone')
  await dialog.getByLabel('Your Password', { exact: true }).fill('not this one')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(dialog.getByText('Current password is incorrect')).toBeVisible()
  await dialog.getByLabel('Your Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(toastOf(page)).toContainText('Blue phone opens your account from now on.')
  await expect(card.getByRole('listitem')).toHaveCount(1)

  await card.getByRole('button', { name: 'Rename Blue phone' }).click()
  const renaming = page.getByRole('dialog', { name: 'Rename Passkey' })
  await renaming.getByLabel('Name').fill('Red phone')
  await renaming.getByRole('button', { name: 'Save' }).click()
  await expect(card.getByText('Red phone')).toBeVisible()

  await page.context().clearCookies()
  await page.goto(`${atName(app.url)}/auth?redirect=%2Faccount`)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(toastOf(page)).toContainText('Login Successful')
  await expect(page).toHaveURL(/\/account$/)
  await expect(page.getByText(`You are ${reader.user!.username}.`)).toBeVisible()
  await expect(card.getByText('Last used')).toBeVisible()

  await card.getByRole('button', { name: 'Remove Red phone' }).click()
  await page
    .getByRole('dialog', { name: 'Remove this passkey?' })
    .getByRole('button', { name: 'Remove' })
    .click()
  await expect(toastOf(page)).toContainText('Red phone opens your account no more.')
  await expect(card.getByRole('listitem')).toHaveCount(0)
  await expect(page.locator(':focus')).toHaveCount(1)

  await page.context().clearCookies()
  await page.goto(`${atName(app.url)}/auth`)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(toastOf(page)).toContainText('This passkey opens no account here.')
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
})

test('a passkey that is not used leaves the password', async ({ page, app }) => {
  const reader = await signUp(new Person(app.url), `reader-${nanoid(8)}`)
  const authenticator = await plugInAuthenticator(page)
  await authenticator.refuse()
  await page.goto(`${atName(app.url)}/auth?redirect=%2Fterms`)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(toastOf(page)).toContainText('No passkey was used. Try again, or log in with your password.')
  await logInByHand(page, reader.user!.username)
  await expect(page).toHaveURL(/\/terms$/)
})

test('at a bare network address passkeys are not offered', async ({ page, reader }) => {
  await page.goto('/account')
  const card = page.getByRole('region', { name: 'Passkeys' })
  await expect(card.getByText("This browser can't add one at this address.")).toBeVisible()
  expect(reader.user).toBeDefined()
  await page.context().clearCookies()
  await page.goto('/auth')
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toHaveCount(0)
})
