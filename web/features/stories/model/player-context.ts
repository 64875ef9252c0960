import type { StoredValue } from '#web/platform/browser-store.ts'
import type { StoryCopy } from '#web/platform/offline/story-copies.ts'
import type { KeptStory } from '../store/snapshot.ts'
import type { WaitingTurns } from '../store/outbox.ts'
import type { StoryCalls } from '../stories.api.ts'

/** What a story on its page needs of everything around it. */
export interface StoryWorld {
  calls: StoryCalls
  kept: StoredValue<KeptStory>
  /** Keeps the story for reading without a connection. */
  keepCopy: (copy: StoryCopy) => unknown
  /** Does what can wait until the page has come to rest. */
  whenIdle: (deed: () => void) => void
  /** What waits for a connection, and whether there is one. */
  turns: Pick<WaitingTurns, 'waiting' | 'add'>
  isOnline: () => boolean
  newId: () => string
  /** Milliseconds since 1970. */
  now: () => number
  /** The session has ended. */
  onSignedOut: () => void
  pause?: (ms: number, signal: AbortSignal) => Promise<void>
}
