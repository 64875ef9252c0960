import { useLayoutEffect, type RefObject } from 'react'

/**
 * Notes where an element stands in its list. The answer gives the focus to what stands there later: the same entry, the
 * next one, or the last; where nothing is left, to the dialog or the page around it.
 */
export function placeInList(element: Element): () => void {
  const list = element.closest('ul, ol')
  const around = element.closest<HTMLElement>('[role=dialog]') ?? document.getElementById('main')
  const at = list ? [...list.children].findIndex((entry) => entry.contains(element)) : -1
  return () => {
    const entry = list?.isConnected ? list.children[Math.min(at, list.children.length - 1)] : undefined
    const next = entry?.querySelector<HTMLElement>('a[href], button:enabled, input:enabled')
    ;(next ?? around)?.focus({ preventScroll: true })
  }
}

/** The element that has the focus; undefined where none has, but for the page itself. */
export function focusedNow(): HTMLElement | undefined {
  const focused = document.activeElement
  return focused instanceof HTMLElement && focused !== document.body ? focused : undefined
}

/** Hands the focus on when an element goes that has it, unless somebody takes it in the same moment. */
export function useFocusHandedOn(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const leaving = element.current
    return () => {
      if (!leaving?.contains(document.activeElement)) return
      const focusPlace = placeInList(leaving)
      const dialog = leaving.closest('[role=dialog]')
      setTimeout(() => {
        const focused = focusedNow()
        // A dialog takes the focus that was lost in it.
        if (!focused || focused === dialog) focusPlace()
      })
    }
  }, [element])
}
