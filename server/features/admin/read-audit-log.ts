import type { AuditEntry } from '#contract/audit.ts'
import { findAuditEntries } from '#server/platform/audit/audit.queries.ts'
import { toIso } from '#server/ground/clock.ts'
import type { Connection } from '#server/platform/db/schema.ts'

const ENTRIES_A_PAGE = 50

/** A page of the audit log, newest first. */
export async function readAuditLog(
  db: Connection,
  before?: number,
): Promise<{ entries: AuditEntry[]; hasMore: boolean }> {
  const rows = await findAuditEntries(db, ENTRIES_A_PAGE + 1, before)
  const entries = rows.slice(0, ENTRIES_A_PAGE).map((row) => ({
    id: row.id,
    at: toIso(row.at),
    action: row.action,
    outcome: row.outcome,
    userId: row.userId,
    username: row.username,
    address: row.address,
    requestId: row.requestId,
    detail: row.detail,
  }))
  return { entries, hasMore: rows.length > ENTRIES_A_PAGE }
}
