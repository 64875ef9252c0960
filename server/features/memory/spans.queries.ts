import type { Connection } from '#server/platform/db/schema.ts'
import type { JobTable } from '#server/platform/jobs/job-table.ts'

export const spanJobs = { name: 'memorySpans', openStatus: 'due', orderBy: 'createdAt' } satisfies JobTable

const columns = [
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
  'finishedAt',
] as const

export const findSpansOf = (db: Connection, storyId: string) =>
  db.selectFrom('memorySpans').select(columns).where('storyId', '=', storyId).orderBy('id').execute()
export type SpanRow = Awaited<ReturnType<typeof findSpansOf>>[number]

export const findSpan = (db: Connection, id: number) =>
  db.selectFrom('memorySpans').select(columns).where('id', '=', id).executeTakeFirst()

/** A part of a path, by where it begins and ends. */
export interface SpanPlace {
  storyId: string
  level: number
  ordinal: number
  fromMessageId: number
  toMessageId: number
}

/** Writes that a part of a path is to be kept; nothing where it is kept already, or another of its story is due. */
export async function insertDueSpan(
  db: Connection,
  { storyId, level, ordinal, fromMessageId, toMessageId, now }: SpanPlace & { now: number },
): Promise<void> {
  await db
    .insertInto('memorySpans')
    .values({
      storyId,
      level,
      ordinal,
      fromMessageId,
      toMessageId,
      status: 'due',
      origin: 'keeper',
      createdAt: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

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

/** Makes a part of a path due again that failed at `failedBefore` or earlier, unless another of its story is. */
export async function reopenFailedSpan(
  db: Connection,
  { storyId, toMessageId, failedBefore }: { storyId: string; toMessageId: number; failedBefore: number },
): Promise<void> {
  await db
    .updateTable('memorySpans')
    .set({ status: 'due', attempts: 0, worker: null, leaseUntil: null, finishedAt: null })
    .where('storyId', '=', storyId)
    .where('toMessageId', '=', toMessageId)
    .where('status', '=', 'failed')
    .where('finishedAt', '<=', failedBefore)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('memorySpans as other')
            .select('other.id')
            .where('other.storyId', '=', storyId)
            .where('other.status', '=', 'due'),
        ),
      ),
    )
    .execute()
}

/** Puts the reader's words in the place of a span's; false where there is no such span of the story. */
export async function insertReaderSpan(
  db: Connection,
  { storyId, spanId, summary, now }: { storyId: string; spanId: number; summary: string; now: number },
): Promise<boolean> {
  const span = await findSpan(db, spanId)
  if (span?.storyId !== storyId || span.status !== 'kept') return false
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
