import { setImmediate } from 'node:timers/promises'
import { nanoid } from 'nanoid'
import type { GenreMix } from '#contract/genres.ts'
import type { ContentRating } from '#contract/preferences.ts'
import type { TurnStatus } from '#contract/stories.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import { indexText } from '#server/platform/search/search-texts.ts'
import { moveHead, refreshSummary, saveTitle } from './head.queries.ts'
import { insertMessage } from './messages.queries.ts'
import { insertStory } from './stories.queries.ts'

/** A whole story with all its branches, as it comes from elsewhere. Times are milliseconds since the epoch. */
export interface ImportedStory {
  premise: string
  title: string | null
  genreMix: GenreMix | null
  contentRating: ContentRating
  /** The reader's lasting wish for it. */
  note: string | null
  createdAt: number
  /** A parent stands before its children. */
  messages: readonly ImportedMessage[]
  /** The message at which the story stands, by its place among `messages`. */
  headAt: number
}

export interface ImportedMessage {
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
  /** The narrator's own record, where it comes from this server: narrators trust it. */
  memory?: string
}

const MESSAGES_AT_ONCE = 50

/** Stores a story for a reader; returns its id and those of its messages in their order. Belongs into a transaction. */
export async function storeTree(
  db: Connection,
  { userId, tree, now }: { userId: number; tree: ImportedStory; now: number },
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
  if (tree.note !== null)
    await db.updateTable('stories').set({ note: tree.note }).where('id', '=', storyId).execute()
  const messageIds: number[] = []
  const places: TreePlace[] = []
  for (const message of tree.messages) {
    const { parentAt, role, content, createdAt } = message
    const parentId = parentAt === null ? null : messageIds[parentAt]!
    const place = placeBelow(parentAt === null ? undefined : places[parentAt], role)
    const id = await insertMessage(db, { storyId, parentId, ...place, content, now: createdAt })
    if (content !== '') await indexText(db, { storyId, place: 'message', messageId: id }, content)
    places.push(place)
    messageIds.push(id)
    if (role === 'assistant') await storeReply(db, { storyId, userId, id, message })
    // A statement of SQLite waits for nobody: streams and other calls have their turn in between.
    if (messageIds.length % MESSAGES_AT_ONCE === 0) await setImmediate()
  }
  const headId = messageIds[tree.headAt]!
  await moveHead(db, { storyId, toId: headId, kind: 'turn', now })
  if (tree.title === null) await refreshSummary(db, storyId)
  else await saveTitle(db, { storyId, messageId: headId, title: tree.title })
  return { storyId, messageIds }
}

interface TreePlace {
  depth: number
  turn: number
  role: 'user' | 'assistant'
  kind?: 'more'
}

/** A reply belongs to the exchange of the turn above it; everything else begins one. */
function placeBelow(parent: TreePlace | undefined, role: TreePlace['role']): TreePlace {
  if (!parent) return { depth: 0, turn: 0, role }
  const isAnswer = role === 'assistant' && parent.role === 'user'
  return {
    depth: parent.depth + 1,
    turn: isAnswer ? parent.turn : parent.turn + 1,
    role,
    ...(role === 'assistant' && !isAnswer && { kind: 'more' }),
  }
}

/** The marks of a reply, and the turn without which it could not be told anew. */
async function storeReply(
  db: Connection,
  {
    storyId,
    userId,
    id,
    message: { createdAt, status, isCut, standIn, suggestions, memory },
  }: { storyId: string; userId: number; id: number; message: ImportedMessage },
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
  if (!isCut && standIn === null && suggestions === null && memory === undefined) return
  await db
    .updateTable('messages')
    .set({
      isCut: isCut ? 1 : 0,
      standIn,
      ...(memory !== undefined && { memory }),
      suggestions: suggestions === null ? null : JSON.stringify(suggestions),
    })
    .where('id', '=', id)
    .execute()
}
