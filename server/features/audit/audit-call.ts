import type { Endpoint } from '#contract/endpoint.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { Clock } from '#server/ground/clock.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { RecordCall } from '#server/platform/http/record-calls.ts'
import { deleteAuditEntriesBefore, insertAuditEntry, type NewAuditEntry } from './audit.queries.ts'

/** Refusals worth writing down; other failures are typing mistakes, throttles and faults of ours. */
const refusals = new Set<ErrorCode>([
  'wrong_credentials',
  'wrong_password',
  'passkey_refused',
  'oidc_failed',
  'reset_link_invalid',
])

export interface AuditContext {
  db: Database
  clock: Clock
  config: { auditMs: number }
}

/** Writes down what an endpoint's declaration wants written down of its calls, with who and from where. */
export const auditCalls =
  ({ db, clock, config }: AuditContext): RecordCall =>
  (endpoint, request, callerId) => {
    let userId = callerId
    let subjectId: number | undefined
    const write = async (entry: Pick<NewAuditEntry, 'action' | 'outcome' | 'detail'>) => {
      const now = clock.now()
      await insertAuditEntry(
        db,
        { ...entry, userId, subjectId, address: request.ip, requestId: request.id },
        now,
      )
      await deleteAuditEntriesBefore(db, now - config.auditMs)
    }
    const { audited } = endpoint

    return {
      about: (id) => void (userId = id),
      concerns: (id) => void (subjectId = id),
      async done(body) {
        if (audited) await write({ action: audited, outcome: 'done', detail: detailOf(endpoint, body) })
      },
      async failed(error) {
        if (!audited || !(error instanceof AppError) || !refusals.has(error.code)) return
        await write({ action: audited, outcome: error.code })
      },
      accessRefused: () =>
        write({
          action: 'access_refused',
          outcome: 'admin_required',
          detail: `${endpoint.method} ${endpoint.path}`,
        }),
    }
  }

/** The one field of the body that the declaration allows to be written down, if it names one. */
function detailOf({ auditedField }: Endpoint, body: unknown): string | undefined {
  if (auditedField === undefined) return undefined
  return `${auditedField}: ${String((body as Record<string, unknown>)[auditedField])}`
}
