import { Dialog } from '#web/ui/dialog.tsx'
import { BookmarkFields } from './bookmark-fields.tsx'
import type { BookmarkDraft } from './bookmarks.api.ts'

interface SaveProgressDialogProps {
  isOpen: boolean
  draft: BookmarkDraft
  isLookingForTitle: boolean
  suggestedTitle: string | undefined
  isSaving: boolean
  onChange: (draft: BookmarkDraft) => void
  onSave: () => void
  onClose: () => void
}

export function SaveProgressDialog(props: SaveProgressDialogProps) {
  const { isOpen, draft, isLookingForTitle, suggestedTitle, isSaving, onChange, onSave, onClose } = props
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Save Progress"
      description="Keep this place. You can come back to it from any device."
    >
      <BookmarkFields
        draft={draft}
        onChange={onChange}
        onSave={onSave}
        onCancel={onClose}
        isSaving={isSaving}
        titleHint={isLookingForTitle ? 'Finding a title...' : undefined}
        suggestedTitle={suggestedTitle}
      />
    </Dialog>
  )
}
