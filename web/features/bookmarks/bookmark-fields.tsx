import type { FormEvent } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { limits } from '#contract/limits.ts'
import { DialogActions } from '#web/ui/dialog-actions.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { BookmarkDraft } from './bookmarks.api.ts'

interface BookmarkFieldsProps {
  draft: BookmarkDraft
  onChange: (draft: BookmarkDraft) => void
  onSave: () => void
  onCancel: () => void
  isSaving: boolean
  /** Stands in the empty title field. */
  titleHint?: string
  /** Comes late, perhaps where the reader is about to type: then what they type replaces it. */
  suggestedTitle?: string
}

/** Title and description of a bookmark; a blank title can't be saved. */
export function BookmarkFields(props: BookmarkFieldsProps) {
  const { draft, onChange, onSave, onCancel, isSaving, titleHint, suggestedTitle } = props
  const title = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const field = title.current
    if (field && field === document.activeElement && field.value === suggestedTitle) field.select()
  }, [suggestedTitle])
  const isBlank = draft.title.trim() === ''
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBlank && !isSaving) onSave()
  }
  return (
    <form onSubmit={handleSubmit} className="flex flex-col gap-5">
      <TextField
        ref={title}
        label="Title"
        value={draft.title}
        onChange={({ target }) => onChange({ ...draft, title: target.value })}
        placeholder={titleHint}
        maxLength={limits.titleLength}
        required
        dir="auto"
      />
      <TextArea
        label="Description (optional)"
        value={draft.description}
        onChange={({ target }) => onChange({ ...draft, description: target.value })}
        maxLength={limits.descriptionLength}
        dir="auto"
      />
      <DialogActions action="Save" disabled={isBlank} isBusy={isSaving} onCancel={onCancel} />
    </form>
  )
}
