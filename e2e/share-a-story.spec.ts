import type { Page } from '@playwright/test'
import { listBookmarks } from '#contract/bookmarks.ts'
import { listShares, shareStory } from '#contract/sharing.ts'
import { expect, test } from './app.fixture.ts'
import { logInByHand, openNewStory, play, toastOf } from './screens.ts'

test.use({ narrator: 'model' })

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const shareButton = (page: Page) => page.getByRole('button', { name: 'Share Story' })

/** Names the story and shares it; gives the link. */
async function share(page: Page, title: string): Promise<string> {
  await shareButton(page).click()
  const naming = dialog(page, 'Name your story')
  await naming.getByLabel('Title').fill(title)
  await naming.getByRole('button', { name: 'Share' }).click()
  const link = dialog(page, 'Share story').getByLabel('Link')
  await expect(link).toHaveValue(/\/shared\/[\w-]{21,}$/)
  return link.inputValue()
}

test('a story is named, shared, copied and opened, and a bookmark is made on the way', async ({
  page,
  reader,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const storyId = await openNewStory(page, reader)
  await play(page, 'I light the lamp')
  await shareButton(page).click()
  await expect(dialog(page, 'Name your story').getByLabel('Title')).not.toHaveValue('')
  // The page behind a dialog stays where it is, by styles that its policy lets in.
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
  await dialog(page, 'Name your story').getByLabel('Title').fill(' ')
  await expect(dialog(page, 'Name your story').getByRole('button', { name: 'Share' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')

  const link = await share(page, 'The Lamp')
  const shown = dialog(page, 'Share story')
  await shown.getByRole('button', { name: 'Copy Link' }).click()
  await expect(shown.getByRole('button', { name: 'Copied!' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await expect(shown.getByRole('button', { name: 'Copy Link' })).toBeVisible({ timeout: 4_000 })

  const opened = page.waitForEvent('popup')
  await shown.getByRole('link', { name: 'Open shared story' }).click()
  await expect((await opened).getByRole('heading', { name: 'The Lamp' })).toBeVisible()
  expect(await reader.ask(listBookmarks)).toMatchObject([{ storyId, title: 'The Lamp' }])
  expect(await reader.ask(listShares)).toMatchObject([{ storyId, title: 'The Lamp' }])
})

test('sharing goes on when its bookmark fails, and that is only logged', async ({ page, reader }) => {
  const said: string[] = []
  page.on('console', (line) => said.push(line.text()))
  await openNewStory(page, reader)
  await page.route('**/api/bookmarks', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 400, json: { error: 'No room for bookmarks' } })
      : route.continue(),
  )
  await share(page, 'Without a bookmark')
  await expect(toastOf(page)).not.toContainText('No room for bookmarks')
  expect(said.join('\n')).toContain('Failed to create bookmark')
})

test('sharing that fails says so', async ({ page, reader }) => {
  await openNewStory(page, reader)
  await page.route('**/share', (route) => route.fulfill({ status: 404, json: { error: 'Story not found' } }))
  await shareButton(page).click()
  await dialog(page, 'Name your story').getByLabel('Title').fill('Refused')
  await dialog(page, 'Name your story').getByRole('button', { name: 'Share' }).click()
  await expect(toastOf(page)).toContainText('Failed to share story')
  await expect(dialog(page, 'Name your story')).toBeVisible()
})

test('sharing without a session goes on after a login', async ({ page, reader }) => {
  await openNewStory(page, reader)
  await shareButton(page).click()
  await dialog(page, 'Name your story').getByLabel('Title').fill('After the login')
  await page.context().clearCookies()
  await dialog(page, 'Name your story').getByRole('button', { name: 'Share' }).click()
  await logInByHand(page, reader.user!.username)
  await expect(dialog(page, 'Share story')).toBeVisible()
  expect(await reader.ask(listShares)).toMatchObject([{ title: 'After the login' }])
})

test('what is public is listed, and can be taken back', async ({ page, reader, browser }) => {
  const storyId = await openNewStory(page, reader)
  const { shareId } = await reader.ask(shareStory, { params: { storyId }, body: { title: 'For a while' } })
  await page.goto('/bookmarks')
  const shared = page.getByRole('region', { name: 'Shared Stories' })
  await expect(shared.getByRole('link', { name: 'For a while' })).toHaveAttribute(
    'href',
    new RegExp(`/shared/${shareId}$`),
  )
  await shared.getByRole('button', { name: 'Stop sharing' }).click()
  const confirm = dialog(page, 'Stop sharing')
  await expect(confirm).toContainText('For a while')
  await confirm.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(toastOf(page)).toContainText('Sharing stopped')
  await expect(shared.getByText('“For a while” is no longer shared.')).toBeVisible()

  const stranger = await browser.newPage()
  const open = async () => (await stranger.goto(new URL(`/shared/${shareId}`, page.url()).href))!.status()
  expect(await open()).toBe(404)
  const card = stranger.getByRole('main').getByRole('alert')
  await expect(card).toContainText('Story Not Available')
  await expect(card).toContainText('Story not found or has been removed by its creator')

  // By keyboard alone: the way back has the focus, and hands it on to the entry that is back.
  await expect(shared.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(shared.getByRole('link', { name: 'For a while' })).toBeFocused()
  expect(await open()).toBe(200)
  await stranger.close()

  await shared.getByRole('button', { name: 'Stop sharing' }).click()
  await confirm.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(shared.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your Bookmarks' })).toBeVisible()
  expect(await reader.ask(listShares)).toEqual([])
  await expect(shared).toBeHidden()
})
