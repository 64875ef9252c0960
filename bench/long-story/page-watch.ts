import type { CDPSession, Page } from '@playwright/test'
import { percentile } from '../machine.ts'

/** Times by the page's own clocks, gathered inside it. */
interface PageWatch {
  readableMs?: number
  frames: number[]
  keys: number[]
}
declare global {
  interface Window {
    lanternWatch: PageWatch
  }
}

/** Runs in the page before its own scripts: notes each frame, each slow key, and when the story can be read and answered. */
export function watchPage(): void {
  const watch: PageWatch = { frames: [], keys: [] }
  window.lanternWatch = watch
  const isInSight = (element: Element) => {
    const { top, bottom, height } = element.getBoundingClientRect()
    return height > 0 && bottom > 0 && top < innerHeight
  }
  const canBeRead = () => {
    const field = document.querySelector('textarea')
    return field !== null && !field.disabled && [...document.querySelectorAll('article')].some(isInSight)
  }
  const frame = (now: number): void => {
    watch.frames.push(now)
    // The frame after the one that finds it has been painted.
    if (watch.readableMs === undefined && canBeRead())
      requestAnimationFrame((shown) => (watch.readableMs ??= shown))
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') watch.keys.push(duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

export interface Frames {
  longestMs: number
  p95Ms: number
  count: number
}

/** The gaps between the page's frames while `action` goes on. */
export async function framesDuring(page: Page, action: () => Promise<void>): Promise<Frames> {
  await page.evaluate(() => void (window.lanternWatch.frames.length = 0))
  await action()
  const frames = await page.evaluate(() => window.lanternWatch.frames)
  const gaps = frames.slice(1).map((at, index) => at - frames[index]!)
  return { longestMs: Math.max(...gaps), p95Ms: percentile(gaps, 0.95), count: gaps.length }
}

export interface Keys {
  pressed: number
  maxMs: number
  p95Ms: number
}

/** From each key to the paint that shows it (Event Timing, which counts in steps of 8 ms and leaves out those below 16). */
export async function keysDuring(page: Page, text: string): Promise<Keys> {
  await page.evaluate(() => void (window.lanternWatch.keys.length = 0))
  for (const key of text) {
    await page.keyboard.press(key)
    await page.waitForTimeout(60)
  }
  await page.waitForTimeout(500)
  const slow = await page.evaluate(() => window.lanternWatch.keys)
  const all = [...slow, ...Array.from({ length: Math.max(0, text.length - slow.length) }, () => 16)]
  return { pressed: text.length, maxMs: Math.max(...all), p95Ms: percentile(all, 0.95) }
}

export interface Weight {
  elements: number
  heapMb: number
}

/** Number of elements on the page, and its memory once rubbish is collected. */
export async function weighPage(page: Page, devtools: CDPSession): Promise<Weight> {
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  return { elements, heapMb: usedSize / 2 ** 20 }
}
