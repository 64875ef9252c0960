import { expect, test } from './app.fixture.ts'
import { openNewStory, play } from './screens.ts'

test.use({ env: { AD_SPONSOR_TEXT: 'Tea for long nights', AD_SPONSOR_URL: 'https://tea.example.test/' } })

test('its link is marked and tells it nothing', async ({ page, reader }) => {
  await openNewStory(page, reader)
  await play(page, 'I wait')
  const link = page
    .getByRole('complementary', { name: 'Advertisement: First Ad' })
    .getByRole('link', { name: 'Tea for long nights' })
  await expect(link).toHaveAttribute('href', 'https://tea.example.test/')
  await expect(link).toHaveAttribute('rel', 'sponsored noopener')
  await expect(link).toHaveAttribute('referrerpolicy', 'no-referrer')
})
