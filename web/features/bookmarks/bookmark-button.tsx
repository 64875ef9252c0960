import { useQuery } from '@tanstack/react-query'
import { Bookmark as BookmarkIcon } from 'lucide-react'
import { useState } from 'react'
import { isSignedOutError, textOfError } from '#web/platform/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useBookmarkWrites } from './bookmarks.api.ts'
import type { BookmarkDraft } from './bookmarks.api.ts'
import { SaveProgressDialog } from './save-progress-dialog.tsx'

interface BookmarkButtonProps {
  storyId: string
  /** The last message that the server has stored; without one there is no place to keep. */
  lastMessageId: number | undefined
  /** Looks for a title to begin with; it never fails. */
  suggestTitle: () => Promise<string>
}

/** Keeps the place that the story has reached. */
export function BookmarkButton({ storyId, lastMessageId, suggestTitle }: BookmarkButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  /** The reader's input; undefined until they type. */
  const [typed, setTyped] = useState<BookmarkDraft>()
  const { data: suggested } = useQuery({
    queryKey: ['bookmark title', storyId],
    queryFn: suggestTitle,
    enabled: isOpen,
    // Asked each time: the story goes on, and bookmarks come.
    staleTime: 0,
    gcTime: 0,
  })
  const { creating } = useBookmarkWrites()
  const draft = typed ?? { title: suggested ?? '', description: '' }

  const close = () => {
    setIsOpen(false)
    setTyped(undefined)
  }
  const handleFailure = (error: Error) => {
    // Who was asked to log in and did not knows why.
    if (isSignedOutError(error)) return
    toast({ title: 'Failed to save bookmark', description: textOfError(error), variant: 'danger' })
  }
  const save = () => {
    if (lastMessageId === undefined) return
    creating.mutate(
      { storyId, lastMessageId, draft },
      {
        onSuccess: () => {
          toast({ title: 'Story progress saved', description: 'Story bookmarked successfully' })
          close()
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
        aria-label="Bookmark"
        title="Bookmark"
        disabled={lastMessageId === undefined}
        onClick={() => setIsOpen(true)}
      >
        <BookmarkIcon aria-hidden="true" className="size-5" />
      </Button>
      <SaveProgressDialog
        isOpen={isOpen}
        draft={draft}
        suggestedTitle={suggested}
        isLookingForTitle={!typed && suggested === undefined}
        isSaving={creating.isPending}
        onChange={setTyped}
        onSave={save}
        onClose={close}
      />
    </>
  )
}
