import { useRef } from 'react'

/**
 * Gives the focus back to what had it before a dialog opened. Radix knows only a trigger of its own, and our dialogs
 * are opened from anywhere.
 */
export function useFocusBack() {
  const opener = useRef<Element>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}
