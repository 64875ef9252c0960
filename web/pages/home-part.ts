import type { ComponentType } from 'react'

/** A room's section of the home page. Each file of `home-parts/` holds one, and goes with its room. */
export interface HomePart {
  /** The lowest stands first. */
  rank: number
  title: string
  /** The way to all of it, beside the title. */
  more: { href: string; label: string }
  /** Visitors have nothing there, and need none of its code. */
  isForReaders?: boolean
  Content: ComponentType
}

export const homeParts: readonly HomePart[] = Object.values(
  import.meta.glob<HomePart>('./home-parts/*.tsx', { eager: true, import: 'homePart' }),
).toSorted((a, b) => a.rank - b.rank)
