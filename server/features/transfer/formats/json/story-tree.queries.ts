import { sql } from 'kysely'
import type { Connection } from '#server/platform/db/schema.ts'

/** The reader's own story, which the caller knows to be there. */
export const findStoryHead = (db: Connection, userId: number, storyId: string) =>
  db
    .selectFrom('stories')
    .select(['givenTitle', 'title', 'premise', 'genreMix', 'contentRating', 'createdAt', 'headId', 'note'])
    .where('id', '=', storyId)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()

/** The ids of all messages of the reader's own story, or of those on the path down to `headId`: oldest first. */
export async function findMessageIds(
  db: Connection,
  { userId, storyId, headId }: { userId: number; storyId: string; headId?: number },
): Promise<number[]> {
  const { rows } = await (
    headId === undefined
      ? sql<{ id: number }>`
        select m.id from messages m join stories s on s.id = m.story_id
        where s.id = ${storyId} and s.user_id = ${userId} order by m.id`
      : sql<{ id: number }>`
        with recursive path (id, parent_id) as (
          select m.id, m.parent_id from messages m join stories s on s.id = m.story_id
          where m.id = ${headId} and s.id = ${storyId} and s.user_id = ${userId}
          union all
          select m.id, m.parent_id from messages m join path on m.id = path.parent_id
        )
        select id from path order by id`
  ).execute(db)
  return rows.map(({ id }) => id)
}

const BATCH = 100

/** The messages of these ids, in batches: a narrator's memory can be long, and each reply has one. */
export async function* findMessagesFrom(
  db: Connection,
  storyId: string,
  ids: readonly number[],
): AsyncIterable<TreeRow> {
  for (let at = 0; at < ids.length; at += BATCH)
    yield* await findBatch(db, storyId, ids.slice(at, at + BATCH))
}

const findBatch = (db: Connection, storyId: string, ids: readonly number[]) =>
  db
    .selectFrom('messages')
    .leftJoin('turns', 'turns.replyId', 'messages.id')
    .leftJoin('pictures', (join) =>
      join.onRef('pictures.messageId', '=', 'messages.id').on('pictures.status', '=', 'painted'),
    )
    .select([
      'messages.id',
      'parentId',
      'role',
      'content',
      'messages.createdAt',
      'isCut',
      'standIn',
      'suggestions',
      'memory',
      'turns.status',
      'pictures.id as pictureId',
      'pictures.alt as pictureAlt',
    ])
    .where('messages.storyId', '=', storyId)
    .where('messages.id', 'in', ids)
    .orderBy('messages.id')
    .execute()
export type TreeRow = Awaited<ReturnType<typeof findBatch>>[number]

/** The portraits of a story's people, the oldest first. */
export const findPaintedPortraits = (db: Connection, storyId: string) =>
  db
    .selectFrom('portraits')
    .select(['id', 'messageId', 'person', 'name', 'words', 'alt'])
    .where('storyId', '=', storyId)
    .where('status', '=', 'painted')
    .orderBy('requestedAt')
    .orderBy('id')
    .execute()
