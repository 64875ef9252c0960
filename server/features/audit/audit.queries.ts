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
  /** The account that an admin's act was about. */
  subjectId?: number | undefined
  address?: string
  requestId?: string
  detail?: string | undefined
}

export async function insertAuditEntry(db: Connection, entry: NewAuditEntry, now: number): Promise<void> {
  const { action, outcome, userId, subjectId, address, requestId, detail } = entry
  await db
    .insertInto('auditLog')
    .values({
      at: now,
      action,
      outcome,
      userId: userId ?? null,
      subjectId: subjectId ?? null,
      address: address ?? null,
      requestId: requestId ?? null,
      detail: detail ?? null,
    })
    .execute()
}

/** The entries about an account for its download, oldest first; where an admin sat is nobody's to know. */
export const auditData: UserData = {
  name: 'auditLog',
  async *collect(db, userId) {
    const entries = await db
      .selectFrom('auditLog')
      .select(['at', 'action', 'outcome', 'address', 'detail', 'userId'])
      .where((e) => e.or([e('userId', '=', userId), e('subjectId', '=', userId)]))
      .orderBy('id')
      .execute()
    for (const { at, action, outcome, address, detail, userId: by } of entries)
      yield { at: toIso(at), action, outcome, address: by === userId ? address : null, detail }
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
    .leftJoin('users as subjects', 'subjects.id', 'auditLog.subjectId')
    .selectAll('auditLog')
    .select(['users.username', 'subjects.username as subjectName'])
    .$if(before !== undefined, (query) => query.where('auditLog.id', '<', before!))
    .orderBy('auditLog.id', 'desc')
    .limit(limit)
    .execute()
}
