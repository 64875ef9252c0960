import { Bookmark } from 'lucide-react'
import type { MainLink } from '../nav-items.ts'

export const mainLink: MainLink = { rank: 2, label: 'Bookmarks', href: '/bookmarks', Icon: Bookmark }
