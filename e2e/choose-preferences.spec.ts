import { getPreferences } from '#contract/preferences.ts'
import { expect, test } from './app.fixture.ts'
import { logInByHand, toastOf } from './screens.ts'

const labels = ['Content Rating', 'Narrative Style', 'Language Style']

test('visitors see the defaults, which they cannot change, and why', async ({ page, reader }) => {
  await page.context().clearCookies()
  await page.goto('/preferences')
  await expect(page.getByRole('heading', { name: 'Story Preferences' })).toBeVisible()
  await expect(page.getByText('Customize your storytelling experience')).toBeVisible()
  for (const label of labels) await expect(page.getByLabel(label)).toBeDisabled()
  await expect(page.getByLabel('Content Rating')).toHaveValue('general')
  await expect(page.getByText('Please log in to save your preferences across devices.')).toBeVisible()

  await page.getByRole('main').getByRole('link', { name: 'Login / Register' }).click()
  await logInByHand(page, reader.user!.username)
  await expect(page).toHaveURL('/preferences')
  for (const label of labels) await expect(page.getByLabel(label)).toBeEnabled()
})

test('each choice is saved as it is made', async ({ page, reader }) => {
  await page.goto('/preferences')
  for (const [label, choices] of [
    ['Content Rating', ['General', 'Teen', 'Mature']],
    ['Narrative Style', ['Descriptive', 'Concise', 'Dramatic']],
    ['Language Style', ['Modern', 'Archaic', 'Formal']],
  ] as const)
    await expect(page.getByLabel(label).getByRole('option')).toHaveText([...choices])
  await page.getByLabel('Content Rating').selectOption('Teen')
  await expect(toastOf(page)).toContainText('Your preferences have been saved.')
  await page.getByLabel('Narrative Style').selectOption('Concise')
  await page.getByLabel('Language Style').selectOption('Archaic')
  await expect
    .poll(() => reader.ask(getPreferences))
    .toEqual({ contentRating: 'teen', narrativeStyle: 'concise', languageStyle: 'archaic' })

  await page.reload()
  await expect(page.getByLabel('Content Rating')).toHaveValue('teen')
  await expect(page.getByLabel('Narrative Style')).toHaveValue('concise')
  await expect(page.getByLabel('Language Style')).toHaveValue('archaic')
})

test('the page has its shape until the preferences are known', async ({ page, reader }) => {
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/preferences', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.goto('/preferences')
  await expect(page.getByLabel('Loading your preferences')).toBeVisible()
  await expect(page.getByRole('combobox')).toHaveCount(0)
  answer.resolve()
  await expect(page.getByLabel('Content Rating')).toHaveValue('general')
  expect(reader.user).toBeDefined()
})

test('a choice that cannot be saved is undone, with the server’s own words', async ({ page, reader }) => {
  await page.goto('/preferences')
  await expect(page.getByLabel('Content Rating')).toBeEnabled()
  await page.route('**/api/preferences', (route) =>
    route.fulfill({ status: 429, json: { error: 'Too many requests.', code: 'too_many_requests' } }),
  )
  await page.getByLabel('Content Rating').selectOption('Mature')
  await expect(toastOf(page)).toContainText('Error')
  await expect(toastOf(page)).toContainText('Too many requests.')
  await expect(page.getByLabel('Content Rating')).toHaveValue('general')
  expect(await reader.ask(getPreferences)).toMatchObject({ contentRating: 'general' })
})

test('a choice after the session has ended asks for a login', async ({ page, reader }) => {
  await page.goto('/preferences')
  await expect(page.getByLabel('Content Rating')).toBeEnabled()
  await page.context().clearCookies()
  await page.getByLabel('Content Rating').selectOption('Mature')
  const login = page.getByRole('dialog', { name: 'Authentication Required' })
  await expect(login).toContainText('Please log in to save your preferences.')
  await login.getByRole('button', { name: 'Close' }).click()
  await expect(toastOf(page)).toContainText('Authentication Required')
  await expect(toastOf(page)).toContainText('Please log in to save your preferences.')
  expect(await reader.ask(getPreferences)).toMatchObject({ contentRating: 'general' })
})

test.describe('when the server fails', () => {
  test.use({ allowedComplaints: /status of 500/ })

  test('the defaults stand in, the page says so and tries again', async ({ page, reader }) => {
    await page.route('**/api/preferences', (route) =>
      route.fulfill({ status: 500, json: { error: 'Something went wrong', code: 'internal' } }),
    )
    await page.goto('/preferences')
    await expect(page.getByText('Your preferences could not be loaded')).toBeVisible()
    await expect(page.getByLabel('Language Style')).toHaveValue('modern')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByText('Your preferences could not be loaded')).toBeHidden()
    expect(reader.user).toBeDefined()
  })
})
