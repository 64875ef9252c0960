import type { Insertable } from 'kysely'
import type { Connection, Schema } from '#server/platform/db/schema.ts'
import type { JobTable } from '#server/platform/jobs/job-table.ts'
import { endJob } from '#server/platform/jobs/jobs.queries.ts'

export const portraitJobs = {
  name: 'portraits',
  openStatus: 'painting',
  orderBy: 'requestedAt',
  fairBy: 'userId',
} satisfies JobTable

const select = (db: Connection) =>
  db
    .selectFrom('portraits')
    .select([
      'id',
      'storyId',
      'userId',
      'messageId',
      'person',
      'name',
      'words',
      'status',
      'alt',
      'seed',
      'requestedAt',
    ])

export const findPortrait = (db: Connection, id: string) => select(db).where('id', '=', id).executeTakeFirst()
export type Portrait = NonNullable<Awaited<ReturnType<typeof findPortrait>>>

/** All portraits of a story, the newest first. */
export const findPortraitsIn = (db: Connection, storyId: string) =>
  select(db).where('storyId', '=', storyId).orderBy('requestedAt', 'desc').orderBy('id').execute()

export const findPortraitsOf = (db: Connection, userId: number) =>
  select(db).where('userId', '=', userId).orderBy('requestedAt').execute()

/** Asks for a portrait, unless one of the same person is on its way already. */
export const insertPortrait = (db: Connection, portrait: Insertable<Schema['portraits']>) =>
  db
    .insertInto('portraits')
    .values(portrait)
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Ends a painting that `worker` still holds; false when it was lost meanwhile. */
export const finishPortrait = (
  db: Connection,
  {
    id,
    worker,
    ...values
  }: {
    id: string
    worker: string
    alt: string
    provider: string
    model: string
    priceNanoUsd: number
    finishedAt: number
  },
): Promise<boolean> => endJob(db, portraitJobs, { id, worker, values: { status: 'painted', ...values } })

/** The other portraits of the same person that count where this one does. */
export const findReplaced = (db: Connection, { id, storyId, messageId, person }: Portrait) =>
  db
    .selectFrom('portraits')
    .select('id')
    .where('storyId', '=', storyId)
    .where('person', '=', person)
    .where('messageId', messageId === null ? 'is' : '=', messageId)
    .where('id', '!=', id)
    .execute()

export async function deletePortraits(db: Connection, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('portraits').where('id', 'in', ids).execute()
}

/** Whether a painted portrait is the reader's own, in a story that is not in the bin. */
export const isPortraitOf = async (db: Connection, id: string, userId: number): Promise<boolean> =>
  (await db
    .selectFrom('portraits')
    .innerJoin('stories', 'stories.id', 'portraits.storyId')
    .select('portraits.id')
    .where('portraits.id', '=', id)
    .where('portraits.userId', '=', userId)
    .where('status', '=', 'painted')
    .where('binnedAt', 'is', null)
    .executeTakeFirst()) !== undefined
