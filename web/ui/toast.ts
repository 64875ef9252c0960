/** A short notice for the reader. `danger` is the specification's destructive toast. */
export interface Toast {
  id: number
  title: string
  description?: string
  variant?: 'plain' | 'danger'
  isOpen: boolean
}

/** At most this many are kept and shown (specification, section 9). */
const SHOWN_AT_ONCE = 1
const REMOVED_AFTER_MS = 1_000_000

/** The toasts of a page, newest first. A plain store, so that code outside of React can speak too. */
export function createToasts() {
  let toasts: readonly Toast[] = []
  let lastId = 0
  const listeners = new Set<() => void>()

  const set = (next: readonly Toast[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }

  return {
    all: (): readonly Toast[] => toasts,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    show: (notice: Omit<Toast, 'id' | 'isOpen'>): number => {
      const toast = { ...notice, id: ++lastId, isOpen: true }
      set([toast, ...toasts].slice(0, SHOWN_AT_ONCE))
      return toast.id
    },
    /** Closes it at once; it leaves the list much later, as specified. */
    dismiss: (id: number): void => {
      set(toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)))
      setTimeout(() => set(toasts.filter((toast) => toast.id !== id)), REMOVED_AFTER_MS)
    },
  }
}

export const toasts = createToasts()

/** Shows a notice; gives its id for `toasts.dismiss`. */
export const toast = toasts.show
