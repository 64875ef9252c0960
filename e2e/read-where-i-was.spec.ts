import type { Locator, Page } from '@playwright/test'
import { createBookmark } from '#contract/bookmarks.ts'
import { writeLongStory } from '#testing/write-long-story.ts'
import { expect, test } from './app.fixture.ts'
import { holdSession } from './hold-session.ts'
import { openNewStory, storyScreen } from './screens.ts'

test.use({ narrator: 'model' })

const rowOf = (page: Page, messageId: number) => page.locator(`article[data-message-id="${messageId}"]`)

/** Distance of the middle of the row from the middle of the view, in pixels; a row that is too tall for it by its top from the bar. */
const offPlace = (row: Locator): Promise<number> =>
  row.evaluate((shown) => {
    const { top, height } = shown.getBoundingClientRect()
    return Math.abs(height > innerHeight * 0.6 ? top - 80 : top + height / 2 - innerHeight / 2)
  })

const scrollRests = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let before = NaN; before !== scrollY;) {
      before = scrollY
      for (let frames = 0; frames < 10; frames += 1) await new Promise(requestAnimationFrame)
    }
  })

const topOf = (row: Locator): Promise<number> => row.evaluate((shown) => shown.getBoundingClientRect().top)

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }

// `npm run bench -- place` opens stories of every length on both.
for (const { size, viewport, counts } of [
  { size: 'phone', viewport: phone, counts: [10, 120] },
  { size: 'desktop', viewport: desktop, counts: [60, 1_000] },
])
  test.describe(`on a ${size}`, () => {
    test.use({ viewport })

    for (const count of counts)
      test(`each bookmark of a story of ${count} messages opens at its message, from another story`, async ({
        page,
        app,
        reader,
      }) => {
        const { storyId, messageIds } = await writeLongStory(app.dataDir, reader.user!.id, count)
        const depths = [3, count >> 2, count >> 1, Math.floor(count * 0.8)]
        for (const depth of depths) {
          const body = { storyId, lastMessageId: messageIds[depth]!, title: `Depth ${depth}` }
          await reader.ask(createBookmark, { body })
        }
        await openNewStory(page, reader)
        for (const depth of depths) {
          await page.goto('/bookmarks')
          await page.getByRole('link', { name: `Depth ${depth}`, exact: true }).click()
          const row = rowOf(page, messageIds[depth]!)
          await expect(row).toHaveClass(/bg-glow/)
          // Where the row is too near an edge of the page to stand in its middle, it is in sight.
          await expect(row).toBeInViewport({ ratio: 0.3 })
          if (depth > 3 && depth < count * 0.7) expect(await offPlace(row), `depth ${depth}`).toBeLessThan(3)
          await expect(row).not.toHaveClass(/bg-glow/)
          await expect(row).toBeInViewport({ ratio: 0.3 })
        }
      })

    test('who writes while reading far from the end stays there, and a button leads to the new reply', async ({
      page,
      app,
      reader,
      model,
    }) => {
      model.answer({ text: 'The ferry casts off.' })
      const { storyId, messageIds } = await writeLongStory(app.dataDir, reader.user!.id, 60)
      await page.goto(`/story/${storyId}?messageId=${messageIds[20]}`)
      const read = rowOf(page, messageIds[20]!)
      await expect(read).toHaveClass(/bg-glow/)
      const { field, replies } = storyScreen(page)
      await field.fill('I go on')
      const before = await topOf(read)
      await field.press('Enter')
      await expect(page.getByRole('button', { name: 'New reply' })).toBeVisible()
      expect(Math.abs((await topOf(read)) - before)).toBeLessThan(3)
      await page.getByRole('button', { name: 'New reply' }).click()
      await expect(replies.filter({ hasText: 'The ferry casts off.' })).toBeInViewport()
      await expect(page.getByRole('button', { name: 'New reply' })).toBeHidden()

      await page.mouse.move(200, 300)
      await page.mouse.wheel(0, -2_500)
      await page.getByRole('button', { name: 'To the beginning' }).click()
      await expect(rowOf(page, messageIds[0]!)).toBeInViewport()
      await page.getByRole('button', { name: 'To the newest' }).click()
      await expect(replies.filter({ hasText: 'The ferry casts off.' })).toBeInViewport()
    })
  })

test('a reload, and coming back, lead to where one was reading', async ({ page, app, reader }) => {
  const { storyId, messageIds } = await writeLongStory(app.dataDir, reader.user!.id, 60)
  await page.goto(`/story/${storyId}?messageId=${messageIds[40]}`)
  await expect(rowOf(page, messageIds[40]!)).toHaveClass(/bg-glow/)
  await expect(rowOf(page, messageIds[40]!)).not.toHaveClass(/bg-glow/)
  const read = rowOf(page, messageIds[30]!)
  await page.mouse.move(200, 300)
  await expect(async () => {
    await page.mouse.wheel(0, -200)
    expect(await topOf(read)).toBeGreaterThan(100)
  }).toPass({ intervals: [60] })
  await scrollRests(page)
  const before = await topOf(read)

  await page.reload()
  await expect(read).toBeInViewport()
  await expect.poll(async () => Math.abs((await topOf(read)) - before)).toBeLessThan(3)

  await page.goto('/privacy')
  await page.goBack()
  await expect(read).toBeInViewport()
  await expect.poll(async () => Math.abs((await topOf(read)) - before)).toBeLessThan(3)

  await page.goto(`/story/${storyId}`)
  await expect(read).toBeInViewport()
  await expect.poll(async () => Math.abs((await topOf(read)) - before)).toBeLessThan(3)
})

test('another device goes on where this one was, and this one follows', async ({
  page,
  app,
  reader,
  browser,
}) => {
  const { storyId, messageIds } = await writeLongStory(app.dataDir, reader.user!.id, 60)
  const kept = (on: Page) => on.waitForResponse((answer) => answer.url().endsWith('/place') && answer.ok())
  await page.goto(`/story/${storyId}?messageId=${messageIds[30]}`)
  await expect(rowOf(page, messageIds[30]!)).toHaveClass(/bg-glow/)
  const read = rowOf(page, messageIds[26]!)
  await page.mouse.move(200, 300)
  const sent = kept(page)
  await expect(async () => {
    await page.mouse.wheel(0, -200)
    expect(await topOf(read)).toBeGreaterThan(100)
  }).toPass({ intervals: [60] })
  await scrollRests(page)
  await sent
  await page.goto('/privacy')

  const context = await browser.newContext({ baseURL: app.url, viewport: phone })
  await holdSession(context, reader)
  const other = await context.newPage()
  await other.goto(`/story/${storyId}`)
  await expect(rowOf(other, messageIds[26]!)).toBeInViewport()
  const sentByOther = kept(other)
  await other.keyboard.press('End')
  await sentByOther
  await context.close()

  await page.goto(`/story/${storyId}`)
  await expect(rowOf(page, messageIds[59]!)).toBeInViewport()
})
