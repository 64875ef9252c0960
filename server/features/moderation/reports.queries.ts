import { sql } from 'kysely'
import type { PublishedKind } from '#contract/published.ts'
import type { Connection } from '#server/platform/db/schema.ts'

/** Reports that wait for a decision, the oldest first; what is no longer public waits for none. */
export const findOpenReports = (db: Connection) =>
  db
    .selectFrom('shareReports as r')
    .leftJoin('shares', 'shares.id', 'r.shareId')
    .leftJoin('presets', 'presets.id', 'r.presetId')
    .innerJoin('users', (join) =>
      join.on('users.id', '=', (e) => e.fn.coalesce('shares.userId', 'presets.userId')),
    )
    .select((e) => [
      'r.id',
      'users.id as userId',
      'username',
      'kind',
      'words',
      'reportedAt',
      e.fn.coalesce('shares.title', 'presets.title').$notNull().as('title'),
      e.fn.coalesce('shares.id', 'presets.shareId').$notNull().as('shareId'),
      e.case().when('r.presetId', 'is', null).then(kinds.story).else(kinds.scenario).end().as('about'),
    ])
    .where('settledAt', 'is', null)
    .where('shares.stoppedAt', 'is', null)
    .where((e) => e(e.fn.coalesce('shares.id', 'presets.shareId'), 'is not', null))
    .orderBy('r.id')
    .limit(100)
    .execute()

const kinds = {
  story: sql.lit<PublishedKind>('story'),
  scenario: sql.lit<PublishedKind>('scenario'),
}

/** Stories and scenarios that are taken down, the latest first. */
export const findTakenDown = (db: Connection) =>
  db
    .selectFrom('shares')
    .innerJoin('users', 'users.id', 'shares.userId')
    .select([kinds.story.as('about'), 'shares.id as shareId', 'title', 'username'])
    .select(['takenDownAt', 'takedownReason'])
    .where('takenDownAt', 'is not', null)
    .unionAll(
      db
        .selectFrom('presets')
        .innerJoin('users', 'users.id', 'presets.userId')
        .select((e) => [kinds.scenario.as('about'), e.ref('presets.shareId').$notNull().as('shareId')])
        .select(['title', 'username', 'takenDownAt', 'takedownReason'])
        .where('takenDownAt', 'is not', null),
    )
    .orderBy('takenDownAt', 'desc')
    .limit(100)
    .execute()

/** All that a reader has public, the latest first; a story in the bin is not. */
export const findPublishedOf = (db: Connection, userId: number) =>
  db
    .selectFrom('shares')
    .innerJoin('stories', 'stories.id', 'shares.storyId')
    .select([kinds.story.as('about'), 'shares.id as shareId', 'shares.title', 'sharedAt'])
    .select(['takenDownAt', 'takedownReason'])
    .where('shares.userId', '=', userId)
    .where('shares.stoppedAt', 'is', null)
    .where('binnedAt', 'is', null)
    .unionAll(
      db
        .selectFrom('presets')
        .select((e) => [kinds.scenario.as('about'), e.ref('presets.shareId').$notNull().as('shareId')])
        .select(['title', 'updatedAt as sharedAt', 'takenDownAt', 'takedownReason'])
        .where('userId', '=', userId)
        .where('shareId', 'is not', null),
    )
    .orderBy('sharedAt', 'desc')
    .limit(100)
    .execute()

/** The account whose story or scenario was reported; undefined where no such report waits. */
export async function settleReport(db: Connection, id: number, now: number): Promise<number | undefined> {
  const row = await db
    .updateTable('shareReports')
    .set({ settledAt: now })
    .where('id', '=', id)
    .where('settledAt', 'is', null)
    .returning(['shareId', 'presetId'])
    .executeTakeFirst()
  if (!row) return undefined
  const { shareId, presetId } = row
  const owner =
    shareId === null
      ? await db.selectFrom('presets').select('userId').where('id', '=', presetId).executeTakeFirst()
      : await db.selectFrom('shares').select('userId').where('id', '=', shareId).executeTakeFirst()
  return owner?.userId
}

/** Whose link it is, of a story or of a scenario. */
export async function findOwnerOfLink(db: Connection, shareId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('shares')
    .select('userId')
    .where('id', '=', shareId)
    .unionAll(db.selectFrom('presets').select('userId').where('shareId', '=', shareId))
    .executeTakeFirst()
  return row?.userId
}

/** Takes down whatever is public under the link, and settles what was reported of it. */
export async function storeTakedown(
  trx: Connection,
  { shareId, reason, now }: { shareId: string; reason: string; now: number },
): Promise<void> {
  await markTakenDown(trx, shareId, { takenDownAt: now, takedownReason: reason })
  await trx
    .updateTable('shareReports')
    .set({ settledAt: now })
    .where('settledAt', 'is', null)
    .where((e) =>
      e.or([
        e('shareId', '=', shareId),
        e('presetId', 'in', e.selectFrom('presets').select('id').where('presets.shareId', '=', shareId)),
      ]),
    )
    .execute()
}

export const removeTakedown = (db: Connection, shareId: string): Promise<void> =>
  markTakenDown(db, shareId, { takenDownAt: null, takedownReason: null })

/** Links are not guessed and belong to one thing, so that one of the two tables has none. */
async function markTakenDown(
  db: Connection,
  shareId: string,
  takedown: { takenDownAt: number | null; takedownReason: string | null },
): Promise<void> {
  await db.updateTable('shares').set(takedown).where('id', '=', shareId).execute()
  await db.updateTable('presets').set(takedown).where('shareId', '=', shareId).execute()
}
