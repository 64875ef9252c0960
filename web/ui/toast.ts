import { createStore } from '#web/platform/store.ts'
import type { ReadableStore } from '#web/platform/store.ts'

/** A short notice for the reader. `danger` is for what went wrong. */
export interface Toast {
  id: number
  title: string
  description?: string
  variant?: 'plain' | 'danger'
  isOpen: boolean
}

/** At most this many are kept and shown (LOOK-2). */
const SHOWN_AT_ONCE = 1
const REMOVED_AFTER_MS = 1_000_000

/** The toasts of a page, newest first; code outside of React can show some too. */
export function createToasts() {
  const store = createStore<readonly Toast[]>([])
  let lastId = 0

  return {
    all: store as ReadableStore<readonly Toast[]>,
    show: (notice: Omit<Toast, 'id' | 'isOpen'>): number => {
      const toast = { ...notice, id: ++lastId, isOpen: true }
      store.set([toast, ...store.get()].slice(0, SHOWN_AT_ONCE))
      return toast.id
    },
    /** Closes it at once; it leaves the list much later (LOOK-3). */
    dismiss: (id: number): void => {
      store.set(store.get().map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)))
      setTimeout(() => store.set(store.get().filter((toast) => toast.id !== id)), REMOVED_AFTER_MS)
    },
  }
}

export const toasts = createToasts()

/** Shows a notice and returns its id for `toasts.dismiss`. */
export const toast = toasts.show
