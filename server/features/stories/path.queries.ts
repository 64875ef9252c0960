import { sql } from 'kysely'
import type { NarratorFailure } from '#contract/narrator-failures.ts'
import type { TurnStatus } from '#contract/stories.ts'
import type { Connection } from '#server/platform/db/schema.ts'

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
    select m.id, m.parent_id, m.depth, m.role, m.content, m.turn, m.kind, m.client_id, m.suggestions, m.is_cut, m.stand_in, m.created_at,
      case when m.memory is null then 0 else 1 end as has_memory, t.status, t.failure, t.guide,
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
  turn: number
  role: 'user' | 'assistant'
  kind: 'say' | 'story' | 'more' | null
  content: string
  clientId: string | null
  /** The wish that the reply was told anew with. */
  guide: string | null
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

/** Messages at the end of a path that a step back may take. */
export const STEP_BACK = 2

/** Where one step back from the end of a path leads: above its last reply and the player's turn that it answers. */
export function stepBack<Row extends Pick<PathRow, 'role'>>(path: readonly Row[]): Row | undefined {
  const isAnswered = path.at(-1)?.role === 'assistant' && path.at(-2)?.role === 'user'
  return path.at(isAnswered ? -3 : -2)
}

/** Every message that stands where one of the path's last `most` does, where there are several: oldest first. */
export async function findVersions(db: Connection, storyId: string, fromId: number, most: number) {
  const { rows } = await sql<{ id: number; parentId: number | null; role: 'user' | 'assistant' }>`
    with recursive path (id, parent_id, steps) as (
      select id, parent_id, 1 from messages where id = ${fromId}
      union all
      select m.id, m.parent_id, path.steps + 1 from messages m join path on m.id = path.parent_id
      where path.steps < ${most}
    )
    select m.id, m.parent_id, m.role from path join messages m on m.parent_id = path.parent_id
    where exists (select 1 from messages other where other.parent_id = path.parent_id and other.id <> path.id)
    union all
    select id, parent_id, role from messages where story_id = ${storyId} and parent_id is null
    order by id`.execute(db)
  return rows
}

/** The last that was told below a message, or the message itself; words that were corrected since are passed over. */
export async function findNewestBelow(db: Connection, messageId: number): Promise<number> {
  const { rows } = await sql<{ id: number | null }>`
    with recursive below (id) as (
      select id from messages where id = ${messageId}
      union all
      select m.id from below join messages m on m.parent_id = below.id where m.former_of is null
    )
    select max(id) as id from below`.execute(db)
  return rows[0]?.id ?? messageId
}
