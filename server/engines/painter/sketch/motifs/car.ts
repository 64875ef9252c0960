import { mix } from '../colour.ts'
import { areStreetLampsLit } from '../daylight.ts'
import { drawing } from '../drawing.ts'
import type { Stage } from '../stage.ts'
import { placed, type Point } from '../svg.ts'

/** A car from the side; its lamps are lit by night where they are not told to be out. */
export const car = ({ palette, facts }: Stage, at: Point, height: number, flip: boolean): string =>
  placed(
    at,
    drawing(
      {
        body: mix(palette.accent, palette.ink, 0.62),
        pane: mix(palette.skyMiddle, palette.ink, 0.4),
        ink: palette.ink,
        lamp: areStreetLampsLit(facts) ? palette.lamp : mix(palette.horizon, palette.ink, 0.6),
      },
      `body M-150 -30C-152 -58 -130 -64 -92 -66L-58 -98H42L84 -66C128 -62 150 -54 150 -28L146 -16H-148Z
      pane M-78 -66L-52 -90H-8V-66ZM2 -66V-90H38L66 -66Z
      ink O-92 -18 26 24
      ink O92 -18 26 24
      lamp M138 -48H150V-38H138Z`,
    ),
    { scale: height / 100, flip },
  )
