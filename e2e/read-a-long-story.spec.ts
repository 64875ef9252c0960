import type { Page } from '@playwright/test'
import type { ServerProcess } from '#testing/server-process.ts'
import type { Person } from '#testing/people.ts'
import { writeLongStory } from '#testing/write-long-story.ts'
import { expect, test } from './app.fixture.ts'
import { storyScreen } from './screens.ts'

const MESSAGES = 2_000
test.use({ narrator: 'model' })

async function openLongStory(page: Page, app: ServerProcess, reader: Person, at?: number) {
  const { storyId, messageIds } = await writeLongStory(app.dataDir, reader.user!.id, MESSAGES)
  await page.goto(`/story/${storyId}${at === undefined ? '' : `?messageId=${messageIds[at]}`}`)
  await expect(page.getByRole('article').first()).toBeVisible()
  return { storyId, messageIds }
}

const replyOf = (page: Page, number: number) =>
  page.getByRole('article', { name: 'Story' }).filter({ hasText: new RegExp(`^Page ${number}\\.`) })

/** Numbers of the replies that the page holds, from the top. */
const pagesOf = (page: Page): Promise<number[]> =>
  page
    .getByRole('article', { name: 'Story' })
    .evaluateAll((rows) =>
      rows.flatMap(({ textContent }) => /Page (\d+)\./.exec(textContent ?? '')?.[1] ?? []),
    )
    .then((numbers) => numbers.map(Number))

/**
 * Scrolls up in steps like a reader; answers how far, at worst, a row in sight was from where its step should have
 * brought it, and how many times older messages came meanwhile.
 */
const scrollUp = (page: Page, steps: number): Promise<{ worstPx: number; arrivals: number }> =>
  page.evaluate(async (stepsToGo) => {
    const stepPx = 600
    const settle = async () => {
      for (let frames = 0; frames < 4; frames += 1) await new Promise(requestAnimationFrame)
    }
    const rows = () => [...document.querySelectorAll('article')]
    let worstPx = 0
    let arrivals = 0
    for (let step = 0; step < stepsToGo; step += 1) {
      const oldest = rows()[0]
      const row = rows().find((shown) => shown.getBoundingClientRect().bottom > innerHeight / 2)!
      const before = row.getBoundingClientRect().top
      scrollBy({ top: -stepPx, behavior: 'instant' })
      await settle()
      worstPx = Math.max(worstPx, Math.abs(row.getBoundingClientRect().top - before - stepPx))
      if (rows()[0] !== oldest) arrivals += 1
    }
    return { worstPx, arrivals }
  }, steps)

/** Goes to the very top of what is loaded; answers how far the row that was in sight there moved when older ones came. */
const movedAtTop = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    const rows = () => [...document.querySelectorAll('article')]
    const oldest = rows()[0]
    scrollTo({ top: 0, behavior: 'instant' })
    let before = oldest!.getBoundingClientRect().top
    while (rows()[0] === oldest) {
      await frame()
      // A page that has just come alive may have gone to the end of its story once more: a reader would scroll again.
      if (rows()[0] !== oldest || scrollY < innerHeight) continue
      scrollTo({ top: 0, behavior: 'instant' })
      before = oldest!.getBoundingClientRect().top
    }
    // Rows get their true heights as they come near: the page rests when ten frames have moved nothing.
    let top = before
    for (let still = 0; still < 10; still += 1) {
      await frame()
      const now = oldest!.getBoundingClientRect().top
      if (now !== top) still = 0
      top = now
    }
    return top - before
  })

test('a long story opens at its end, with few of its messages on the page', async ({ page, app, reader }) => {
  await openLongStory(page, app, reader)
  await expect(replyOf(page, 1_998)).toBeInViewport()
  await expect(storyScreen(page).field).toBeEnabled()
  expect(await page.getByRole('article').count()).toBeLessThan(150)
})

test('what is being read moves as far as it is scrolled while older messages come, and no further', async ({
  page,
  app,
  reader,
}) => {
  await openLongStory(page, app, reader)
  await expect(replyOf(page, 1_998)).toBeInViewport()
  const { worstPx, arrivals } = await scrollUp(page, 50)
  expect(worstPx).toBeLessThanOrEqual(2)
  expect(arrivals).toBeGreaterThan(1)
})

test('what is being read stays in its place when older messages come at the very top', async ({
  page,
  app,
  reader,
}) => {
  await openLongStory(page, app, reader)
  // What comes last: the page is alive, and no longer on its way to the end of the story.
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible()
  for (let times = 0; times < 6; times += 1) {
    expect(Math.abs(await movedAtTop(page))).toBeLessThanOrEqual(2)
  }
  expect(await page.locator('*').count()).toBeLessThan(3_000)
})

test('Home and End lead to the edges of the whole story, PageUp and PageDown through it', async ({
  page,
  app,
  reader,
}) => {
  await openLongStory(page, app, reader)
  await expect(replyOf(page, 1_998)).toBeInViewport()
  await page.locator('#main').focus()
  await page.keyboard.press('Home')
  await expect(replyOf(page, 0)).toBeInViewport()
  for (let times = 0; times < 40; times += 1) await page.keyboard.press('PageDown')
  await expect(replyOf(page, 0)).not.toBeInViewport()
  await page.keyboard.press('End')
  await expect(replyOf(page, 1_998)).toBeInViewport()
  // A press while the page still glides adds no whole page to its way.
  await expect(async () => {
    await page.keyboard.press('PageUp')
    await expect(replyOf(page, 1_998)).not.toBeInViewport({ timeout: 500 })
  }).toPass({ intervals: [0] })

  const { field } = storyScreen(page)
  await field.fill('I wait')
  await field.press('Home')
  await field.pressSequentially('Then ')
  await expect(field).toHaveValue('Then I wait')
})

test('a bookmark in the middle of a long story opens at its message, and the story goes on both ways', async ({
  page,
  app,
  reader,
}) => {
  await openLongStory(page, app, reader, 700)
  await expect(replyOf(page, 700)).toBeInViewport()
  await expect(replyOf(page, 700)).toHaveClass(/bg-glow/)
  await page.mouse.move(400, 300)
  for (const goal of [600, 800])
    await expect(async () => {
      const shown = await pagesOf(page)
      // Whatever the wheel ran past is behind it.
      if (!shown.includes(goal)) await page.mouse.wheel(0, shown[0]! > goal ? -2_000 : 2_000)
      expect(shown).toContain(goal)
    }).toPass({ intervals: [50] })
})
