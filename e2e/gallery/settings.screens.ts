import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect } from '../app.fixture.ts'
import { answer, configure, refuse, withhold } from './answers.ts'
import type { Screen, Stage } from './screen.ts'
import { holdToast } from './toasts.ts'

const account = async (stage: Stage) => {
  await stage.signInAsAda()
  await stage.page.goto('/account')
  await expect(stage.page.getByText('This device')).toBeVisible()
}
/** Passkeys belong to a name and not to the bare address that the other screens are at. */
const atNamedHost = async (stage: Stage) => {
  const { ada } = await stage.signInAsAda()
  await stage.page
    .context()
    .addCookies([...ada.cookies].map(([name, value]) => ({ name, value, domain: 'localhost', path: '/' })))
  await stage.page.goto(`${stage.app.url.replace('127.0.0.1', 'localhost')}/account`)
  await expect(stage.page.getByText('This device')).toBeVisible()
}
const passkeys = [
  { id: 1, name: 'Phone', createdAt: '2026-11-02T08:00:00.000Z', lastUsedAt: '2026-11-19T20:15:00.000Z' },
  {
    id: 2,
    name: `Blue key ${'with a long name '.repeat(3)}`,
    createdAt: '2026-11-02T08:00:00.000Z',
    lastUsedAt: null,
  },
]
const askToDelete = async (stage: Stage) => {
  await account(stage)
  await stage.page.getByRole('button', { name: 'Delete Account' }).click()
  await expect(stage.page.getByRole('dialog')).toBeVisible()
}
const session = (id: number, device: string, isCurrent = false) => ({
  id,
  device,
  createdAt: '2026-11-02T08:00:00.000Z',
  lastUsedAt: '2026-11-19T20:15:00.000Z',
  isCurrent,
})
const sessions = [
  session(1, 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0.0.0 Safari/537.36', true),
  session(2, 'Mozilla/5.0 (iPhone; CPU iPhone OS 20_1) Version/20.1 Mobile/15E148 Safari/604.1'),
  session(3, 'Mozilla/5.0 (Android 16; Mobile) Firefox/150.0'),
  session(4, `A program that says much of itself, ${'in great detail and '.repeat(8)}at length`),
]

export const accountScreens: Screen[] = [
  { name: 'account', isWhole: true, reach: account },
  {
    name: 'account with blanks',
    isWhole: true,
    async reach(stage) {
      await account(stage)
      for (const name of ['Update Username', 'Update Email', 'Update Password'])
        await stage.page.getByRole('button', { name }).click()
      await expect(stage.page.getByText('Current password is required')).toHaveCount(2)
    },
  },
  {
    name: 'account with many sessions',
    isWhole: true,
    async reach(stage) {
      await answer(stage.page, '**/api/account/sessions', { sessions })
      await account(stage)
    },
  },
  {
    name: 'account sessions coming',
    isWhole: true,
    async reach({ page, signIn }) {
      await signIn()
      await withhold(page, '**/api/account/sessions')
      await page.goto('/account')
      await expect(page.getByRole('heading', { name: 'Where You Are Logged In' })).toBeVisible()
    },
  },
  {
    name: 'account sessions not loaded',
    isWhole: true,
    async reach({ page, signIn }) {
      await signIn()
      await refuse(page, '**/api/account/sessions', 'Something went wrong')
      await page.goto('/account')
      await expect(page.getByText('Your sessions could not be loaded')).toBeVisible()
    },
  },
  {
    name: 'account with passkeys',
    isWhole: true,
    async reach(stage) {
      await answer(stage.page, '**/api/account/passkeys', { passkeys })
      await atNamedHost(stage)
      await expect(stage.page.getByText('Blue key')).toBeVisible()
    },
  },
  {
    name: 'account passkey added',
    async reach(stage) {
      await atNamedHost(stage)
      await stage.page.getByRole('button', { name: 'Add a passkey' }).click()
      await expect(stage.page.getByRole('dialog', { name: 'Add a Passkey' })).toBeVisible()
    },
  },
  {
    name: 'account passkey renamed',
    async reach(stage) {
      await answer(stage.page, '**/api/account/passkeys', { passkeys })
      await account(stage)
      await stage.page.getByRole('button', { name: 'Rename Blue key' }).click()
      await expect(stage.page.getByRole('dialog', { name: 'Rename Passkey' })).toBeVisible()
    },
  },
  {
    name: 'account passkey removed',
    async reach(stage) {
      await answer(stage.page, '**/api/account/passkeys', { passkeys })
      await account(stage)
      await stage.page.getByRole('button', { name: 'Remove Blue key' }).click()
      await expect(stage.page.getByRole('dialog', { name: 'Remove this passkey?' })).toBeVisible()
    },
  },
  {
    name: 'account with a provider',
    isWhole: true,
    async reach(stage) {
      const identities = [
        { id: 1, provider: 'login.castle.example.org', createdAt: '2026-11-02T08:00:00.000Z' },
      ]
      await configure(stage.page, { oidcName: 'Castle School' })
      await answer(stage.page, '**/api/account/oidc', { identities })
      await account(stage)
      await expect(stage.page.getByText('Connected at login.castle.example.org')).toBeVisible()
    },
  },
  {
    name: 'account provider connected',
    async reach(stage) {
      await configure(stage.page, { oidcName: 'Castle School' })
      await account(stage)
      await stage.page.getByRole('button', { name: 'Connect Castle School' }).click()
      await expect(stage.page.getByRole('dialog', { name: 'Connect Castle School' })).toBeVisible()
    },
  },
  { name: 'account delete', reach: askToDelete },
  {
    name: 'account delete refused',
    async reach(stage) {
      await askToDelete(stage)
      const dialog = stage.page.getByRole('dialog')
      await dialog.getByLabel('Current Password', { exact: true }).fill('not this one')
      await dialog.getByRole('button', { name: 'Delete Account' }).click()
      await holdToast(stage, 'Failed to delete account')
    },
  },
  {
    name: 'account coming',
    async reach({ page, signIn }) {
      await signIn()
      await withhold(page, '**/api/user')
      await page.goto('/account')
      await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible()
    },
  },
  {
    name: 'account logged out',
    async reach({ page }) {
      await page.goto('/account')
      await expect(page.getByText('Please log in to access settings')).toBeVisible()
    },
  },
  {
    name: 'account username updated',
    async reach(stage) {
      const { ada } = await stage.signInAsAda()
      await answer(stage.page, '**/api/settings/username', ada.user!)
      await account(stage)
      await stage.page.getByLabel('New Username').fill('the-keeper')
      await stage.page.getByRole('button', { name: 'Update Username' }).click()
      await holdToast(stage, 'Username Updated')
    },
  },
  {
    name: 'email required',
    async reach({ page, app, signIn }) {
      const { user } = await signIn()
      const database = new DatabaseSync(join(app.dataDir, 'lanterntale.db'), { timeout: 5_000 })
      database.prepare('update users set email = null, email_key = null where id = ?').run(user!.id)
      database.close()
      await page.goto('/')
      await expect(page.getByRole('dialog', { name: 'Email Required' })).toBeVisible()
    },
  },
]

const preferences = async (stage: Stage) => {
  await stage.signIn()
  await stage.page.goto('/preferences')
  await expect(stage.page.getByLabel('Content Rating')).toBeEnabled()
}

export const preferencesScreens: Screen[] = [
  { name: 'preferences', reach: preferences },
  {
    name: 'preferences saved',
    async reach(stage) {
      await preferences(stage)
      await stage.page.getByLabel('Content Rating').selectOption('Mature')
      await holdToast(stage, 'Your preferences have been saved.')
    },
  },
  {
    name: 'preferences logged out',
    isWhole: true,
    async reach({ page }) {
      await page.goto('/preferences')
      await expect(page.getByText('You are not logged in')).toBeVisible()
    },
  },
  {
    name: 'preferences coming',
    async reach({ page, signIn }) {
      await signIn()
      await withhold(page, '**/api/preferences')
      await page.goto('/preferences')
      await expect(page.getByLabel('Loading your preferences')).toBeVisible()
    },
  },
  {
    name: 'preferences not loaded',
    isWhole: true,
    async reach({ page, signIn }) {
      await signIn()
      await refuse(page, '**/api/preferences', 'Something went wrong')
      await page.goto('/preferences')
      await expect(page.getByText('Your preferences could not be loaded')).toBeVisible()
    },
  },
]
