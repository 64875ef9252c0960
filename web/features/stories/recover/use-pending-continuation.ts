import { useEffect, useEffectEvent } from 'react'
import { pendingContinuation } from '#web/platform/pending-operation.ts'
import { toast } from '#web/ui/toast.ts'
import type { SendOutcome } from '../model/turn-changes.ts'
import { marked, storyMarker } from '../store/story-marker.ts'

const SENT_AFTER_MS = 500

/** Sends what the reader wanted to say when their session had ended, once the story is there. */
export function usePendingContinuation(
  storyId: string,
  isReady: boolean,
  send: (text: string) => Promise<SendOutcome>,
): void {
  const resume = useEffectEvent((message: string) => {
    const sending = async (): Promise<void> => {
      const outcome = await send(message)
      if (outcome !== 'accepted' && outcome !== 'waiting') throw new Error('The message could not be sent')
    }
    // The page shows the outcome already; the marker only remembers it.
    marked(storyMarker('continuation', storyId), Date.now, sending).catch(() => undefined)
  })

  useEffect(() => {
    const pending = isReady ? pendingContinuation.read() : undefined
    if (pending?.storyId !== storyId || pending.message === '') return
    pendingContinuation.clear()
    toast({ title: 'Continuing Story', description: 'Resuming where you left off...' })
    let isSent = false
    const timer = setTimeout(() => {
      isSent = true
      resume(pending.message)
    }, SENT_AFTER_MS)
    return () => {
      clearTimeout(timer)
      if (!isSent) pendingContinuation.write(pending)
    }
  }, [storyId, isReady])
}
