import { infiniteQueryOptions } from '@tanstack/react-query'
import { getApiUsage, listUsers } from '#contract/admin.ts'
import { getAuditLog } from '#contract/audit.ts'
import type { Arguments } from '#contract/endpoint.ts'
import { call } from '#web/platform/call.ts'
import { keyOf, read } from '#web/platform/query-client.ts'

const meta = { isQuiet: true }

export const usersQuery = (query: Arguments<typeof listUsers>['query']) => ({
  ...read(listUsers, { query }),
  meta,
})

export const usageQuery = { ...read(getApiUsage), meta }

/** The audit log, newest first, a page at a time. */
export const auditQuery = infiniteQueryOptions({
  queryKey: keyOf(getAuditLog),
  initialPageParam: undefined as number | undefined,
  queryFn: ({ pageParam, signal }) =>
    call(getAuditLog, { query: pageParam === undefined ? {} : { before: String(pageParam) }, signal }),
  getNextPageParam: ({ entries, hasMore }) => (hasMore ? entries.at(-1)?.id : undefined),
  meta,
})
