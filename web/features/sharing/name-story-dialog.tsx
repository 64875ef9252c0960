import type { FormEvent } from 'react'
import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogActions } from '#web/ui/dialog-actions.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextField } from '#web/ui/text-field.tsx'

/** The reader's answers to what others may do with the story. */
export interface ShareWish {
  allowSearchEngines: boolean
  allowPlayingOn: boolean
  allowName: boolean
}

interface NameStoryDialogProps {
  isOpen: boolean
  /** undefined while it is looked for. */
  suggestedTitle: string | undefined
  isSharing: boolean
  onShare: (title: string, wish: ShareWish) => void
  onClose: () => void
}

const questions: { name: keyof ShareWish; label: string; after?: keyof ShareWish }[] = [
  { name: 'allowSearchEngines', label: 'Let search engines find it' },
  { name: 'allowPlayingOn', label: 'Let others play on from here' },
  { name: 'allowName', label: 'Show them my name', after: 'allowPlayingOn' },
]

/** The first step of sharing: a title, without which nothing is shared. */
export function NameStoryDialog(props: NameStoryDialogProps) {
  const { isOpen, suggestedTitle, isSharing, onShare, onClose } = props
  const [typed, setTyped] = useState<string>()
  const [wish, setWish] = useState<ShareWish>({
    allowSearchEngines: false,
    allowPlayingOn: false,
    allowName: false,
  })
  const title = typed ?? suggestedTitle ?? ''
  const isBlank = title.trim() === ''

  const close = () => {
    setTyped(undefined)
    onClose()
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBlank && !isSharing) onShare(title.trim(), wish)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title="Name your story"
      description="Everyone who has the link can read the story up to here. What you play after this stays yours until you share again."
    >
      <form onSubmit={handleSubmit} className="flex flex-col gap-5">
        <TextField
          label="Title"
          value={title}
          onChange={({ target }) => setTyped(target.value)}
          placeholder={suggestedTitle === undefined ? 'Finding a title...' : undefined}
          maxLength={limits.titleLength}
          required
          dir="auto"
        />
        {questions.map(({ name, label, after }) =>
          after && !wish[after] ? null : (
            <div key={name} className="flex items-center justify-between gap-4">
              <span className="text-sm text-quiet">{label}</span>
              <Switch
                label={label}
                isOn={wish[name]}
                onChange={(isOn) => setWish({ ...wish, [name]: isOn })}
                onText="Yes"
                offText="No"
              />
            </div>
          ),
        )}
        <DialogActions
          action={isSharing ? 'Creating link...' : 'Share'}
          disabled={isBlank}
          isBusy={isSharing}
          onCancel={close}
        />
      </form>
    </Dialog>
  )
}
