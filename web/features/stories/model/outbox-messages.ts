import * as z from 'zod/mini'
import type { FeedMessage, IncomingMessage } from './feed-message.ts'
import { writtenKindOf, writtenKinds } from './written-kind.ts'

/** A turn that was written without a connection. */
export const OutboxTurn = z.object({
  storyId: z.string(),
  /** The id that keeps a repeated send from making two turns (TURN-15). */
  clientId: z.string(),
  message: z.string(),
  kind: z.optional(z.enum(writtenKinds)),
  createdAt: z.string(),
  /** The story's last message when it was written: a turn answers what the reader has read. */
  afterId: z.optional(z.number()),
  /** Why it will not be sent; it goes back to the reader. */
  refusal: z.optional(z.string()),
})
export type OutboxTurn = z.infer<typeof OutboxTurn>

/** The story's messages with those of the outbox at their end. */
export function withOutbox(messages: readonly FeedMessage[], waiting: readonly OutboxTurn[]): FeedMessage[] {
  const ids = new Set(waiting.map(({ clientId }) => clientId))
  return [...messages.filter(({ id }) => !ids.has(id)), ...waiting.map(toMessage)]
}

const toMessage = ({ clientId: id, message: content, kind, createdAt }: OutboxTurn): FeedMessage => ({
  id,
  role: 'user',
  content,
  kind: kind === 'do' ? undefined : kind,
  createdAt,
  status: 'waiting',
})

/** The reader's message as it waits for a connection. */
export const toOutbox = (
  { id: clientId, content: message, kind, createdAt = '' }: FeedMessage,
  place: Pick<OutboxTurn, 'storyId' | 'afterId'>,
): OutboxTurn => ({ ...place, clientId, message, kind: writtenKindOf(kind), createdAt })

/** Whether a message that is shown as waiting does not wait any more. */
export const waitForLess = (messages: readonly FeedMessage[], waiting: readonly OutboxTurn[]): boolean =>
  messages.some(({ id, status }) => status === 'waiting' && !waiting.some(({ clientId }) => clientId === id))

/** Whether a turn left the outbox while the story was read and is not in it either. */
export function hasLost(
  before: readonly OutboxTurn[],
  now: readonly OutboxTurn[],
  messages: readonly IncomingMessage[],
): boolean {
  const found = new Set([...now, ...messages].map(({ clientId }) => clientId))
  return before.some(({ clientId }) => !found.has(clientId))
}
