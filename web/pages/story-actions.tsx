import { Suspense, lazy, useState } from 'react'
import { BookmarkButton } from '#web/features/bookmarks/bookmark-button.tsx'
import { useKeepQuietly } from '#web/features/bookmarks/use-keep-quietly.ts'
import { useTitleSuggestion } from '#web/features/bookmarks/use-title-suggestion.ts'
import { ShareButton } from '#web/features/sharing/share-button.tsx'

/** Most stories are played without it, so its forms come when they are asked for. */
const AuthDialog = lazy(async () => ({
  default: (await import('#web/features/auth/auth-dialog.tsx')).AuthDialog,
}))

interface StoryActionsProps {
  storyId: string
  /** The last message that the server has stored. */
  lastMessageId: number | undefined
}

/** The actions on a story beside playing it: keep the place, show it to others. */
export function StoryActions({ storyId, lastMessageId }: StoryActionsProps) {
  const suggestTitle = useTitleSuggestion()
  const keepQuietly = useKeepQuietly()
  /** Goes on after the login that is being asked for. */
  const [afterLogin, setAfterLogin] = useState<() => void>()
  const askToLogIn = (goOn: () => void) => setAfterLogin(() => goOn)

  // The story is shared also when its bookmark fails (SHARE-11).
  const keepPlace = (title: string) => {
    if (lastMessageId !== undefined) keepQuietly({ storyId, lastMessageId }, title)
  }

  return (
    <>
      <BookmarkButton storyId={storyId} lastMessageId={lastMessageId} onAuthNeeded={askToLogIn} />
      <ShareButton
        storyId={storyId}
        isDisabled={lastMessageId === undefined}
        suggestTitle={() => suggestTitle(storyId)}
        onShare={keepPlace}
        onAuthNeeded={askToLogIn}
      />
      {afterLogin && (
        <Suspense>
          <AuthDialog isOpen onClose={() => setAfterLogin(undefined)} onSuccess={afterLogin} />
        </Suspense>
      )}
    </>
  )
}
