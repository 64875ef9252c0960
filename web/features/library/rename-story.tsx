import { useState, type FormEvent } from 'react'
import type { StorySummary } from '#contract/library.ts'
import { limits } from '#contract/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useStoryWrites } from './library.api.ts'

/** The title as a field, in the title's place. */
export function RenameStory({
  story: { storyId, title },
  onClose,
}: {
  story: StorySummary
  onClose: () => void
}) {
  const [text, setText] = useState(title)
  const { renaming } = useStoryWrites(storyId)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') renaming.mutate(text.trim(), { onSuccess: onClose })
  }
  return (
    <form onSubmit={handleSubmit} className="relative flex flex-col gap-3 pb-2">
      <TextField
        label="Title"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
        maxLength={limits.titleLength}
        dir="auto"
        autoFocus
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" disabled={text.trim() === ''} isBusy={renaming.isPending}>
          Save
        </Button>
      </div>
    </form>
  )
}
