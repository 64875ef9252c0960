import { sql } from 'kysely'
import type { Connection } from '#server/platform/db/schema.ts'

/** The messages from the opening down to a message, oldest first, without their words. */
export interface StoryPath {
  messageIds: number[]
  /** The ids of the narrator's replies alone. */
  replyIds: number[]
  has(messageId: number): boolean
  /** The turn that a message of the path belongs to; the opening is turn 0. */
  turnOf(messageId: number): number
}

/** Reads a path as one row: a story of a thousand turns has two thousand messages, and each turn asks for them. */
export async function readStoryPath(db: Connection, headId: number): Promise<StoryPath> {
  const { rows } = await sql<{ path: string | null }>`
    with recursive path (id, parent_id, depth, role) as (
      select id, parent_id, depth, role from messages where id = ${headId}
      union all
      select m.id, m.parent_id, m.depth, m.role from messages m join path on m.id = path.parent_id
    )
    select string_agg(cast(id as text) || case role when 'assistant' then 'a' else 'u' end, ',' order by depth) as path
    from path`.execute(db)
  const turns = new Map<number, number>()
  const replyIds: number[] = []
  for (const mark of (rows[0]?.path ?? '').split(',')) {
    if (mark === '') continue
    const id = Number.parseInt(mark, 10)
    turns.set(id, replyIds.length)
    if (mark.endsWith('a')) replyIds.push(id)
  }
  return {
    messageIds: [...turns.keys()],
    replyIds,
    has: (id) => turns.has(id),
    turnOf: (id) => turns.get(id) ?? 0,
  }
}

export interface PathText {
  id: number
  role: 'user' | 'assistant'
  content: string
}

/** The words of some messages of a story, in their order on the path. */
export async function findTexts(
  db: Connection,
  storyId: string,
  ids: readonly number[],
): Promise<PathText[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('messages')
    .select(['id', 'role', 'content'])
    .where('storyId', '=', storyId)
    .where('id', 'in', ids)
    .orderBy('depth')
    .execute()
}

/** A story as whoever keeps its memory needs it; the job names it, no reader does. */
export const findKeptStory = (db: Connection, storyId: string) =>
  db
    .selectFrom('stories')
    .select(['id', 'userId', 'headId', 'contentRating', 'connectionId'])
    .where('id', '=', storyId)
    .executeTakeFirst()
export type KeptStory = NonNullable<Awaited<ReturnType<typeof findKeptStory>>>
