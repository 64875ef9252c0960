import { useLayoutEffect } from 'react'

declare global {
  /** Kept by the page's own script while the program has not come: the button that was pressed last. */
  var earlyClick: { button: HTMLElement | null; forget: () => void } | undefined
}

/** Stands beside a page. Once that has come alive, a button that was pressed too early is pressed again. */
export function ReplayEarlyClick() {
  useLayoutEffect(() => {
    const { button, forget } = globalThis.earlyClick ?? {}
    globalThis.earlyClick = undefined
    forget?.()
    // NOTE: a press that brings its page alive at once reaches the page as it is.
    if (button && globalThis.event?.type !== 'click') setTimeout(() => button.click())
  }, [])
  return null
}
