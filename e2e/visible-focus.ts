import type { Locator, Page } from '@playwright/test'
import { expect } from './app.fixture.ts'

/** Steps with Tab (or back with Shift+Tab) until the control has the focus, which must be seen at each step. */
export async function walkTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    await page.keyboard.press(key)
    // Behind the last control comes the browser's own bar.
    if (await page.evaluate(() => document.activeElement === document.body)) continue
    await expectVisibleFocus(page)
    if (await control.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`The keyboard does not come to ${control.toString()}`)
}

/** Soon, that is: a bar that stood aside comes back for the focus and takes a moment. */
export const expectVisibleFocus = (page: Page): Promise<void> =>
  expect.poll(() => unseenFocus(page), 'The focus can be seen').toBeUndefined()

/** The control that has the focus without showing it, by an outline, a field's ring, or a slider's lit thumb. */
const unseenFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const control = document.activeElement
    if (!control || control === document.body) return 'nothing has it'
    const box = control.getBoundingClientRect()
    if (box.bottom < 0 || box.top > innerHeight) return `out of sight: ${control.outerHTML}`
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'var(--color-accent)'
    const accent = getComputedStyle(probe).color
    probe.remove()
    const isOutlined = (element: Element | null): boolean => {
      if (!element) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    }
    const hasRing = (element: Element | null): boolean => {
      if (!element) return false
      const { borderColor, boxShadow } = getComputedStyle(element)
      return borderColor === accent && boxShadow.includes(accent)
    }
    const isSliderLit = getComputedStyle(control).getPropertyValue('--ring') !== ''
    const around = [control, control.parentElement, control.parentElement?.parentElement ?? null]
    const isSeen =
      isOutlined(control) || isOutlined(control.closest('label')) || around.some(hasRing) || isSliderLit
    return isSeen ? undefined : control.outerHTML
  })
