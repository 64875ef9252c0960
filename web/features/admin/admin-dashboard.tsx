import { Suspense, type ComponentType, type ReactNode } from 'react'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useIsDenied } from './use-is-denied.ts'

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
