import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync, type Unzipped } from 'fflate'
import { listStories, updateStory } from '#contract/library.ts'
import { startStory } from '#contract/stories.ts'
import { expect, test } from './app.fixture.ts'
import { openDrawer, openNewStory, play } from './screens.ts'

test.use({ narrator: 'model' })

test('a story is taken along as a web page, which opens without the site, and as a book', async ({
  page,
  reader,
  context,
}) => {
  await openNewStory(page, reader)
  await play(page, 'I light the lamp')
  await openDrawer(page)
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
  const bytes = await readFile(await book.path())
  expect(bytes.subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip')
  await openBook(saved, unzipSync(bytes))
  await expect(saved.getByRole('heading', { name: 'Contents' })).toBeVisible()
  await saved.getByRole('link', { name: 'Chapter 1' }).first().click()
  await expect(saved.getByRole('heading', { name: 'Chapter 1' })).toBeVisible()
  await expect(saved.locator('p').first()).toContainText(/\w{3}/)
  await saved.goto(`${BOOK}/EPUB/cover.xhtml`)
  const cover = saved.getByRole('img', { name: 'Cover: A ferry at night' })
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1_200)
})

const BOOK = 'http://book.localhost'

/** Shows the pages of an EPUB as a reading program does: as XML, beside their style and pictures. */
async function openBook(page: Page, files: Unzipped): Promise<void> {
  const types: Record<string, string> = {
    xhtml: 'application/xhtml+xml',
    css: 'text/css',
    jpg: 'image/jpeg',
  }
  await page.route(`${BOOK}/**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1)
    const file = files[name]
    if (!file) return route.fulfill({ status: 404 })
    return route.fulfill({ body: Buffer.from(file), contentType: types[name.split('.').at(-1)!] })
  })
  await page.goto(`${BOOK}/EPUB/nav.xhtml`)
}

test('all stories are taken along from their page, as one archive', async ({ page, reader }) => {
  for (const prompt of ['A ferry at night', 'A gate in the rain'])
    await reader.ask(startStory, { body: { prompt } })
  const { stories } = await reader.ask(listStories, { query: {} })
  // Also where all of them are put away.
  for (const { storyId } of stories)
    await reader.ask(updateStory, { params: { storyId }, body: { archived: true } })
  await page.goto('/stories')
  await page.getByText('Take All Stories Along').click()
  const section = page.getByRole('region', { name: 'Take All Stories Along' })
  const coming = page.waitForEvent('download')
  await section.getByRole('link', { name: 'Everything' }).click()
  const archive = await coming
  expect(archive.suggestedFilename()).toBe('Lanterntale stories - Everything.zip')
  const files = unzipSync(await readFile(await archive.path()))
  expect(Object.keys(files)).toEqual(['A ferry at night.json', 'A gate in the rain.json'])
  expect(JSON.parse(strFromU8(files['A gate in the rain.json']!))).toMatchObject({
    format: 'lanterntale-story',
  })
})
