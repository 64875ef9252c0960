import type { LucideIcon } from 'lucide-react'
import { FileText, Monitor, Moon, ShieldCheck, SlidersHorizontal, Sun, UserRound } from 'lucide-react'
import type { Theme } from '#web/platform/theme.ts'

export interface NavLink {
  label: string
  href: string
  Icon: LucideIcon
}

/** A link of the bar, which needs no icon there; the lowest rank stands first. */
export interface MainLink extends Omit<NavLink, 'Icon'> {
  rank: number
}

/** The links that rooms bring along stand in `links/`, and go with them. */
export const mainLinks: readonly MainLink[] = [
  { rank: 1, label: 'Current Story', href: '/story' },
  { rank: 4, label: 'Home', href: '/' },
  ...Object.values(import.meta.glob<MainLink>('./links/*.ts', { eager: true, import: 'mainLink' })),
].toSorted((a, b) => a.rank - b.rank)

/** Account Settings only when there is an account. */
export const settingsLinks = (isSignedIn: boolean): NavLink[] => [
  { label: 'Story Preferences', href: '/preferences', Icon: SlidersHorizontal },
  ...(isSignedIn ? [{ label: 'Account Settings', href: '/account', Icon: UserRound }] : []),
  { label: 'Privacy Policy', href: '/privacy', Icon: ShieldCheck },
  { label: 'Terms of Service', href: '/terms', Icon: FileText },
]

export const themeChoices: { theme: Theme; label: string; Icon: LucideIcon }[] = [
  { theme: 'light', label: 'Light', Icon: Sun },
  { theme: 'dark', label: 'Dark', Icon: Moon },
  { theme: 'system', label: 'System', Icon: Monitor },
]
