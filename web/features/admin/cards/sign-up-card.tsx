import { late } from '#web/ui/late.tsx'
import type { DeskCard } from '../admin-dashboard.tsx'

const SignUp = late(async () => (await import('../late/sign-up.tsx')).SignUp)

export const deskCard: DeskCard = { rank: 2, Card: SignUp }
