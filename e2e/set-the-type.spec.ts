import type { Locator, Page } from '@playwright/test'
import { shareStory } from '#contract/sharing.ts'
import { expect, test, withoutPictures } from './app.fixture.ts'
import { findBarriers, findOverflow } from './barriers.ts'
import { holdSession } from './hold-session.ts'
import { openDrawer, openNewStory, storyScreen } from './screens.ts'

test.use({ narrator: 'model', env: withoutPictures })
test.beforeEach(({ model }) => model.answer({ text: 'The ferry waits. '.repeat(30) }))

const styleOf = (of: Locator, property: string) =>
  of.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

const saved = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.url().endsWith('/type-settings') && answer.request().method() === 'PUT',
  )

test('a reader sets the type; it stays, and goes with them to another device', async ({
  page,
  app,
  reader,
  browser,
}) => {
  const storyId = await openNewStory(page, reader)
  const { replies } = storyScreen(page)
  const before = Number.parseFloat(await styleOf(replies.last(), 'font-size'))
  await openDrawer(page)
  const type = page.getByRole('region', { name: 'Type' })
  const isSaved = saved(page)
  await type.getByText('Larger').click()
  await type.getByText('OpenDyslexic').click()
  await type.getByText('Sepia').click()
  await type.getByText('Justified').click()
  await isSaved
  await page.getByRole('button', { name: 'Close' }).last().click()

  const standsSo = async (on: Page) => {
    const text = storyScreen(on).replies.last()
    await expect(text).toBeVisible()
    await expect
      .poll(async () => Number.parseFloat(await styleOf(text, 'font-size')))
      .toBeGreaterThan(before * 1.2)
    expect(await styleOf(text, 'font-family')).toMatch(/^"?OpenDyslexic/)
    expect(await styleOf(text, 'text-align')).toBe('justify')
    await expect(on.locator('html')).toHaveAttribute('data-paper', 'sepia')
    await expect
      .poll(() =>
        on.evaluate(() =>
          [...document.fonts].some((face) => /OpenDyslexic/.test(face.family) && face.status === 'loaded'),
        ),
      )
      .toBe(true)
  }
  await standsSo(page)
  await page.reload()
  await standsSo(page)

  const context = await browser.newContext({ baseURL: app.url })
  await holdSession(context, reader)
  const other = await context.newPage()
  await other.goto(`/story/${storyId}`)
  await standsSo(other)
  await openDrawer(other)
  const isReset = saved(other)
  await other.getByRole('button', { name: 'As It Was' }).click()
  await isReset
  await context.close()

  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-paper', 'dark')
  await expect.poll(async () => Number.parseFloat(await styleOf(replies.last(), 'font-size'))).toBe(before)
})

test('a shared page is set by whoever reads it, before its first paint', async ({
  page,
  reader,
  context,
}) => {
  const storyId = await openNewStory(page, reader)
  const { shareId } = await reader.ask(shareStory, { params: { storyId }, body: { title: 'A Lamp at Sea' } })
  await context.clearCookies()
  await page.goto(`/shared/${shareId}`)
  await page.getByRole('button', { name: 'Type' }).click()
  const type = page.getByRole('region', { name: 'Type' })
  await type.getByText('Huge').click()
  await type.getByText('Black').click()
  await page.keyboard.press('Escape')
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'huge')
  const text = page.locator('.prose-story').first()
  expect(await styleOf(text, 'font-size')).toBe('32px')
  expect(await styleOf(page.locator('html'), 'background-color')).toMatch(/^(lab|oklch)\(0 0 0\)$/)
})

const extremes = [
  ['Huge', 'Open', 'Full', 'OpenDyslexic', 'Sepia'],
  ['Small', 'Close', 'Narrow', 'Sans serif', 'Black'],
  ['Larger', 'Open', 'Wide', 'Literata', 'Light'],
]
for (const choices of extremes)
  for (const width of [320, 1280])
    test(`nothing is cut off or hard to see, ${width} px wide: ${choices.join(', ')}`, async ({
      page,
      reader,
    }) => {
      await page.setViewportSize({ width, height: 700 })
      await openNewStory(page, reader)
      await openDrawer(page)
      const type = page.getByRole('region', { name: 'Type' })
      for (const choice of choices) await type.getByText(choice, { exact: true }).click()
      expect(await findOverflow(page)).toEqual([])
      expect(await findBarriers(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(type).toBeHidden()
      expect(await findOverflow(page)).toEqual([])
      expect(await findBarriers(page, { isOfColours: true })).toEqual([])
    })
