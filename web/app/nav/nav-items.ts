import type { LucideIcon } from 'lucide-react'
import {
  Bookmark,
  BookOpen,
  FileText,
  House,
  Monitor,
  Moon,
  ShieldCheck,
  SlidersHorizontal,
  Sun,
  UserRound,
} from 'lucide-react'
import type { Theme } from '#web/platform/theme.ts'

export interface NavLink {
  label: string
  href: string
  Icon: LucideIcon
}

export const mainLinks: NavLink[] = [
  { label: 'Current Story', href: '/story', Icon: BookOpen },
  { label: 'Bookmarks', href: '/bookmarks', Icon: Bookmark },
  { label: 'Home', href: '/', Icon: House },
]

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
