import { glow, lampGlow } from '../light.ts'
import { HEIGHT, type Stage } from '../stage.ts'
import { type BustPart, bustTones, measuresOf, shoulderParts } from './bust.ts'
import { hairBehind, headPortrait } from './bust-head.ts'
import type { FigureLooks } from './figure-looks.ts'
import { group, path } from '../svg.ts'
import { backdrop } from '../ink.ts'
import { type Colour, mix, faint, css } from '../colour.ts'

/** From the middle of the lower edge. */
const NEARER = 'translate(640 730) scale(1.14) translate(-640 -730)'

/** Somebody from near, head and shoulders, lit by a lamp from the left; it fills the middle of a picture. */
export function portraitOf(stage: Stage, looks: FigureLooks): string {
  const { palette, sheet } = stage
  const measures = measuresOf(looks)
  const tones = bustTones(stage, looks)
  const parts = [
    ...hairBehind(looks, measures),
    ...shoulderParts(looks, measures),
    ...headPortrait(looks, measures),
  ]
  const behind = { x: 560, y: 250 }
  const wall = mix(palette.ink, palette.skyMiddle, 0.55)
  // The lit edge: the same outlines in the lamp's colour, a little towards it.
  const rim = parts.filter(({ width, opacity }) => width === undefined && opacity === undefined)
  return (
    backdrop(sheet.radial(behind, 560, { 0: mix(wall, palette.lamp, 0.36), 0.5: wall, 1: palette.ink })) +
    glow(stage, { x: 640, y: 330 }, 380, mix(palette.horizon, palette.lamp, 0.4), 0.5) +
    lampGlow(stage, { x: 392, y: 150 }, 240, 0.8) +
    group(
      { transform: `${NEARER} translate(-4 -1.5)` },
      ...rim.map((part) => drawn(part, mix(palette.lamp, palette.ink, 0.18))),
    ) +
    group(
      { transform: NEARER, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
      ...parts.map((part) => drawn(part, tones[part.tone])),
    ) +
    backdrop(sheet.fall(560, HEIGHT, { 0: faint(palette.ink, 0), 1: faint(palette.ink, 0.75) }))
  )
}

const drawn = ({ d, width, opacity }: BustPart, colour: Colour): string =>
  path(
    d,
    width === undefined
      ? { fill: css(colour), 'fill-rule': 'evenodd', opacity }
      : { fill: 'none', stroke: css(colour), 'stroke-width': width, opacity },
  )
