import { sql } from 'kysely'
import { idsIn } from '#server/platform/db/ids-in.ts'
import type { Connection, Database } from '#server/platform/db/schema.ts'
import type { Lease } from '#server/platform/jobs/job-table.ts'
import { indexText } from '#server/platform/search/search-texts.ts'
import { turnJobs } from './turns.queries.ts'

/** Takeovers of a turn whose process died; one that has outlived two has something that kills them. */
const MOST_TAKEOVERS = 2
/** The lease of a turn that its process has handed over: anyone may take it, however often that was done before. */
const HANDED_OVER = 0
const MOST_AT_A_TIME = 50

/** A turn whose process is gone, with all that its reply needs to be gone on with. */
export interface TakenTurn {
  turnId: number
  storyId: string
  userId: number
  replyId: number
  /** The player's message above the reply. */
  parentId: number | null
  kind: 'say' | 'story' | 'more' | null
  depth: number
  /** Processes that have generated it, this one included. */
  attempts: number
  /** Whole words of it that were saved. */
  content: string
  /** The reader's own connection that its story is told by. */
  connectionId: number | null
}

export interface Look {
  /** Turns that this process is working on: they are left out. */
  own: readonly number[]
  /** Workers whose process is known to be gone, whatever is left of their leases. */
  gone: readonly string[]
  now: number
}

/** Turns whose lease has run out, or whose process is gone. */
const abandoned = (db: Connection, { own, gone, now }: Look) =>
  db
    .selectFrom(turnJobs.name)
    .innerJoin('messages', 'messages.id', 'turns.replyId')
    .where('turns.status', '=', turnJobs.openStatus)
    .where((e) =>
      e.or([e('turns.leaseUntil', '<', now), ...gone.map((worker) => e('turns.worker', '=', worker))]),
    )
    .$if(own.length > 0, (query) => query.where(sql<boolean>`turns.id not in (${idsIn(db, own)})`))

/** Takes over turns whose process died or has handed them over, a few at a time; no two processes get the same. */
export async function takeAbandoned(
  db: Database,
  { lease, ...look }: Look & { lease: Lease },
): Promise<TakenTurn[]> {
  const found = await abandoned(db, look)
    .innerJoin('stories', 'stories.id', 'turns.storyId')
    .where((e) => e.or([e('turns.attempts', '<=', MOST_TAKEOVERS), e('turns.leaseUntil', '=', HANDED_OVER)]))
    .select([
      'turns.attempts',
      'turns.id as turnId',
      'turns.storyId',
      'turns.userId',
      'turns.replyId',
      'turns.leaseUntil',
    ])
    .select(['messages.parentId', 'messages.kind', 'messages.depth', 'stories.connectionId'])
    .limit(MOST_AT_A_TIME)
    .execute()
  const taken: TakenTurn[] = []
  for (const { leaseUntil, ...turn } of found) {
    const content = await db.transaction().execute((trx) => take(trx, { ...turn, leaseUntil, lease }))
    if (content !== undefined) taken.push({ ...turn, attempts: turn.attempts + 1, content })
  }
  return taken
}

/** Returns the text that is gone on with; undefined where another process was quicker. */
async function take(
  trx: Connection,
  {
    turnId,
    replyId,
    leaseUntil,
    lease,
  }: { turnId: number; replyId: number; leaseUntil: number | null; lease: Lease },
): Promise<string | undefined> {
  const claimed = await trx
    .updateTable('turns')
    .set((e) => ({ worker: lease.worker, leaseUntil: lease.until, attempts: e('attempts', '+', 1) }))
    .where('id', '=', turnId)
    .where('status', '=', turnJobs.openStatus)
    .where('leaseUntil', '=', leaseUntil)
    .returning('id')
    .executeTakeFirst()
  if (!claimed) return undefined
  // Read after the claim: from then on the former process can save no more.
  const reply = trx.selectFrom('messages').select('content').where('id', '=', replyId)
  const content = wholeWordsOf((await reply.executeTakeFirstOrThrow()).content)
  // Whoever follows through the database must not put the new words behind half of an old one.
  await trx.updateTable('messages').set({ content }).where('id', '=', replyId).execute()
  return content
}

/** The text so far without the word in whose middle it may have broken off. */
const wholeWordsOf = (text: string): string =>
  /[\s.!?…,;:"”’*]$/.test(text) ? text : text.slice(0, text.search(/\S*$/))

/** Marks turns that nobody is to take over any more as interrupted (TURN-19); their text so far stays, and is found. Returns their number. */
export async function interruptAbandoned(db: Database, look: Look): Promise<number> {
  // Looked for several times a second on every node, and hardly ever found: only then is anything written.
  const left = await abandoned(db, look)
    .where('turns.attempts', '>', MOST_TAKEOVERS)
    .where('turns.leaseUntil', '!=', HANDED_OVER)
    .select(['turns.id', 'turns.storyId', 'turns.leaseUntil', 'replyId'])
    .execute()
  if (left.length === 0) return 0
  return db.transaction().execute(async (trx) => {
    let interrupted = 0
    for (const { id, storyId, leaseUntil, replyId } of left) {
      const { numUpdatedRows } = await trx
        .updateTable('turns')
        .set({ status: 'interrupted', errorCode: 'turn_interrupted', finishedAt: look.now })
        .set({ worker: null, leaseUntil: null })
        .where('id', '=', id)
        .where('status', '=', turnJobs.openStatus)
        .where('leaseUntil', '=', leaseUntil)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) continue
      interrupted += 1
      const reply = trx.selectFrom('messages').select('content').where('id', '=', replyId)
      const { content } = await reply.executeTakeFirstOrThrow()
      await indexText(trx, { storyId, place: 'message', messageId: replyId }, content)
    }
    return interrupted
  })
}

/** Hands a turn over to whoever looks next, while it is still the worker's. */
export async function handOverTurn(
  db: Connection,
  { turnId, worker }: { turnId: number; worker: string },
): Promise<void> {
  await db
    .updateTable('turns')
    .set({ worker: null, leaseUntil: HANDED_OVER })
    .where('id', '=', turnId)
    .where('worker', '=', worker)
    .where('status', '=', turnJobs.openStatus)
    .execute()
}
