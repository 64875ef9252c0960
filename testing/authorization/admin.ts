import * as admin from '#contract/admin.ts'
import { adminOnly, type AuthorizationRow } from '../authorization-row.ts'

export const rows: AuthorizationRow[] = [
  { endpoint: admin.listUsers, ...adminOnly(200) },
  { endpoint: admin.getApiUsage, ...adminOnly(200) },
  { endpoint: admin.downloadUsers, ...adminOnly(200) },
]
