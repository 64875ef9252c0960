import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { getAuditLog } from '#contract/audit.ts'
import { call } from '#web/platform/call.ts'
import { keyOf } from '#web/platform/query-client.ts'

const auditQuery = infiniteQueryOptions({
  queryKey: keyOf(getAuditLog),
  initialPageParam: undefined as number | undefined,
  queryFn: ({ pageParam, signal }) =>
    call(getAuditLog, { query: pageParam === undefined ? {} : { before: String(pageParam) }, signal }),
  getNextPageParam: ({ entries, hasMore }) => (hasMore ? entries.at(-1)?.id : undefined),
})

/** The audit log, newest first, a page at a time. */
export const useAuditLog = () => useInfiniteQuery(auditQuery)
