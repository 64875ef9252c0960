import { generateImage } from '#contract/scenes.ts'
import { expect, test, withoutPictures } from './app.fixture.ts'
import { openNewStory, storiesComeByCall } from './screens.ts'

test.use({ env: withoutPictures })

test('there is no header and no button, but pictures that exist are shown', async ({ page, reader }) => {
  await openNewStory(page, reader)
  await expect(page.getByRole('button', { name: 'Generate image' })).toHaveCount(0)
  await expect(page.getByText('No image available')).toHaveCount(0)
  expect(
    await reader.call(generateImage, {
      params: { messageId: '1' },
      body: { storyId: 'x'.repeat(21), content: 'x' },
    }),
  ).toMatchObject({ status: 403 })

  await storiesComeByCall(page)
  await page.route('**/current-state*', async (route) => {
    const response = await route.fetch()
    const story = (await response.json()) as { messages: object[] }
    await route.fulfill({
      json: {
        ...story,
        messages: story.messages.map((message) => ({
          ...message,
          image: '/favicon.svg',
          imageAlt: 'A lamp',
        })),
      },
    })
  })
  await page.reload()
  await expect(page.getByRole('img', { name: 'A lamp' })).toBeVisible()
})
