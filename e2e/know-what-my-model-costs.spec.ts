import { expect } from '@playwright/test'
import { addOwnConnection, setStoryConnection } from '#contract/own-connections.ts'
import { startStory } from '#contract/stories.ts'
import { test } from './own-site.fixture.ts'

test('who pays for a model sees before a turn what it costs', async ({ page, reader, ownModel }) => {
  const price = { input: 1, output: 1 }
  const { id } = await reader.ask(addOwnConnection, {
    body: { provider: 'openai-compatible', address: ownModel.url, model: 'mine', price },
  })
  const { storyId } = await reader.ask(startStory, { body: { prompt: 'A ferry' } })
  await reader.ask(setStoryConnection, { params: { storyId }, body: { connectionId: id } })
  await page.goto(`/story/${storyId}`)
  await expect(page.getByText('A turn costs about 0.3 ct.')).toBeVisible()
})
