import { getApiUsage, listUsers } from '#contract/admin.ts'
import type { Arguments } from '#contract/endpoint.ts'
import { read } from '#web/platform/query-client.ts'

const meta = { isQuiet: true }

export const usersQuery = (query: Arguments<typeof listUsers>['query']) => ({
  ...read(listUsers, { query }),
  meta,
})

export const usageQuery = { ...read(getApiUsage), meta }
