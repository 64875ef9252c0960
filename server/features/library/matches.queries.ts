import { sql } from 'kysely'
import type { Connection } from '#server/platform/db/schema.ts'

/**
 * Those of these messages that stand on the path that is being played of their story. A path has one message of each
 * depth down to its head, so a message that is alone at its depth is on it; from others the way goes up from the next
 * one below them that is alone, or from the head.
 */
export async function findOnPath(db: Connection, messageIds: readonly number[]): Promise<Set<number>> {
  if (messageIds.length === 0) return new Set()
  const alone = (of: 'w' | 'm') => sql`not exists (
    select 1 from messages o
    where o.story_id = ${sql.ref(`${of}.story_id`)} and o.depth = ${sql.ref(`${of}.depth`)} and o.id <> ${sql.ref(`${of}.id`)}
  )`
  const { rows } = await sql<{ id: number }>`
    with recursive wanted as (
      select w.id, w.story_id, w.depth, h.id as head_id, h.depth as last from messages w
      join stories s on s.id = w.story_id join messages h on h.id = s.head_id
      where w.id in (${sql.join(messageIds)}) and w.depth <= h.depth
    ),
    path (wanted_id, id, least) as (
      select w.id, case when ${alone('w')} then w.id else coalesce((
        select m.id from messages m
        where m.story_id = w.story_id and m.depth > w.depth and m.depth <= w.last and ${alone('m')}
        order by m.depth limit 1
      ), w.head_id) end, w.depth
      from wanted w
      union all
      select path.wanted_id, m.parent_id, path.least from path join messages m on m.id = path.id
      where m.depth > path.least
    )
    select wanted_id as id from path where id = wanted_id`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

export async function findMatchedTexts(db: Connection, messageIds: readonly number[]) {
  if (messageIds.length === 0) return new Map<number, never>()
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'role', 'content'])
    .where('id', 'in', messageIds)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
