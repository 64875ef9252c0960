import type { Genre } from '#contract/genres.ts'
import type { Casting } from './cast-world.ts'
import type { Draft } from './draft.ts'
import type { ResolvedDeed } from './resolve-deed.ts'
import type { World } from './world.ts'

/** A deed of the player while it is being told: where it is written, and what it happens in. */
export interface DeedTelling {
  draft: Draft
  world: World
  casting: Casting
  deed: ResolvedDeed
  /** A clue follows: answers are left to it. */
  isClueNext: boolean
  /** Some step of the plot follows, which is what comes of the deed. */
  isBeatNext: boolean
  genre: () => Genre
}
