import { monthOf } from '#server/ground/clock.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import { deleteSessionsOf } from '#server/platform/sessions/sessions.queries.ts'

/** The account with its use; undefined where there is none. */
export const findReader = (db: Connection, userId: number, now: number) =>
  db
    .selectFrom('users')
    .leftJoin('usageByUser as u', 'u.userId', 'users.id')
    .select(['users.id', 'username', 'email', 'isAdmin', 'createdAt', 'lastActiveAt', 'blockedAt'])
    .select(['blockReason', 'u.textTokens', 'u.imageTokens'])
    .select((e) =>
      e.case().when('u.month', '=', monthOf(now)).then(e.ref('u.monthTokens')).else(0).end().as('thisMonth'),
    )
    .where('users.id', '=', userId)
    .executeTakeFirst()

/** Marks the account as blocked, ends its sessions and asks its running turns to stop; admins stay as they are. */
export async function storeBlock(
  trx: Connection,
  { userId, reason, now }: { userId: number; reason: string; now: number },
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ blockedAt: now, blockReason: reason })
    .where('id', '=', userId)
    .where('isAdmin', '=', 0)
    .execute()
  await deleteSessionsOf(trx, userId)
  await trx
    .updateTable('turns')
    .set({ isStopRequested: 1 })
    .where('userId', '=', userId)
    .where('status', '=', 'streaming')
    .execute()
}

export async function removeBlock(db: Connection, userId: number): Promise<void> {
  await db.updateTable('users').set({ blockedAt: null, blockReason: null }).where('id', '=', userId).execute()
}
