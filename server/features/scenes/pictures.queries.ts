import { sql } from 'kysely'
import type { Connection } from '#server/platform/db/schema.ts'
import type { JobTable } from '#server/platform/jobs/job-table.ts'
import { endJob } from '#server/platform/jobs/jobs.queries.ts'

export const pictureJobs = {
  name: 'pictures',
  openStatus: 'painting',
  orderBy: 'requested_at',
} satisfies JobTable

const columns = [
  'id',
  'message_id as messageId',
  'story_id as storyId',
  'user_id as userId',
  'status',
  'alt',
  'requested_at as requestedAt',
] as const

export const findPictureOf = (db: Connection, userId: number, messageId: number) =>
  db
    .selectFrom('pictures')
    .select(columns)
    .where('message_id', '=', messageId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
export type Picture = NonNullable<Awaited<ReturnType<typeof findPictureOf>>>

export const findPicturesOf = (db: Connection, userId: number) =>
  db.selectFrom('pictures').select(columns).where('user_id', '=', userId).orderBy('requested_at').execute()

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
      message_id: messageId,
      story_id: storyId,
      user_id: userId,
      status: 'painting',
      requested_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .column('message_id')
        .doUpdateSet({
          status: 'painting',
          attempts: 0,
          worker: null,
          lease_until: null,
          requested_at: now,
          finished_at: null,
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
  {
    id,
    worker,
    status,
    alt = null,
    now,
  }: { id: string; worker: string; status: 'painted' | 'failed'; alt?: string | null; now: number },
): Promise<boolean> => endJob(db, pictureJobs, { id, worker, values: { status, alt, finished_at: now } })

/** Whether someone may see a painted picture: as the owner, or because the story as it was shared shows it (SHARE-40). */
export async function maySeePicture(
  db: Connection,
  pictureId: string,
  userId: number | undefined,
): Promise<boolean> {
  const picture = await db
    .selectFrom('pictures')
    .select(['user_id', 'message_id', 'story_id', 'requested_at'])
    .where('id', '=', pictureId)
    .where('status', '=', 'painted')
    .executeTakeFirst()
  if (!picture) return false
  if (picture.user_id === userId) return true
  const { rows } = await sql`
    with recursive shown (id, parent_id) as (
      select m.id, m.parent_id from shares s join messages m on m.id = s.head_id where s.story_id = ${picture.story_id} and s.shared_at >= ${picture.requested_at}
      union all
      select m.id, m.parent_id from messages m join shown on m.id = shown.parent_id
    )
    select 1 from shown where id = ${picture.message_id}`.execute(db)
  return rows.length > 0
}
