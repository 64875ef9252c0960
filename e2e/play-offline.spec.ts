import type { Page } from '@playwright/test'
import { login } from '#contract/auth.ts'
import { continueStory, getCurrentState } from '#contract/stories.ts'
import { PASSWORD, type Person } from '#testing/people.ts'
import { expect, test } from './app.fixture.ts'
import { findBarriers } from './barriers.ts'
import { openNewStory, storyScreen, readerIsKept } from './screens.ts'

test.use({
  narrator: 'model',
  serviceWorkers: 'allow',
  allowedComplaints: /net::ERR_(INTERNET_DISCONNECTED|FAILED|NETWORK_CHANGED)/,
})
test.beforeEach(({ model }) => model.answer({ text: 'The ferry waits.' }))

const waits = (page: Page) => page.getByText('Waits for the connection')

async function openStoryAndDisconnect(page: Page, reader: Person): Promise<string> {
  const storyId = await openNewStory(page, reader)
  await readerIsKept(page)
  await page.context().setOffline(true)
  return storyId
}

async function write(page: Page, action: string): Promise<void> {
  const { field } = storyScreen(page)
  await field.fill(action)
  await field.press('Enter')
  await expect(field).toHaveValue('')
}

/** The reader's own turns in the story, as the server has them. */
async function actionsOf(reader: Person, storyId: string): Promise<string[]> {
  const { messages } = await reader.ask(getCurrentState, { params: { storyId } })
  return messages.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
}

test('a turn written without a connection survives a reload and is sent once', async ({
  page,
  context,
  reader,
}) => {
  const storyId = await openStoryAndDisconnect(page, reader)
  await expect(
    page.getByText('You are offline. What you write waits here and is sent when you are back.'),
  ).toBeVisible()
  await write(page, 'I board')
  await expect(waits(page)).toHaveCount(1)
  await page.reload()
  await expect(storyScreen(page).actions).toHaveText([/^I board/])
  await expect(waits(page)).toHaveCount(1)
  expect(await findBarriers(page)).toEqual([])
  expect(await actionsOf(reader, storyId)).toEqual([])

  await context.setOffline(false)
  await expect(storyScreen(page).replies).toHaveCount(2)
  await expect(storyScreen(page).actions).toHaveText(['I board'])
  await expect(waits(page)).toHaveCount(0)
  await page.reload()
  await expect(storyScreen(page).replies).toHaveCount(2)
  expect(await actionsOf(reader, storyId)).toEqual(['I board'])
})

test('several turns are sent in order, each after the reply to the one before, also with two tabs', async ({
  page,
  context,
  reader,
}) => {
  const storyId = await openNewStory(page, reader)
  await readerIsKept(page)
  const other = await context.newPage()
  await other.goto(`/story/${storyId}`)
  await expect(storyScreen(other).replies).toHaveCount(1)
  await context.setOffline(true)
  await write(page, 'I board')
  await write(other, 'I sit down')
  await expect(waits(page)).toHaveCount(2)
  await expect(waits(other)).toHaveCount(2)

  await context.setOffline(false)
  for (const tab of [page, other]) {
    await expect(storyScreen(tab).replies).toHaveCount(3)
    await expect(waits(tab)).toHaveCount(0)
    await expect(storyScreen(tab).actions).toHaveText(['I board', 'I sit down'])
  }
  expect(await actionsOf(reader, storyId)).toEqual(['I board', 'I sit down'])
})

test('a story that moved on elsewhere gives the words back and says so', async ({
  page,
  context,
  reader,
}) => {
  const storyId = await openStoryAndDisconnect(page, reader)
  await write(page, 'I board')
  await reader.ask(continueStory, { params: { storyId }, body: { message: 'I walk away' } })

  await context.setOffline(false)
  await expect(
    page.getByRole('alert').filter({ hasText: 'The story has moved on since you wrote this.' }),
  ).toBeVisible()
  await expect(storyScreen(page).field).toHaveValue('I board')
  await expect(storyScreen(page).actions).toHaveText(['I walk away'])
  expect(await actionsOf(reader, storyId)).toEqual(['I walk away'])
})

test('what was written before the browser closed is sent from any page', async ({
  page,
  context,
  reader,
}) => {
  const storyId = await openStoryAndDisconnect(page, reader)
  await write(page, 'I board')
  await page.close()

  await context.setOffline(false)
  const later = await context.newPage()
  await later.goto('/bookmarks')
  await expect.poll(() => actionsOf(reader, storyId)).toEqual(['I board'])
})

test('a logout that would lose a turn asks first', async ({ page, context, reader }) => {
  const storyId = await openStoryAndDisconnect(page, reader)
  await write(page, 'I board')
  // By keyboard: the bar may have stepped aside, and comes when it gets the focus.
  const logout = page.getByRole('button', { name: 'Logout' })
  await logout.press('Enter')
  const question = page.getByRole('dialog', { name: 'Not everything has been sent' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(question).toBeHidden()
  await expect(waits(page)).toHaveCount(1)

  await logout.press('Enter')
  await question.getByRole('button', { name: 'Log out anyway' }).click()
  await expect(page.getByText('Login Required')).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain('I board')
  await context.setOffline(false)
  // The server hears of the logout as well; whoever comes back finds the turn neither there nor sent.
  const isSignedIn = async () => (await reader.call(getCurrentState, { params: { storyId } })).status === 200
  await expect.poll(isSignedIn).toBe(false)
  await reader.ask(login, { body: { username: reader.user!.username, password: PASSWORD } })
  expect(await actionsOf(reader, storyId)).toEqual([])
})
