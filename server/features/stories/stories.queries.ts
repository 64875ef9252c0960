import { sql } from 'kysely'
import type { GenreMix } from '#contract/genres.ts'
import type { NarratorFailure } from '#contract/narrator-failures.ts'
import type { ContentRating } from '#contract/preferences.ts'
import type { TurnStatus } from '#contract/stories.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Connection } from '#server/platform/db/schema.ts'

interface NewStory {
  id: string
  userId: number
  premise: string
  genreMix: GenreMix | undefined
  contentRating: ContentRating
  connectionId: number | null
  now: number
}

export async function insertStory(
  db: Connection,
  { id, userId, premise, genreMix, contentRating, connectionId, now }: NewStory,
): Promise<void> {
  await db
    .insertInto('stories')
    .values({
      id,
      userId,
      premise,
      genreMix: genreMix ? JSON.stringify(genreMix) : null,
      contentRating,
      connectionId,
      createdAt: now,
      updatedAt: now,
    })
    .execute()
}

function findStoryOf(db: Connection, userId: number, storyId: string) {
  return db
    .selectFrom('stories')
    .select(['id', 'premise', 'genreMix', 'contentRating', 'title', 'titleHeadId', 'headId', 'connectionId'])
    .where('id', '=', storyId)
    .where('userId', '=', userId)
    .executeTakeFirst()
}

export type StoryRow = NonNullable<Awaited<ReturnType<typeof findStoryOf>>>

/** The reader's own story. Throws `story_not_found`, the same for one that is not theirs and one that does not exist. */
export async function requireStory(db: Connection, userId: number, storyId: string): Promise<StoryRow> {
  const story = await findStoryOf(db, userId, storyId)
  if (!story) throw new AppError('story_not_found')
  return story
}

/** Keeps the title suggested for the story at a head. False when one for that head is kept already. */
export async function saveTitle(
  db: Connection,
  { storyId, headId, title }: { storyId: string; headId: number; title: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('stories')
    .set({ title, titleHeadId: headId })
    .where('id', '=', storyId)
    .where((e) => e.or([e('titleHeadId', 'is', null), e('titleHeadId', '!=', headId)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Has a reader's connection tell their story from the next turn on; null: the site's narrator. */
export async function saveConnection(
  db: Connection,
  { userId, storyId, connectionId }: { userId: number; storyId: string; connectionId: number | null },
): Promise<void> {
  await db
    .updateTable('stories')
    .set({ connectionId })
    .where('id', '=', storyId)
    .where('userId', '=', userId)
    .execute()
}

interface NewMessage {
  storyId: string
  parentId: number | null
  depth: number
  role: 'user' | 'assistant'
  content: string
  clientId?: string
  now: number
}

export async function insertMessage(db: Connection, message: NewMessage): Promise<number> {
  const { id } = await db
    .insertInto('messages')
    .values({
      storyId: message.storyId,
      parentId: message.parentId,
      depth: message.depth,
      role: message.role,
      content: message.content,
      clientId: message.clientId ?? null,
      createdAt: message.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function moveHead(db: Connection, storyId: string, headId: number, now: number): Promise<void> {
  await db.updateTable('stories').set({ headId, updatedAt: now }).where('id', '=', storyId).execute()
}

export async function findDepth(db: Connection, messageId: number): Promise<number> {
  const row = await db
    .selectFrom('messages')
    .select('depth')
    .where('id', '=', messageId)
    .executeTakeFirstOrThrow()
  return row.depth
}

/** More messages than any story has: for `findPath`, which counts in 32 bits. */
export const WHOLE_PATH = 1_000_000

/** The path from the root, or from `most` messages above, down to `fromId`: oldest first, with the turn of each reply. */
export async function findPath(db: Connection, fromId: number, most: number) {
  const { rows } = await sql<PathRow>`
    with recursive path (id, parent_id, steps) as (
      select id, parent_id, 1 from messages where id = ${fromId}
      union all
      select m.id, m.parent_id, path.steps + 1 from messages m join path on m.id = path.parent_id
      where path.steps < ${most}
    )
    select m.id, m.parent_id, m.depth, m.role, m.content, m.client_id, m.suggestions, m.is_cut, m.stand_in, m.created_at,
      case when m.memory is null then 0 else 1 end as has_memory, t.status, t.failure,
      p.id as picture_id, p.alt as picture_alt, p.requested_at as picture_requested_at
    from path join messages m on m.id = path.id left join turns t on t.reply_id = m.id
      left join pictures p on p.message_id = m.id and p.status = 'painted'
    order by m.depth`.execute(db)
  return rows
}

export interface PathRow {
  id: number
  parentId: number | null
  depth: number
  role: 'user' | 'assistant'
  content: string
  clientId: string | null
  suggestions: string | null
  isCut: number
  standIn: string | null
  failure: NarratorFailure | null
  createdAt: number
  hasMemory: number
  pictureId: string | null
  pictureAlt: string | null
  pictureRequestedAt: number | null
  status: TurnStatus | null
}

export async function findMemory(db: Connection, messageId: number): Promise<string | undefined> {
  const row = await db.selectFrom('messages').select('memory').where('id', '=', messageId).executeTakeFirst()
  return row?.memory ?? undefined
}

export const findMessageOf = (db: Connection, userId: number, messageId: number) =>
  db
    .selectFrom('messages')
    .innerJoin('stories', 'stories.id', 'messages.storyId')
    .select(['messages.id', 'stories.id as storyId', 'role', 'content'])
    .where('messages.id', '=', messageId)
    .where('stories.userId', '=', userId)
    .executeTakeFirst()

export async function isMessageIn(db: Connection, storyId: string, messageId: number): Promise<boolean> {
  const row = await db
    .selectFrom('messages')
    .select('id')
    .where('id', '=', messageId)
    .where('storyId', '=', storyId)
    .executeTakeFirst()
  return row !== undefined
}
