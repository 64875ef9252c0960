import { Library } from 'lucide-react'
import type { MainLink } from '../nav-items.ts'

export const mainLink: MainLink = { rank: 1.5, label: 'Stories', href: '/stories', Icon: Library }
