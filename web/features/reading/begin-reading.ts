import { keepOneTabStop } from './one-tab-stop.ts'
import { endReadingMode } from './reading-mode.ts'
import { syncType } from './type.api.ts'

/** All that a story's page does for who reads it, and need not do before the words stand. Returns what ends it. */
export function beginReading(): () => void {
  void syncType()
  const page = document.querySelector('main')
  const stopKeys = page ? keepOneTabStop(page) : undefined
  return () => {
    stopKeys?.()
    endReadingMode()
  }
}
