import { createBookmark } from '#contract/bookmarks.ts'
import { getUser } from '#contract/session.ts'
import { getConfig } from '#contract/site.ts'
import { startStory } from '#contract/stories.ts'
import { expect, test } from './app.fixture.ts'
import { openNewStory, storyScreen, toastOf } from './screens.ts'

test.use({
  narrator: 'model',
  allowedComplaints: /status of 50\d|net::ERR_(CONNECTION|EMPTY|INCOMPLETE|NETWORK|SOCKET)/,
})

test('a story that cannot begin says so and leaves the loading view', async ({ page, reader, model }) => {
  expect(reader.user).toBeDefined()
  model.answer({ status: 401 })
  await page.goto('/')
  // Who begins before the site knows them is asked to wait.
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await page.getByRole('button', { name: 'Create Random Story' }).click()
  await expect(toastOf(page)).toContainText('Error')
  await expect(toastOf(page)).toContainText('Failed to start story')
  await expect(page.getByText('Please wait while our AI')).toBeHidden()
  await expect(page).toHaveURL('/')
  model.answer({})
})

test('a read that fails is said in its place, with a button that asks again, and by no toast', async ({
  page,
  reader,
}) => {
  expect(reader.user).toBeDefined()
  let isBroken = true
  // Parts that come late ask for it again by themselves: it heals apart, and last.
  let isSiteBroken = true
  await page.route(
    ({ pathname }) => pathname.startsWith('/api/') && pathname !== getUser.path,
    (route) => {
      const fails = route.request().url().endsWith(getConfig.path) ? isSiteBroken : isBroken
      return fails ? route.fulfill({ status: 500, json: { error: 'Out of order' } }) : route.continue()
    },
  )
  const site = page.getByRole('complementary', { name: 'What this site offers' })
  for (const [path, failed, read] of [
    ['/bookmarks', 'Your bookmarks could not be loaded', 'Your saved stories will appear here'],
    ['/account', 'Your sessions could not be loaded', 'This device'],
    ['/stories', 'Your stories could not be loaded', 'Every story you begin stays here.'],
  ] as const) {
    isBroken = true
    isSiteBroken = true
    await page.goto(path)
    await expect(site).toContainText('What this site offers could not be loaded.')
    const place = page.getByRole('alert').filter({ hasText: failed })
    await expect(place).toContainText('Out of order')
    await expect(toastOf(page)).toHaveText('')
    isBroken = false
    await place.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('main')).toContainText(read)
    const again = site.getByRole('button', { name: 'Try Again' })
    await Promise.all([page.waitForRequest(`**${getConfig.path}`), again.click()])
    isSiteBroken = false
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 500 })
      await expect(site).toBeHidden({ timeout: 500 })
    }).toPass()
  }
})

test('someone else’s story is one that does not exist', async ({ page, reader }) => {
  expect(reader.user).toBeDefined()
  await page.goto('/story/abcdefghijklmnopqrstu')
  await expect(page.getByText('Story not found')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refresh Page' })).toBeVisible()
})

test('a bookmark that leads nowhere says which, and where to go', async ({ page, reader }) => {
  const storyId = await openNewStory(page, reader)
  await page.goto(`/story/${storyId}?messageId=999999`)
  await expect(page.getByRole('heading', { name: 'Story Recovery Error' })).toBeVisible()
  await expect(toastOf(page)).toContainText('Recovery Error')
  const main = page.getByRole('main')
  await expect(main).toContainText('Message not found')
  await expect(main).toContainText(storyId)
  await expect(main).toContainText('999999')
  await expect(main.getByRole('link', { name: 'Return to Bookmarks' })).toHaveAttribute('href', '/bookmarks')
  await expect(main.getByRole('link', { name: 'Start New Story' })).toHaveAttribute('href', '/')
  await expect(main.getByRole('button', { name: 'Try Again' })).toBeVisible()

  await page.goto(`/story/${storyId}?messageId=here`)
  await expect(toastOf(page)).toContainText('Invalid bookmark data. Please try a different bookmark.')
})

test('a bookmark behind a broken proxy names the trouble', async ({ page, reader }) => {
  const storyId = await openNewStory(page, reader)
  await page.route('**/recover?*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<html>Down for repairs</html>' }),
  )
  await page.goto(`/story/${storyId}?messageId=1`)
  await expect(page.getByRole('main')).toContainText(
    'Server returned HTML instead of JSON. Please try again later.',
  )
  await expect(page.getByText('Server Connection Issue')).toBeVisible()
})

test('a bookmark whose answer makes no sense says which', async ({ page, reader }) => {
  const storyId = await openNewStory(page, reader)
  let body = ''
  await page.route('**/recover?*', (route) => route.fulfill({ contentType: 'application/json', body }))
  for (const [answer, text] of [
    ['{"messages":', 'Invalid response format from server. Please try again later.'],
    ['', 'No data returned from server'],
    ['{}', 'No messages found in the recovered data'],
    ['{"messages":[7]}', 'Invalid message format in recovered story'],
  ] as const) {
    body = answer
    await page.goto(`/story/${storyId}?messageId=1`)
    await expect(page.getByRole('main')).toContainText(text)
    await page.goto('/terms')
  }
  await page.route('**/recover?*', (route) => route.abort('connectionrefused'))
  await page.goto(`/story/${storyId}?messageId=1`)
  await expect(page.getByRole('main')).toContainText('Failed to recover story')
})

test('an answer that is no answer is named in its place, and that of a write by a toast', async ({
  page,
  reader,
}) => {
  const { storyId, messageId } = await reader.ask(startStory, { body: { prompt: 'A gate' } })
  const bookmark = { storyId, lastMessageId: messageId, title: 'The Gate' }
  await reader.ask(createBookmark, { body: bookmark })
  for (const [answer, text] of [
    [{ contentType: 'text/html', body: '<p>' }, 'Expected JSON response from server'],
    [{ json: [{ id: 'seven' }] }, 'Invalid response format'],
  ] as const) {
    await page.route('**/api/bookmarks', (route) => route.fulfill(answer))
    await page.goto('/bookmarks')
    await expect(page.getByRole('main').getByText(text)).toBeVisible()
    await page.unroute('**/api/bookmarks')
  }
  await page.goto('/bookmarks')
  await page.route('**/api/bookmarks/*', (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }))
  await page.getByRole('button', { name: 'Edit The Gate' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(toastOf(page)).toContainText('Server sent non-JSON response')
})

test('a message that did not get through stays, and is sent once when the server is back', async ({
  page,
  reader,
  app,
}) => {
  await page.clock.install()
  await openNewStory(page, reader)
  const { field, actions, replies, tryAgain } = storyScreen(page)
  await app.kill()
  await field.fill('I wait for the light')
  await field.press('Enter')
  await expect(page.getByText('The connection was lost. Trying again...')).toBeVisible()
  const unsent = page.getByRole('alert').filter({ hasText: 'Failed to send message' })
  await expect(async () => {
    await page.clock.fastForward(10_000)
    await expect(unsent).toBeVisible({ timeout: 500 })
  }).toPass()
  await app.restart()
  await tryAgain.click()
  await expect(replies).toHaveCount(2)
  await page.reload()
  await expect(actions).toHaveText(['I wait for the light'])
})

test('a server that dies in mid-reply goes on with it when it is back; one that dies of it leaves it to the reader', async ({
  page,
  reader,
  app,
  model,
}) => {
  test.slow()
  await openNewStory(page, reader)
  const { field, actions, replies, tryAgain } = storyScreen(page)
  const slowly = { tokens: 300, tokenMs: 20 }
  const comeBack = async () => {
    const asked = model.requests.length
    await app.kill()
    await app.restart()
    await expect.poll(() => model.requests.length, { timeout: 30_000 }).toBeGreaterThan(asked)
  }
  model.answer(slowly)
  await field.fill('I hold the lantern')
  await field.press('Enter')
  await expect(replies).toHaveCount(2)
  await expect(replies.last()).toContainText('lantern')
  model.answer({ text: 'The lantern holds.' })
  await comeBack()
  await expect(replies.last()).toContainText('The lantern holds.', { timeout: 30_000 })
  await expect(actions).toHaveText(['I hold the lantern'])
  await expect(tryAgain).toBeHidden()

  model.answer(slowly, slowly, slowly)
  await field.fill('I go down')
  await field.press('Enter')
  await expect(replies).toHaveCount(3)
  await comeBack()
  await comeBack()
  await app.kill()
  model.answer({ text: 'The stairs end here.' })
  await app.restart()
  await expect(page.getByText('The narrator was interrupted. Please try again.')).toBeVisible({
    timeout: 30_000,
  })
  await tryAgain.click()
  await expect(replies.last()).toHaveText('The stairs end here.')
  await expect(actions).toHaveText(['I hold the lantern', 'I go down'])
  model.answer({})
})

test('an auth page without its server says so', async ({ page }) => {
  // Of a visitor nobody is asked; this browser remembers a reader.
  await page.addInitScript(() => localStorage.setItem('lanterntale.user-id', '1'))
  await page.route('**/api/user', (route) =>
    route.fulfill({ status: 500, json: { error: 'Something went wrong' } }),
  )
  await page.goto('/auth')
  await expect(page.getByRole('heading', { name: 'Authentication Error' })).toBeVisible()
  await expect(page.getByText('Something went wrong')).toBeVisible()
})
