import type { StoryMemory } from '#contract/memory.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useMemoryWrites } from './memory-drawer.api.ts'

interface MemoryStateProps {
  storyId: string
  state: StoryMemory['state']
  isEmpty: boolean
}

/** Whether all that lies behind is kept, and what to do where it is not. */
export function MemoryState({ storyId, state, isEmpty }: MemoryStateProps) {
  const writes = useMemoryWrites(storyId)
  if (state === 'failed')
    return (
      <div className="flex flex-col items-start gap-3">
        <Notice isDanger title="A part of the story could not be kept">
          The narrator’s model was asked several times in vain. Until it works again, more of the story goes
          along word for word.
        </Notice>
        <Button isBusy={writes.isPending} onClick={() => writes.mutate({ kind: 'try again' })}>
          Try Again
        </Button>
      </div>
    )
  if (state === 'working')
    return (
      <p role="status" className="flex items-center gap-2 text-sm text-quiet">
        <Spinner />
        The latest part of the story is being written down.
      </p>
    )
  if (state === 'own')
    return (
      <Notice>
        The built-in storyteller keeps its own record of the story. What you add here is handed to an AI
        model, should one go on telling.
      </Notice>
    )
  if (!isEmpty) return null
  return (
    <p className="text-pretty text-quiet">
      So far every word of the story goes along with each turn. From the twenty-first turn on, what lies
      behind is written down here, with the facts that matter. You can add some of your own at any time.
    </p>
  )
}
