import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CallError } from '#web/platform/call-error.ts'
import { usageQuery } from './admin.api.ts'
import { AdsCard } from './ads-card.tsx'
import { ApiUsageCard } from './api-usage-card.tsx'
import { AuditCard } from './audit-card.tsx'
import { UsersCard } from './users-card.tsx'

const isAccessError = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 401 || error.status === 403)

/** The admin's desk; `denied` takes its place when the server no longer grants it. */
export function AdminDashboard({ denied }: { denied: ReactNode }) {
  const usage = useQuery(usageQuery)

  if (isAccessError(usage.error)) return denied
  return (
    <>
      <AdsCard />
      <ApiUsageCard usage={usage} />
      <UsersCard />
      <AuditCard />
    </>
  )
}
