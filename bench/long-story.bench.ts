import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startModelServer } from '#testing/model-server.ts'
import { writeLongStory } from '#testing/write-long-story.ts'
import { framesDuring, keysDuring, weighPage } from './long-story/page-watch.ts'
import type { Frames, Weight } from './long-story/page-watch.ts'
import { openBrowser, openPage, timeToRead, wheelToTop, wheelUpFor } from './long-story/visit.ts'
import { describeMachine, percentile, table } from './machine.ts'
import { startLanterntale } from './turns/candidates.ts'
import { seedReaders } from './turns/seed.ts'

const MESSAGES = 2_000
const OPENINGS = 5
const AT_REST_MS = 2_000
const TYPED = 'I hold the lamp up to the map and look for the house with nineteen steps'
/** Some eight seconds of streaming. */
const reply = { firstTokenMs: 300, tokenMs: 20, tokens: 400 }

const loadBefore = loadavg()[0]!
const dataDir = mkdtempSync(join(tmpdir(), 'lanterntale-bench-'))
await using model = await startModelServer(reply)
const [reader] = await seedReaders(dataDir, 1, 1)
const { storyId } = await writeLongStory(dataDir, reader!.userId, MESSAGES)
await using server = await startLanterntale(dataDir, model.url)
const address = `${server.url}/story/${storyId}`

const first = await openTimes('a new browser', async () => {
  const [fresh, context] = await openBrowser(server.url, reader!.cookie)
  const ms = await timeToRead((await openPage(context)).page, address)
  await fresh.close()
  return ms
})
const [browser, signedIn] = await openBrowser(server.url, reader!.cookie)
const { page: story, devtools } = await openPage(signedIn)
await timeToRead(story, address)
const again = await openTimes('the same browser again', () => timeToRead(story, address))

const weights: [string, Weight][] = []
const weigh = async (when: string) => void weights.push([when, await weighPage(story, devtools)])
const frames: [string, Frames][] = []
const watch = async (what: string, action: () => Promise<void>) =>
  void frames.push([what, await framesDuring(story, action)])

await story.waitForTimeout(AT_REST_MS)
await weigh('just opened')
const typed = await typeInField(story)
await watch('wheel from the end to the beginning', () => wheelToTop(story, () => weigh('half-way up')))
await weigh('at the beginning')
const typedAtTop = await typeInField(story)

await timeToRead(story, address)
// The browser shows at once what it remembers; nothing is sent before the server has told the rest.
await story.waitForTimeout(AT_REST_MS)
await watch('a reply is told', () => beTold(story))
await watch('a reply is told, the wheel turns', () => beTold(story, () => wheelUpFor(story, 5_000)))
await weigh('after two more turns')
await browser.close()
rmSync(dataDir, { recursive: true, force: true })

const ms = (value: number) => value.toFixed(0)
const pageOfResults = `# A story of ${MESSAGES.toLocaleString('en')} messages

Measured by \`npm run bench -- long-story\` on ${describeMachine()}, load average ${loadBefore.toFixed(1)} before the run.
Chromium, 390 × 844, its processor slowed four times; replies of 80 to 200 words, every twentieth message with a picture.
The server, the model and the browser share the machine.

${table(
  ['from the navigation to a story that can be read and answered (ms)', 'median', 'longest'],
  [first, again].map(([who, times]) => [who, ms(percentile(times, 0.5)), ms(Math.max(...times))]),
)}

${table(
  ['gaps between frames (ms)', 'longest', 'p95', 'frames'],
  frames.map(([what, { longestMs, p95Ms, count }]) => [what, ms(longestMs), ms(p95Ms), count]),
)}

${table(
  ['from a key to its paint (ms)', 'longest', 'p95', 'keys'],
  [['just opened', typed] as const, ['at the beginning of the story', typedAtTop] as const].map(
    ([when, { maxMs, p95Ms, pressed }]) => [when, ms(maxMs), ms(p95Ms), pressed],
  ),
)}

Paints come in steps of 8 ms; a key faster than 16 ms counts as 16. While a reply is told the field is closed
(PLAY-29).

${table(
  ['what the page holds', 'elements', 'memory of its scripts (MB)'],
  weights.map(([when, { elements, heapMb }]) => [when, elements, heapMb.toFixed(1)]),
)}
`
writeFileSync(join(import.meta.dirname, 'results/long-story.md'), pageOfResults)
console.log(pageOfResults)

async function openTimes(who: string, open: () => Promise<number>): Promise<[string, number[]]> {
  const times: number[] = []
  while (times.length < OPENINGS) times.push(await open())
  return [who, times]
}

async function typeInField(page: Page) {
  await page.locator('textarea').focus()
  const keys = await keysDuring(page, TYPED)
  await page.locator('textarea').fill('')
  return keys
}

/** Sends a turn and waits until it is told to its end, doing something else meanwhile. */
async function beTold(page: Page, meanwhile?: () => Promise<void>): Promise<void> {
  const field = page.locator('textarea')
  await field.fill('I go on')
  await field.press('Enter')
  const untilItIs = (isDisabled: boolean) =>
    page.waitForFunction(
      (expected) => document.querySelector('textarea')?.disabled === expected,
      isDisabled,
      { timeout: 60_000 },
    )
  await untilItIs(true)
  await meanwhile?.()
  await untilItIs(false)
}
