import type { DueSpan } from '#server/features/stories/story-access.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import type { JobTable } from '#server/platform/jobs/job-table.ts'

export const spanJobs = { name: 'memorySpans', openStatus: 'due', orderBy: 'createdAt' } satisfies JobTable

export const spanColumns = [
  'id',
  'storyId',
  'level',
  'ordinal',
  'fromMessageId',
  'toMessageId',
  'status',
  'origin',
  'title',
  'summary',
  'openThreads',
  'closedThreads',
  'finishedAt',
] as const

export const findSpansOf = (db: Connection, storyId: string) =>
  db.selectFrom('memorySpans').select(spanColumns).where('storyId', '=', storyId).orderBy('id').execute()
export type SpanRow = Awaited<ReturnType<typeof findSpansOf>>[number]

export const findSpan = (db: Connection, id: number) =>
  db.selectFrom('memorySpans').select(spanColumns).where('id', '=', id).executeTakeFirst()

/** Puts a span that `worker` holds off, without counting this as a try. */
export async function postponeSpan(
  db: Connection,
  { id, worker, dueAt }: { id: number; worker: string; dueAt: number },
): Promise<void> {
  await db
    .updateTable('memorySpans')
    .set((e) => ({ worker: null, leaseUntil: dueAt, attempts: e('attempts', '-', 1) }))
    .where('id', '=', id)
    .where('worker', '=', worker)
    .where('status', '=', 'due')
    .execute()
}

/** Lets the keeping of a part that has failed count as not tried: it is only to be kept anew. */
export async function forgiveFailure(
  db: Connection,
  storyId: string,
  { level, toMessageId }: DueSpan,
): Promise<void> {
  await db
    .updateTable('memorySpans')
    .set({ status: 'stale' })
    .where('storyId', '=', storyId)
    .where('level', '=', level)
    .where('toMessageId', '=', toMessageId)
    .where('origin', '=', 'keeper')
    .where('status', '=', 'failed')
    .execute()
}

/** Puts the reader's words in the place of a span's; false where there is no such span of the story. */
export async function insertReaderSpan(
  db: Connection,
  { storyId, spanId, summary, now }: { storyId: string; spanId: number; summary: string; now: number },
): Promise<boolean> {
  const span = await findSpan(db, spanId)
  if (span?.storyId !== storyId || span.status === 'former' || span.summary === '') return false
  const { level, ordinal, fromMessageId, toMessageId, title, openThreads } = span
  await db
    .insertInto('memorySpans')
    .values({
      storyId,
      level,
      ordinal,
      fromMessageId,
      toMessageId,
      status: 'kept',
      origin: 'reader',
      title,
      summary,
      openThreads,
      createdAt: now,
      finishedAt: now,
    })
    .execute()
  return true
}

/** The rows of all paths that retell a message, or are to. */
export const findSpansAround = (db: Connection, storyId: string, depth: number): Promise<SpanRow[]> =>
  db
    .selectFrom('memorySpans')
    .innerJoin('messages as first', 'first.id', 'memorySpans.fromMessageId')
    .innerJoin('messages as last', 'last.id', 'memorySpans.toMessageId')
    .select(spanColumns.map((column) => `memorySpans.${column}` as const))
    .where('memorySpans.storyId', '=', storyId)
    .where('memorySpans.origin', '=', 'keeper')
    .where('memorySpans.status', '!=', 'former')
    .where('first.depth', '<=', depth)
    .where('last.depth', '>=', depth)
    .orderBy('memorySpans.level')
    .orderBy('memorySpans.id')
    .execute()

/** Has parts that are kept be kept anew, when it is their turn; their words stay in use. */
export async function setStale(db: Connection, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('memorySpans')
    .set({ status: 'stale' })
    .where('id', 'in', ids)
    .where('origin', '=', 'keeper')
    .where('status', '=', 'kept')
    .execute()
}

/** Takes back that a span is due: whoever is at work on it has read words that hold no longer. */
export async function withdrawDueSpan(db: Connection, id: number): Promise<void> {
  await db.deleteFrom('memorySpans').where('id', '=', id).where('status', '=', 'due').execute()
}

/**
 * Puts other words in the place of a span's, in a row of their own: replies were given the old ones. What was found
 * with the span goes over to the new row. Returns its id.
 */
export async function replaceSpan(
  db: Connection,
  { id, storyId, level, ordinal, fromMessageId, toMessageId }: SpanRow,
  words: {
    status: 'kept' | 'stale'
    title: string
    summary: string
    openThreads: string
    closedThreads: string
    finishedAt: number
  },
): Promise<number> {
  await db
    .updateTable('memorySpans')
    .set({ status: 'former', worker: null, leaseUntil: null })
    .where('id', '=', id)
    .execute()
  const place = { storyId, level, ordinal, fromMessageId, toMessageId }
  const { id: newId } = await db
    .insertInto('memorySpans')
    .values({ ...place, ...words, origin: 'keeper', createdAt: words.finishedAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const table of ['memoryEntries', 'memoryAliases', 'memoryFacts'] as const)
    await db.updateTable(table).set({ spanId: newId }).where('spanId', '=', id).execute()
  return newId
}
