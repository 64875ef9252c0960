import type { Era } from '../scene-facts.ts'

/** All that the painter knows of a place besides how it is drawn. */
export interface PlaceEntry {
  /** Words and short phrases that name it, with commas between. */
  nouns: string
  /** Nouns that name it only where somebody is in there: 'the cottage' is a village, 'in the cottage' is a room. */
  inside?: string
  /** Ages of the world in which it looks as it is drawn; all when absent. */
  eras?: readonly Era[]
  /** Colour of its ground or walls; no hue: that of the sky. */
  hue?: number
  chroma: number
  /** Its name when someone is there, and when nobody is; without one, the same without its preposition. */
  at: string
  seen?: string
}
