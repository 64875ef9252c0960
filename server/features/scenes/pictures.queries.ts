import { sql } from 'kysely'
import type { Connection } from '#server/platform/db/schema.ts'

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

export async function isPictureThere(db: Connection, id: string): Promise<boolean> {
  return (await db.selectFrom('pictures').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

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

/** The oldest picture that nobody paints, now held by `worker`; undefined when there is none, or another was quicker. */
export async function claimPicture(db: Connection, worker: string, now: number, leaseUntil: number) {
  const isFree = freeAt(now)
  const next = await db
    .selectFrom('pictures')
    .select('id')
    .where('status', '=', 'painting')
    .where(isFree)
    .orderBy('requested_at')
    .executeTakeFirst()
  if (!next) return undefined
  return db
    .updateTable('pictures')
    .set((e) => ({ worker, lease_until: leaseUntil, attempts: e('attempts', '+', 1) }))
    .where('id', '=', next.id)
    .where('status', '=', 'painting')
    .where(isFree)
    .returning([...columns, 'attempts'])
    .executeTakeFirst()
}

const freeAt = (now: number) => sql<boolean>`(lease_until is null or lease_until < ${now})`

export async function renewPictureLease(
  db: Connection,
  id: string,
  worker: string,
  leaseUntil: number,
): Promise<void> {
  await db
    .updateTable('pictures')
    .set({ lease_until: leaseUntil })
    .where('id', '=', id)
    .where('worker', '=', worker)
    .execute()
}

/** Ends a painting that `worker` still holds; false when it was lost meanwhile. */
export async function finishPicture(
  db: Connection,
  {
    id,
    worker,
    status,
    alt,
    now,
  }: { id: string; worker: string; status: 'painted' | 'failed'; alt?: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('pictures')
    .set({ status, alt: alt ?? null, worker: null, lease_until: null, finished_at: now })
    .where('id', '=', id)
    .where('worker', '=', worker)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Gives a painting back, so that the next round tries it again. */
export async function releasePicture(db: Connection, id: string, worker: string): Promise<void> {
  await db
    .updateTable('pictures')
    .set({ worker: null, lease_until: null })
    .where('id', '=', id)
    .where('worker', '=', worker)
    .execute()
}

/** Whether someone may see a painted picture: as the owner, or because the story as it was shared shows it (ruling 10). */
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
