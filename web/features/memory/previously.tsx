import { X } from 'lucide-react'
import { useId, useState } from 'react'
import * as z from 'zod/mini'
import { stored } from '#web/platform/browser-store.ts'
import { Button } from '#web/ui/button.tsx'
import { useStoryMemory } from './memory.api.ts'

/** The message at which the reader did not want to be reminded. */
const dismissedAt = stored('previously-dismissed', z.number(), { isReaders: true })
const SHOWN_SPANS = 2

const AWAY_MS = 24 * 3_600_000

interface PreviouslyProps {
  storyId: string
  last: { messageId: number; createdAt?: string }
}

/** Reminds a reader who has been away for a day of what came before. */
export function Previously({ storyId, last: { messageId, createdAt } }: PreviouslyProps) {
  const [openedAt] = useState(Date.now)
  const isAway = createdAt !== undefined && openedAt - Date.parse(createdAt) > AWAY_MS
  return isAway && <LastSpans key={messageId} storyId={storyId} lastMessageId={messageId} />
}

/** The last parts of the story in brief; nothing where none is told in brief yet. */
function LastSpans({ storyId, lastMessageId }: { storyId: string; lastMessageId: number }) {
  const [isDismissed, setIsDismissed] = useState(() => dismissedAt.read() === lastMessageId)
  const { data: memory } = useStoryMemory(storyId)
  const headingId = useId()
  const spans = memory?.spans.slice(-SHOWN_SPANS) ?? []
  if (isDismissed || spans.length === 0) return null
  const dismiss = () => {
    dismissedAt.write(lastMessageId)
    setIsDismissed(true)
  }
  return (
    <section aria-labelledby={headingId} className="my-4 rounded-card border border-line bg-raised p-4">
      <div className="flex items-start justify-between gap-2">
        <h2 id={headingId} className="text-lg">
          Previously …
        </h2>
        <Button variant="quiet" isIcon aria-label="Dismiss ‘Previously’" onClick={dismiss}>
          <X aria-hidden="true" className="size-4" />
        </Button>
      </div>
      {spans.map(({ id, title, summary, openThreads }) => (
        <div key={id} className="mt-2">
          {title !== '' && <h3 className="font-medium">{title}</h3>}
          <p className="text-pretty">{summary}</p>
          {openThreads.length > 0 && (
            <p className="mt-1 text-sm text-quiet">Still open: {openThreads.join(' · ')}</p>
          )}
        </div>
      ))}
    </section>
  )
}
