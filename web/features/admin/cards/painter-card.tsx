import { SitePainter } from '#web/features/connections/site-models.tsx'
import { AdminCard } from '../admin-card.tsx'
import type { DeskCard } from '../admin-dashboard.tsx'

const PainterCard = () => (
  <AdminCard
    title="Painter"
    text="The model that paints the scenes. A change holds from the next picture on."
  >
    <SitePainter />
  </AdminCard>
)

export const deskCard: DeskCard = { rank: 0.5, Card: PainterCard }
