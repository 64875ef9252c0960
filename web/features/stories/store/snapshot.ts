import * as z from 'zod/mini'
import { stored } from '#web/platform/browser-store.ts'
import type { FeedMessage } from '../model/message.ts'

const KeptMessage = z.object({
  id: z.string(),
  messageId: z.optional(z.number()),
  role: z.enum(['user', 'assistant', 'image']),
  content: z.string(),
  image: z.optional(z.string()),
  imageAlt: z.optional(z.string()),
  isInitialMessage: z.optional(z.boolean()),
  createdAt: z.optional(z.string()),
  status: z.optional(
    z.enum(['streaming', 'stopped', 'failed', 'interrupted', 'sending', 'unsent', 'waiting']),
  ),
  suggestions: z.optional(z.array(z.string())),
})

const KeptStory = z.object({
  storyId: z.string(),
  title: z.optional(z.string()),
  messages: z.array(KeptMessage),
  storyImage: z.optional(z.string()),
  prompt: z.optional(z.string()),
})
/** The current story as the browser remembers it (specification, section 3); the server's record is the truth. */
export type KeptStory = z.infer<typeof KeptStory>

export const keptStory = stored<KeptStory>('current-story', KeptStory, { isReaders: true })

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
