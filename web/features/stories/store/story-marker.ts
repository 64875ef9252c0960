import * as z from 'zod/mini'
import type { StoredValue } from '#web/platform/browser-store.ts'
import { stored } from '#web/platform/browser-store.ts'

const StoryMarker = z.object({ state: z.enum(['pending', 'completed', 'failed']), since: z.number() })
export type StoryMarker = z.infer<typeof StoryMarker>

/** A run that has not ended by then was cut short, by a closed tab say, and no longer stands in the way. */
const PENDING_AT_MOST_MS = 20_000

/** The progress of a story's recovery or continuation, for each story and message. */
export const storyMarker = (
  kind: 'recovery' | 'continuation',
  storyId: string,
  messageId?: number,
): StoredValue<StoryMarker> =>
  stored([kind, storyId, messageId].filter(Boolean).join('-'), StoryMarker, { isReaders: true })

export const isUnderWay = (marker: StoryMarker | undefined, now: number): boolean =>
  marker?.state === 'pending' && now - marker.since < PENDING_AT_MOST_MS

/** Runs with the marker pending, and leaves it completed or failed. */
export async function marked<T>(
  marker: Pick<StoredValue<StoryMarker>, 'write'>,
  now: () => number,
  run: () => Promise<T>,
): Promise<T> {
  marker.write({ state: 'pending', since: now() })
  try {
    const result = await run()
    marker.write({ state: 'completed', since: now() })
    return result
  } catch (error) {
    marker.write({ state: 'failed', since: now() })
    throw error
  }
}
