import { sql } from 'kysely'
import { STOPPED_SHARE_MINUTES } from '#contract/library.ts'
import type { Share } from '#contract/sharing.ts'
import { minutesMs, toIso } from '#server/ground/clock.ts'
import type { Connection, Database } from '#server/platform/db/schema.ts'
import type { UserData } from '#server/platform/user-data.ts'

interface NewShare {
  shareId: string
  storyId: string
  userId: number
  title: string
  excerpt: string
  headId: number
  allowSearchEngines: boolean
  allowPlayingOn: boolean
  allowName: boolean
  now: number
}

/**
 * Publishes a path, or renews what is public of it; returns the id of its link, which stays the same while the path only
 * grows. A path that branches off above has a link of its own.
 */
export const saveShare = (db: Database, share: NewShare): Promise<string> =>
  db.transaction().execute(async (trx) => {
    const { shareId, storyId, userId, headId } = share
    const published = {
      title: share.title,
      excerpt: share.excerpt,
      headId,
      allowsSearchEngines: share.allowSearchEngines ? 1 : 0,
      allowsPlayingOn: share.allowPlayingOn ? 1 : 0,
      allowsName: share.allowPlayingOn && share.allowName ? 1 : 0,
      sharedAt: share.now,
    }
    // What was stopped comes back by its own call alone: sharing anew makes a new link.
    await trx.deleteFrom('shares').where('storyId', '=', storyId).where('stoppedAt', 'is not', null).execute()
    const grown = await findShareOnPath(trx, storyId, headId)
    if (grown !== undefined) {
      await trx.updateTable('shares').set(published).where('id', '=', grown).execute()
      return grown
    }
    const { id } = await trx
      .insertInto('shares')
      .values({ id: shareId, storyId, userId, ...published })
      .onConflict((conflict) => conflict.column('headId').doUpdateSet(published))
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })

/** The share that ends the furthest down on the path to a message. */
async function findShareOnPath(db: Connection, storyId: string, headId: number): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    with recursive path (id, parent_id, depth) as (
      select id, parent_id, depth from messages where id = ${headId}
      union all
      select m.id, m.parent_id, m.depth from path join messages m on m.id = path.parent_id
    )
    select s.id from shares s join path on path.id = s.head_id
    where s.story_id = ${storyId} order by path.depth desc limit 1`.execute(db)
  return rows[0]?.id
}

/** Why something of the story was taken down; undefined where nothing was. */
export async function findTakedown(db: Connection, storyId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('shares')
    .select('takedownReason')
    .where('storyId', '=', storyId)
    .where('takenDownAt', 'is not', null)
    .executeTakeFirst()
  return row && (row.takedownReason ?? '')
}

/** Whether there was one to take back; what was taken down stays, or it could be shared anew. */
export async function stopOneShareOf(
  db: Connection,
  userId: number,
  shareId: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('shares')
    .set({ stoppedAt: now })
    .where('id', '=', shareId)
    .where('userId', '=', userId)
    .where('takenDownAt', 'is', null)
    .where('stoppedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Whether there was one that could still come back. */
export async function restoreShareOf(
  db: Connection,
  userId: number,
  shareId: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('shares')
    .set({ stoppedAt: null })
    .where('id', '=', shareId)
    .where('userId', '=', userId)
    .where('stoppedAt', '>', now - STOPPED_SHARE_MINUTES * minutesMs)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function deleteSharesOf(db: Connection, userId: number, storyId: string): Promise<void> {
  await db
    .deleteFrom('shares')
    .where('storyId', '=', storyId)
    .where('userId', '=', userId)
    .where('takenDownAt', 'is', null)
    .execute()
}

/** Shares of the reader, the latest first. */
export const findSharesOf = async (db: Connection, userId: number): Promise<Share[]> =>
  (await sharesOf(db, userId).where('binnedAt', 'is', null).execute()).map(toShare)

const sharesOf = (db: Connection, userId: number) =>
  db
    .selectFrom('shares')
    .innerJoin('stories', 'stories.id', 'shares.storyId')
    .select(['shares.id', 'storyId', 'shares.headId', 'shares.title', 'allowsSearchEngines', 'sharedAt'])
    .select(['allowsPlayingOn', 'playedOn'])
    .where('shares.userId', '=', userId)
    .where('stoppedAt', 'is', null)
    .orderBy('sharedAt', 'desc')
    .orderBy('shares.id')

type ShareRow = Awaited<ReturnType<ReturnType<typeof sharesOf>['execute']>>[number]

const toShare = (row: ShareRow): Share => ({
  shareId: row.id,
  storyId: row.storyId,
  lastMessageId: row.headId,
  title: row.title,
  allowSearchEngines: row.allowsSearchEngines === 1,
  allowPlayingOn: row.allowsPlayingOn === 1,
  playedOn: row.playedOn,
  sharedAt: toIso(row.sharedAt),
})

/** A reader's public stories for the download of their account. */
export const shareData: UserData = {
  name: 'shares',
  async *collect(db, userId) {
    yield* (await sharesOf(db, userId).execute()).map(toShare)
  },
}

/** A story that is public under a link; it belongs to everyone who has it, so no owner is asked. */
export interface PublishedStory {
  id: string
  storyId: string
  /** Whose it is. */
  userId: number
  title: string
  excerpt: string
  headId: number
  allowsSearchEngines: boolean
  allowsPlayingOn: boolean
  allowsName: boolean
  sharedAt: number
  /** Why it was taken down, where it was. */
  takedownReason?: string
}

export async function findShare(db: Connection, shareId: string): Promise<PublishedStory | undefined> {
  const row = await db
    .selectFrom('shares')
    .innerJoin('stories', 'stories.id', 'shares.storyId')
    .innerJoin('users', 'users.id', 'shares.userId')
    .selectAll('shares')
    .where('shares.id', '=', shareId)
    .where('stoppedAt', 'is', null)
    .where('binnedAt', 'is', null)
    .where('blockedAt', 'is', null)
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      storyId: row.storyId,
      userId: row.userId,
      title: row.title,
      excerpt: row.excerpt,
      headId: row.headId,
      allowsSearchEngines: row.allowsSearchEngines === 1,
      allowsPlayingOn: row.allowsPlayingOn === 1,
      allowsName: row.allowsName === 1,
      sharedAt: row.sharedAt,
      ...(row.takenDownAt !== null && { takedownReason: row.takedownReason ?? '' }),
    }
  )
}
