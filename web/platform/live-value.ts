import type { StoredValue } from './browser-store.ts'

/** A value of the browser's storage that is shown: whoever shows it learns of every change on this page. */
export interface LiveValue<T> {
  now: () => T
  change: (part: Partial<T>) => void
  subscribe: (listener: () => void) => () => void
}

/** Reads what is kept, or takes the defaults, and keeps every change. */
export function liveValue<T extends object>(kept: StoredValue<T>, defaults: T): LiveValue<T> {
  let value = kept.read() ?? defaults
  const listeners = new Set<() => void>()
  return {
    now: () => value,
    change: (part) => {
      value = { ...value, ...part }
      kept.write(value)
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
