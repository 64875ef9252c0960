import { useEffect, useEffectEvent } from 'react'
import type { StoryDraft } from '../store/draft.ts'
import type { Story } from './use-story.ts'
import { outbox } from '../store/outbox.ts'

/** Puts what waited and was refused back into the field, above what the reader has written since, and says why. */
export function useReturnedTurns({ storyId, showReturned }: Story, draft: StoryDraft): void {
  const takeBack = useEffectEvent(() => {
    const returned = outbox.takeRefused(storyId)
    if (!returned) return
    draft.write([returned.text, draft.text].filter(Boolean).join('\n\n'))
    showReturned(returned.refusal)
  })

  useEffect(() => {
    takeBack()
    return outbox.subscribe(takeBack)
  }, [storyId])
}
