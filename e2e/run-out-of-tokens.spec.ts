import { expect, test } from './app.fixture.ts'
import { openNewStory, storyScreen } from './screens.ts'

test.use({ narrator: 'model', env: { MONTHLY_TOKENS: '13', ENFORCE_BALANCE: 'on' } })
test.beforeEach(({ model }) => model.answer({ text: 'The ferry waits.' }))

test('who has no tokens left keeps what was typed, and finds the way to more', async ({ page, reader }) => {
  await openNewStory(page, reader)
  const { field } = storyScreen(page)
  await field.fill('I board')
  await field.press('Enter')
  await expect(
    page.getByRole('alert').filter({ hasText: 'Your tokens for this month are used up.' }),
  ).toBeVisible()
  await expect(field).toHaveValue('I board')
  await page.getByRole('link', { name: 'Get More Tokens' }).click()
  await expect(page).toHaveURL('/tokens')
  await expect(page.getByRole('region', { name: 'Your Balance' })).toBeVisible()

  await page.goBack()
  await expect(field).toHaveValue('I board')
  await expect(page.getByRole('link', { name: 'Get More Tokens' })).toHaveCount(0)
})
