import type { Locator, Page } from '@playwright/test'
import { expect, test, withoutPictures } from './app.fixture.ts'
import { findOverflow } from './barriers.ts'
import { openNewStory, storyScreen } from './screens.ts'

// What a reader has asked of their whole system, or of a sheet of paper.
test.use({ narrator: 'model', env: withoutPictures })
test.beforeEach(({ model }) => model.answer({ text: 'The ferry waits.' }))

const colourOf = (of: Locator, property: 'color' | 'background-color') =>
  of.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

/** The contrast of two colours as CSS has them, from 1 to 21. */
const contrastOf = (page: Page, colours: readonly string[]): Promise<number> =>
  page.evaluate((pair) => {
    const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d')!
    const [high, low] = pair
      .map((colour) => {
        context.fillStyle = colour
        context.fillRect(0, 0, 1, 1)
        const [red, green, blue] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
          const part = value / 255
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue! + 0.05
      })
      .toSorted((a, b) => b - a)
    return high! / low!
  }, colours)

test('a story is printed without bars, black on white', async ({ page, reader }) => {
  await openNewStory(page, reader)
  const { replies, field } = storyScreen(page)
  await page.emulateMedia({ media: 'print' })
  await expect(replies.last()).toHaveText('The ferry waits.')
  await expect(replies.last()).toBeVisible()
  expect(await colourOf(replies.last(), 'color')).toBe('rgb(0, 0, 0)')
  expect(await colourOf(page.locator('html'), 'background-color')).toBe('rgb(255, 255, 255)')
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(field).toBeHidden()
  for (const button of await page.getByRole('main').getByRole('button').all())
    await expect(button).toBeHidden()
})

for (const theme of ['dark', 'light']) {
  test(`who wants more contrast has it: ${theme}`, async ({ page, reader }) => {
    await page.addInitScript((name) => localStorage.setItem('lanterntale.theme', JSON.stringify(name)), theme)
    await page.emulateMedia({ contrast: 'more' })
    await openNewStory(page, reader)
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    const ground = await colourOf(page.locator('html'), 'background-color')
    const quiet = await colourOf(page.getByText('Press Enter to send'), 'color')
    expect(await contrastOf(page, [ground, quiet])).toBeGreaterThan(7)
  })
}

test('a switch says how it stands in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  const genres = page.getByRole('switch').first()
  await expect(genres).toBeVisible()
  const track = genres.locator('> [aria-hidden]')
  const colours = async () => [
    await colourOf(track, 'background-color'),
    await colourOf(track.locator('> span'), 'background-color'),
  ]
  const off = await colours()
  expect(await contrastOf(page, off)).toBeGreaterThan(3)
  await genres.click()
  await expect(genres).toBeChecked()
  const on = await colours()
  expect(await contrastOf(page, on)).toBeGreaterThan(3)
  expect(on[0]).not.toBe(off[0])
})

test('the thumb of a scrollbar is 18 px at least', async ({ page }) => {
  await page.goto('/terms')
  const thumb = await page.evaluate(() => {
    const { minHeight, minWidth } = getComputedStyle(document.documentElement, '::-webkit-scrollbar-thumb')
    return [minHeight, minWidth]
  })
  expect(thumb).toEqual(['18px', '18px'])
})

test('letters of twice their size cut nothing off on a phone', async ({ page, reader }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openNewStory(page, reader)
  const enlarge = () =>
    page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'))
  await enlarge()
  expect(await findOverflow(page)).toEqual([])
  for (const [path, heading] of [
    ['/', 'Begin Your Unique Adventure'],
    ['/stories', 'Your Stories'],
    ['/bookmarks', 'Your Bookmarks'],
    ['/account', 'Account Settings'],
    ['/preferences', 'Story Preferences'],
    ['/tokens', 'Tokens'],
  ] as const) {
    // Parts of a page that come late are there as well.
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    await page
      .locator('details')
      .evaluateAll((all) => all.forEach((details) => details.setAttribute('open', '')))
    await enlarge()
    expect(await findOverflow(page), path).toEqual([])
  }
})

test('reading mode leaves the page to the story, and a touch brings the bars', async ({ page, reader }) => {
  await openNewStory(page, reader)
  const { replies, field } = storyScreen(page)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Reading mode' }).click()
  const isSeen = () =>
    page.evaluate(() =>
      ['header:has(> nav)', '[data-dock]'].map(
        (bar) => getComputedStyle(document.querySelector(bar)!).opacity,
      ),
    )
  await expect.poll(isSeen).toEqual(['0', '0'])
  await replies.last().click()
  await expect.poll(isSeen).toEqual(['1', '1'])
  await replies.last().click()
  await expect.poll(isSeen).toEqual(['0', '0'])
  // Who writes sees what they write.
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await expect.poll(isSeen).toEqual(['0', '1'])
  await page.keyboard.press('Escape')
  await expect.poll(isSeen).toEqual(['1', '1'])
})

test('a low window shows the story and not its bar, until somebody writes', async ({ page, reader }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await openNewStory(page, reader)
  const dock = page.getByRole('region', { name: 'What you do' })
  await expect(dock).toHaveCSS('position', 'relative')
  await storyScreen(page).field.focus()
  await expect(dock).toHaveCSS('position', 'sticky')
})
