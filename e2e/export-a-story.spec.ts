import { readFile } from 'node:fs/promises'
import { expect, test } from './app.fixture.ts'
import { openNewStory, play } from './screens.ts'

test.use({ narrator: 'model' })

test('a story is taken along as a web page, which opens without the site, and as a book', async ({
  page,
  reader,
  context,
}) => {
  await openNewStory(page, reader)
  await play(page, 'I light the lamp')
  await page.getByRole('button', { name: 'Story Experience' }).click()
  const panel = page.getByRole('region', { name: 'Take the Story Along' })

  const save = async (name: string) => {
    const coming = page.waitForEvent('download')
    await panel.getByRole('link', { name }).click()
    return coming
  }
  const kept = await save('Web page')
  expect(kept.suggestedFilename()).toBe('A ferry at night.html')
  const saved = await context.newPage()
  await saved.setContent(await readFile(await kept.path(), 'utf8'))
  await expect(saved.getByRole('heading', { name: 'A ferry at night' })).toBeVisible()
  await expect(saved.getByText('I light the lamp')).toBeVisible()

  await panel.getByRole('switch', { name: 'What you said and did' }).click()
  await saved.setContent(await readFile(await (await save('Web page')).path(), 'utf8'))
  await expect(saved.getByRole('heading', { name: 'Chapter 1' })).toBeVisible()
  await expect(saved.getByText('I light the lamp')).toBeHidden()

  const book = await save('E-book')
  expect(book.suggestedFilename()).toBe('A ferry at night.epub')
  expect((await readFile(await book.path())).subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip')
})
