import { useRef } from 'react'
import { focusedNow, placeInList } from './place-in-list.ts'

/** The element that had the focus before the last dialog that opened from the page itself. */
let lastOnPage: HTMLElement | undefined

/**
 * Returns the focus to where it was before a dialog opened, unless it went on meanwhile: to the page that a link in
 * the dialog leads to. What it has removed from a list hands it on to the entry that follows. Radix knows only a trigger
 * of its own, and our dialogs are opened from anywhere.
 */
export function useFocusBack() {
  const opener = useRef<HTMLElement>(undefined)
  const focusPlace = useRef<() => void>(undefined)
  return {
    onOpenAutoFocus: () => {
      opener.current = focusedNow()
      focusPlace.current = opener.current && placeInList(opener.current)
      if (opener.current && !opener.current.closest('[role=dialog]')) lastOnPage = opener.current
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (focusedNow()) return
      // A dialog that took the place of another one was opened by something that is gone.
      const back = opener.current?.isConnected ? opener.current : lastOnPage
      if (back?.isConnected) back.focus()
      else focusPlace.current?.()
    },
  }
}
