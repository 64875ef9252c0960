import type { Locator, Page } from '@playwright/test'
import { createBookmark, listBookmarks } from '#contract/bookmarks.ts'
import { getCurrentState, startStory } from '#contract/stories.ts'
import type { Person } from '#testing/people.ts'
import { expect, test, withoutPictures } from './app.fixture.ts'
import { logInByHand, openNewStory, play, storyScreen, toastOf } from './screens.ts'

// Without pictures: whoever waits for one is told when it fails, in the place of what is looked for here.
test.use({ narrator: 'model', env: withoutPictures })

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const bookmarkButton = (page: Page) => page.getByRole('button', { name: 'Bookmark', exact: true })

/** A story of the reader with one bookmark, made beside the browser. */
async function keep(reader: Person, title: string, description?: string) {
  const { storyId, messageId } = await reader.ask(startStory, { body: { prompt: 'A lamp at sea' } })
  const body = { storyId, lastMessageId: messageId, title, description }
  return reader.ask(createBookmark, { body })
}

test('a bookmark is saved in the story and found again at home and among the bookmarks', async ({
  page,
  reader,
}) => {
  const storyId = await openNewStory(page, reader)
  await play(page, 'I look at the water')
  await bookmarkButton(page).click()

  const save = dialog(page, 'Save Progress')
  await expect(save.getByLabel('Title')).not.toHaveValue('')
  await save.getByLabel('Title').fill('   ')
  await expect(save.getByRole('button', { name: 'Save' })).toBeDisabled()
  await save.getByLabel('Title').fill('On the ferry')
  await save.getByLabel('Description (optional)').fill('Where the water was still')
  await save.getByRole('button', { name: 'Save' }).click()
  await expect(toastOf(page)).toContainText('Story progress saved')
  await expect(toastOf(page)).toContainText('Story bookmarked successfully')
  await expect(save).toBeHidden()

  const [kept] = await reader.ask(listBookmarks)
  const { messages } = await reader.ask(getCurrentState, { params: { storyId } })
  const lastMessageId = messages.at(-1)!.messageId
  const wanted = { title: 'On the ferry', description: 'Where the water was still' }
  expect(kept).toMatchObject({ storyId, lastMessageId, ...wanted })
  const place = `/story/${storyId}?messageId=${kept!.lastMessageId}`
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'On the ferry' })).toHaveAttribute('href', place)
  await page.getByRole('link', { name: 'Manage Bookmarks' }).click()
  await page.getByRole('link', { name: 'On the ferry' }).click()
  await expect(page).toHaveURL(place)
  await expect(storyScreen(page).replies).toHaveCount(2)
})

test('the latest bookmark gives the next one its title', async ({ page, reader }) => {
  const { storyId } = await keep(reader, 'The title so far')
  await page.goto(`/story/${storyId}`)
  await bookmarkButton(page).click()
  await expect(dialog(page, 'Save Progress').getByLabel('Title')).toHaveValue('The title so far')
})

test('a title that is suggested late gives way to what the reader is about to type', async ({
  page,
  reader,
}) => {
  const { promise: wanted, resolve: suggest } = Promise.withResolvers<void>()
  await page.route('**/generate-title', async (route) => {
    await wanted
    await route.fulfill({ json: { title: 'The Ferry' } })
  })
  await openNewStory(page, reader)
  await bookmarkButton(page).click()
  const title = dialog(page, 'Save Progress').getByLabel('Title')
  await title.focus()
  suggest()
  await expect(title).toHaveValue('The Ferry')
  await page.keyboard.type('My own')
  await expect(title).toHaveValue('My own')
})

test('without a title from anywhere it is My Story', async ({ page, reader }) => {
  await page.route('**/generate-title', (route) =>
    route.fulfill({ status: 404, json: { error: 'Failed to suggest a title' } }),
  )
  await page.route('**/api/bookmarks', (route) => route.fulfill({ json: [] }))
  await openNewStory(page, reader)
  await bookmarkButton(page).click()
  await expect(dialog(page, 'Save Progress').getByLabel('Title')).toHaveValue('My Story')
})

/** Saves the place behind whose back the session has ended; returns the dialog that saves it. */
async function saveWithoutSession(page: Page): Promise<Locator> {
  await bookmarkButton(page).click()
  const save = dialog(page, 'Save Progress')
  await save.getByLabel('Title').fill('Before the storm')
  await page.context().clearCookies()
  await save.getByRole('button', { name: 'Save' }).click()
  return save
}

test('a save without a session asks for a login, and is done after it', async ({ page, reader }) => {
  await openNewStory(page, reader)
  const save = await saveWithoutSession(page)

  await expect(toastOf(page)).toContainText('Please log in to save bookmarks')
  const login = dialog(page, 'Authentication Required')
  await expect(login).toContainText('Please log in or create an account to save bookmarks.')
  await logInByHand(page, reader.user!.username)
  await expect(login).toBeHidden()
  await expect(save).toBeHidden()
  await expect(toastOf(page)).toContainText('Story progress saved')
  expect(await reader.call(listBookmarks)).toMatchObject({ body: [{ title: 'Before the storm' }] })
})

test('the page waits for who logs in again, however long they take', async ({ page, reader }) => {
  await page.clock.install()
  await openNewStory(page, reader)
  await saveWithoutSession(page)
  const login = dialog(page, 'Authentication Required')
  await login.getByLabel('Username or Email').fill('somebody')
  const looksForTheSession = page.waitForResponse(
    (answer) => answer.request().method() === 'HEAD' && answer.status() === 401,
  )
  await page.clock.fastForward(31_000)
  await looksForTheSession
  await expect(login.getByLabel('Username or Email')).toHaveValue('somebody')
  await logInByHand(page, reader.user!.username)
  await expect(toastOf(page)).toContainText('Story progress saved')
})

test('who does not log in again keeps what was typed', async ({ page, reader }) => {
  await openNewStory(page, reader)
  const save = await saveWithoutSession(page)
  await expect(dialog(page, 'Authentication Required')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'Authentication Required')).toBeHidden()
  await expect(save.getByLabel('Title')).toHaveValue('Before the storm')
  await expect(save.getByRole('button', { name: 'Save' })).toBeEnabled()
})

test('a bookmark that is refused says why and keeps what was typed', async ({ page, reader }) => {
  await openNewStory(page, reader)
  await page.route('**/api/bookmarks', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 400, json: { error: 'Please keep the title to 200 characters' } })
      : route.continue(),
  )
  await bookmarkButton(page).click()
  const save = dialog(page, 'Save Progress')
  await save.getByLabel('Title').fill('Refused')
  await save.getByRole('button', { name: 'Save' }).click()
  await expect(toastOf(page)).toContainText('Failed to save bookmark')
  await expect(toastOf(page)).toContainText('Please keep the title to 200 characters')
  await expect(save.getByLabel('Title')).toHaveValue('Refused')
})

test('a bookmark is renamed and deleted in its place', async ({ page, reader }) => {
  const { id } = await keep(reader, 'First name', 'A note')
  await page.goto('/bookmarks')
  await expect(page.getByRole('heading', { name: 'Your Bookmarks' })).toBeVisible()
  await expect(page.getByText('A note')).toHaveCSS('-webkit-line-clamp', '2')
  await page.getByRole('button', { name: 'Edit First name' }).click()
  const edit = dialog(page, 'Edit Bookmark')
  await expect(edit.getByLabel('Description (optional)')).toHaveValue('A note')
  await edit.getByLabel('Title').fill('Second name')
  await edit.getByLabel('Description (optional)').fill('')
  const sent = page.waitForRequest((request) => request.method() === 'PATCH')
  await edit.getByRole('button', { name: 'Save' }).click()
  expect((await sent).postDataJSON()).toEqual({ title: 'Second name' })
  await expect(toastOf(page)).toContainText('Bookmark updated successfully')
  await expect(page.getByRole('link', { name: 'Second name' })).toBeVisible()
  expect((await reader.ask(listBookmarks))[0]).toMatchObject({ id, title: 'Second name', description: null })

  await page.getByRole('button', { name: 'Delete Second name' }).click()
  const confirm = dialog(page, 'Delete Bookmark')
  await expect(confirm).toContainText(
    'Are you sure you want to delete "Second name"? This action cannot be undone.',
  )
  await confirm.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('link', { name: 'Second name' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete Second name' }).click()
  await confirm.getByRole('button', { name: 'Delete' }).click()
  await expect(toastOf(page)).toContainText('Bookmark deleted successfully')
  await expect(page.getByText('Your saved stories will appear here')).toBeVisible()
  // The focus is on the way back, which brings the same words.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Second name' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete Second name' }).click()
  await confirm.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('link', { name: 'Go Home' }).click()
  await expect(page).toHaveURL('/')
})

test('a change that fails says so', async ({ page, reader }) => {
  const { id } = await keep(reader, 'Stubborn')
  await page.goto('/bookmarks')
  await page.route(`**/api/bookmarks/${id}`, (route) =>
    route.fulfill({ status: 404, json: { error: 'Bookmark not found' } }),
  )
  await page.getByRole('button', { name: 'Edit Stubborn' }).click()
  await dialog(page, 'Edit Bookmark').getByRole('button', { name: 'Save' }).click()
  await expect(toastOf(page)).toContainText('Failed to update bookmark')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Delete Stubborn' }).click()
  await dialog(page, 'Delete Bookmark').getByRole('button', { name: 'Delete' }).click()
  await expect(toastOf(page)).toContainText('Failed to delete bookmark')
  await expect(toastOf(page)).toContainText('Bookmark not found')
})

test('a visitor is asked to log in and then sees their bookmarks', async ({ page, reader }) => {
  await keep(reader, 'Waiting for me')
  await page.context().clearCookies()
  await page.goto('/bookmarks')
  await expect(
    page.getByText('You need to create an account or log in to view your saved stories.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Sign in or Register' }).click()
  await logInByHand(page, reader.user!.username)
  await expect(page.getByRole('link', { name: 'Waiting for me' })).toBeVisible()
  await expect(page).toHaveURL('/bookmarks')
})

test('bookmarks that could not be loaded can be asked for again', async ({ page, reader }) => {
  await keep(reader, 'Found at last')
  await page.route('**/api/bookmarks', (route) =>
    route.fulfill({ status: 404, json: { error: 'Somewhere else' } }),
  )
  await page.goto('/bookmarks')
  await expect(page.getByRole('alert').filter({ hasText: 'Somewhere else' })).toBeVisible()
  await page.unroute('**/api/bookmarks')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('link', { name: 'Found at last' })).toBeVisible()
})
