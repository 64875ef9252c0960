import { sql } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import type { NarratorFailure } from '#contract/narrator-failures.ts'
import type { TurnStatus } from '#contract/stories.ts'
import { engineOf } from '#server/platform/db/engine-of.ts'
import { idsIn } from '#server/platform/db/ids-in.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import type { JobTable, Lease } from '#server/platform/jobs/job-table.ts'

export const turnJobs = { name: 'turns', openStatus: 'streaming', orderBy: 'createdAt' } satisfies JobTable

/** A turn as it stands in the database, with the text generated so far. */
export interface StoredTurn {
  id: number
  storyId: string
  replyId: number
  parentId: number | null
  kind: 'say' | 'story' | 'more' | null
  status: TurnStatus
  attempts: number
  errorCode: ErrorCode | null
  failure: NarratorFailure | null
  content: string
  suggestions: string | null
  isCut: number
  standIn: string | null
}

const turnsWithReplies = (db: Connection) =>
  db
    .selectFrom('turns')
    .innerJoin('messages', 'messages.id', 'turns.replyId')
    .innerJoin('stories', 'stories.id', 'turns.storyId')
    .where('stories.binnedAt', 'is', null)
    .select([
      'turns.id',
      'turns.storyId',
      'replyId',
      'parentId',
      'kind',
      'status',
      'attempts',
      'content',
      'suggestions',
      'errorCode',
      'failure',
      'isCut',
      'standIn',
    ])

export const findTurnByClient = (
  db: Connection,
  userId: number,
  clientId: string,
): Promise<StoredTurn | undefined> =>
  turnsWithReplies(db)
    .where('turns.userId', '=', userId)
    .where('turns.clientId', '=', clientId)
    .executeTakeFirst()

export const findTurnOf = (
  db: Connection,
  userId: number,
  storyId: string,
  replyId: number,
): Promise<StoredTurn | undefined> =>
  turnsWithReplies(db)
    .where('turns.userId', '=', userId)
    .where('turns.storyId', '=', storyId)
    .where('replyId', '=', replyId)
    .executeTakeFirst()

export async function countStreamingTurnsOf(db: Connection, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('turns')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('status', '=', 'streaming')
    .executeTakeFirstOrThrow()
  return count
}

/** Notes that the reader is here. Inside a transaction it is also the lock that makes counting their turns safe. */
export async function touchReader(db: Connection, userId: number, now: number): Promise<void> {
  await db.updateTable('users').set({ lastActiveAt: now }).where('id', '=', userId).execute()
}

interface NewTurn {
  storyId: string
  userId: number
  clientId?: string
  replyId: number
  guide?: string
  lease: Lease
  now: number
}
export async function insertTurn(
  db: Connection,
  { storyId, userId, clientId, replyId, guide, lease, now }: NewTurn,
): Promise<number> {
  const { id } = await db
    .insertInto('turns')
    .values({
      storyId,
      userId,
      clientId: clientId ?? null,
      replyId,
      guide: guide ?? null,
      status: 'streaming',
      worker: lease.worker,
      leaseUntil: lease.until,
      createdAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Takes the client's id from the turn of a reply, for the turn that tells it anew: so it keeps making one turn only. */
export async function takeClientId(db: Connection, replyId: number): Promise<string | undefined> {
  const turn = await db
    .selectFrom('turns')
    .select('clientId')
    .where('replyId', '=', replyId)
    .executeTakeFirst()
  if (!turn?.clientId) return undefined
  await db.updateTable('turns').set({ clientId: null }).where('replyId', '=', replyId).execute()
  return turn.clientId
}

export async function requestStop(db: Connection, turnId: number): Promise<void> {
  await db
    .updateTable('turns')
    .set({ isStopRequested: 1 })
    .where('id', '=', turnId)
    .where('status', '=', 'streaming')
    .execute()
}

/** Those of these turns that are to stop. */
export async function findStopRequests(db: Connection, turnIds: readonly number[]): Promise<number[]> {
  if (turnIds.length === 0) return []
  const rows = await db
    .selectFrom('turns')
    .select('id')
    .where(sql<boolean>`id in (${idsIn(db, turnIds)})`)
    .where('isStopRequested', '=', 1)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Saves the text so far of many replies in one statement, where the worker still has their turns. A text only grows: a
 * save that comes after the reply's end was stored changes nothing. Returns the replies that were saved.
 */
export async function saveStreamedText(
  db: Connection,
  worker: string,
  replies: readonly { turnId: number; text: string }[],
): Promise<Set<number>> {
  if (replies.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`
    with streamed (id, content) as (${textRows(db, replies)}),
    longer as (
      select messages.id, streamed.content
      from streamed join turns on turns.id = streamed.id join messages on messages.id = turns.reply_id
      where turns.worker = ${worker} and turns.status = 'streaming'
        and length(messages.content) < length(streamed.content)
      ${sql.raw(engineOf(db) === 'sqlite' ? '' : lockOf(replies.length))}
    )
    update messages set content = longer.content from longer where messages.id = longer.id
    returning messages.id`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** NOTE: ends that are being stored hold their replies: to wait for one while others are held here could be a deadlock. */
const lockOf = (replies: number): string =>
  `for no key update of messages ${replies > 1 ? 'skip locked' : ''}`

/** NOTE: on PostgreSQL as two parameters, so that it is planned once and not for each number of replies. */
function textRows(db: Connection, replies: readonly { turnId: number; text: string }[]) {
  if (engineOf(db) === 'sqlite')
    return sql`values ${sql.join(replies.map(({ turnId, text }) => sql`(cast(${turnId} as bigint), ${text})`))}`
  const ids = replies.map(({ turnId }) => turnId)
  const texts = replies.map(({ text }) => text)
  return sql`select id, content from unnest(cast(${ids} as bigint[]), cast(${texts} as text[])) as texts (id, content)`
}
