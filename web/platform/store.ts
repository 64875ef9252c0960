import { useSyncExternalStore } from 'react'
import type { StoredValue } from './browser-store.ts'

/** A value that can be followed, from React by `useStore` and from anywhere else by `subscribe`. */
export interface ReadableStore<T> {
  get: () => T
  /** The value before anything was read or set: prerendered pages and the first render after them show it. */
  initial: () => T
  /** Returns the way to unsubscribe. */
  subscribe: (listener: () => void) => () => void
}

export interface Store<T> extends ReadableStore<T> {
  set: (value: T) => void
}

interface Persistence<T> {
  /** Read once at the start, and written with each change. */
  stored: StoredValue<T>
  /** All tabs have the same value at once: each `get` reads it, and listeners learn of changes made in other tabs. */
  isShared?: boolean
}

/** A store of one value; with `persistence` the browser keeps it, as long as its storage does. */
export function createStore<T>(initial: T, persistence?: Persistence<T>): Store<T> {
  const { stored, isShared = false } = persistence ?? {}
  const listeners = new Set<() => void>()
  let value = stored?.read() ?? initial
  const tellAll = (): void => {
    for (const listener of listeners) listener()
  }
  const tellOfOtherTab = ({ key }: StorageEvent): void => {
    if (key === stored?.key) tellAll()
  }
  return {
    get: () => (isShared ? (stored?.read() ?? initial) : value),
    initial: () => initial,
    set: (next) => {
      value = next
      stored?.write(next)
      tellAll()
    },
    subscribe: (listener) => {
      if (isShared && listeners.size === 0) globalThis.addEventListener?.('storage', tellOfOtherTab)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) globalThis.removeEventListener?.('storage', tellOfOtherTab)
      }
    },
  }
}

/** Changes a part of a store's object. */
export const patchStore = <T extends object>(store: Pick<Store<T>, 'get' | 'set'>, part: Partial<T>): void =>
  store.set({ ...store.get(), ...part })

/** The store's value; renders again with each change. */
export const useStore = <T>({ subscribe, get, initial }: ReadableStore<T>): T =>
  useSyncExternalStore(subscribe, get, initial)
