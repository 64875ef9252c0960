import type { Bookmark } from '#contract/bookmarks.ts'
import { UndoRow } from '#web/ui/undo-row.tsx'
import { useBookmarkWrites } from './bookmarks.api.ts'

interface DeletedBookmarkProps {
  bookmark: Bookmark
  onGone: () => void
}

/** Stands in the place of a bookmark that was just deleted; undone, its place is kept anew under the same words. */
export function DeletedBookmark({ bookmark, onGone }: DeletedBookmarkProps) {
  const { creating } = useBookmarkWrites()
  const { storyId, lastMessageId, title, description } = bookmark
  const undo = () =>
    creating.mutate(
      { storyId, lastMessageId, draft: { title, description: description ?? '' } },
      { onSuccess: onGone },
    )
  return (
    <UndoRow isBusy={creating.isPending} onUndo={undo} onLeave={onGone}>
      The bookmark “{title}” was deleted.
    </UndoRow>
  )
}
