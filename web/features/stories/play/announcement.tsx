import { useEffect, useState } from 'react'
import { plainNarration } from '#contract/narration-markup.ts'
import type { StoryState } from '../model/story-state.ts'

const GONE_AFTER_MS = 5_000

/** Says a reply once, whole, when it has ended; then it is gone, so that nobody who reads on hears it twice. */
export function Announcement({ state: { messages, finishedId } }: { state: StoryState }) {
  const [saidId, setSaidId] = useState<number>()
  useEffect(() => {
    if (finishedId === undefined) return
    const timer = setTimeout(() => setSaidId(finishedId), GONE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [finishedId])

  const isDue = finishedId !== undefined && finishedId !== saidId
  const reply = isDue ? messages.findLast(({ messageId }) => messageId === finishedId) : undefined
  return (
    <div aria-live="polite" className="sr-only">
      {reply && plainNarration(reply.content)}
    </div>
  )
}
