import { getAuditLog } from '#contract/audit.ts'
import { adminOnly, type AuthorizationRow } from '../authorization-row.ts'

export const rows: AuthorizationRow[] = [{ endpoint: getAuditLog, ...adminOnly(200) }]
