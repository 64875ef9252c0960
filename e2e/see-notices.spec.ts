import { nanoid } from 'nanoid'
import { listUsers } from '#contract/admin.ts'
import { getAdsEnabled } from '#contract/ads.ts'
import { getCaptcha } from '#contract/auth.ts'
import { listStories } from '#contract/library.ts'
import { getUser } from '#contract/session.ts'
import { Person, signUp } from '#testing/people.ts'
import { expect, test } from './app.fixture.ts'
import { holdSession } from './hold-session.ts'
import { makeAdmin } from './make-admin.ts'
import { openDrawer, logInByHand, openNewStory, storiesComeByCall, toastOf } from './screens.ts'

test('a picture of the lantern that does not come is named', async ({ page }) => {
  await page.route('**/favicon.svg', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/')
  await expect(toastOf(page)).toContainText('Warning')
  await expect(toastOf(page)).toContainText('The logo failed to load.')
})

test('a reader who begins before the site knows them is asked to wait', async ({ page, reader }) => {
  expect(reader.user).toBeDefined()
  const answer = Promise.withResolvers<void>()
  await page.route(getUser.path, async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.goto('/')
  // The page is painted before its program is there to hear a click.
  await expect(async () => {
    await page.getByRole('button', { name: 'Create Random Story' }).click()
    await expect(toastOf(page)).toContainText('Please wait', { timeout: 500 })
  }).toPass()
  await expect(toastOf(page)).toContainText('Checking authentication status...')
  answer.resolve()
})

test('a story that waited for a login says that it goes on', async ({ page, reader }) => {
  await page.context().clearCookies()
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Login / Register' })).toBeVisible()
  await page.getByPlaceholder('Describe your scenario...').fill('A ferry at night')
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByText('This story starts when you are logged in')).toBeVisible()
  await expect(page.getByRole('main').getByText('A ferry at night')).toBeVisible()
  await logInByHand(page, reader.user!.username)
  await expect(page.getByText('Please wait while our AI crafts a unique narrative experience.')).toBeVisible()
  await expect(toastOf(page)).toContainText('Resuming Operation')
})

test('a story that somebody else wanted to begin here is not begun without a question', async ({
  page,
  reader,
  app,
}) => {
  const other = await signUp(new Person(app.url), `other-${nanoid(8)}`)
  for (const answer of ['Leave it', 'Start it'] as const) {
    await holdSession(page.context(), reader)
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
    await page.context().clearCookies()
    await page.reload()
    await expect(page.getByRole('link', { name: 'Login / Register' })).toBeVisible()
    await page.getByPlaceholder('Describe your scenario...').fill('A ferry at night')
    await page.getByRole('button', { name: 'Begin' }).click()
    await logInByHand(page, other.user!.username)
    await expect(page.getByRole('heading', { name: 'A story waits here' })).toBeVisible()
    await expect(page.getByText('A ferry at night')).toBeVisible()
    await page.getByRole('button', { name: answer }).click()
    if (answer === 'Leave it') {
      await expect(page.getByRole('heading', { name: 'Begin Your Unique Adventure' })).toBeVisible()
      expect((await other.ask(listStories, { query: {} })).total).toBe(0)
    } else await expect(page).toHaveURL(/\/story\/[\w-]{21}$/, { timeout: 30_000 })
  }
})

test('a story without content says so, and offers to look again', async ({ page, reader }) => {
  const storyId = await openNewStory(page, reader)
  await storiesComeByCall(page)
  await page.route('**/current-state*', (route) =>
    route.fulfill({ json: { storyId, title: null, messages: [] } }),
  )
  await page.reload()
  await expect(page.getByText('No story content found. Try refreshing the page.')).toBeVisible()
  await page.unroute('**/current-state*')
  await page.getByRole('button', { name: 'Refresh Page' }).click()
  await expect(page.getByRole('article', { name: 'Story' })).toHaveCount(1)
})

test('a story of which nothing can be shown says so, without a picture', async ({ page, reader }) => {
  const storyId = await openNewStory(page, reader)
  const message = { messageId: 1, role: 'assistant', content: '', isInitialMessage: true, createdAt: '' }
  await storiesComeByCall(page)
  await page.route('**/current-state*', (route) =>
    route.fulfill({ json: { storyId, title: null, messages: [message] } }),
  )
  await page.reload()
  await expect(page.getByText('Story content could not be loaded properly.')).toBeVisible()
  await expect(page.getByText('No image available')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refresh Page' })).toBeVisible()
})

test('the drawer holds the voice and the ads', async ({ page, reader }) => {
  await openNewStory(page, reader)
  const drawer = await openDrawer(page)
  for (const name of ['Narrator Voice', 'Advertisement Settings'])
    await expect(drawer.getByRole('heading', { name })).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'Close' })).toBeVisible()
})

test('a question that cannot be loaded is named, in its place too', async ({ page }) => {
  await page.route(getCaptcha.path, (route) => route.fulfill({ status: 400, json: { error: 'No' } }))
  await page.goto('/auth')
  await page.getByRole('button', { name: "Don't have an account? Create one" }).click()
  await expect(toastOf(page)).toContainText('CAPTCHA Error')
  await expect(toastOf(page)).toContainText('Failed to load CAPTCHA. Please try again.')
  await expect(page.getByLabel('Could not load CAPTCHA')).toBeVisible()
})

test('the account page has its two forms', async ({ page, reader }) => {
  expect(reader.user).toBeDefined()
  await page.goto('/account')
  for (const name of ['Account Settings', 'Change Username', 'Change Password'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
})

test('the dashboard is named, refused in words, and says what it could not load', async ({
  page,
  app,
  reader,
}) => {
  await page.goto('/admin')
  await expect(
    page.getByText("You don't have permission to access the admin panel. Admin privileges are required."),
  ).toBeVisible()
  await makeAdmin(app, reader.user!.username)
  await page.route(getAdsEnabled.path, (route) =>
    route.fulfill({ status: 400, json: { error: 'Out of ink' } }),
  )
  await page.route(`${listUsers.path}?*`, async (route) => {
    const users = (await (await route.fetch()).json()) as object
    await route.fulfill({ json: { ...users, users: [] } })
  })
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  for (const name of ['All Users', 'This Month']) await expect(page.getByRole('tab', { name })).toBeVisible()
  await expect(page.getByText('Failed to load ad settings: Out of ink')).toBeVisible()
  await expect(page.getByText('No users found')).toBeVisible()
})
