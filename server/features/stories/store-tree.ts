import { nanoid } from 'nanoid'
import type { GenreMix } from '#contract/genres.ts'
import type { ContentRating } from '#contract/preferences.ts'
import type { TurnStatus } from '#contract/stories.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import { insertMessage, insertStory, moveHead } from './stories.queries.ts'

/** A whole story with all its branches, as it comes from elsewhere. Times are milliseconds since the epoch. */
export interface StoryTree {
  premise: string
  title: string | null
  genreMix: GenreMix | null
  contentRating: ContentRating
  createdAt: number
  /** A parent stands before its children. */
  messages: readonly TreeMessage[]
  /** The message at which the story stands, by its place among `messages`. */
  headAt: number
}

export interface TreeMessage {
  /** The place of the message above it; null for an opening. */
  parentAt: number | null
  role: 'user' | 'assistant'
  content: string
  createdAt: number
  /** Of a reply. */
  status: Exclude<TurnStatus, 'streaming'>
  isCut: boolean
  standIn: string | null
  suggestions: readonly string[] | null
}

/** Stores a story for a reader; returns its id and those of its messages in their order. Belongs into a transaction. */
export async function storeTree(
  db: Connection,
  { userId, tree, now }: { userId: number; tree: StoryTree; now: number },
): Promise<{ storyId: string; messageIds: number[] }> {
  const storyId = nanoid()
  const { premise, genreMix, contentRating } = tree
  await insertStory(db, {
    id: storyId,
    userId,
    premise,
    genreMix: genreMix ?? undefined,
    contentRating,
    connectionId: null,
    now: tree.createdAt,
  })
  const messageIds: number[] = []
  const depths: number[] = []
  for (const message of tree.messages) {
    const { parentAt, role, content, createdAt } = message
    const depth = parentAt === null ? 0 : depths[parentAt]! + 1
    const parentId = parentAt === null ? null : messageIds[parentAt]!
    const id = await insertMessage(db, { storyId, parentId, depth, role, content, now: createdAt })
    depths.push(depth)
    messageIds.push(id)
    if (role === 'assistant') await storeReply(db, { storyId, userId, id, message })
  }
  const headId = messageIds[tree.headAt]!
  await moveHead(db, storyId, headId, now)
  if (tree.title !== null)
    await db
      .updateTable('stories')
      .set({ title: tree.title, titleHeadId: headId })
      .where('id', '=', storyId)
      .execute()
  return { storyId, messageIds }
}

/** The marks of a reply, and the turn without which it could not be told anew. */
async function storeReply(
  db: Connection,
  {
    storyId,
    userId,
    id,
    message: { createdAt, status, isCut, standIn, suggestions },
  }: { storyId: string; userId: number; id: number; message: TreeMessage },
): Promise<void> {
  await db
    .insertInto('turns')
    .values({
      storyId,
      userId,
      clientId: null,
      replyId: id,
      status,
      worker: null,
      leaseUntil: null,
      createdAt,
      finishedAt: createdAt,
    })
    .execute()
  if (!isCut && standIn === null && suggestions === null) return
  await db
    .updateTable('messages')
    .set({
      isCut: isCut ? 1 : 0,
      standIn,
      suggestions: suggestions === null ? null : JSON.stringify(suggestions),
    })
    .where('id', '=', id)
    .execute()
}
