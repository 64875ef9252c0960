import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { sitePath } from '#web/platform/base-path.ts'
import { CallError, isSignedOutError } from '#web/platform/call-error.ts'
import { pendingOperation } from '#web/platform/pending-operation.ts'
import { lastReaderId } from '#web/platform/session/remembered.ts'
import { useSession } from '#web/platform/session/use-session.ts'
import { toast } from '#web/ui/toast.ts'

export interface Beginning {
  /** Starts a story and goes to its page; settles when that is done, or did not come about. */
  begin: (prompt: string) => Promise<void>
  isStarting: boolean
}

/** Starts stories for a page, which shows a loading view while `isStarting`. */
export function useBeginning(): Beginning {
  const { isSignedIn, isLoading, error } = useSession()
  const [, navigate] = useLocation()
  const [isStarting, setIsStarting] = useState(false)
  const running = useRef<AbortController>(undefined)

  const logInFirst = (prompt: string): void => {
    const path = sitePath() + location.search
    pendingOperation.write({ type: 'start_story', data: { prompt }, path, readerId: lastReaderId.read() })
    navigate(`/auth?redirect=${encodeURIComponent(path)}`)
  }

  const begin = async (prompt: string): Promise<void> => {
    if (running.current || prompt.trim() === '') return
    if (isLoading)
      return void toast({ title: 'Please wait', description: 'Checking authentication status...' })
    if (error) return fail(error)
    if (!isSignedIn) return logInFirst(prompt)
    const visit = new AbortController()
    running.current = visit
    setIsStarting(true)
    try {
      // Comes when it is needed: whoever only looks at the page loads none of it.
      const { startCurrentStory } = await import('./start-current-story.ts')
      const storyId = await startCurrentStory(prompt, visit.signal)
      navigate(`/story/${storyId}`, { replace: sitePath() === '/story/new' })
    } catch (fault) {
      if (visit.signal.aborted) return
      // Who was asked to log in and did not knows why.
      if (!isSignedOutError(fault)) fail(fault)
    } finally {
      visit.abort()
      running.current = undefined
      setIsStarting(false)
    }
  }

  useEffect(() => () => running.current?.abort(), [])

  return { begin, isStarting }
}

function fail(error: unknown): void {
  const isAnswered = error instanceof CallError && error.status > 0
  const description = isAnswered ? error.message : 'Failed to start story'
  toast({ title: 'Error', description, variant: 'danger' })
}
