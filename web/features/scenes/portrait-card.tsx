import { Brush, Trash2, UserRound } from 'lucide-react'
import { useState } from 'react'
import type { PortraitPerson, StoryPortraits } from '#contract/portraits.ts'
import { pictureAddresses } from '#web/platform/picture-addresses.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { lateWindow } from '#web/ui/late.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { PortraitForm } from './portrait-form.tsx'
import { usePortraitWrites } from './portraits.api.ts'
import type { PaintedScene } from './scenes.api.ts'

const PictureViewer = lateWindow(async () => (await import('./picture-viewer.tsx')).PictureViewer)

interface PortraitCardProps {
  storyId: string
  person: PortraitPerson
  painting: StoryPortraits
  /** Everybody's portraits, which the viewer goes through. */
  pictures: readonly PaintedScene[]
  canPaint: boolean
}

/** Somebody with their portrait, which can be painted, painted again and removed. */
export function PortraitCard({ storyId, person, painting, pictures, canPaint }: PortraitCardProps) {
  const { status, image } = person
  const name = person.name ?? 'You'
  const [open, setOpen] = useState<'form' | 'removal'>()
  const writes = usePortraitWrites(storyId)
  const isPainting = status === 'painting'
  const remove = () =>
    writes.mutate({ kind: 'remove', person: person.person }, { onSettled: () => setOpen(undefined) })
  return (
    <article aria-label={`Portrait: ${name}`} className="rounded-card border border-line bg-raised p-3">
      <div className="flex gap-3">
        <Face person={person} pictures={pictures} />
        <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
          <h4 className="font-medium">{name}</h4>
          {person.person === 'hero' && person.name && <p className="text-sm text-quiet">You</p>}
          {isPainting && (
            <p role="status" className="flex items-center gap-2 text-sm text-quiet">
              <Spinner /> Being painted…
            </p>
          )}
          {status === 'failed' && (
            <p role="alert" className="text-sm text-danger">
              The portrait could not be painted.
            </p>
          )}
          <div className="mt-auto -ml-3 flex flex-wrap">
            {canPaint && !isPainting && open !== 'form' && (
              <Button variant="quiet" className="px-3! text-sm" onClick={() => setOpen('form')}>
                <Brush aria-hidden="true" className="size-4" />
                {image || status ? 'Paint again' : 'Paint a portrait'}
                <span className="sr-only">of {name}</span>
              </Button>
            )}
            {status && (
              <Button
                variant="quiet"
                className="px-3! text-sm"
                onClick={() => (image ? setOpen('removal') : remove())}
              >
                <Trash2 aria-hidden="true" className="size-4" />
                {isPainting && !image ? 'Cancel' : 'Remove'}
                <span className="sr-only">the portrait of {name}</span>
              </Button>
            )}
          </div>
        </div>
      </div>
      {open === 'form' && (
        <PortraitForm
          storyId={storyId}
          person={person}
          painting={painting}
          onDone={() => setOpen(undefined)}
        />
      )}
      {open === 'removal' && (
        <ConfirmDialog
          title={`Remove the portrait of ${name}?`}
          text="It goes for good. Pictures of scenes stay."
          action="Remove"
          isBusy={writes.isPending}
          onConfirm={remove}
          onClose={() => setOpen(undefined)}
        />
      )}
    </article>
  )
}

/** The portrait, which opens large, or the place for one. */
function Face({ person: { image, alt = '' }, pictures }: Pick<PortraitCardProps, 'person' | 'pictures'>) {
  const [isLarge, setIsLarge] = useState(false)
  const frame = 'flex aspect-3/4 w-24 shrink-0 items-center justify-center overflow-hidden rounded-card'
  if (!image)
    return (
      <div className={`${frame} bg-line/60 text-quiet`}>
        <UserRound aria-hidden="true" className="size-10" />
      </div>
    )
  return (
    <>
      <button
        type="button"
        aria-label={`Open the picture: ${alt}`}
        className={frame}
        onClick={() => setIsLarge(true)}
      >
        <img
          {...pictureAddresses(image)}
          sizes="6rem"
          width={720}
          height={960}
          alt={alt}
          className="size-full object-cover"
        />
      </button>
      <PictureViewer
        title="Portrait"
        isOpen={isLarge}
        onClose={() => setIsLarge(false)}
        picture={{ image, alt }}
        pictures={pictures}
      />
    </>
  )
}
