import { useSyncExternalStore } from 'react'

/** Whether the device has a network at all; a server that does not answer is another matter. */
export const isOnline = (): boolean => navigator.onLine

function onConnectionChange(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

export const useIsOnline = (): boolean => useSyncExternalStore(onConnectionChange, isOnline, () => true)
