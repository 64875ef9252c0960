import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { importFormats, type ImportPreview } from '#contract/importing.ts'
import { textOfError } from '#web/platform/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogWindow } from '#web/ui/dialog-window.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { toast } from '#web/ui/toast.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { useImport, useImportPreview } from './transfer.api.ts'

interface ImportDialogProps {
  file: File
  isOpen: boolean
  onClose: () => void
}

/** Shows what would come in of a file and what can't, and makes a story of it once the reader agrees. */
export function ImportDialog({ file, isOpen, onClose }: ImportDialogProps) {
  const [, navigate] = useLocation()
  const [player, setPlayer] = useState('')
  const { mutate: look, data: preview, error: fault } = useImportPreview()
  const bringing = useImport()
  useEffect(() => {
    if (isOpen) look(file)
  }, [file, isOpen, look])

  const error = fault ?? bringing.error
  const bringIn = () =>
    bringing.mutate(
      { file, player: player.trim() || undefined },
      {
        onSuccess: (storyId) => {
          if (storyId !== undefined) return navigate(`/story/${storyId}`)
          toast({ title: 'Scenario kept' })
          onClose()
        },
      },
    )
  return (
    <DialogWindow isOpen={isOpen} onClose={onClose} title="Bring a Story In" description={file.name}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          bringIn()
        }}
      >
        {error && (
          <Notice title="This file can’t be brought in" isDanger>
            {textOfError(error)}
          </Notice>
        )}
        {!preview && !fault && (
          <p role="status" className="flex items-center gap-3 text-quiet">
            <Spinner />
            Reading the file
          </p>
        )}
        {preview && !fault && <Contents preview={preview} />}
        {preview?.namesPlayer && (
          <TextField
            label="Your name in this story"
            value={player}
            onChange={({ target }) => setPlayer(target.value)}
            maxLength={80}
            placeholder="the hero"
          />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          {preview && !fault && (
            <Button variant="primary" type="submit" isBusy={bringing.isPending}>
              {actionOf(preview)}
            </Button>
          )}
        </div>
      </form>
    </DialogWindow>
  )
}

/** The parts that come and those that stay behind. */
function Contents({ preview }: { preview: ImportPreview }) {
  const { format, title, scenario, leftOut, note, isUntold } = preview
  return (
    <>
      <div>
        <p className="text-sm text-quiet">{importFormats[format].label}</p>
        {title && (
          <p dir="auto" className="font-serif text-xl break-words">
            {title}
          </p>
        )}
        <p dir="auto" className="mt-1 line-clamp-4 break-words whitespace-pre-wrap">
          {scenario}
        </p>
      </div>
      <section aria-labelledby="comes-in">
        <h3 id="comes-in" className="font-medium">
          What comes in
        </h3>
        <ul className="list-disc pl-5 text-sm">
          {countsOf(preview).map((line) => (
            <li key={line}>{line}</li>
          ))}
          {note !== null && <li>The note that holds for every reply</li>}
          {isUntold && <li>The narrator will tell the opening</li>}
        </ul>
      </section>
      {leftOut.length > 0 && (
        <section aria-labelledby="stays-out">
          <h3 id="stays-out" className="font-medium">
            What can’t be carried
          </h3>
          <ul className="list-disc pl-5 text-sm break-words text-quiet">
            {leftOut.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function actionOf({ format, isUntold }: ImportPreview): string {
  if (format === 'scenario') return 'Keep the Scenario'
  return isUntold ? 'Begin the Story' : 'Bring It In'
}

const countsOf = ({ messages, pictures, entries, facts }: ImportPreview): string[] => [
  'The scenario',
  ...(messages > 0 ? [messages === 1 ? '1 message' : `${messages} messages`] : []),
  ...(pictures > 0 ? [pictures === 1 ? '1 picture' : `${pictures} pictures`] : []),
  ...(entries > 0
    ? [
        `${entries === 1 ? '1 entry' : `${entries} entries`} of the memory, with ${facts === 1 ? '1 fact' : `${facts} facts`}`,
      ]
    : []),
]
