import type { ReactNode } from 'react'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useSearch } from 'wouter'
import { sitePath } from '#web/platform/base-path.ts'
import { useSession } from '#web/platform/session/use-session.ts'
import { CreatingScreen } from './creating-screen.tsx'
import { takePendingStart } from './pending-start.ts'
import { promptFromAddress } from './story-prompt.ts'
import { useBeginning } from './use-beginning.ts'

/** `/story/new`: starts what the address asks for and shows the second loading view meanwhile. */
export function NewStory({ ad }: { ad?: ReactNode }) {
  const search = useSearch()
  const [, navigate] = useLocation()
  const { isLoading, user } = useSession()
  const { begin } = useBeginning()

  const start = useEffectEvent(async () => {
    const prompt = (user && takePendingStart(user.id)) || promptFromAddress(search)
    if (prompt) await begin(prompt)
    // Still here: it could not be started, or there was nothing to start.
    if (sitePath() === '/story/new') navigate('/', { replace: true })
  })
  useEffect(() => {
    if (isLoading) return
    const timer = setTimeout(start)
    return () => clearTimeout(timer)
  }, [isLoading])

  return <CreatingScreen ad={ad} />
}
