import * as z from 'zod/mini'
import { stored } from '#web/platform/browser-store.ts'
import type { StoredValue } from '#web/platform/browser-store.ts'
import { FeedMessage } from '../model/feed-message.ts'
import type { PlayerContext } from '../model/player-context.ts'

const StorySnapshot = z.object({
  storyId: z.string(),
  title: z.optional(z.string()),
  messages: z.array(FeedMessage),
  storyImage: z.optional(z.string()),
  prompt: z.optional(z.string()),
})
/** The current story as the browser remembers it; the server's record is the truth. */
export type StorySnapshot = z.infer<typeof StorySnapshot>

export const storySnapshot = stored<StorySnapshot>('current-story', StorySnapshot, { isReaders: true })

/** The snapshot as a story's page uses it: another story's is none of its own, and too long a story loses its start. */
export const snapshotIn = (place: StoredValue<StorySnapshot>): PlayerContext['snapshot'] => {
  const read = (storyId: string): StorySnapshot | undefined => {
    const snapshot = place.read()
    return snapshot?.storyId === storyId ? snapshot : undefined
  }
  return {
    read,
    write: (storyId, { title, messages }) => {
      const before = read(storyId)
      const storyImage = messages.find(({ image }) => image)?.image ?? before?.storyImage
      place.write({ ...before, storyId, title, storyImage, messages: newestThatFit(messages) })
    },
  }
}

/** Storages hold about five million characters for everything together. */
const KEPT_CHARACTERS = 1_000_000

/** The newest messages that fit into the browser's storage, oldest first. */
export function newestThatFit(
  messages: readonly FeedMessage[],
  charactersAtMost = KEPT_CHARACTERS,
): FeedMessage[] {
  let characters = 0
  const from = messages.findLastIndex(({ content, image = '' }) => {
    characters += content.length + image.length
    return characters > charactersAtMost
  })
  return messages.slice(from + 1)
}
