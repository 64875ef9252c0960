import { readFile } from 'node:fs/promises'
import { nanoid } from 'nanoid'
import { login } from '#contract/auth.ts'
import { getUser } from '#contract/session.ts'
import { PASSWORD, Person, signUp } from '#testing/people.ts'
import { expect, test } from './app.fixture.ts'
import { logInByHand, toastOf } from './screens.ts'

const NEW_PASSWORD = 'a quieter horse'

test('visitors are asked to log in, and come back', async ({ page, reader }) => {
  await page.context().clearCookies()
  await page.goto('/account')
  await expect(page.getByText('Please log in to access settings')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Login / Register' }).click()
  await logInByHand(page, reader.user!.username)
  await expect(page).toHaveURL('/account')
  await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible()
})

test('the page has its shape while nobody knows yet who is reading', async ({ page, reader }) => {
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/user', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible()
  await expect(page.getByText('Please log in to access settings')).toBeHidden()
  answer.resolve()
  await expect(page.getByText(`You are ${reader.user!.username}.`)).toBeVisible()
})

test('a username is changed', async ({ page, reader }) => {
  await page.goto('/account')
  const field = page.getByLabel('New Username')
  const update = page.getByRole('button', { name: 'Update Username' })
  await field.fill('ab')
  await update.click()
  await expect(page.getByText('Username must be at least 3 characters')).toBeVisible()

  const name = `renamed-${nanoid(8)}`
  await field.fill(name)
  await update.click()
  await expect(toastOf(page)).toContainText('Username Updated')
  await expect(toastOf(page)).toContainText('Username updated successfully')
  await expect(page.getByText(`You are ${name}.`)).toBeVisible()
  await expect(field).toHaveValue('')
  await field.fill('ab')
  await update.click()
  await expect(page.getByText('Username must be at least 3 characters')).toBeVisible()
  expect(await reader.ask(getUser)).toMatchObject({ username: name })
})

test('a username that is taken is refused beside its field', async ({ page, reader, app }) => {
  const taken = `taken-${nanoid(8)}`
  await signUp(new Person(app.url), taken)
  await page.goto('/account')
  await page.getByLabel('New Username').fill(taken.toUpperCase())
  await page.getByRole('button', { name: 'Update Username' }).click()
  await expect(toastOf(page)).toContainText('Username Update Failed')
  await expect(page.getByRole('main').getByText('Username is already taken')).toBeVisible()
  await expect(page.getByText(`You are ${reader.user!.username}.`)).toBeVisible()
})

test('an email is changed', async ({ page, reader }) => {
  await page.goto('/account')
  await expect(page.getByText(`It is ${reader.user!.email!} now.`)).toBeVisible()
  await page.getByLabel('New Email').fill('nowhere')
  await page.getByRole('button', { name: 'Update Email' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()

  const email = `${nanoid(8).toLowerCase()}@example.org`
  await page.getByLabel('New Email').fill(email)
  await page.getByLabel('Your Password', { exact: true }).fill('not this one')
  await page.getByRole('button', { name: 'Update Email' }).click()
  await expect(page.getByRole('main').getByText('Current password is incorrect')).toBeVisible()
  await page.getByLabel('Your Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Update Email' }).click()
  await expect(toastOf(page)).toContainText('Email Updated')
  await expect(page.getByText(`It is ${email} now.`)).toBeVisible()
})

test('a password is changed, and ends the other sessions', async ({ page, reader, app }) => {
  const phone = new Person(app.url)
  await phone.ask(login, { body: { username: reader.user!.username, password: PASSWORD } })
  await page.goto('/account')
  const current = page.getByLabel('Current Password', { exact: true })
  const next = page.getByLabel('New Password', { exact: true })
  const again = page.getByLabel('Confirm New Password', { exact: true })
  const update = page.getByRole('button', { name: 'Update Password' })
  const sessions = page.getByRole('region', { name: 'Where You Are Logged In' }).getByRole('listitem')
  await expect(sessions).toHaveCount(2)

  await next.fill('sevench')
  await again.fill('another')
  await update.click()
  await expect(page.getByText('Current password is required')).toBeVisible()
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible()

  await current.fill('not this one')
  await next.fill(NEW_PASSWORD)
  await update.click()
  await expect(page.getByText("Passwords don't match")).toBeVisible()
  await expect(again).toHaveAccessibleDescription("Passwords don't match")

  await again.fill(NEW_PASSWORD)
  await update.click()
  await expect(toastOf(page)).toContainText('Failed to update password')
  await expect(page.getByRole('main').getByText('Current password is incorrect')).toBeVisible()

  await current.fill(PASSWORD)
  await update.click()
  await expect(toastOf(page)).toContainText('Password updated successfully')
  await expect(sessions).toHaveCount(1)
  expect((await phone.call(getUser)).status).toBe(401)
  expect((await reader.call(getUser)).status).toBe(200)
})

test('a lost phone is logged out from the list', async ({ page, reader, app }) => {
  const phone = new Person(app.url)
  await phone.fetch('/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (Android 16) Firefox/150.0' },
    body: JSON.stringify({ username: reader.user!.username, password: PASSWORD }),
  })
  await page.goto('/account')
  const sessions = page.getByRole('region', { name: 'Where You Are Logged In' })
  await expect(sessions.getByText('This device')).toHaveCount(1)
  await sessions.getByRole('button', { name: 'Log out Firefox on Android' }).click()
  await expect(toastOf(page)).toContainText('Firefox on Android is logged out.')
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  // What had the focus is gone with its entry: it is handed on.
  await expect(page.locator(':focus')).toHaveCount(1)
  expect((await phone.call(getUser)).status).toBe(401)
})

test('everything the account holds comes as one file', async ({ page, reader }) => {
  await page.goto('/account')
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toBe('lanterntale-account.json')
  const held = JSON.parse(await readFile(await file.path(), 'utf8')) as { account: object[] }
  expect(held.account).toMatchObject([{ username: reader.user!.username }])
})

test('an account is deleted with its password, and not without', async ({ page, reader }) => {
  await page.goto('/account')
  await page.getByRole('button', { name: 'Delete Account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Account' })
  await dialog.getByLabel('Current Password', { exact: true }).fill('not this one')
  await dialog.getByRole('button', { name: 'Delete Account' }).click()
  await expect(dialog.getByText('Current password is incorrect')).toBeVisible()

  await dialog.getByLabel('Current Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Delete Account' }).click()
  await expect(toastOf(page)).toContainText('Account Deleted')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Login / Register' })).toBeVisible()
  expect((await reader.call(getUser)).status).toBe(401)
})

test.describe('when the server fails', () => {
  test.use({ allowedComplaints: /status of 500/ })

  test('the page says so and tries again', async ({ page, reader }) => {
    await page.route('**/api/user', (route) =>
      route.fulfill({ status: 500, json: { error: 'Something went wrong', code: 'internal' } }),
    )
    await page.goto('/account')
    await expect(page.getByRole('heading', { name: 'Authentication Error' })).toBeVisible()
    await expect(page.getByText('Something went wrong')).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByText(`You are ${reader.user!.username}.`)).toBeVisible()
  })

  test('the list of sessions says so and tries again', async ({ page, reader }) => {
    await page.route('**/api/account/sessions', (route) =>
      route.fulfill({ status: 500, json: { error: 'Something went wrong', code: 'internal' } }),
    )
    await page.goto('/account')
    await expect(page.getByText('Your sessions could not be loaded')).toBeVisible()
    await expect(page.getByText(`You are ${reader.user!.username}.`)).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByText('This device')).toBeVisible()
  })
})

test.describe('when the server cannot be reached', () => {
  test.use({ allowedComplaints: /ERR_FAILED/ })

  test('the forms say so in their own words', async ({ page, reader }) => {
    await page.goto('/account')
    await page.route('**/api/settings/*', (route) => route.abort())
    await page.getByLabel('New Username').fill(`${reader.user!.username}-2`)
    await page.getByRole('button', { name: 'Update Username' }).click()
    await expect(toastOf(page)).toContainText('Username Update Failed')
    await expect(toastOf(page)).toContainText('Failed to update username')

    await page.getByLabel('Current Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByLabel('Confirm New Password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Update Password' }).click()
    await expect(toastOf(page)).toContainText('Failed to update password')
  })
})
