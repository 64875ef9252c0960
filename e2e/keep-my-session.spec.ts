import { logout } from '#contract/session.ts'
import { expect, test } from './app.fixture.ts'
import { logInByHand, openNewStory, storyScreen, toastOf } from './screens.ts'

test.use({ narrator: 'model' })

test('a lost session is opened again without a word, while the page remembers the password', async ({
  page,
  reader,
}) => {
  await page.context().clearCookies()
  await page.clock.install()
  await page.goto('/auth')
  await logInByHand(page, reader.user!.username)
  await expect(page).toHaveURL('/')
  await page.context().clearCookies()

  const again = page.waitForResponse('**/api/login')
  await page.clock.fastForward(31_000)
  expect((await again).status()).toBe(200)
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()

  await page.context().clearCookies()
  await page.clock.fastForward(31_000)
  await expect(page.getByRole('link', { name: 'Login / Register' })).toBeVisible()
})

test('a session lost after a reload ends here too, and nothing of the password is stored', async ({
  page,
  reader,
}) => {
  await page.context().clearCookies()
  await page.clock.install()
  await page.goto('/auth')
  await logInByHand(page, reader.user!.username)
  await expect(page).toHaveURL('/')
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  )
  expect(stored).not.toContain('correct horse')

  await page.reload()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await page.context().clearCookies()
  await page.clock.fastForward(31_000)
  await expect(page.getByRole('link', { name: 'Login / Register' })).toBeVisible()
})

test('a message that was under way when the session ended is sent after the next login', async ({
  page,
  reader,
}) => {
  const storyId = await openNewStory(page, reader)
  await reader.ask(logout)
  const { field, actions, replies } = storyScreen(page)
  await field.fill('I hold on to my words')
  await field.press('Enter')
  await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible()
  await expect(page.getByText('Please login or register to view and interact with stories.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/')

  await page.getByRole('main').getByRole('link', { name: 'Login / Register' }).click()
  await logInByHand(page, reader.user!.username)
  await expect(page).toHaveURL(`/story/${storyId}`)
  await expect(toastOf(page)).toContainText('Continuing Story')
  await expect(toastOf(page)).toContainText('Resuming where you left off...')
  await expect(actions).toHaveText(['I hold on to my words'])
  await expect(replies).toHaveCount(2)
})

test('a story asks a visitor to log in and leads back to the very place', async ({ page, reader }) => {
  const storyId = await openNewStory(page, reader)
  await page.context().clearCookies()
  await page.goto(`/story/${storyId}?messageId=1`)
  await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Login / Register' })).toHaveAttribute(
    'href',
    `/auth?redirect=${encodeURIComponent(`/story/${storyId}?messageId=1`)}`,
  )
})

test('a logout takes the story along, also when the server refuses it', async ({ page, reader }) => {
  await openNewStory(page, reader)
  await page.route('**/api/logout', (route) => route.fulfill({ status: 404, json: { error: 'Not found' } }))
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(toastOf(page)).toContainText('You have been logged out locally')
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain(
    'lantern swings',
  )
})

test('a logout that nobody heard holds after a reload', async ({ page, reader }) => {
  expect(reader.user).toBeDefined()
  await page.goto('/bookmarks')
  await page.route('**/api/logout', (route) => route.fulfill({ status: 404, json: { error: 'Not found' } }))
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(toastOf(page)).toContainText('You have been logged out locally')
  await page.unroute('**/api/logout')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Sign in or Register' })).toBeVisible()
  expect((await reader.fetch('/api/user')).status).toBe(401)
})
