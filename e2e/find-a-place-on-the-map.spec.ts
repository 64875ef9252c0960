import { continueStory, startStory } from '#contract/stories.ts'
import { expect, test, withoutPictures } from './app.fixture.ts'
import { storyScreen } from './screens.ts'

test.use({ narrator: 'model', env: withoutPictures })

test('a long stretch of the map is taken apart by a press', async ({ page, reader, model }) => {
  const told = ['The ferry waits.', 'The ferry leaves.', 'The shore sinks.', 'A gull follows.']
  model.answer(...told.map((text) => ({ text })))
  const { storyId } = await reader.ask(startStory, { body: { prompt: 'A ferry at night' } })
  for (const message of ['I board', 'I look back', 'I whistle'])
    await reader.ask(continueStory, { params: { storyId }, body: { message } })
  await page.goto(`/story/${storyId}`)
  const { replies } = storyScreen(page)
  await expect(replies.last()).toHaveText('A gull follows.')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Map of the story' }).click()
  const map = page.getByRole('dialog', { name: 'Map of the story' })
  await map.getByRole('button', { name: '5 messages in a row' }).click()
  await map.getByRole('button', { name: 'The shore sinks.' }).click()
  await map.getByRole('button', { name: 'Go here' }).click()
  await expect(replies).toHaveText(told.slice(0, 3))
})
