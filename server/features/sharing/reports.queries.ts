import type { ReportKind } from '#contract/report-kinds.ts'
import type { Connection } from '#server/platform/db/schema.ts'

interface NewReport {
  shareId: string
  kind: ReportKind
  words: string
  now: number
}

const OPEN_AT_MOST = 50

/** Keeps a report, unless so many of the same share wait already that one more says nothing new. */
export async function insertReport(db: Connection, { shareId, kind, words, now }: NewReport): Promise<void> {
  const { open } = await db
    .selectFrom('shareReports')
    .select((e) => e.fn.countAll<number>().as('open'))
    .where('shareId', '=', shareId)
    .where('settledAt', 'is', null)
    .executeTakeFirstOrThrow()
  if (open >= OPEN_AT_MOST) return
  await db.insertInto('shareReports').values({ shareId, kind, words, reportedAt: now }).execute()
}

/** Reports that wait for a decision, the oldest first. */
export const findOpenReports = (db: Connection) =>
  db
    .selectFrom('shareReports as r')
    .innerJoin('shares', 'shares.id', 'r.shareId')
    .innerJoin('users', 'users.id', 'shares.userId')
    .select(['r.id', 'r.shareId', 'shares.title', 'users.id as userId', 'username', 'kind', 'words'])
    .select('reportedAt')
    .where('settledAt', 'is', null)
    .orderBy('r.id')
    .limit(100)
    .execute()

/** Shares that are taken down, the latest first. */
export const findTakenDown = (db: Connection) =>
  db
    .selectFrom('shares')
    .innerJoin('users', 'users.id', 'shares.userId')
    .select(['shares.id as shareId', 'title', 'username', 'takenDownAt', 'takedownReason'])
    .where('takenDownAt', 'is not', null)
    .orderBy('takenDownAt', 'desc')
    .limit(100)
    .execute()

/** The account whose story was reported; undefined where no such report waits. */
export async function settleReport(db: Connection, id: number, now: number): Promise<number | undefined> {
  const row = await db
    .updateTable('shareReports')
    .set({ settledAt: now })
    .where('id', '=', id)
    .where('settledAt', 'is', null)
    .returning('shareId')
    .executeTakeFirst()
  return row && (await findOwnerOfShare(db, row.shareId))
}

export async function findOwnerOfShare(db: Connection, shareId: string): Promise<number | undefined> {
  const row = await db.selectFrom('shares').select('userId').where('id', '=', shareId).executeTakeFirst()
  return row?.userId
}

/** Takes a share down and settles what was reported of it. */
export async function storeTakedown(
  trx: Connection,
  { shareId, reason, now }: { shareId: string; reason: string; now: number },
): Promise<void> {
  await trx
    .updateTable('shares')
    .set({ takenDownAt: now, takedownReason: reason })
    .where('id', '=', shareId)
    .execute()
  await trx
    .updateTable('shareReports')
    .set({ settledAt: now })
    .where('shareId', '=', shareId)
    .where('settledAt', 'is', null)
    .execute()
}

export async function removeTakedown(db: Connection, shareId: string): Promise<void> {
  await db
    .updateTable('shares')
    .set({ takenDownAt: null, takedownReason: null })
    .where('id', '=', shareId)
    .execute()
}
