import { useEffect, useState } from 'react'
import { plainNarration } from '#contract/narration-markup.ts'
import type { StoryState } from '../model/story-state.ts'

const GONE_AFTER_MS = 5_000

/** Says a reply once, whole, when it has ended; then it is gone, so that nobody who reads on hears it twice. */
export function Announcement({ state: { messages, toldId } }: { state: StoryState }) {
  const [saidId, setSaidId] = useState<number>()
  useEffect(() => {
    if (toldId === undefined) return
    const timer = setTimeout(() => setSaidId(toldId), GONE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [toldId])

  const isDue = toldId !== undefined && toldId !== saidId
  const told = isDue ? messages.findLast(({ messageId }) => messageId === toldId) : undefined
  return (
    <div aria-live="polite" className="sr-only">
      {told && plainNarration(told.content)}
    </div>
  )
}
