import * as z from 'zod/mini'
import { stored } from '#web/platform/browser-store.ts'

const Place = z.object({ storyId: z.string(), messageId: z.number(), at: z.optional(z.number()) })
type Place = z.infer<typeof Place>

const places = stored('places', z.array(Place), { isReaders: true })
const MOST = 50

/** Where the reader was in a story; nothing is kept of those who were at its end. */
export const keptPlace = {
  read: (storyId: string): Place | undefined => places.read()?.find((place) => place.storyId === storyId),
  write(storyId: string, place: Omit<Place, 'storyId'> | undefined): void {
    const others = (places.read() ?? []).filter((other) => other.storyId !== storyId)
    places.write(place ? [{ storyId, ...place }, ...others].slice(0, MOST) : others)
  },
}
