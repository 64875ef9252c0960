import { useQuery } from '@tanstack/react-query'
import { Share2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { isSignedOutError, textOfError } from '#web/platform/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { late, lateWindow } from '#web/ui/late.tsx'
import type { ShareWish } from './name-story-dialog.tsx'
import { useShareWrites } from './sharing.api.ts'

const NameStoryDialog = lateWindow(async () => (await import('./name-story-dialog.tsx')).NameStoryDialog)

const ShareLinkDialog = late(async () => (await import('./share-link-dialog.tsx')).ShareLinkDialog)

interface ShareButtonProps {
  storyId: string
  /** The last message that the server has stored; without one there is nothing to share. */
  lastMessageId: number | undefined
  /** Looks for a title to begin with; it never fails. */
  suggestTitle: () => Promise<string>
  /** Keeps the place on the way; it never fails. */
  keepPlace: (title: string) => void
}

/** Publishes the story: its name, then its link. */
export function ShareButton(props: ShareButtonProps) {
  const { storyId, lastMessageId, suggestTitle, keepPlace } = props
  const [isNaming, setIsNaming] = useState(false)
  const [shareId, setShareId] = useState<string>()
  const { data: suggestedTitle } = useQuery({
    queryKey: ['share title', storyId],
    queryFn: suggestTitle,
    enabled: isNaming,
    // Asked each time: the story goes on, and bookmarks come.
    staleTime: 0,
    gcTime: 0,
  })
  const { sharing } = useShareWrites()

  const handleFailure = (error: Error) => {
    // Who was asked to log in and did not knows why.
    if (isSignedOutError(error)) return
    toast({ title: 'Failed to share story', description: textOfError(error), variant: 'danger' })
  }
  const share = (title: string, wish: ShareWish) => {
    keepPlace(title)
    sharing.mutate(
      { storyId, title, ...wish },
      {
        onSuccess: (shared) => {
          setIsNaming(false)
          setShareId(shared.shareId)
        },
        onError: handleFailure,
      },
    )
  }

  return (
    <>
      <Button
        variant="quiet"
        isIcon
        aria-label="Share Story"
        title="Share Story"
        disabled={lastMessageId === undefined}
        onClick={() => setIsNaming(true)}
      >
        <Share2 aria-hidden="true" className="size-5" />
      </Button>
      <NameStoryDialog
        isOpen={isNaming}
        suggestedTitle={suggestedTitle}
        isSharing={sharing.isPending}
        onShare={share}
        onClose={() => setIsNaming(false)}
      />
      {shareId !== undefined && (
        <Suspense>
          <ShareLinkDialog shareId={shareId} onClose={() => setShareId(undefined)} />
        </Suspense>
      )}
    </>
  )
}
