import { Readable } from 'node:stream'
import * as contract from '#contract/admin.ts'
import { getAuditLog } from '#contract/audit.ts'
import { dayOf } from '#server/ground/clock.ts'
import { answered, type Serve } from '#server/platform/http/serve.ts'
import type { AdminContext } from './admin-context.ts'
import { areAdsEnabled, setAdsEnabled } from './ads-switch.queries.ts'
import { readApiUsage } from './api-usage.ts'
import { listUsers } from './list-users.ts'
import { readAuditLog } from './read-audit-log.ts'
import { usersCsv } from './users-csv.ts'

export function adminRoutes(serve: Serve, context: AdminContext): void {
  const { db, clock } = context

  serve(contract.listUsers, ({ query }) => listUsers(context, query))

  serve(contract.getApiUsage, () => readApiUsage(context))

  serve(contract.getAdsEnabled, async () => ({
    key: 'ads_enabled',
    value: (await areAdsEnabled(db)) ? ('true' as const) : ('false' as const),
  }))

  serve(contract.toggleAds, async ({ body }) => {
    await setAdsEnabled(db, body.enabled)
    return {}
  })

  serve(getAuditLog, ({ query }) => readAuditLog(db, query.before))

  serve(contract.downloadUsers, async ({ reply }) => {
    reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="lanterntale-users-${dayOf(clock.now())}.csv"`)
      .header('cache-control', 'no-store')
      .send(Readable.from(usersCsv(context)))
    return answered
  })
}
