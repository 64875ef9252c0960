import type { KeptPlace } from '#contract/place.ts'
import type { TurnKind } from '#contract/stories.ts'
import type { IncomingMessage } from './feed-message.ts'
import type { TurnEvent } from './turn-events.ts'

/** A turn on its way, with the id that keeps a repeated send from making two turns (TURN-15). */
export interface TurnToSend {
  /** Absent where the narrator is only to go on. */
  message?: string
  kind?: TurnKind
  /** The message below which it was written. */
  parentId?: number
  clientId: string
}

/** A turn that the server has stored, by its reply. */
export interface RunningTurn {
  storyId: string
  messageId: number
}

export interface ReadStory {
  title?: string | null
  messages: IncomingMessage[]
  /** A remark for the reader, such as that parts are missing. */
  remark?: string
  /** The reader's lasting wish for the story. */
  note?: string
  /** Where the reader was last, on whichever device. */
  lastPlace?: KeptPlace
  canUndo?: boolean
  canRedo?: boolean
  /** Older messages stand above these. */
  hasOlder?: boolean
}

/** A call that takes the story to another place in its tree and answers how it stands there. */
export type StoryMove = (storyId: string, signal: AbortSignal) => Promise<ReadStory>

type TurnEvents = AsyncGenerator<TurnEvent>

/** The calls that a story's page makes. */
export interface StoryCalls {
  read: (storyId: string, signal: AbortSignal) => Promise<ReadStory>
  /** As many of its newest messages as a page shows. */
  readNewest: (storyId: string, signal: AbortSignal) => Promise<ReadStory>
  /** All messages above one of the story. */
  readOlder: (storyId: string, before: number, signal: AbortSignal) => Promise<ReadStory>
  /** The same as it stands on the server now, never from a copy. */
  readFreshly: (storyId: string, signal: AbortSignal) => Promise<ReadStory>
  send: (storyId: string, body: TurnToSend, signal: AbortSignal) => TurnEvents
  /** `guide` is the reader's wish for this one reply. */
  retry: (turn: RunningTurn, guide: string | undefined, signal: AbortSignal) => TurnEvents
  /** The events of a running reply after its first `receivedUnits` UTF-16 units. */
  follow: (turn: RunningTurn, receivedUnits: number, signal: AbortSignal) => TurnEvents
  stop: (turn: RunningTurn) => Promise<unknown>
}
