import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { NumberId, StoryId } from './ids.ts'

/** Where in a story a reader is, in terms that hold for any width and typeface. */
export const Place = z.object({
  messageId: NumberId,
  /** The share of the message that is above the view, below 0 where it begins further down; absent for its middle. */
  at: z.optional(z.number().check(z.gte(-1_000), z.lte(1_000))),
})
export type Place = z.infer<typeof Place>

/** A place as the server keeps it. */
export const KeptPlace = z.object({
  /** null: at the story's end. */
  place: z.nullable(Place),
  /** When it was kept: another value says that it was kept again, by whichever device. */
  keptAt: z.string(),
})
export type KeptPlace = z.infer<typeof KeptPlace>

export const savePlace = endpoint({
  method: 'PUT',
  path: '/api/story/:storyId/place',
  summary: 'Keeps where the reader is in a story, for all of their devices',
  access: 'user',
  throttles: ['places'],
  params: z.object({ storyId: StoryId }),
  body: z.object({ place: z.nullable(Place) }),
  reply: KeptPlace,
  errors: ['story_not_found'],
})
