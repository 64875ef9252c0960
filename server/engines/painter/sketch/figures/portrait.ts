import { faint, mix } from '../colour.ts'
import { drawShape, type Shape, shapesOf } from '../drawing.ts'
import { backdrop, type Paint } from '../ink.ts'
import { glow, lampGlow } from '../light.ts'
import { HEIGHT, type Stage } from '../stage.ts'
import { group, placed } from '../svg.ts'
import { bustInks, bustMeasures, shoulders } from './bust.ts'
import { bustHead, hairBehind } from './bust-head.ts'
import type { FigureLooks } from './figure-looks.ts'

/** From the middle of the lower edge. */
const NEARER = 'translate(640 730) scale(1.14) translate(-640 -730)'

/** Somebody from near, head and shoulders, lit by a lamp from the left; it fills the middle of a picture. */
export function portraitOf(stage: Stage, looks: FigureLooks): string {
  const { palette, sheet } = stage
  const { face, collar } = bustMeasures(looks)
  const inks = bustInks(stage, looks)
  const parts: [y: number, shapes: Shape[]][] = [
    [face, shapesOf(hairBehind(looks))],
    [collar, shapesOf(shoulders(looks))],
    [face, shapesOf(bustHead(looks))],
  ]
  const drawn = (inkOf: (shape: Shape) => Paint, isIn: (shape: Shape) => boolean = () => true) =>
    parts.map(([y, shapes]) =>
      placed(
        { x: 640, y },
        shapes
          .filter(isIn)
          .map((shape) => drawShape(shape, inkOf(shape), 'evenodd'))
          .join(''),
      ),
    )
  const wall = mix(palette.ink, palette.skyMiddle, 0.55)
  const rim = mix(palette.lamp, palette.ink, 0.18)
  return (
    backdrop(
      sheet.radial({ x: 560, y: 250 }, 560, { 0: mix(wall, palette.lamp, 0.36), 0.5: wall, 1: palette.ink }),
    ) +
    glow(stage, { x: 640, y: 330 }, 380, mix(palette.horizon, palette.lamp, 0.4), 0.5) +
    lampGlow(stage, { x: 392, y: 150 }, 240, 0.8) +
    // The lit edge: the same outlines in the lamp's colour, a little towards it.
    group(
      { transform: `${NEARER} translate(-4 -1.5)` },
      ...drawn(
        () => rim,
        ({ width, opacity }) => width === undefined && opacity === undefined,
      ),
    ) +
    group(
      { transform: NEARER, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
      ...drawn(({ ink }) => inks[ink]!),
    ) +
    backdrop(sheet.fall(560, HEIGHT, { 0: faint(palette.ink, 0), 1: faint(palette.ink, 0.75) }))
  )
}
