import { late } from '#web/ui/late.tsx'
import type { DeskCard } from '../admin-dashboard.tsx'

const BudgetsPanel = late(async () => (await import('../late/budgets-panel.tsx')).BudgetsPanel)

export const deskCard: DeskCard = { rank: 1.5, Card: BudgetsPanel }
