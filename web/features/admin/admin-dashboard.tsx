import { Suspense, type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { CallError } from '#web/platform/call-error.ts'

/** A card of the desk. Each file of `cards/` that ends so holds one. */
export interface DeskCard {
  /** The lowest stands first. */
  rank: number
  Card: ComponentType
}

const cards = Object.values(
  import.meta.glob<DeskCard>('./cards/*-card.tsx', { eager: true, import: 'deskCard' }),
).toSorted((a, b) => a.rank - b.rank)

/** The admin's desk; `denied` takes its place when the server no longer grants it. */
export function AdminDashboard({ denied }: { denied: ReactNode }) {
  if (useIsDenied()) return denied
  return cards.map(({ rank, Card }) => (
    <Suspense key={rank} fallback={<Skeleton className="h-40" />}>
      <Card />
    </Suspense>
  ))
}

const isAccessError = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 401 || error.status === 403)

/**
 * Whether the server has refused a read of the desk, because its caller is no admin any more. A refused write says so
 * itself, and is taken back where it was made.
 */
function useIsDenied(): boolean {
  const queries = useQueryClient()
  const [isDenied, setIsDenied] = useState(false)
  useEffect(() => {
    return queries.getQueryCache().subscribe(({ query: { queryKey, state } }) => {
      if (String(queryKey[0]).startsWith('/api/admin/') && isAccessError(state.error)) setIsDenied(true)
    })
  }, [queries])
  return isDenied
}
