import type { MainLink } from '../nav-items.ts'

export const mainLink: MainLink = { rank: 3, label: 'Bookmarks', href: '/bookmarks' }
