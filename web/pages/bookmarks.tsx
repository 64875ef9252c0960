import { Suspense, useState, type ComponentType } from 'react'
import { AuthFailed } from '#web/features/auth/auth-failed.tsx'
import { BookmarkList, BookmarksAreComing } from '#web/features/bookmarks/bookmark-list.tsx'
import { useSession } from '#web/platform/session/use-session.ts'
import { usePageTitle } from '#web/platform/use-page-title.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyPlace } from '#web/ui/empty-place.tsx'
import { late } from '#web/ui/late.tsx'

const AuthDialog = late(async () => (await import('#web/features/auth/auth-dialog.tsx')).AuthDialog)

/** Each file of `bookmarks-parts/` brings one, and goes with its room. */
const belowBookmarks = Object.entries(
  import.meta.glob<ComponentType>('./bookmarks-parts/*.ts', { eager: true, import: 'BookmarksPart' }),
)

export function BookmarksPage() {
  usePageTitle('Your Bookmarks')
  const { isSignedIn, isLoading, error, tryAgain } = useSession()

  if (error) return <AuthFailed error={error} onTryAgain={tryAgain} />
  return (
    <div className="column-narrow flex flex-col gap-8 py-10">
      <h1 className="text-4xl">Your Bookmarks</h1>
      {isLoading && <BookmarksAreComing />}
      {!isLoading && !isSignedIn && <LoggedOut />}
      {isSignedIn && (
        <>
          <BookmarkList />
          {belowBookmarks.map(([file, Part]) => (
            <Part key={file} />
          ))}
        </>
      )}
    </div>
  )
}

function LoggedOut() {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <EmptyPlace text="You need to create an account or log in to view your saved stories.">
      <Button variant="primary" onClick={() => setIsAsking(true)}>
        Sign in or Register
      </Button>
      {/* Whoever is signed in sees their bookmarks here in the place of this. */}
      {isAsking && (
        <Suspense>
          <AuthDialog onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </EmptyPlace>
  )
}
