import * as z from 'zod/mini'

/** Ids of messages, bookmarks and the like are positive whole numbers (HTTP-8). */
export const NumberId = z.int().check(z.positive())

export const StoryId = z.string().check(z.regex(/^[\w-]{21,64}$/))

/** A number's id in a path or query, where it arrives as text. */
export const NumberIdInPath = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
  z.transform((text: string) => Number(text)),
)
