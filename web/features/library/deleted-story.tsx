import { useQueryClient } from '@tanstack/react-query'
import type { StorySummary } from '#contract/library.ts'
import { UndoRow } from '#web/ui/undo-row.tsx'
import { refreshLists, useStoryWrites } from './library.api.ts'

interface DeletedStoryProps {
  story: StorySummary
  onUndone: () => void
}

/** Stands in the place of a story that was just deleted, with the way back. */
export function DeletedStory({ story: { storyId, title }, onUndone }: DeletedStoryProps) {
  const queries = useQueryClient()
  const { restoring } = useStoryWrites(storyId)
  return (
    <UndoRow
      isBusy={restoring.isPending}
      onUndo={() => restoring.mutate(undefined, { onSuccess: onUndone })}
      onLeave={() => void refreshLists(queries, { isSeen: true })}
    >
      “{title}” is in the bin for 30 days.
    </UndoRow>
  )
}
