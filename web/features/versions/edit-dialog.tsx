import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import type { StoredMessage } from './version-beside.ts'

interface EditDialogProps {
  message: StoredMessage
  isLast: boolean
  onEdit: (messageId: number, content: string, way: { keepFollowing: boolean }) => Promise<boolean>
  onClose: () => void
  onSaved: () => void
}

/** Puts a message into other words. Open for as long as it is shown. */
export function EditDialog({ message, isLast, onEdit, onClose, onSaved }: EditDialogProps) {
  const { messageId, role, content } = message
  const [text, setText] = useState(content)
  const [saving, setSaving] = useState<'version' | 'correction'>()
  const [hasFailed, setHasFailed] = useState(false)
  const isTooLong = text.length > limits.editLength
  const isUnchanged = text.trim() === '' || text === content
  const canSave = !isUnchanged && !isTooLong && saving === undefined

  const save = async (way: 'version' | 'correction') => {
    setSaving(way)
    setHasFailed(false)
    const isTaken = await onEdit(messageId, text, { keepFollowing: way === 'correction' })
    setSaving(undefined)
    if (!isTaken) return setHasFailed(true)
    onSaved()
    onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="wide"
      title={role === 'user' ? 'Edit your words' : 'Edit the story'}
      description={isLast ? 'The words as they are now stay beside the new ones.' : undefined}
    >
      <form className="flex flex-col gap-4" onSubmit={(event) => event.preventDefault()}>
        <TextArea
          label="Words"
          value={text}
          onChange={({ target }) => setText(target.value)}
          rows={10}
          dir="auto"
          error={isTooLong ? `Please keep it to ${limits.editLength} characters` : undefined}
          className="font-serif text-lg"
        />
        {hasFailed && (
          <p role="alert" className="text-sm text-danger">
            This could not be saved. Your words are still here.
          </p>
        )}
        {!isLast && (
          <p className="text-sm text-pretty text-quiet">
            A new version begins a branch: what follows stays with the old words. A correction keeps what
            follows. Nothing is lost either way.
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          {!isLast && (
            <Button
              disabled={!canSave}
              isBusy={saving === 'correction'}
              onClick={() => void save('correction')}
            >
              As a correction
            </Button>
          )}
          <Button
            variant="primary"
            disabled={!canSave}
            isBusy={saving === 'version'}
            onClick={() => void save('version')}
          >
            {isLast ? 'Save' : 'As a new version'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
