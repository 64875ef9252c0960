import { nanoid } from 'nanoid'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { CallError, isSignedOutError, textOfError } from '#web/platform/call-error.ts'
import { loadLater } from '#web/platform/load-later.ts'
import { pendingOperation } from '#web/platform/pending-operation.ts'
import { useSession } from '#web/platform/session/use-session.ts'
import { toast } from '#web/ui/toast.ts'
import { keptStory } from '../kept-story.ts'
import { clientIdFor, startingStory } from './starting-story.ts'

export interface Beginning {
  /** Starts a story and goes to its page; settles when that is done, or did not come about. */
  begin: (prompt: string) => Promise<void>
  isStarting: boolean
}

/** Starts stories for a page, which shows a loading view while `isStarting` (specification, section 4). */
export function useBeginning(): Beginning {
  const { isSignedIn, isLoading } = useSession()
  const [, navigate] = useLocation()
  const [isStarting, setIsStarting] = useState(false)
  const running = useRef<AbortController>(undefined)

  const logInFirst = (prompt: string): void => {
    const path = location.pathname + location.search
    pendingOperation.write({ type: 'start_story', data: { prompt }, path })
    navigate(`/auth?redirect=${encodeURIComponent(path)}`)
  }

  const begin = async (prompt: string): Promise<void> => {
    if (running.current || prompt.trim() === '') return
    if (isLoading)
      return void toast({ title: 'Please wait', description: 'Checking authentication status...' })
    if (!isSignedIn) return logInFirst(prompt)
    const listening = new AbortController()
    running.current = listening
    setIsStarting(true)
    try {
      const clientId = clientIdFor(prompt, nanoid, Date.now())
      const { startStory, world } = await loadLater(deed)
      const story = await startStory({ prompt, clientId }, world, listening.signal)
      if (listening.signal.aborted) return
      startingStory.clear()
      keptStory.write(story)
      navigate(`/story/${story.storyId}`, { replace: location.pathname === '/story/new' })
    } catch (error) {
      if (listening.signal.aborted) return
      if (!isUnreachable(error)) startingStory.clear()
      if (isSignedOutError(error)) return logInFirst(prompt)
      toast({ title: 'Error', description: textOfStartError(error), variant: 'danger' })
    } finally {
      listening.abort()
      running.current = undefined
      setIsStarting(false)
    }
  }

  useEffect(() => () => running.current?.abort(), [])

  return { begin, isStarting }
}

/** The first load of home needs none of it (see the limit in vite.config.ts). */
async function deed() {
  const [{ startStory }, { sendPrompt, storyCalls }] = await Promise.all([
    import('./start-story.ts'),
    import('../stories.api.ts'),
  ])
  return { startStory, world: { sendPrompt, follow: storyCalls.follow, newId: nanoid, now: Date.now, wait } }
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const isUnreachable = (error: unknown): boolean => error instanceof CallError && error.status === 0

const textOfStartError = (error: unknown): string =>
  isUnreachable(error) ? 'Failed to start story' : textOfError(error)
