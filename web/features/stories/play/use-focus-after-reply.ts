import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

const FOCUS_AFTER_MS = 100

/** Focuses the field 100 ms after a reply has ended (PLAY-35), unless the reader is busy elsewhere. */
export function useFocusAfterReply(isGenerating: boolean): RefObject<HTMLTextAreaElement | null> {
  const field = useRef<HTMLTextAreaElement>(null)
  const wasGenerating = useRef(false)
  useEffect(() => {
    if (isGenerating || !wasGenerating.current) {
      wasGenerating.current = isGenerating
      return
    }
    wasGenerating.current = false
    const timer = setTimeout(() => {
      if (isIdle(document.activeElement)) field.current?.focus({ preventScroll: true })
    }, FOCUS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isGenerating])
  return field
}

/** Whoever pressed a button that is gone has lost the focus to the page; a dialog or a menu keeps it. */
const isIdle = (focused: Element | null): boolean =>
  focused === null || focused === document.body || focused.id === 'main'
