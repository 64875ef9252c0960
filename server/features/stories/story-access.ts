import { AppError } from '#server/platform/app-error.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import { findMessageOf, isMessageIn } from './messages.queries.ts'
import { findPath, WHOLE_PATH, type PathRow } from './path.queries.ts'
import type { StoryRow } from './stories.queries.ts'

export { MOST_ATTEMPTS, noteDueSpan, type DueSpan } from './due-span.ts'
export { refreshSummary } from './head.queries.ts'
export { findFormerWords, findMemory } from './messages.queries.ts'
export { requireStory, saveConnection } from './stories.queries.ts'
export { storeTree, type ImportedStory } from './store-tree.ts'
export type { MessageCorrection, TurnMemory } from './stories-context.ts'
export type { EarlySearch } from './turn-rows.ts'
export type OwnedStory = StoryRow

/** Throws `turn_not_found` for a message of another story and for one that does not exist. */
export async function requireMessage(db: Connection, storyId: string, messageId: number): Promise<void> {
  if (!(await isMessageIn(db, storyId, messageId))) throw new AppError('turn_not_found')
}

/**
 * The story's last message whose text is final: a reply that is still streaming does not count.
 * Throws `nothing_told` while there is none.
 */
export async function requireSettledHead(db: Connection, story: OwnedStory): Promise<number> {
  const lastTwo = story.headId === null ? [] : await findPath(db, story.headId, 2)
  const settled = lastTwo.findLast(({ status }) => status !== 'streaming')
  if (!settled || (settled.parentId === null && settled.content === '')) throw new AppError('nothing_told')
  return settled.id
}

/** A message as a reader finds it, with the picture of its scene where one is painted. */
export interface PathMessage {
  id: number
  role: 'user' | 'assistant'
  content: string
  createdAt: number
  picture?: { id: string; alt: string; requestedAt: number }
}

/** The path from the opening down to a message, oldest first; replies that stayed empty are left out. */
export async function readPath(db: Connection, headId: number): Promise<PathMessage[]> {
  const path = await findPath(db, headId, WHOLE_PATH)
  return path.filter(({ content }) => content !== '').map(toPathMessage)
}

const toPathMessage = (row: PathRow): PathMessage => ({
  id: row.id,
  role: row.role,
  content: row.content,
  createdAt: row.createdAt,
  ...(row.pictureId !== null && {
    picture: { id: row.pictureId, alt: row.pictureAlt ?? '', requestedAt: row.pictureRequestedAt ?? 0 },
  }),
})

/**
 * The story of a reply that is the reader's own and has text; in `storyId` alone where that is given. Throws
 * `image_message_not_found` for any other message, or nobody's.
 */
export async function requireReply(
  db: Connection,
  userId: number,
  storyId: string | undefined,
  messageId: number,
): Promise<string> {
  const message = await findMessageOf(db, userId, messageId)
  if (
    message?.role !== 'assistant' ||
    message.content.trim() === '' ||
    message.storyId !== (storyId ?? message.storyId)
  )
    throw new AppError('image_message_not_found')
  return message.storyId
}

/** The path down to one of the reader's messages, from `most` messages above it: oldest first; empty for another's. */
export async function findPathOf(
  db: Connection,
  userId: number,
  messageId: number,
  most: number,
): Promise<PathRow[]> {
  const message = await findMessageOf(db, userId, messageId)
  return message ? findPath(db, messageId, most) : []
}
