import type { Page } from '@playwright/test'
import { createBookmark } from '#contract/bookmarks.ts'
import { shareStory } from '#contract/sharing.ts'
import { continueStory, startStory } from '#contract/stories.ts'
import { hostileTexts } from '#testing/hostile-texts.ts'
import { expect, test } from './app.fixture.ts'

test.use({ narrator: 'model' })
test.describe.configure({ timeout: 240_000 })

declare global {
  interface Window {
    hit?: number
    policyReports: string[]
  }
}

/** Hears in every page, from its start, what the content policy had to stop. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    window.policyReports = []
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      window.policyReports.push(`${violatedDirective} ${blockedURI}`),
    )
  })

/** Nothing of a text ran, became an element, or had to be stopped by the policy. */
async function expectOnlyText(page: Page): Promise<void> {
  const found = await page.evaluate(() => ({
    hit: window.hit,
    elements: document.querySelectorAll(
      '[data-hit], iframe, object, embed, base, math, marquee, meta[http-equiv], [href^="javascript:"], main script',
    ).length,
    policyReports: window.policyReports,
  }))
  expect(found).toEqual({ hit: undefined, elements: 0, policyReports: [] })
}

/** As a browser shows it: lines and spaces run together. */
const shown = (text: string) => text.replace(/\s+/g, ' ').trim()
const contentsOf = async (page: Page, selector: string) =>
  (await page.locator(selector).evaluateAll((elements) => elements.map(({ textContent }) => textContent)))
    .map((text) => shown(text ?? ''))
    .toSorted((a, b) => a.localeCompare(b))
const everyText = hostileTexts.map(shown).toSorted((a, b) => a.localeCompare(b))

test('actions and replies stay text in the story and where it is shared', async ({ page, reader, model }) => {
  await listen(page)
  const { storyId } = await reader.ask(startStory, { body: { prompt: hostileTexts[0]! } })
  for (const message of hostileTexts) {
    model.answer({ text: `You said: ${message}` })
    await reader.ask(continueStory, { params: { storyId }, body: { message } })
  }
  model.answer({})
  const body = { title: 'Echoes' }
  const { shareId } = await reader.ask(shareStory, { params: { storyId }, body })

  await page.goto(`/shared/${shareId}`)
  await expect(page.getByRole('heading', { name: 'You', exact: true })).toHaveCount(60)
  expect(await contentsOf(page, 'h2:text-is("You") + p')).toEqual(everyText)
  await expectOnlyText(page)

  await page.goto(`/story/${storyId}`)
  await expect(page.getByRole('article', { name: 'You' }).last()).toContainText('@SUM(1+1)')
  await page.mouse.wheel(0, -100_000)
  await expectOnlyText(page)
})

test('titles and descriptions stay text at home, among the bookmarks and in their dialogs', async ({
  page,
  reader,
}) => {
  await listen(page)
  const { storyId, messageId } = await reader.ask(startStory, { body: { prompt: 'A gate' } })
  for (const text of hostileTexts)
    await reader.ask(createBookmark, {
      body: { storyId, lastMessageId: messageId, title: text, description: text },
    })

  await page.goto('/bookmarks')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(60)
  expect(await contentsOf(page, 'main article h2')).toEqual(everyText)
  expect(await contentsOf(page, 'main article p')).toEqual(everyText)
  await expectOnlyText(page)
  // Each text in one of the two dialogs.
  for (let at = 0; at < 60; at++) {
    const name = at % 2 === 0 ? /^Edit / : /^Delete /
    await page.getByRole('button', { name }).nth(at).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await expectOnlyText(page)

  await page.goto('/')
  await expect(page.locator('main a[href^="/story/"][href*="messageId"]')).toHaveCount(60)
  await expectOnlyText(page)

  await page.goto(`/story/${storyId}`)
  await page.getByRole('button', { name: 'Bookmark', exact: true }).click()
  await expect(page.getByLabel('Title')).toHaveValue(hostileTexts.at(-1)!)
  await expectOnlyText(page)
})

test('the title of a shared story stays text on every page that shows it', async ({ page, reader }) => {
  await listen(page)
  const { storyId } = await reader.ask(startStory, { body: { prompt: 'A gate' } })
  // Each text on one of the three pages: all of them are written by the same hand.
  const pages = ['/shared/', '/fb-viewer.html?id=', '/fb-shared.html?id=']
  for (const [index, title] of hostileTexts.entries()) {
    const { shareId } = await reader.ask(shareStory, { params: { storyId }, body: { title } })
    await page.goto(`${pages[index % pages.length]}${shareId}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.trim())
    await expect(page).toHaveTitle(`${shown(title)} · Lanterntale`)
    await expectOnlyText(page)
  }
  await page.goto('/bookmarks')
  await expect(page.getByRole('region', { name: 'Shared Stories' })).toContainText('@SUM(1+1)')
  await expectOnlyText(page)
})
