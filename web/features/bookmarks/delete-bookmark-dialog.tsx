import type { Bookmark } from '#contract/bookmarks.ts'
import { textOfError } from '#web/platform/call-error.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { useBookmarkWrites } from './bookmarks.api.ts'

interface DeleteBookmarkDialogProps {
  bookmark: Bookmark
  onDeleted: () => void
  onClose: () => void
}

/** Open for as long as it is shown. */
export function DeleteBookmarkDialog({
  bookmark: { id, title },
  onDeleted,
  onClose,
}: DeleteBookmarkDialogProps) {
  const { deleting } = useBookmarkWrites()

  const remove = () =>
    deleting.mutate(id, {
      onSuccess: () => {
        toast({ title: 'Bookmark deleted successfully' })
        onDeleted()
        onClose()
      },
      onError: (error) =>
        toast({ title: 'Failed to delete bookmark', description: textOfError(error), variant: 'danger' }),
    })

  return (
    <ConfirmDialog
      title="Delete Bookmark"
      text={`Are you sure you want to delete "${title}"? This action cannot be undone.`}
      action="Delete"
      isBusy={deleting.isPending}
      onConfirm={remove}
      onClose={onClose}
    />
  )
}
