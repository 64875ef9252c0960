import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type Axe from 'axe-core'
import type { RunOptions } from 'axe-core'

const axeText = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface Sight {
  /** Rules that a requirement breaks. */
  breaks?: string[]
  /** Only whether the colours stand out enough. */
  isOfColours?: boolean
}

/**
 * Findings of axe on the page as it stands, a line each. Run as it is: its wrapper for Playwright sends the long form of
 * it several times and brings it back as a value, which takes ten times as long as the rules.
 */
export async function findBarriers(page: Page, { breaks = [], isOfColours }: Sight = {}): Promise<string[]> {
  // It is large: a page gets it once. Its text has no value, which would be sent back, all of it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(`${axeText}; void 0`)
  const options: RunOptions = {
    runOnly: isOfColours ? ['color-contrast'] : standards,
    rules: Object.fromEntries(breaks.map((rule) => [rule, { enabled: false }])),
    // Only what is found is looked at, and nothing of the style sheets has to be fetched again.
    resultTypes: ['violations'],
    selectors: false,
    preload: false,
    // Those of others, which no rule can look into.
    iframes: false,
  }
  return page.evaluate(async (given) => {
    // A colour on its way to another is nobody's choice.
    const onTheirWay = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(onTheirWay.map(({ finished }) => finished))
    const { axe } = globalThis as unknown as { axe: typeof Axe }
    const { violations } = await axe.run(given)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, options)
}

/** Things that move on the page, where a reader may have asked for stillness. */
export const findMotion = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // Shortened to nothing, one that has just begun still stands until the next frame but one.
    for (const _frame of [1, 2]) await new Promise(requestAnimationFrame)
    return document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect instanceof KeyframeEffect && effect.target?.outerHTML) || 'something')
  })

/**
 * Things that do not fit: a page that scrolls sideways, what stands outside of it where nothing scrolls, and texts that are
 * cut off without an ellipsis.
 */
export const findOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement
    const found = root.scrollWidth > innerWidth ? [`page: ${root.scrollWidth} > ${innerWidth}`] : []
    const nameOf = (element: Element) =>
      `<${element.tagName.toLowerCase()}> ${element.textContent?.slice(0, 40) ?? ''}`
    const styleOf = (element: Element) => getComputedStyle(element)
    const isScroller = (element: Element) => /auto|scroll/.test(styleOf(element).overflowX)
    const isHidden = (element: Element) =>
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      element.closest('[inert]') !== null

    for (const element of document.body.querySelectorAll('*')) {
      const { left, right, width } = element.getBoundingClientRect()
      if (width <= 1 || isHidden(element)) continue
      const isOutside = right > innerWidth + 1 || left < -1
      const canBeReached = () => {
        for (let up = element.parentElement; up; up = up.parentElement) if (isScroller(up)) return true
        return false
      }
      if (isOutside && !canBeReached()) found.push(`outside: ${nameOf(element)}`)
      const { overflowX, textOverflow, webkitLineClamp } = styleOf(element)
      const isCut =
        element.tagName !== 'INPUT' &&
        /hidden|clip/.test(overflowX) &&
        element.scrollWidth > element.clientWidth + 1
      if (isCut && textOverflow !== 'ellipsis' && webkitLineClamp === 'none')
        found.push(`cut off: ${nameOf(element)}`)
    }
    return found
  })
