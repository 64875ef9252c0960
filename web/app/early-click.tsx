import { useLayoutEffect } from 'react'

declare global {
  /** Kept by the page's own script while the program has not come: the button that was pressed last. */
  var earlyClick: { button: HTMLElement | null; alive: Element | null; forget: () => void } | undefined
}

/**
 * Stands in a part of the page. Once that has come alive, a button of it that was pressed too early is pressed again.
 * The bar comes alive before the page: what is pressed in it from then on is no longer early.
 */
export function ReplayEarlyClick({ part }: { part: 'header' | 'page' }) {
  useLayoutEffect(() => {
    const early = globalThis.earlyClick
    if (!early) return
    const { button } = early
    if (part === 'page') {
      globalThis.earlyClick = undefined
      early.forget()
    } else {
      early.alive = document.querySelector(part)
      if (!early.alive?.contains(button)) return
      early.button = null
    }
    // NOTE: a press that brings its part alive at once reaches it as it is.
    if (button && globalThis.event?.type !== 'click') setTimeout(() => button.click())
  }, [part])
  return null
}
