import type { ReactNode } from 'react'
import { textOfError } from '#web/platform/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AddFact } from './add-fact.tsx'
import { AskFirst } from './ask-first.tsx'
import { EntryCard } from './entry-card.tsx'
import { GivenWithReply } from './given-with-reply.tsx'
import { MemoryState } from './memory-state.tsx'
import { useStoryMemory } from './memory.api.ts'
import { Proposals } from './proposals.tsx'
import { StorySoFar } from './story-so-far.tsx'

interface MemoryPanelProps {
  storyId: string
  lastMessageId: number | undefined
  /** People as they look. */
  portraits: ReactNode
  /** The reader goes to a message of the story. */
  onLeave: () => void
}

/** The story so far, everybody and everything with what is known of them, and what the last reply was given. */
export function MemoryPanel({ storyId, lastMessageId, portraits, onLeave }: MemoryPanelProps) {
  const { data: memory, error, refetch, isFetching } = useStoryMemory(storyId)
  if (error && !memory)
    return (
      <div className="flex flex-col items-start gap-3">
        <Notice isDanger title="The memory could not be read">
          {textOfError(error)}
        </Notice>
        <Button isBusy={isFetching} onClick={() => void refetch()}>
          Try Again
        </Button>
      </div>
    )
  if (!memory) return <Loading />
  const { spans, entries, proposals, state, asksFirst } = memory
  const isEmpty = spans.length + entries.length + proposals.length === 0
  return (
    <>
      <MemoryState storyId={storyId} state={state} isEmpty={isEmpty} />
      {proposals.length > 0 && <Proposals storyId={storyId} proposals={proposals} onLeave={onLeave} />}
      {spans.length > 0 && <StorySoFar storyId={storyId} spans={spans} onLeave={onLeave} />}
      {entries.length > 0 && (
        <section aria-labelledby="known-entries" className="flex flex-col gap-3">
          <h3 id="known-entries" className="text-lg">
            People, places, things and threads
          </h3>
          {entries.map((entry) => (
            <EntryCard key={entry.id} storyId={storyId} entry={entry} entries={entries} onLeave={onLeave} />
          ))}
        </section>
      )}
      {portraits}
      <AddFact storyId={storyId} entries={entries} />
      {state !== 'own' && <AskFirst storyId={storyId} asksFirst={asksFirst} />}
      {lastMessageId !== undefined && (
        <GivenWithReply key={lastMessageId} storyId={storyId} lastMessageId={lastMessageId} />
      )}
    </>
  )
}

const Loading = () => (
  <div className="flex flex-col gap-3">
    <p className="sr-only" role="status">
      Reading the memory
    </p>
    <Skeleton className="h-20" />
    <Skeleton className="h-32" />
    <Skeleton className="h-32" />
  </div>
)
