import type { MainLink } from '../nav-items.ts'

export const mainLink: MainLink = { rank: 2, label: 'Stories', href: '/stories' }
