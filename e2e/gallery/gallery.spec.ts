import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { findBarriers, findMotion, findOverflow } from '../barriers.ts'
import { allScreens } from './all-screens.ts'
import { sizes, screenThemes, tightSizes, type Screen, type Size, type ScreenTheme } from './screen.ts'
import { test } from './stage.fixture.ts'

// A server that fails and a page that is not there are among the states.
test.use({
  narrator: 'model',
  screenshot: 'off',
  allowedComplaints: /status of 50\d|ERR_FAILED|dynamically imported module/,
})

const show = (page: Page, theme: ScreenTheme) =>
  page.evaluate((given) => {
    document.documentElement.dataset.theme = given
  }, theme)

/** A phone's first visit is without the typefaces: pictures show all the others. */
const hasTypefaces = () => localStorage.setItem('lanterntale.typefaces', 'true')

/** A page that is photographed to its end begins at its top: what is fixed stands where it belongs. */
async function photograph(page: Page, path: string, isWhole: boolean): Promise<void> {
  await page.evaluate(async (fromTop) => {
    if (fromTop) scrollTo(0, 0)
    // A picture that is in sight may still be on its way, or may have failed to come.
    const isInSight = ({ top, bottom }: DOMRect) => top < innerHeight && bottom > 0
    const inSight = [...document.images].filter((image) => isInSight(image.getBoundingClientRect()))
    await Promise.allSettled(inSight.map((image) => image.decode()))
    await document.fonts.ready
    // The second frame paints what was changed last.
    for (const _frame of [1, 2]) await new Promise(requestAnimationFrame)
  }, isWhole)
  await page.screenshot({ path, fullPage: isWhole })
}

const sizesOf = ({ only }: Screen): Size[] => (only ? [only] : ['phone', 'desktop'])

test.describe.configure({ mode: 'parallel' })

for (const screen of allScreens) {
  const { name, reach, isWhole = false, only, breaks } = screen

  test(name, async ({ page, stage, pictures }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    if (pictures) await page.addInitScript(hasTypefaces)
    await page.setViewportSize(sizes[only ?? 'phone'])
    await reach(stage)
    for (const size of sizesOf(screen)) {
      await page.setViewportSize(sizes[size])
      for (const theme of screenThemes) {
        // Two looks find nearly all: every rule on the one, the other theme's colours on the other.
        if (!pictures && !only && (size === 'phone') !== (theme === 'dark')) continue
        await show(page, theme)
        const look = `${name}, ${size}, ${theme}`
        if (pictures) await photograph(page, join(pictures, `${look}.png`), isWhole)
        const isOfColours = !pictures && theme === 'light'
        expect.soft(await findBarriers(page, { breaks, isOfColours }), look).toEqual([])
      }
      expect.soft(await findOverflow(page), `${name}, ${size}`).toEqual([])
    }
    expect.soft(await findMotion(page), `${name}, with reduced motion`).toEqual([])
    if (only === 'desktop') return
    for (const size of tightSizes) {
      await page.setViewportSize(size)
      if (pictures) await photograph(page, join(pictures, `${name}, ${size.width}.png`), isWhole)
      expect.soft(await findOverflow(page), `${name}, ${size.width} px wide`).toEqual([])
    }
  })
}
