import type { Random } from '#server/ground/random.ts'
import type { Colour } from './colour.ts'
import type { Palette } from './palette.ts'
import type { SceneFacts } from './scene-facts.ts'
import type { Sheet } from './sheet.ts'
import type { Point } from './svg.ts'

export const WIDTH = 1280
export const HEIGHT = 720

/** Where the main light of a picture comes from. */
export interface Light extends Point {
  kind: 'sun' | 'moon' | 'none'
  colour: Colour
  /** Reach of its glow, in pixels. */
  reach: number
}

/** All that the drawing of one picture needs. */
export interface Stage {
  facts: SceneFacts
  random: Random
  palette: Palette
  light: Light
  sheet: Sheet
}
