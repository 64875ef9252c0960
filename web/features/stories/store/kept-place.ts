import * as z from 'zod/mini'
import { stored } from '#web/platform/browser-store.ts'

const Place = z.object({ messageId: z.number(), at: z.optional(z.number()) })
type Place = z.infer<typeof Place>

const places = stored('places', z.array(z.tuple([z.string(), Place])), { isReaders: true })
const MOST = 50

/** Where the reader was in a story; nothing is kept of those who were at its end. */
export const keptPlace = {
  read: (storyId: string): Place | undefined => places.read()?.find(([id]) => id === storyId)?.[1],
  write(storyId: string, place: Place | undefined): void {
    const others = (places.read() ?? []).filter(([id]) => id !== storyId)
    places.write(place ? [[storyId, place] as [string, Place], ...others].slice(0, MOST) : others)
  },
}
