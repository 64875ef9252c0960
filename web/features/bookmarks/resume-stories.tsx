import { Suspense } from 'react'
import { useSession } from '#web/platform/session/use-session.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { NoSavedStories } from './no-saved-stories.tsx'
import { late } from '#web/ui/late.tsx'

// Visitors have no bookmarks and need none of its code.
const ResumeList = late(async () => (await import('./resume-list.tsx')).ResumeList)

/** The stories a reader can take up again where they kept a place. */
export function ResumeStories() {
  const { isSignedIn, isLoading } = useSession()
  if (isLoading) return <ResumeSkeleton />
  if (!isSignedIn) return <NoSavedStories />
  return (
    <Suspense fallback={<Coming />}>
      <ResumeList />
    </Suspense>
  )
}

/** While nobody knows who reads: a browser with a reader shows that something comes, any other what visitors see. */
const ResumeSkeleton = () => (
  <>
    <div className="reader:hidden">
      <NoSavedStories />
    </div>
    <div className="hidden reader:block">
      <Coming />
    </div>
  </>
)

const Coming = () => <Skeleton className="h-16 rounded-card" />
