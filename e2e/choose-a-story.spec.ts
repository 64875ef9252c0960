import type { Page } from '@playwright/test'
import { expect, test } from './app.fixture.ts'
import { storyScreen } from './screens.ts'

const loading = 'Please wait while our AI crafts a unique narrative experience.'

/** Follows a start to its story without waiting seven seconds, and answers the prompt that was sent. */
async function promptOfStart(page: Page, begin: () => Promise<unknown>): Promise<string> {
  const asked = page.waitForRequest('**/api/story/start')
  await begin()
  const { prompt } = (await asked).postDataJSON() as { prompt: string }
  await page.clock.fastForward(7_500)
  await expect(page).toHaveURL(/\/story\/[\w-]{21,}$/)
  await expect(storyScreen(page).replies).toHaveCount(1)
  return prompt
}

test.describe('on the home screen', () => {
  test.beforeEach(async ({ page, reader }) => {
    expect(reader.user).toBeDefined()
    await page.clock.install()
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  })

  test('a blank scenario begins nothing, and the caret waits in the field', async ({ page }) => {
    const field = page.getByPlaceholder('Describe your scenario...')
    await expect(page.getByRole('heading', { name: 'Begin Your Unique Adventure' })).toBeVisible()
    await expect(field).toBeFocused()
    await field.fill('   ')
    await expect(page.getByRole('button', { name: 'Begin' })).toBeDisabled()
    await field.press('Enter')
    await expect(page.getByText(loading)).toBeHidden()
    await expect(page.getByText('OR TRY SOMETHING RANDOM')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Resume a Story' })).toBeVisible()
    await expect(page.getByText('No saved stories found')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Manage Bookmarks' })).toHaveAttribute('href', '/bookmarks')
  })

  test('Enter begins what was written, behind a loading view whose words change', async ({ page }) => {
    const field = page.getByPlaceholder('Describe your scenario...')
    await field.fill('  A ferry at night ')
    const prompt = await promptOfStart(page, async () => {
      await field.press('Enter')
      await expect(page.getByText('Lighting the lantern...')).toBeVisible()
      await page.clock.fastForward(3_000)
      await expect(page.getByText('Drawing the map...')).toBeVisible()
    })
    expect(prompt).toBe('A ferry at night')
  })

  test('a preset begins its story', async ({ page }) => {
    await expect(page.getByRole('heading', { name: 'Or Choose a Preset Scenario' })).toBeVisible()
    for (const name of ['Fantasy Quest', 'Space Explorer', 'Detective Mystery', 'Lost Civilization'])
      await expect(page.getByRole('button', { name })).toBeVisible()
    const prompt = await promptOfStart(page, () =>
      page.getByRole('button', { name: 'Space Explorer' }).click(),
    )
    expect(prompt).toMatch(/Halcyon/)
    expect(prompt).not.toMatch(/Mix in/)
  })

  test('a random story surprises', async ({ page }) => {
    const prompt = await promptOfStart(page, () =>
      page.getByRole('button', { name: 'Create Random Story' }).click(),
    )
    expect(prompt).toBe('Create a story mixing different genres. Surprise me with an unexpected twist!')
  })

  test('the genre mix goes with the prompt once it is switched on', async ({ page }) => {
    const card = page.getByRole('button', { name: 'Genre Mix' })
    await card.click()
    await expect(page.getByRole('slider')).toHaveCount(10)
    await card.click()
    await expect(page.getByRole('slider')).toHaveCount(0)
    await card.click()
    const slider = (name: string) => page.getByRole('slider', { name })
    await expect(page.getByRole('slider')).toHaveCount(10)
    await expect(slider('Fantasy')).toBeDisabled()
    await expect(slider('Fantasy')).toHaveValue('25')
    await expect(slider('Western')).toHaveValue('0')
    await expect(page.getByText('Inactive')).toBeVisible()
    await page.getByRole('switch').click()
    await expect(page.getByText('Active', { exact: true })).toBeVisible()

    await slider('Mystery').press('ArrowRight')
    await expect(slider('Mystery')).toHaveValue('30')
    await slider('Fantasy').press('End')
    await slider('Horror').press('Home')
    await page.getByPlaceholder('Describe your scenario...').fill('A ferry at night')
    const prompt = await promptOfStart(page, () => page.getByRole('button', { name: 'Begin' }).click())
    expect(prompt).toBe(
      'A ferry at night\n\nMix in the following genre preferences: 100% fantasy, 30% mystery, 25% scifi',
    )
  })
})

for (const [what, query, words] of [
  ['a scenario', 'scenario=A+clock+that+runs+backwards', 'A clock that runs backwards'],
  ['a preset', 'preset=detective-mystery', 'Ambrose Vail'],
  ['chance', 'type=random', 'Surprise me with an unexpected twist!'],
] as const)
  test(`an address with ${what} begins that story`, async ({ page, reader }) => {
    expect(reader.user).toBeDefined()
    await page.clock.install()
    const prompt = await promptOfStart(page, async () => {
      await page.goto(`/story/new?${query}`)
      await expect(page.getByText('Creating Your Story')).toBeVisible()
      await expect(page.getByText("We're crafting your story...")).toBeVisible()
      await expect(page.getByText('Writing story')).toBeVisible()
    })
    expect(prompt).toContain(words)
  })
