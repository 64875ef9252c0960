import { sql } from 'kysely'
import type { Connection } from '#server/platform/db/schema.ts'

/** Those of these messages that stand on the path that is being played of their story. */
export async function findOnPath(db: Connection, messageIds: readonly number[]): Promise<Set<number>> {
  if (messageIds.length === 0) return new Set()
  const ids = sql.join(messageIds)
  const { rows } = await sql<{ id: number }>`
    with recursive wanted (story_id, least) as (
      select story_id, min(depth) from messages where id in (${ids}) group by story_id
    ),
    path (id, parent_id, least) as (
      select m.id, m.parent_id, w.least
      from wanted w join stories s on s.id = w.story_id join messages m on m.id = s.head_id
      union all
      select m.id, m.parent_id, path.least from path join messages m on m.id = path.parent_id
      where m.depth >= path.least
    )
    select id from path where id in (${ids})`.execute(db)
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
