import { Suspense, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { AuthFailed } from '#web/features/auth/auth-failed.tsx'
import { pathOfSelection, readSelection } from '#web/features/library/selection.ts'
import { StoriesAreComing, StoryList } from '#web/features/library/story-list.tsx'
import { useSession } from '#web/platform/session/use-session.ts'
import { usePageTitle } from '#web/platform/use-page-title.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyPlace } from '#web/ui/empty-place.tsx'
import { late } from '#web/ui/late.tsx'

const AuthDialog = late(async () => (await import('#web/features/auth/auth-dialog.tsx')).AuthDialog)

export function StoriesPage() {
  usePageTitle('Your Stories')
  const { isSignedIn, isLoading, error, tryAgain } = useSession()
  const [, navigate] = useLocation()
  const selection = readSelection(useSearch())

  if (error) return <AuthFailed error={error} onTryAgain={tryAgain} />
  return (
    <div className="column-narrow flex flex-col gap-6 py-10">
      <h1 className="text-4xl">Your Stories</h1>
      {isLoading && <StoriesAreComing />}
      {!isLoading && !isSignedIn && <LoggedOut />}
      {isSignedIn && (
        <StoryList
          selection={selection}
          onSelect={(chosen) => navigate(pathOfSelection(chosen), { replace: true })}
        />
      )}
    </div>
  )
}

function LoggedOut() {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <EmptyPlace text="You need to create an account or log in to view your stories.">
      <Button variant="primary" onClick={() => setIsAsking(true)}>
        Sign in or Register
      </Button>
      {/* Whoever is signed in sees their stories here in the place of this. */}
      {isAsking && (
        <Suspense>
          <AuthDialog onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </EmptyPlace>
  )
}
