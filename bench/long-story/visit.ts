import { chromium } from '@playwright/test'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { findChromium } from '../../scripts/find-chromium.ts'
import { watchPage } from './page-watch.ts'

const SLOWER = 4
const WHEEL_PX = -600
const WHEEL_EVERY_MS = 30

/** A browser on a processor four times slower than this one, with the reader's session. */
export async function openBrowser(url: string, cookie: string): Promise<[Browser, BrowserContext]> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      '--disable-gpu',
      '--disable-background-networking',
      '--no-first-run',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  })
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url }])
  await context.addInitScript(watchPage)
  return [browser, context]
}

/** A new page of the browser, slowed, with its developer tools. */
export async function openPage(context: BrowserContext) {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return { page, devtools }
}

/** Milliseconds from the navigation to a story that can be read and answered. */
export async function timeToRead(page: Page, address: string): Promise<number> {
  await page.goto(address)
  const handle = await page.waitForFunction(() => window.lanternWatch.readableMs)
  return (await handle.jsonValue()) ?? Number.NaN
}

/** Turns the wheel upwards until the story's beginning, as fast as a hurried reader. */
export async function wheelToTop(page: Page, onHalfway: () => Promise<void>): Promise<void> {
  const middle = (await pageNumberOnTop(page)) / 2
  let isHalfway = false
  await page.mouse.move(195, 300)
  while ((await pageNumberOnTop(page)) > 0 || (await page.evaluate(() => scrollY)) > 0) {
    await page.mouse.wheel(0, WHEEL_PX)
    await page.waitForTimeout(WHEEL_EVERY_MS)
    if (isHalfway || (await pageNumberOnTop(page)) > middle) continue
    isHalfway = true
    await onHalfway()
  }
}

/** Turns the wheel upwards for so long. */
export async function wheelUpFor(page: Page, ms: number): Promise<void> {
  await page.mouse.move(195, 300)
  for (const end = Date.now() + ms; Date.now() < end; await page.waitForTimeout(WHEEL_EVERY_MS))
    await page.mouse.wheel(0, WHEEL_PX)
}

/** The number of the first reply that stands on the page, in sight or above it. */
const pageNumberOnTop = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const text = document.querySelector('.prose-story')?.textContent ?? ''
    return Number(/^Page (\d+)\./.exec(text)?.[1])
  })
