import { getAuditLog } from '#contract/audit.ts'
import type { AuditEntry } from '#contract/audit.ts'
import { toIso } from '#server/ground/clock.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import type { Room } from '#server/platform/room.ts'
import { auditCalls, type AuditContext } from './audit-call.ts'
import { auditData, findAuditEntries, insertAuditEntry } from './audit.queries.ts'

const ENTRIES_A_PAGE = 50

/** A page of the audit log, newest first. */
async function readAuditLog(
  db: Connection,
  before?: number,
): Promise<{ entries: AuditEntry[]; hasMore: boolean }> {
  const rows = await findAuditEntries(db, ENTRIES_A_PAGE + 1, before)
  const entries = rows.slice(0, ENTRIES_A_PAGE).map(({ at, ...row }) => ({ ...row, at: toIso(at) }))
  return { entries, hasMore: rows.length > ENTRIES_A_PAGE }
}

function auditRoutes(serve: Serve, { db }: AuditContext): void {
  serve(getAuditLog, ({ query }) => readAuditLog(db, query.before))
}

export const auditRoom: Room<AuditContext> = {
  routes: auditRoutes,
  userData: [auditData],
  recordCalls: auditCalls,
  // Without an address: who may run commands stands before the machine.
  recordCommand: (db, { action, userId, now }) =>
    insertAuditEntry(db, { action, outcome: 'done', userId }, now),
}
