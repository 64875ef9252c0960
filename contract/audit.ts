import * as z from 'zod/mini'
import { auditActions } from './audit-actions.ts'
import { endpoint } from './endpoint.ts'
import { NumberIdInPath } from './ids.ts'

const AuditEntry = z.object({
  id: z.number(),
  at: z.string(),
  action: z.enum(auditActions),
  /** 'done', or the code of the error that refused it. */
  outcome: z.string(),
  /** Who did it, or whose account it was about; null where nobody knows. */
  userId: z.nullable(z.number()),
  /** Null also for an account that is gone. */
  username: z.nullable(z.string()),
  /** Whom an act of an admin was about; null where it was about nobody else. */
  subjectId: z.nullable(z.number()),
  subjectName: z.nullable(z.string()),
  /** Null for what was done by a command on the server itself. */
  address: z.nullable(z.string()),
  requestId: z.nullable(z.string()),
  detail: z.nullable(z.string()),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const getAuditLog = endpoint({
  method: 'GET',
  path: '/api/admin/audit-log',
  summary: 'What was done with accounts and rights, newest first, a page at a time',
  access: 'admin',
  query: z.object({
    /** Only entries older than this one. */
    before: z.optional(NumberIdInPath),
  }),
  reply: z.object({ entries: z.array(AuditEntry), hasMore: z.boolean() }),
})
