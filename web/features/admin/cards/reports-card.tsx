import { late } from '#web/ui/late.tsx'
import type { DeskCard } from '../admin-dashboard.tsx'

const Reports = late(async () => (await import('../late/reports.tsx')).Reports)

export const deskCard: DeskCard = { rank: 2.5, Card: Reports }
