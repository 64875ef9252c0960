import { useQuery } from '@tanstack/react-query'
import { Suspense, type ComponentType, type ReactNode } from 'react'
import { CallError } from '#web/platform/call-error.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { usageQuery } from './admin.api.ts'

/** A card of the desk. Each file of `cards/` that ends so holds one. */
export interface DeskCard {
  /** The lowest stands first. */
  rank: number
  Card: ComponentType
}

const cards = Object.values(
  import.meta.glob<DeskCard>('./cards/*-card.tsx', { eager: true, import: 'deskCard' }),
).toSorted((a, b) => a.rank - b.rank)

const isAccessError = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 401 || error.status === 403)

/** The admin's desk; `denied` takes its place when the server no longer grants it. */
export function AdminDashboard({ denied }: { denied: ReactNode }) {
  const { error } = useQuery(usageQuery)

  if (isAccessError(error)) return denied
  return cards.map(({ rank, Card }) => (
    <Suspense key={rank} fallback={<Skeleton className="h-40" />}>
      <Card />
    </Suspense>
  ))
}
