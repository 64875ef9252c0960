import { isOnline } from '#web/platform/offline/connection.ts'
import { pauseFor } from '#web/platform/pause.ts'
import { storyCalls } from '../stories.api.ts'
import { deliverTurns } from './deliver-outbox.ts'
import { waitingTurns } from './outbox.ts'

const TRY_AGAIN_AFTER_MS = 15_000

/** Sends what waits whenever there is a connection, for as long as the reader is there. Answers how to end it. */
export function watchDeliveries(): () => void {
  const watch = new AbortController()
  const { signal } = watch
  let isAtWork = false

  const work = async (): Promise<void> => {
    if (isAtWork) return
    isAtWork = true
    try {
      while (!signal.aborted && isOnline() && waitingTurns.waiting().length > 0) {
        await deliverTurns({ turns: waitingTurns, calls: storyCalls, signal })
        if (waitingTurns.waiting().length > 0) await pauseFor(TRY_AGAIN_AFTER_MS, signal)
      }
    } catch (error) {
      if (!signal.aborted) throw error
    } finally {
      isAtWork = false
    }
  }
  const begin = () => void work()

  addEventListener('online', begin)
  const forget = waitingTurns.subscribe(begin)
  begin()
  return () => {
    watch.abort()
    removeEventListener('online', begin)
    forget()
  }
}
