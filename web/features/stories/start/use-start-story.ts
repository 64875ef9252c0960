import { useEffect, useEffectEvent } from 'react'
import { useSession } from '#web/platform/session/use-session.ts'
import { takePendingStart } from './pending-start.ts'
import { useBeginning } from './use-beginning.ts'
import type { Beginning } from './use-beginning.ts'

/** Starts stories for a page, and goes on with the start that a visitor asked for before logging in. */
export function useStartStory(): Beginning {
  const { isSignedIn } = useSession()
  const beginning = useBeginning()

  const resume = useEffectEvent(() => {
    const prompt = takePendingStart()
    if (prompt) void beginning.begin(prompt)
  })
  useEffect(() => {
    if (!isSignedIn) return
    const timer = setTimeout(resume)
    return () => clearTimeout(timer)
  }, [isSignedIn])

  return beginning
}
