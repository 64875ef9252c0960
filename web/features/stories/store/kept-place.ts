import * as z from 'zod/mini'
import { Place } from '#contract/place.ts'
import { keptByStory } from '#web/platform/kept-by-story.ts'

const LocalPlace = z.object({
  /** null: at the story's end. */
  place: z.nullable(Place),
  /** When the server last kept a place that this browser knows, by the server's clock; empty: none yet. */
  keptAt: z.string(),
})
export type LocalPlace = z.infer<typeof LocalPlace>

/** Where the reader was in a story, in this browser. */
export const keptPlace = keptByStory('places', LocalPlace)

export const NOWHERE: LocalPlace = { place: null, keptAt: '' }
