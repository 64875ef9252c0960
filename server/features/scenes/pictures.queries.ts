import { sql, type SqlBool } from 'kysely'
import type { Connection } from '#server/platform/db/schema.ts'
import type { JobTable } from '#server/platform/jobs/job-table.ts'
import { endJob } from '#server/platform/jobs/jobs.queries.ts'

export const pictureJobs = {
  name: 'pictures',
  openStatus: 'painting',
  orderBy: 'requestedAt',
  fairBy: 'userId',
} satisfies JobTable

const isOutOfBin = sql<SqlBool>`exists (
  select 1 from stories where stories.id = pictures.story_id and binned_at is null
)`

const columns = ['id', 'messageId', 'storyId', 'userId', 'status', 'alt', 'requestedAt', 'waitedAt'] as const

/** The picture of a message, unless its story is in the bin. */
export const findPictureOf = (db: Connection, userId: number, messageId: number) =>
  db
    .selectFrom('pictures')
    .select(columns)
    .where('messageId', '=', messageId)
    .where('userId', '=', userId)
    .where(isOutOfBin)
    .executeTakeFirst()
export type Picture = NonNullable<Awaited<ReturnType<typeof findPictureOf>>>

export const findPicturesOf = (db: Connection, userId: number) =>
  db.selectFrom('pictures').select(columns).where('userId', '=', userId).orderBy('requestedAt').execute()

export const findPictureIdsIn = (db: Connection, storyId: string) =>
  db.selectFrom('pictures').select('id').where('storyId', '=', storyId).execute()

/** Asks for the picture of a message: a new row, or a failed one that is tried again. One that is there or on its way stays. */
export async function insertPicture(
  db: Connection,
  {
    id,
    messageId,
    storyId,
    userId,
    now,
  }: { id: string; messageId: number; storyId: string; userId: number; now: number },
): Promise<void> {
  await db
    .insertInto('pictures')
    .values({
      id,
      messageId,
      storyId,
      userId,
      status: 'painting',
      requestedAt: now,
      waitedAt: now,
    })
    .onConflict((conflict) =>
      conflict
        .column('messageId')
        .doUpdateSet({
          status: 'painting',
          attempts: 0,
          worker: null,
          leaseUntil: null,
          requestedAt: now,
          waitedAt: now,
          finishedAt: null,
        })
        .where('pictures.status', '=', 'failed'),
    )
    .execute()
}

export const findPicture = (db: Connection, id: string) =>
  db.selectFrom('pictures').select(columns).where('id', '=', id).executeTakeFirst()

/** Ends a painting that `worker` still holds; false when it was lost meanwhile. */
export const finishPicture = (
  db: Connection,
  { id, worker, alt, now }: { id: string; worker: string; alt: string; now: number },
): Promise<boolean> =>
  endJob(db, pictureJobs, { id, worker, values: { status: 'painted', alt, finishedAt: now } })

/** Whether someone may see a painted picture: as the owner, or because the story as it was shared shows it (SHARE-40). */
export async function maySeePicture(
  db: Connection,
  pictureId: string,
  userId: number | undefined,
): Promise<boolean> {
  const picture = await db
    .selectFrom('pictures')
    .select(['userId', 'messageId', 'storyId', 'requestedAt'])
    .where('id', '=', pictureId)
    .where('status', '=', 'painted')
    .where(isOutOfBin)
    .executeTakeFirst()
  if (!picture) return false
  if (picture.userId === userId) return true
  const { rows } = await sql`
    with recursive shown (id, parent_id) as (
      select m.id, m.parent_id from shares s join messages m on m.id = s.head_id join users u on u.id = s.user_id
      where s.story_id = ${picture.storyId} and s.shared_at >= ${picture.requestedAt}
        and s.taken_down_at is null and u.blocked_at is null
      union all
      select m.id, m.parent_id from messages m join shown on m.id = shown.parent_id
    )
    select 1 from shown where id = ${picture.messageId}`.execute(db)
  return rows.length > 0
}
