import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { textOfError } from '#web/platform/call-error.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogActions } from '#web/ui/dialog-actions.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { toast } from '#web/ui/toast.ts'
import { UndoRow } from '#web/ui/undo-row.tsx'
import { useNoteWrite } from './versions.api.ts'

interface NoteDialogProps {
  storyId: string
  note: string | undefined
  onSaved: (note: string) => void
  onClose: () => void
}

/** The reader's lasting wish for this story. Open for as long as it is shown. */
export function NoteDialog({ storyId, note = '', onSaved, onClose }: NoteDialogProps) {
  const [text, setText] = useState(note)
  const [deleted, setDeleted] = useState<string>()
  const writing = useNoteWrite(storyId)
  const save = (words: string, after: () => void) =>
    writing.mutate(words, {
      onSuccess: () => {
        onSaved(words)
        after()
      },
      onError: (error) =>
        toast({ title: 'Failed to save the note', description: textOfError(error), variant: 'danger' }),
    })
  const keep = () =>
    save(text.trim(), () => {
      if (text.trim() === '' && note !== '') return setDeleted(note)
      if (text.trim() !== '') toast({ title: 'The narrator will keep it in mind' })
      onClose()
    })
  const takeBack = (words: string) =>
    save(words, () => {
      setText(words)
      setDeleted(undefined)
    })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Note to the narrator"
      description="A lasting wish for this story. It counts for every reply from now on."
    >
      {deleted !== undefined ? (
        <UndoRow isBusy={writing.isPending} onUndo={() => takeBack(deleted)} onLeave={onClose}>
          The note was deleted.
        </UndoRow>
      ) : (
        <form
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            keep()
          }}
        >
          <TextArea
            label="Your wish"
            value={text}
            onChange={({ target }) => setText(target.value)}
            maxLength={limits.noteLength}
            placeholder="She never forgives."
            rows={4}
            dir="auto"
          />
          <DialogActions action="Save" isBusy={writing.isPending} onCancel={onClose} />
        </form>
      )}
    </Dialog>
  )
}
