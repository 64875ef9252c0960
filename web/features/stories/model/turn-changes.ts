import { CallError, isSignedOutError, textOfError } from '#web/platform/call-error.ts'
import type { TurnEvent } from './turn-events.ts'
import type { StoryChange } from './story-state.ts'

/** The page's knowledge of the turn that streams. */
export interface TurnInPlay {
  /** The reader's message that the turn sends. */
  sentId?: string
  /** The reply that is generated again. */
  replaced?: number
}

/**
 * The end of a send. After `refused` and `signed-out` the story no longer holds the text: it is the reader's again.
 * `waiting` turns are sent when there is a connection.
 */
export type SendOutcome = 'accepted' | 'waiting' | 'unsent' | 'refused' | 'signed-out'

interface Stamp {
  newId: () => string
  now: () => number
}

/** The change that an event of the turn makes in the story. */
export function changeOf(
  event: TurnEvent | { type: 'lost' },
  { sentId, replaced }: TurnInPlay,
  { newId, now }: Stamp,
): StoryChange {
  if (event.type === 'text') return { type: 'text', text: event.text, at: event.at }
  if (event.type === 'done') return { type: 'finished', reply: event.reply }
  if (event.type !== 'turn') return event
  const { messageId, userMessageId } = event
  const reply = {
    id: newId(),
    messageId,
    role: 'assistant',
    content: '',
    createdAt: new Date(now()).toISOString(),
    status: 'streaming',
  } as const
  return { type: 'begun', reply, sentId, userMessageId, replaced }
}

/** The change and the outcome of a turn that could not be sent, or no longer be followed. */
export function endingOf(
  error: unknown,
  { sentId }: TurnInPlay,
  hasBegun: boolean,
): { change: StoryChange; outcome: SendOutcome } {
  const text = textOfError(error)
  if (hasBegun) {
    return { change: { type: 'failed', error: text, code: 'turn_interrupted' }, outcome: 'accepted' }
  }
  if (isSignedOutError(error)) return { change: { type: 'refused', sentId }, outcome: 'signed-out' }
  // Whether a server that broke has kept the message nobody knows: it stays, and sent again it is the same one.
  const isUncertain = !(error instanceof CallError) || error.status === 0 || error.status >= 500
  if (isUncertain && sentId) return { change: { type: 'unsent', sentId }, outcome: 'unsent' }
  const words = isUncertain ? 'Failed to send message' : text
  const code = error instanceof CallError ? error.code : undefined
  return { change: { type: 'refused', sentId, error: words, code }, outcome: 'refused' }
}

/** Whether the story has moved on without this page, in another tab say. */
export const hasMovedOn = (error: unknown): boolean => error instanceof CallError && error.status === 409

export const textOfLoadError = (error: unknown): string =>
  isUnreached(error) ? 'Story content could not be loaded properly.' : textOfError(error)

export const NEEDS_CONNECTION = 'This needs a connection. Your story stays as it is.'

/** Why the story did not go to another place in its tree. */
export const textOfMoveError = (error: unknown): string =>
  isUnreached(error) ? NEEDS_CONNECTION : textOfError(error)

const isUnreached = (error: unknown): boolean => error instanceof CallError && error.status === 0
