import { nanoid } from 'nanoid'
import { createBookmark } from '#contract/bookmarks.ts'
import { getPreferences } from '#contract/preferences.ts'
import { getUser } from '#contract/session.ts'
import { startStory } from '#contract/stories.ts'
import { PASSWORD, Person, signUp } from '#testing/people.ts'
import type { Page } from '@playwright/test'
import { expect, test } from './app.fixture.ts'
import { logInByHand, toastOf } from './screens.ts'

/** The session ends behind the page's back; the login that is asked for next, by its dialog. */
async function loseSession(page: Page) {
  await page.context().clearCookies()
  return page.getByRole('dialog', { name: 'Authentication Required' })
}

async function keep(reader: Person, title: string): Promise<void> {
  const { storyId, messageId } = await reader.ask(startStory, { body: { prompt: 'A gate' } })
  await reader.ask(createBookmark, { body: { storyId, lastMessageId: messageId, title } })
}

test('a bookmark is changed and deleted across a lost session', async ({ page, reader }) => {
  await keep(reader, 'The Gate')
  await page.goto('/bookmarks')
  await page.getByRole('button', { name: 'Edit The Gate' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Bookmark' })
  await edit.getByLabel('Title').fill('The Old Gate')
  const login = await loseSession(page)
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(login).toBeVisible()
  await logInByHand(page, reader.user!.username)
  await expect(toastOf(page)).toContainText('Bookmark updated successfully')
  await expect(login).toBeHidden()
  await expect(page.getByRole('link', { name: 'The Old Gate' })).toBeVisible()

  await page.getByRole('button', { name: 'Delete The Old Gate' }).click()
  await loseSession(page)
  await page.getByRole('dialog', { name: 'Delete Bookmark' }).getByRole('button', { name: 'Delete' }).click()
  await expect(login).toBeVisible()
  await logInByHand(page, reader.user!.username)
  await expect(toastOf(page)).toContainText('Bookmark deleted successfully')
  await expect(page.getByText('Your saved stories will appear here')).toBeVisible()
})

test('so is the account', async ({ page, reader }) => {
  const name = `renamed-${nanoid(8)}`
  const email = `${name.toLowerCase()}@example.org`
  await page.goto('/account')
  await page.getByLabel('New Username').fill(name)
  const login = await loseSession(page)
  await page.getByRole('button', { name: 'Update Username' }).click()
  await expect(login).toContainText('Your session has ended.')
  await logInByHand(page, reader.user!.username)
  await expect(toastOf(page)).toContainText('Username Updated')
  await expect(page.getByText(`You are ${name}.`)).toBeVisible()

  await page.getByLabel('New Email').fill(email)
  await page.getByLabel('Your Password', { exact: true }).fill(PASSWORD)
  await loseSession(page)
  await page.getByRole('button', { name: 'Update Email' }).click()
  await expect(login).toBeVisible()
  await logInByHand(page, name)
  await expect(toastOf(page)).toContainText('Email Updated')
  await expect(page.getByText(`It is ${email} now.`)).toBeVisible()
})

test('a preference is saved after the login', async ({ page, reader }) => {
  await page.goto('/preferences')
  const rating = page.getByLabel('Content Rating')
  await expect(rating).toBeEnabled()
  const login = await loseSession(page)
  await rating.selectOption('mature')
  await expect(login).toContainText('Please log in to save your preferences.')
  await logInByHand(page, reader.user!.username)
  await expect(toastOf(page)).toContainText('Preferences Saved')
  expect(await reader.ask(getPreferences)).toMatchObject({ contentRating: 'mature' })
})

test('a story is started after the login', async ({ page, reader }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  const login = await loseSession(page)
  await page.getByPlaceholder('Describe your scenario...').fill('A ferry at night')
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(login).toBeVisible()
  await logInByHand(page, reader.user!.username)
  await expect(page).toHaveURL(/\/story\/[\w-]{21}$/, { timeout: 30_000 })
})

test('what one reader did is not done for another who logs in', async ({ page, reader, app }) => {
  const other = await signUp(new Person(app.url), `other-${nanoid(8)}`)
  await page.goto('/account')
  const name = `renamed-${nanoid(8)}`
  await page.getByLabel('New Username').fill(name)
  const login = await loseSession(page)
  await page.getByRole('button', { name: 'Update Username' }).click()
  await expect(login).toBeVisible()
  await logInByHand(page, other.user!.username)
  await expect(page.getByText(`You are ${other.user!.username}.`)).toBeVisible()
  expect(await other.ask(getUser)).toMatchObject({ username: other.user!.username })
  expect(await reader.ask(getUser)).toMatchObject({ username: reader.user!.username })
})
