import { Readable } from 'node:stream'
import * as contract from '#contract/admin.ts'
import { dayOf } from '#server/ground/clock.ts'
import { answered, type Serve } from '#server/platform/http/serve.ts'
import type { Room } from '#server/platform/room.ts'
import type { AdminContext } from './admin-context.ts'
import { readApiUsage } from './api-usage.ts'
import { listUsers, usersJson } from './list-users.ts'
import { usersCsv } from './users-csv.ts'

function adminRoutes(serve: Serve, context: AdminContext): void {
  const { clock } = context

  serve(contract.listUsers, async ({ query, reply }) => {
    if (query.page !== undefined || query.pageSize !== undefined) return listUsers(context, query)
    reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(Readable.from(usersJson(context, query)))
    return answered
  })

  serve(contract.getApiUsage, () => readApiUsage(context))

  serve(contract.downloadUsers, async ({ reply }) => {
    reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="lanterntale-users-${dayOf(clock.now())}.csv"`)
      .header('cache-control', 'no-store')
      .send(Readable.from(usersCsv(context)))
    return answered
  })
}

export const adminRoom: Room<AdminContext> = { routes: adminRoutes }
