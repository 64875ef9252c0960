import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { createBookmark } from '#contract/bookmarks.ts'
import { Person } from '#testing/people.ts'
import { startModelServer } from '#testing/model-server.ts'
import { writeLongStory, type LongStory } from '#testing/write-long-story.ts'
import { openBrowser } from './long-story/visit.ts'
import { describeCommit, describeMachine, table } from './machine.ts'
import { startLanterntale } from './turns/candidates.ts'
import { seedReaders } from './turns/seed.ts'

// Whether a bookmark leads to its message: by the click a reader makes, coming from another story (RECOVER-15).
const TURNS = [5, 30, 60, 2_000]
const BOOKMARKS = 13
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } }
/** The row is marked for two seconds; half a second later the page has come to rest. */
const GLOW_AND_REST_MS = 2_500

const dataDir = mkdtempSync(join(tmpdir(), 'lanterntale-bench-'))
await using model = await startModelServer({})
const [reader] = await seedReaders(dataDir, 1, 20)
await using server = await startLanterntale(dataDir, model.url)
const person = new Person(server.url)
const [cookieName = '', token = ''] = reader!.cookie.split('=')
person.cookies.set(cookieName, token)

const rows: (string | number)[][] = []
for (const turns of TURNS) {
  const story = await writeLongStory(dataDir, reader!.userId, turns * 2)
  const marked = await bookmarkEvenly(story)
  for (const [size, viewport] of Object.entries(sizes)) {
    // A browser that never had this story open.
    const [browser, context] = await openBrowser(server.url, reader!.cookie)
    const page = await context.newPage()
    await page.setViewportSize(viewport)
    let inSight = 0
    for (const messageId of marked) if (await isInSightByClick(page, messageId)) inSight += 1
    await browser.close()
    rows.push([turns.toLocaleString('en'), size, `${inSight} of ${marked.length}`])
  }
}
rmSync(dataDir, { recursive: true, force: true })

const pageOfResults = `# Bookmarks that lead to their message

Measured by \`npm run bench -- place\` on ${describeMachine()}, ${describeCommit()}. Replies of uneven length, every twentieth
message with a picture; each bookmark is clicked on its page, after another story was open. Its message counts as in
sight when it stands whole in the view, or begins in its upper third, both when the mark on it begins and half a second
after the mark has gone.

${table(['turns of the story', 'on a', 'in sight'], rows)}
`
writeFileSync(join(import.meta.dirname, 'results/place.md'), pageOfResults)
console.log(pageOfResults)

/** Bookmarks messages all along the story; answers their ids, shuffled so that no click follows its neighbour. */
async function bookmarkEvenly({ storyId, messageIds }: LongStory): Promise<number[]> {
  const count = Math.min(BOOKMARKS, messageIds.length)
  const marked = Array.from(
    { length: count },
    (_, at) => messageIds[Math.floor((at * messageIds.length) / count)]!,
  )
  for (const lastMessageId of marked)
    await person.ask(createBookmark, { body: { storyId, lastMessageId, title: `Message ${lastMessageId}` } })
  return marked.toSorted((a, b) => ((a * 7) % 13) - ((b * 7) % 13))
}

async function isInSightByClick(page: Page, messageId: number): Promise<boolean> {
  await page.goto(`${server.url}/story/${reader!.storyId}`)
  await page.getByRole('article').first().waitFor()
  await page.goto(`${server.url}/bookmarks`)
  await page.getByRole('link', { name: `Message ${messageId}`, exact: true }).click()
  const row = page.locator(`article[data-message-id="${messageId}"]`)
  await page.locator(`article[data-message-id="${messageId}"].bg-glow`).waitFor()
  const isInSight = () =>
    row.evaluate((shown) => {
      const { top, bottom } = shown.getBoundingClientRect()
      return top >= 0 && (bottom <= innerHeight || top < innerHeight / 3)
    })
  const before = await isInSight()
  await page.waitForTimeout(GLOW_AND_REST_MS)
  return before && (await isInSight())
}
