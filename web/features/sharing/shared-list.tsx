import { EyeOff, Globe, Link2 } from 'lucide-react'
import { useState } from 'react'
import type { Share } from '#contract/sharing.ts'
import { textOfError } from '#web/platform/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { toast } from '#web/ui/toast.ts'
import { ShareLinkDialog } from './share-link-dialog.tsx'
import { useShareWrites, useShares } from './sharing.api.ts'
import { useShareLink } from './use-share-link.ts'

/** The reader's public stories, with the ways to pass them on and to take them back; nothing while there are none. */
export function SharedList() {
  const { data: shares, error, refetch, isFetching } = useShares()
  const [linked, setLinked] = useState<string>()
  const [ending, setEnding] = useState<Share>()
  const { stopping } = useShareWrites()

  const stop = ({ storyId }: Share) =>
    stopping.mutate(storyId, {
      onSuccess: () => {
        toast({ title: 'Sharing stopped', description: 'The link no longer opens the story.' })
        setEnding(undefined)
      },
      onError: (failure) =>
        toast({ title: 'Failed to stop sharing', description: textOfError(failure), variant: 'danger' }),
    })

  if (!shares && error) {
    return (
      <NotLoaded
        title="Your shared stories could not be loaded"
        error={error}
        isBusy={isFetching}
        onTryAgain={() => void refetch()}
      />
    )
  }
  if (!shares?.length) return null
  return (
    <section aria-labelledby="shared-stories" className="flex flex-col gap-4">
      <h2 id="shared-stories" className="text-2xl">
        Shared Stories
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-raised">
        {shares.map((share) => (
          <li key={share.shareId} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 pr-2 pl-5">
            <SharedTitle share={share} />
            <div className="-ml-5 flex shrink-0 sm:ml-0">
              <Button variant="quiet" onClick={() => setLinked(share.shareId)}>
                <Link2 aria-hidden="true" className="size-4" />
                Link
              </Button>
              <Button variant="quiet" onClick={() => setEnding(share)}>
                <EyeOff aria-hidden="true" className="size-4" />
                Stop sharing
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <ShareLinkDialog shareId={linked} onClose={() => setLinked(undefined)} />
      {ending && (
        <ConfirmDialog
          title="Stop sharing"
          text={`The link to "${ending.title}" will no longer work. If you share the story again, it gets a new one.`}
          action="Stop sharing"
          isBusy={stopping.isPending}
          onConfirm={() => stop(ending)}
          onClose={() => setEnding(undefined)}
        />
      )}
    </section>
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
