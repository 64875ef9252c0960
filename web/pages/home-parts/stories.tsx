import { Suspense, lazy } from 'react'
import { Link } from 'wouter'
import { useSession } from '#web/platform/session/use-session.ts'
import type { HomePart } from '../home-part.ts'

// Visitors have no stories and need none of its code.
const LatestStories = lazy(async () => ({
  default: (await import('#web/features/library/latest-stories.tsx')).LatestStories,
}))

function Latest() {
  const { isSignedIn } = useSession()
  return <Suspense>{isSignedIn && <LatestStories />}</Suspense>
}

const AllStories = () => (
  <Link href="/stories" className="flex min-h-11 items-center text-accent underline-offset-4 hover:underline">
    All Stories
  </Link>
)

export const homePart: HomePart = { rank: 0, title: 'Your Stories', Aside: AllStories, Content: Latest }
