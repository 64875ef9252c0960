import { useSession } from '#web/platform/session/use-session.ts'

export function HomePage() {
  const { user } = useSession()
  return <h1 className="prose-story">Begin Your Unique Adventure {user?.username}</h1>
}
