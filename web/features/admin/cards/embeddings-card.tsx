import { SiteEmbeddingsList } from '#web/features/connections/site-models.tsx'
import { AdminCard } from '../admin-card.tsx'
import type { DeskCard } from '../admin-dashboard.tsx'

const EmbeddingsCard = () => (
  <AdminCard
    title="Finding by meaning"
    text="A model for embeddings, by which long stories find again what was told in other words. Every turn of a long story asks it once, and waits a tenth of a second at most."
  >
    <SiteEmbeddingsList />
  </AdminCard>
)

export const deskCard: DeskCard = { rank: 0.7, Card: EmbeddingsCard }
