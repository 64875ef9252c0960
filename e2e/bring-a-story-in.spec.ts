import { expect, test } from './app.fixture.ts'
import { foreignFiles } from '#testing/foreign-files/foreign-files.ts'

const upload = ({ name, bytes }: { name: string; bytes: Uint8Array }) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(bytes),
})

test('a character card becomes a story, and what it can’t bring along is said first', async ({
  page,
  reader,
}) => {
  expect(reader.user).toBeDefined()
  await page.goto('/stories')
  await page.getByLabel('Choose a File').setInputFiles(upload(foreignFiles.card[3]!))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Character card')).toBeVisible()
  await expect(dialog.getByText('3 entries of the memory, with 3 facts')).toBeVisible()
  await expect(dialog.getByRole('region', { name: 'What can’t be carried' })).toContainText(
    'Instructions to the model',
  )
  await dialog.getByLabel('Your name in this story').fill('Ada')
  await dialog.getByRole('button', { name: 'Bring It In' }).click()
  await expect(page.getByText('Ferry-Mira looks up. Ada is late.')).toBeVisible()
  await expect(page).toHaveURL(/\/story\/[\w-]{21}$/)
})

test('of a book of lore the narrator tells the opening', async ({ page, reader }) => {
  expect(reader.user).toBeDefined()
  await page.goto('/stories')
  await page.getByLabel('Choose a File').setInputFiles(upload(foreignFiles.plainText[0]!))
  await page.getByRole('button', { name: 'Begin the Story' }).click()
  await expect(page).toHaveURL(/\/story\//)
  await expect(page.getByRole('article').first()).toContainText(/\w{4}/)
  await expect(page.getByText('The narrator was interrupted.')).toBeHidden()
})

test('a file that is no story is refused with its reason, and another one can be chosen', async ({
  page,
  reader,
}) => {
  expect(reader.user).toBeDefined()
  await page.goto('/stories')
  await page.getByLabel('Choose a File').setInputFiles(upload({ name: 'x.json', bytes: Buffer.from('[1]') }))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toContainText('This is none of the files that can be brought in')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  const bytes = Buffer.from('# A gate\n\nI stand before it.')
  await page.getByLabel('Choose a File').setInputFiles(upload({ name: 'gate.md', bytes }))
  await expect(dialog.getByText('I stand before it.')).toBeVisible()
})
