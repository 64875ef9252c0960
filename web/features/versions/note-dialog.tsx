import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { textOfError } from '#web/platform/call-error.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogActions } from '#web/ui/dialog-actions.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { toast } from '#web/ui/toast.ts'
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
  const writing = useNoteWrite(storyId)
  const save = () =>
    writing.mutate(text.trim(), {
      onSuccess: () => {
        onSaved(text.trim())
        toast({ title: text.trim() === '' ? 'Note taken away' : 'The narrator will keep it in mind' })
        onClose()
      },
      onError: (error) =>
        toast({ title: 'Failed to save the note', description: textOfError(error), variant: 'danger' }),
    })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Note to the narrator"
      description="A lasting wish for this story. It counts for every reply from now on."
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          save()
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
    </Dialog>
  )
}
