import { isSignedOutError, textOfError } from '#web/platform/call-error.ts'
import { toast } from '#web/ui/toast.ts'
import type { StoryPlayer } from '../model/story-player.ts'
import { readBookmarkedStory } from './recover-story.ts'
import { isUnderWay, marked, storyMarker } from '../store/story-marker.ts'

const RECOVERED_AFTER_MS = 100

/** The number in `?messageId=`; undefined when it is none. */
export function messageIdOf(param: string): number | undefined {
  const messageId = Number(param)
  return Number.isSafeInteger(messageId) && messageId > 0 ? messageId : undefined
}

/** Opens a story at a bookmark: recovers it once, a moment after the page is there (RECOVER-5). Returns the way to leave. */
export function openBookmarked(player: StoryPlayer, messageParam: string): () => void {
  let leave = (): void => undefined
  const timer = setTimeout(() => (leave = recover(player, messageParam)), RECOVERED_AFTER_MS)
  return () => {
    clearTimeout(timer)
    leave()
  }
}

function recover(player: StoryPlayer, messageParam: string): () => void {
  const messageId = messageIdOf(messageParam)
  if (messageId === undefined) {
    const description = 'Invalid bookmark data. Please try a different bookmark.'
    toast({ title: 'Error', description, variant: 'danger' })
    return player.open()
  }
  const marker = storyMarker('recovery', player.storyId, messageId)
  if (isUnderWay(marker.read(), Date.now())) return player.open()
  return player.open(async (storyId, signal) => {
    try {
      return await marked(marker, Date.now, () => readBookmarkedStory(storyId, messageId, signal))
    } catch (error) {
      if (!signal.aborted && !isSignedOutError(error)) {
        toast({ title: 'Recovery Error', description: textOfError(error), variant: 'danger' })
      }
      throw error
    }
  })
}
