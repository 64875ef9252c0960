import { Suspense, lazy } from 'react'
import { useSession } from '#web/platform/session/use-session.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { NoSavedStories } from './no-saved-stories.tsx'

// Visitors have no bookmarks and need none of its code.
const ResumeList = lazy(async () => ({ default: (await import('./resume-list.tsx')).ResumeList }))

/** The stories a reader can take up again where they kept a place. */
export function ResumeStories() {
  const { isSignedIn } = useSession()
  if (!isSignedIn) return <NoSavedStories />
  return (
    <Suspense fallback={<Spinner className="size-6 text-quiet" />}>
      <ResumeList />
    </Suspense>
  )
}
