import type { Page } from '@playwright/test'
import { expect, test, withoutPictures } from './app.fixture.ts'
import { openNewStory, play, toastOf } from './screens.ts'

test.use({ narrator: 'model', env: withoutPictures })
test.beforeEach(({ model }) => model.answer({ text: 'The ferry waits.' }))

async function openNote(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Note to the narrator' }).click()
}

test('a note is kept for every reply, and comes back once it was deleted', async ({
  page,
  reader,
  model,
}) => {
  await openNewStory(page, reader)
  const wish = page.getByLabel('Your wish')
  await openNote(page)
  await wish.fill('She never forgives.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toastOf(page)).toContainText('The narrator will keep it in mind')
  await play(page, 'I go on')
  expect(JSON.stringify(model.requests)).toContain('She never forgives.')
  await page.reload()
  await openNote(page)
  await expect(wish).toHaveValue('She never forgives.')
  await wish.fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The note was deleted.')).toBeVisible()
  const undo = page.getByRole('dialog').getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(wish).toHaveValue('She never forgives.')
})
