import type { IncomingMessage } from './feed-message.ts'
import type { TurnEvent } from './turn-events.ts'

/** A message on its way, with the id that keeps a repeated send from making two turns (TURN-15). */
export interface MessageToSend {
  message: string
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
  note?: string
}

type TurnEvents = AsyncGenerator<TurnEvent>

/** The calls that a story's page makes. */
export interface StoryCalls {
  read: (storyId: string, signal: AbortSignal) => Promise<ReadStory>
  /** The same as it stands on the server now, never from a copy. */
  readFreshly: (storyId: string, signal: AbortSignal) => Promise<ReadStory>
  send: (storyId: string, body: MessageToSend, signal: AbortSignal) => TurnEvents
  retry: (turn: RunningTurn, signal: AbortSignal) => TurnEvents
  /** The events of a running reply after its first `receivedUnits` UTF-16 units. */
  follow: (turn: RunningTurn, receivedUnits: number, signal: AbortSignal) => TurnEvents
  stop: (turn: RunningTurn) => Promise<unknown>
}
