import * as z from 'zod/mini'
import { stored } from '#web/platform/browser-store.ts'

const StoryPlace = z.object({ storyId: z.string(), messageId: z.number(), at: z.optional(z.number()) })
type StoryPlace = z.infer<typeof StoryPlace>

const places = stored('places', z.array(StoryPlace), { isReaders: true })
const MOST = 50

/** Where the reader was in a story; nothing is kept of those who were at its end. */
export const keptPlace = {
  read: (storyId: string): StoryPlace | undefined =>
    places.read()?.find((place) => place.storyId === storyId),
  write(storyId: string, place: Omit<StoryPlace, 'storyId'> | undefined): void {
    const others = (places.read() ?? []).filter((other) => other.storyId !== storyId)
    places.write(place ? [{ storyId, ...place }, ...others].slice(0, MOST) : others)
  },
}
