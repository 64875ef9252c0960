import { useEffect, useRef, useState } from 'react'
import { addPictureToCopy } from '#web/platform/offline/story-copies.ts'
import { toast } from '#web/ui/toast.ts'
import { paintScene, SceneFailed } from './paint-scene.ts'
import { sceneCalls } from './scenes.api.ts'
import type { PaintedScene, SceneOfReply } from './scenes.api.ts'

/** States of a scene's picture. */
export type SceneState =
  | { status: 'none' }
  | { status: 'loading'; ahead?: number }
  | { status: 'loaded'; picture: PaintedScene }
  | { status: 'failed'; reason: string }

export interface SceneActions {
  state: SceneState
  /** Asks for the picture, for the first time or again. */
  generate: () => void
  /** Calls the picture off. */
  cancel: () => void
  /** The browser could not show the picture. */
  handleBroken: () => void
}

/** The picture of one reply, from nothing to shown; `known` is the one the story came with. */
export function useScene(scene: SceneOfReply, known?: PaintedScene): SceneActions {
  const [asked, setAsked] = useState<SceneState>()
  const visit = useRef(new AbortController())
  useEffect(() => {
    const { current } = visit
    if (current.signal.aborted) visit.current = new AbortController()
    return () => visit.current.abort()
  }, [])

  const generate = async () => {
    const { signal } = visit.current
    setAsked({ status: 'loading' })
    try {
      const noteAhead = (ahead: number) => setAsked({ status: 'loading', ahead })
      const picture = await paintScene(scene, { calls: sceneCalls, signal, noteAhead })
      setAsked({ status: 'loaded', picture })
      void addPictureToCopy(scene, picture)
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof SceneFailed)) throw error
      toast({ title: 'Error', description: 'Failed to generate image. Please try again.', variant: 'danger' })
      setAsked({ status: 'failed', reason: error.message })
    }
  }
  const cancel = () => {
    visit.current.abort()
    visit.current = new AbortController()
    setAsked({ status: 'none' })
    // One that is painted meanwhile is there when the story is next opened.
    void sceneCalls.cancel(scene.messageId).catch(() => undefined)
  }
  return {
    state: asked ?? (known ? { status: 'loaded', picture: known } : { status: 'none' }),
    generate: () => void generate(),
    cancel,
    handleBroken: () => setAsked({ status: 'failed', reason: 'Image could not be loaded' }),
  }
}
