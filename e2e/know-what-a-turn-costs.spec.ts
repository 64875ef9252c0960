import { startStory } from '#contract/stories.ts'
import { expect, test, withoutPictures } from './app.fixture.ts'

test.use({ narrator: 'model', env: withoutPictures })

test('a reader sees what a turn costs', async ({ page, reader }) => {
  const { storyId } = await reader.ask(startStory, { body: { prompt: 'A ferry' } })
  await page.goto('/account')
  const costs = page.getByRole('region', { name: 'Costs' })
  await expect(costs).toContainText(/A turn costs (about [\d.]+ ct|less than 0\.1 ct)\./)

  const isKnown = page.waitForResponse((answer) => answer.url().includes(`/api/budget?storyId=${storyId}`))
  await page.goto(`/story/${storyId}`)
  expect((await isKnown).status()).toBe(200)
  await expect(page.getByRole('textbox')).toBeEnabled()
  await expect(page.getByText('A turn costs')).toHaveCount(0)
})
