import { EyeOff, Globe, Link2 } from 'lucide-react'
import { useState } from 'react'
import { listShares, type Share } from '#contract/sharing.ts'
import { textOfError } from '#web/platform/call-error.ts'
import { useRefresh } from '#web/platform/use-refresh.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { UndoRow } from '#web/ui/undo-row.tsx'
import { ShareLinkDialog } from './share-link-dialog.tsx'
import { useShareWrites } from './sharing.api.ts'
import { useShareLink } from './use-share-link.ts'

/** A public story: its link is passed on or taken back, and for a while brought back. */
export function SharedRow({ share }: { share: Share }) {
  const { shareId, title } = share
  const [way, setWay] = useState<'link' | 'stop' | 'stopped'>()
  const { stopping, restoring } = useShareWrites()
  const refresh = useRefresh(listShares)
  const close = () => setWay(undefined)

  const stop = () =>
    stopping.mutate(shareId, {
      onSuccess: () => {
        toast({ title: 'Sharing stopped', description: 'The link no longer opens the story.' })
        setWay('stopped')
      },
      onError: (failure) =>
        toast({ title: 'Failed to stop sharing', description: textOfError(failure), variant: 'danger' }),
    })

  if (way === 'stopped') {
    return (
      <li className="p-2">
        <UndoRow
          isBusy={restoring.isPending}
          onUndo={() => restoring.mutate(shareId, { onSuccess: close })}
          onLeave={() => void refresh()}
        >
          “{title}” is no longer shared.
        </UndoRow>
      </li>
    )
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 pr-2 pl-5">
      <SharedTitle share={share} />
      <div className="-ml-5 flex shrink-0 sm:ml-0">
        <Button variant="quiet" onClick={() => setWay('link')}>
          <Link2 aria-hidden="true" className="size-4" />
          Link
        </Button>
        <Button variant="quiet" onClick={() => setWay('stop')}>
          <EyeOff aria-hidden="true" className="size-4" />
          Stop sharing
        </Button>
      </div>
      <ShareLinkDialog shareId={way === 'link' ? shareId : undefined} onClose={close} />
      {way === 'stop' && (
        <ConfirmDialog
          title="Stop sharing"
          text={`The link to "${title}" will no longer work. If you share the story again, it gets a new one.`}
          action="Stop sharing"
          isBusy={stopping.isPending}
          onConfirm={stop}
          onClose={close}
        />
      )}
    </li>
  )
}

function SharedTitle({ share }: { share: Share }) {
  const { shareId, title, allowSearchEngines, allowPlayingOn, playedOn } = share
  const linkOf = useShareLink()
  return (
    <div className="min-w-48 flex-1">
      <a
        href={linkOf(shareId)}
        target="_blank"
        rel="noopener"
        dir="auto"
        className="line-clamp-2 text-left font-serif text-lg hover:text-accent"
      >
        {title}
      </a>
      <p className="flex items-center gap-1.5 text-sm text-quiet">
        <Globe aria-hidden="true" className="size-3.5" />
        {allowSearchEngines ? 'Public, found by search engines' : 'Public for everyone with the link'}
      </p>
      {(allowPlayingOn || playedOn > 0) && (
        <p className="text-sm text-quiet">
          {playedOn === 1
            ? 'Played on once'
            : playedOn === 0
              ? 'May be played on'
              : `Played on ${playedOn} times`}
        </p>
      )}
    </div>
  )
}
