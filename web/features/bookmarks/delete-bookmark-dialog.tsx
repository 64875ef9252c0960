import type { Bookmark } from '#contract/bookmarks.ts'
import { textOfError } from '#web/platform/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { useBookmarkWrites } from './bookmarks.api.ts'

interface DeleteBookmarkDialogProps {
  bookmark: Bookmark
  onClose: () => void
}

/** Open for as long as it is shown. */
export function DeleteBookmarkDialog({ bookmark: { id, title }, onClose }: DeleteBookmarkDialogProps) {
  const { deleting } = useBookmarkWrites()

  const remove = () =>
    deleting.mutate(id, {
      onSuccess: () => {
        toast({ title: 'Bookmark deleted successfully' })
        onClose()
      },
      onError: (error) =>
        toast({ title: 'Failed to delete bookmark', description: textOfError(error), variant: 'danger' }),
    })

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Delete Bookmark"
      description={`Are you sure you want to delete "${title}"? This action cannot be undone.`}
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="danger" onClick={remove} isBusy={deleting.isPending}>
          Delete
        </Button>
      </div>
    </Dialog>
  )
}
