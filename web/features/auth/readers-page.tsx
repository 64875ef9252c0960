import { Suspense, useState, type ReactNode } from 'react'
import { useSession } from '#web/platform/session/use-session.ts'
import { usePageTitle } from '#web/platform/use-page-title.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyPlace } from '#web/ui/empty-place.tsx'
import { late } from '#web/ui/late.tsx'
import { AuthFailed } from './auth-failed.tsx'

const AuthDialog = late(async () => (await import('./auth-dialog.tsx')).AuthDialog)

interface ReadersPageProps {
  title: string
  /** Says to who is not signed in that they have to be. */
  loginText: string
  /** In the place of the content for as long as nobody knows who reads. */
  skeleton: ReactNode
  children: ReactNode
}

/** A page of what is the reader's own. */
export function ReadersPage({ title, loginText, skeleton, children }: ReadersPageProps) {
  usePageTitle(title)
  const { isSignedIn, isLoading, error, tryAgain } = useSession()

  if (error) return <AuthFailed error={error} onTryAgain={tryAgain} />
  return (
    <div className="column-narrow flex flex-col gap-8 py-10">
      <h1 className="text-4xl">{title}</h1>
      {isLoading && skeleton}
      {!isLoading && !isSignedIn && <LoggedOut text={loginText} />}
      {isSignedIn && children}
    </div>
  )
}

function LoggedOut({ text }: { text: string }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <EmptyPlace text={text}>
      <Button variant="primary" onClick={() => setIsAsking(true)}>
        Sign in or Register
      </Button>
      {/* Whoever is signed in sees what is theirs here in the place of this. */}
      {isAsking && (
        <Suspense>
          <AuthDialog onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </EmptyPlace>
  )
}
