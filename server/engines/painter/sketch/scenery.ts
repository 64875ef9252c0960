import type { Point } from './svg.ts'

/** A place as drawn: what lies behind the people, where they stand, and what stands before them. */
export interface Scenery {
  behind: string
  /** Where the first person's heels are. */
  ground: Point
  /** Height of a grown person there, in pixels. */
  height: number
  before: string
  /** How many people have room there, where it is fewer than elsewhere. */
  most?: number
  /** Where a boat lies on the water, for those who are in one. */
  water?: Point | undefined
  /** Whether a table is among what the place has of itself. */
  hasTable?: boolean
  /** Where the ground is under another x, when it is not level. */
  groundAt?(x: number): number
}
