import type { AuditAction } from '#contract/audit-actions.ts'
import { toIso } from '#server/ground/clock.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import type { UserData } from '#server/platform/user-data.ts'

/** An entry before it has a number. Never a secret and never a word of a story. */
export interface NewAuditEntry {
  action: AuditAction
  /** 'done', or the code of the error that refused it. */
  outcome: string
  userId?: number | undefined
  address?: string
  requestId?: string
  detail?: string | undefined
}

export async function insertAuditEntry(db: Connection, entry: NewAuditEntry, now: number): Promise<void> {
  const { action, outcome, userId, address, requestId, detail } = entry
  await db
    .insertInto('auditLog')
    .values({
      at: now,
      action,
      outcome,
      userId: userId ?? null,
      address: address ?? null,
      requestId: requestId ?? null,
      detail: detail ?? null,
    })
    .execute()
}

/** The entries about an account for its download, oldest first. */
export const auditData: UserData = {
  name: 'auditLog',
  async *collect(db, userId) {
    const entries = await db
      .selectFrom('auditLog')
      .select(['at', 'action', 'outcome', 'address', 'detail'])
      .where('userId', '=', userId)
      .orderBy('id')
      .execute()
    for (const { at, ...entry } of entries) yield { at: toIso(at), ...entry }
  },
}

const DELETED_AT_ONCE = 100

/** Deletes entries from before `time`, some at a time and the oldest first: no single call pays for a long log. */
export async function deleteAuditEntriesBefore(db: Connection, time: number): Promise<void> {
  const oldest = db.selectFrom('auditLog').select('id').orderBy('id').limit(DELETED_AT_ONCE)
  await db.deleteFrom('auditLog').where('at', '<', time).where('id', 'in', oldest).execute()
}

/** Newest first, with the name that the account has today; only those older than the entry `before`. */
export function findAuditEntries(db: Connection, limit: number, before?: number) {
  return db
    .selectFrom('auditLog')
    .leftJoin('users', 'users.id', 'auditLog.userId')
    .selectAll('auditLog')
    .select('users.username')
    .$if(before !== undefined, (query) => query.where('auditLog.id', '<', before!))
    .orderBy('auditLog.id', 'desc')
    .limit(limit)
    .execute()
}
