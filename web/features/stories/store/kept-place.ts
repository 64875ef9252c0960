import * as z from 'zod/mini'
import { keptByStory } from '#web/platform/kept-by-story.ts'

/** Where in a story a reader is, in terms that hold for any width and typeface. */
const Place = z.object({
  messageId: z.number(),
  /** The share of the message that is above the view, below 0 where it begins further down; absent for its middle. */
  at: z.optional(z.number()),
})
export type Place = z.infer<typeof Place>

/** Where the reader was in a story; nothing is kept of those who were at its end. */
export const keptPlace = keptByStory('places', Place)
