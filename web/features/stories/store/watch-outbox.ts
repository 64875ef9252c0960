import { isOnline } from '#web/platform/offline/connection.ts'
import { pauseFor } from '#web/platform/pause.ts'
import { storyCalls } from '../stories.api.ts'
import { deliverOutbox } from './deliver-outbox.ts'
import { outbox } from './outbox.ts'

const TRY_AGAIN_AFTER_MS = 15_000

/** Delivers the outbox whenever there is a connection, for as long as the reader is there. Returns the way to end it. */
export function watchOutbox(): () => void {
  const watch = new AbortController()
  const { signal } = watch
  let isAtWork = false

  const work = async (): Promise<void> => {
    if (isAtWork) return
    isAtWork = true
    try {
      while (!signal.aborted && isOnline() && outbox.waiting().length > 0) {
        await deliverOutbox({ turns: outbox, calls: storyCalls, signal })
        if (outbox.waiting().length > 0) await pauseFor(TRY_AGAIN_AFTER_MS, signal)
      }
    } catch (error) {
      if (!signal.aborted) throw error
    } finally {
      isAtWork = false
    }
  }
  const begin = () => void work()

  addEventListener('online', begin)
  const forget = outbox.subscribe(begin)
  begin()
  return () => {
    watch.abort()
    removeEventListener('online', begin)
    forget()
  }
}
