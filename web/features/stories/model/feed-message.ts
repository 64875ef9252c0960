import * as z from 'zod/mini'
import { StoryMessage } from '#contract/stories.ts'
import type { TurnStatus } from '#contract/stories.ts'

/** A message of the story as the page holds it. */
export const FeedMessage = z.object({
  /** The client's own id: 21 characters, or from the time where a story came without ids. */
  id: z.string(),
  /** The server's number, once it has stored the message. */
  messageId: z.optional(z.number()),
  role: z.enum(['user', 'assistant', 'image']),
  content: z.string(),
  image: z.optional(z.string()),
  /** The picture in words. */
  imageAlt: z.optional(z.string()),
  isInitialMessage: z.optional(z.boolean()),
  createdAt: z.optional(z.string()),
  /** Absent once the message is whole; the last three are of the reader's own messages on their way. */
  status: z.optional(
    z.enum(['streaming', 'stopped', 'failed', 'interrupted', 'sending', 'unsent', 'waiting']),
  ),
  /** Beside `failed`: what happened, and what to do. */
  hint: z.optional(z.string()),
  /** The reply came to the limit of its length. */
  isCut: z.optional(z.boolean()),
  /** Who stood in for the narrator. */
  standIn: z.optional(z.string()),
  /** Fitting next actions, with the last reply only. */
  suggestions: z.optional(z.array(z.string())),
  kind: StoryMessage.shape.kind,
  versions: StoryMessage.shape.versions,
})
export type FeedMessage = z.infer<typeof FeedMessage>

/** A message as the server sends it; recovered ones may lack the number. */
export type IncomingMessage = Omit<FeedMessage, 'id' | 'status'> & { clientId?: string; status?: TurnStatus }

/**
 * The server's messages, with the ids they had on this page already; a version takes the place and the id of the one
 * that stood there. What the reader wrote and the server does not know yet stays at the end, so that it can be sent
 * again.
 */
export function mergeMessages(
  known: readonly FeedMessage[],
  incoming: readonly IncomingMessage[],
  newId: () => string,
): FeedMessage[] {
  const idOf = new Map(known.map(({ id, messageId }) => [messageId, id]))
  const idOfAny = (messageIds: readonly number[]) => {
    const shown = messageIds.find((messageId) => idOf.has(messageId))
    return shown === undefined ? undefined : idOf.get(shown)
  }
  const stored = incoming.map(({ clientId, status, ...message }): FeedMessage => ({
    ...message,
    id:
      clientId ??
      idOf.get(message.messageId ?? NaN) ??
      idOfAny(message.versions?.messageIds ?? []) ??
      newId(),
    status: status === 'done' ? undefined : status,
  }))
  const arrived = new Set(stored.map(({ id }) => id))
  const unsent = known.filter(
    ({ id, status }) => status !== 'waiting' && isOnItsWay(status) && !arrived.has(id),
  )
  return stored.concat(unsent.map(asUnsent))
}

const asUnsent = (message: FeedMessage): FeedMessage => ({ ...message, status: 'unsent' })

/** The versions of a reply that is generated again, the new one last. */
export function versionsAfter(
  { messageId: before, versions }: FeedMessage,
  { messageId }: FeedMessage,
): FeedMessage['versions'] {
  if (before === undefined || messageId === undefined) return undefined
  const messageIds = [...(versions?.messageIds ?? [before]), messageId]
  return { at: messageIds.length, of: messageIds.length, messageIds }
}

/** Whether it is the reader's, and the server may not have it yet. */
export const isOnItsWay = (status: FeedMessage['status']): status is 'sending' | 'unsent' | 'waiting' =>
  status === 'sending' || status === 'unsent' || status === 'waiting'

/** The entries of the feed: a reply with a picture is followed by an entry for the picture (PLAY-19). */
export function feedEntries(messages: readonly FeedMessage[]): FeedMessage[] {
  return messages.flatMap((message) => {
    const { id, role, image, imageAlt, messageId } = message
    if (role !== 'assistant' || !image || messageId === undefined) return [message]
    const picture = {
      id: `${id}-image`,
      role: 'image',
      content: 'Generated image',
      image,
      imageAlt,
      messageId,
    } as const
    return [message, picture]
  })
}
