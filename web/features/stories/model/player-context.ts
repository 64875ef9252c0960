import type { FeedMessage } from './feed-message.ts'
import type { OutboxTurn } from './outbox-messages.ts'
import type { StoryCalls } from './story-calls.ts'

/** A story as the browser remembers it. */
export interface RememberedStory {
  title?: string
  note?: string
  messages: FeedMessage[]
}

/** Everything that a story on its page needs from around it. */
export interface PlayerContext {
  calls: StoryCalls
  /** Remembers the current story in this browser; `read` knows no other. */
  snapshot: {
    read: (storyId: string) => RememberedStory | undefined
    write: (storyId: string, story: RememberedStory) => void
  }
  /** Keeps the story for reading without a connection. */
  keepCopy: (storyId: string, story: RememberedStory) => unknown
  /** Defers a task until the page has come to rest. */
  whenIdle: (task: () => void) => void
  /** The turns that wait for a connection. */
  outbox: {
    waiting: (storyId: string) => OutboxTurn[]
    /** Returns whether the turn is kept. */
    add: (turn: OutboxTurn) => boolean
  }
  isOnline: () => boolean
  newId: () => string
  /** Milliseconds since 1970. */
  now: () => number
  /** The session has ended. */
  onSignedOut: () => void
  pause?: (ms: number, signal: AbortSignal) => Promise<void>
}
