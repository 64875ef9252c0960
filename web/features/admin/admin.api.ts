import { getApiUsage, listUsers } from '#contract/admin.ts'
import type { Arguments } from '#contract/endpoint.ts'
import { read } from '#web/platform/query-client.ts'

export const usersQuery = (query: Arguments<typeof listUsers>['query']) => read(listUsers, { query })

export const usageQuery = read(getApiUsage)
