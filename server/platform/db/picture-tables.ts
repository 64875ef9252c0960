import type { Generated } from 'kysely'
import type { PictureStatus } from '#contract/scenes.ts'

/** The painting of one reply's scene: work that must survive, held by a lease. */
export interface PicturesTable {
  /** The name in its address; not to be guessed. */
  id: string
  messageId: number
  storyId: string
  userId: number
  status: PictureStatus
  attempts: Generated<number>
  worker: Generated<string | null>
  leaseUntil: Generated<number | null>
  alt: Generated<string | null>
  requestedAt: number
  /** Time at which somebody last asked how it is. */
  waitedAt: Generated<number>
  finishedAt: Generated<number | null>
}

/** Figures by which a story's people are drawn, decided with their first picture. */
export interface FiguresTable {
  storyId: string
  /** 'hero', a name, or what somebody is. */
  key: string
  looks: string
}

/** The portrait of somebody in a story, as its reader asked for it: work that must survive, held by a lease. */
export interface PortraitsTable {
  /** The name in its address; not to be guessed. */
  id: string
  storyId: string
  userId: number
  /** The message that first told of them: it counts on paths through it; absent where it counts always. */
  messageId: number | null
  /** 'hero', or the name without case and article. */
  person: string
  /** Absent for a hero without a name. */
  name: string | null
  /** The words that it was painted after. */
  words: string
  status: PictureStatus
  attempts: Generated<number>
  worker: Generated<string | null>
  leaseUntil: Generated<number | null>
  alt: Generated<string | null>
  seed: string
  /** Who painted it, and the price in billionths of a US dollar. */
  provider: Generated<string | null>
  model: Generated<string | null>
  priceNanoUsd: Generated<number | null>
  requestedAt: number
  finishedAt: Generated<number | null>
}
