import { SiteSpeech } from '#web/features/connections/site-models.tsx'
import { AdminCard } from '../admin-card.tsx'
import type { DeskCard } from '../admin-dashboard.tsx'

const VoiceCard = () => (
  <AdminCard
    title="Voice"
    text="Models that read stories aloud and take down what readers say. A change holds from the next sentence on."
  >
    <SiteSpeech />
  </AdminCard>
)

export const deskCard: DeskCard = { rank: 0.6, Card: VoiceCard }
