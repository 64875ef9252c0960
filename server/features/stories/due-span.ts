import { sql } from 'kysely'
import type { Connection } from '#server/platform/db/schema.ts'

/** A part of a path that is to be kept next, by where it begins and ends. */
export interface DueSpan {
  level: number
  ordinal: number
  fromMessageId: number
  toMessageId: number
}

/** The first try to keep a part and one after each of the pauses that every kind of job has. */
export const MOST_ATTEMPTS = 4

/**
 * Notes that parts are to be kept, of rows of story, level, ordinal, first and last message and time; nothing of a story
 * of which one is due already. What was changed since it was kept is due again, what has failed for one more try.
 */
const INTO = `
  insert into memory_spans (story_id, level, ordinal, from_message_id, to_message_id, created_at, status, origin)
  select due.*, 'due', 'keeper' from (`
const UNLESS_NOTED = `) as due
  where not exists (select 1 from memory_spans where story_id = due.story_id and status = 'due')
  on conflict (to_message_id, level) where origin = 'keeper' and status <> 'former' do update set
    attempts = case memory_spans.status when 'failed' then ${MOST_ATTEMPTS - 1} else 0 end,
    status = 'due', worker = null, lease_until = null, finished_at = null
    where memory_spans.status in ('stale', 'failed')`

/** The statement for rows that a query written by hand selects. */
export const noteDueSpans = (rows: string): string => INTO + rows + UNLESS_NOTED

export async function noteDueSpan(
  db: Connection,
  storyId: string,
  { level, ordinal, fromMessageId, toMessageId }: DueSpan,
  now: number,
): Promise<void> {
  const whole = (value: number) => sql`cast(${value} as bigint)`
  const row = sql.join([level, ordinal, fromMessageId, toMessageId, now].map(whole))
  await sql`${sql.raw(INTO)}select ${storyId} as story_id, ${row}${sql.raw(UNLESS_NOTED)}`.execute(db)
}
