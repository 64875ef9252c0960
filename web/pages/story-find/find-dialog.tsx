import { useState } from 'react'
import { MoreMatches } from '#web/features/library/more-matches.tsx'
import { useSettled } from '#web/platform/use-settled.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { StoryInPlay } from '../story-part.ts'

interface FindDialogProps extends Pick<StoryInPlay, 'story'> {
  onClose: () => void
}

const SETTLED_MS = 300

/** Finds words anywhere in a story, also where the page does not hold it. */
export function FindDialog({ story, onClose }: FindDialogProps) {
  const [words, setWords] = useState('')
  const search = useSettled(words.trim(), SETTLED_MS)
  return (
    <Dialog isOpen onClose={onClose} title="Find in this story">
      <div className="flex flex-col gap-4">
        <TextField
          label="Words"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          autoComplete="off"
          dir="auto"
        />
        {search !== '' && <MoreMatches storyId={story.storyId} search={search} onChoose={onClose} />}
      </div>
    </Dialog>
  )
}
