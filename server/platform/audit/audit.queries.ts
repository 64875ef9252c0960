import type { AuditAction } from '#contract/audit-actions.ts'
import type { Connection } from '../db/schema.ts'

/** One deed, as it is written down. Never a secret and never a word of a story. */
export interface Deed {
  action: AuditAction
  /** 'done', or the code of the error that refused it. */
  outcome: string
  userId?: number | undefined
  address?: string
  requestId?: string
  detail?: string | undefined
}

export async function insertDeed(db: Connection, deed: Deed, now: number): Promise<void> {
  const { action, outcome, userId, address, requestId, detail } = deed
  await db
    .insertInto('audit_log')
    .values({
      at: now,
      action,
      outcome,
      user_id: userId ?? null,
      address: address ?? null,
      request_id: requestId ?? null,
      detail: detail ?? null,
    })
    .execute()
}

/** What an account is told of itself, oldest first. */
export function findDeedsOf(db: Connection, userId: number) {
  return db
    .selectFrom('audit_log')
    .select(['at', 'action', 'outcome', 'address', 'detail'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
}

const FORGOTTEN_AT_ONCE = 100

/** Forgets deeds from before `time`, some at a time and the oldest first: what is long costs no one deed much. */
export async function forgetDeedsBefore(db: Connection, time: number): Promise<void> {
  const oldest = db.selectFrom('audit_log').select('id').orderBy('id').limit(FORGOTTEN_AT_ONCE)
  await db.deleteFrom('audit_log').where('at', '<', time).where('id', 'in', oldest).execute()
}

/** Newest first, with the name that the account has today; only those older than the entry `before`. */
export function findDeeds(db: Connection, limit: number, before?: number) {
  return db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.user_id')
    .selectAll('audit_log')
    .select('users.username')
    .$if(before !== undefined, (query) => query.where('audit_log.id', '<', before!))
    .orderBy('audit_log.id', 'desc')
    .limit(limit)
    .execute()
}
