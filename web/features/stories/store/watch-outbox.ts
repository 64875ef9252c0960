import { isOnline } from '#web/platform/offline/connection.ts'
import { pauseFor } from '#web/platform/pause.ts'
import { backoffMs } from '../model/stream-turn.ts'
import { storyCalls } from '../stories.api.ts'
import { deliverOutbox } from './deliver-outbox.ts'
import { outbox } from './outbox.ts'

/**
 * Delivers the outbox whenever there is a connection, for as long as the reader is there. Returns the way to end it.
 * NOTE: a browser says that it is online before anything gets through, so the second try comes soon.
 */
export function watchOutbox(): () => void {
  const watch = new AbortController()
  const { signal } = watch
  let isAtWork = false

  const work = async (): Promise<void> => {
    if (isAtWork) return
    isAtWork = true
    try {
      for (let tries = 1; !signal.aborted && isOnline() && outbox.waiting().length > 0; tries += 1) {
        await deliverOutbox({ turns: outbox, calls: storyCalls, signal })
        if (outbox.waiting().length > 0) await pauseFor(backoffMs(tries), signal)
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
