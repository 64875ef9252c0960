import { useState } from 'react'
import type { Bookmark } from '#contract/bookmarks.ts'
import { textOfError } from '#web/platform/call-error.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { BookmarkFields } from './bookmark-fields.tsx'
import { useBookmarkWrites } from './bookmarks.api.ts'

interface EditBookmarkDialogProps {
  bookmark: Bookmark
  onClose: () => void
}

/** Open for as long as it is shown. */
export function EditBookmarkDialog({ bookmark, onClose }: EditBookmarkDialogProps) {
  const { id, title, description } = bookmark
  const [draft, setDraft] = useState({ title, description: description ?? '' })
  const { updating } = useBookmarkWrites()

  const save = () =>
    updating.mutate(
      { id, draft },
      {
        onSuccess: () => {
          toast({ title: 'Bookmark updated successfully' })
          onClose()
        },
        onError: (error) =>
          toast({
            title: 'Failed to update bookmark',
            description: textOfError(error),
            variant: 'danger',
          }),
      },
    )

  return (
    <Dialog isOpen onClose={onClose} title="Edit Bookmark">
      <BookmarkFields
        draft={draft}
        onChange={setDraft}
        onSave={save}
        onCancel={onClose}
        isSaving={updating.isPending}
      />
    </Dialog>
  )
}
