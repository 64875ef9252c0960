import { useEffect, useEffectEvent } from 'react'
import { useSession } from '#web/platform/session/use-session.ts'
import { takePendingStart } from './pending-start.ts'
import { useBeginning } from './use-beginning.ts'
import type { Beginning } from './use-beginning.ts'

/** Starts stories for a page, and goes on with the start that a visitor asked for before logging in. */
export function useStartStory(): Beginning {
  const { user } = useSession()
  const readerId = user?.id
  const beginning = useBeginning()

  const resume = useEffectEvent(() => {
    const prompt = readerId !== undefined && takePendingStart(readerId)
    if (prompt) void beginning.begin(prompt)
  })
  useEffect(() => {
    if (readerId === undefined) return
    const timer = setTimeout(resume)
    return () => clearTimeout(timer)
  }, [readerId])

  return beginning
}
