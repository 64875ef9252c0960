import { shareStory } from '#contract/sharing.ts'
import { startStory } from '#contract/stories.ts'
import { expect, test } from './app.fixture.ts'

test.use({ env: { PUBLIC_URL: 'https://tales.example.org/' } })

test('links to pass on name the address that people know the site by', async ({ page, reader }) => {
  const { storyId } = await reader.ask(startStory, { body: { prompt: 'A ferry at night' } })
  const body = { title: 'The Ferry' }
  const { shareId } = await reader.ask(shareStory, { params: { storyId }, body })
  await page.goto('/bookmarks')
  await page.getByRole('button', { name: 'Link', exact: true }).click()
  const link = page.getByRole('dialog', { name: 'Share story' }).getByLabel('Link')
  await expect(link).toHaveValue(`https://tales.example.org/shared/${shareId}`)
})
