import { SiteNarrator } from '#web/features/connections/site-narrator.tsx'
import { AdminCard } from '../admin-card.tsx'
import type { DeskCard } from '../admin-dashboard.tsx'

const NarratorCard = () => (
  <AdminCard title="Narrator" text="The model that tells the stories. A change holds from the next turn on.">
    <SiteNarrator />
  </AdminCard>
)

export const deskCard: DeskCard = { rank: 0, Card: NarratorCard }
