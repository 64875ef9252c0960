import { faint, mix } from '../colour.ts'
import { backdrop } from '../ink.ts'
import { glow, lampGlow } from '../light.ts'
import { HEIGHT, type Stage } from '../stage.ts'
import { placed } from '../svg.ts'
import { bust } from './bust.ts'
import type { FigureLooks } from './figure-looks.ts'

/** Somebody from near, head and shoulders, lit by a lamp from the left; it fills the middle of a picture. */
export function portraitOf(stage: Stage, looks: FigureLooks): string {
  const { palette, sheet } = stage
  const wall = mix(palette.ink, palette.skyMiddle, 0.55)
  const y = looks.size < 0.8 || looks.headwear === 'peak' ? 330 : 262
  return (
    backdrop(
      sheet.radial({ x: 560, y: 250 }, 560, { 0: mix(wall, palette.lamp, 0.36), 0.5: wall, 1: palette.ink }),
    ) +
    glow(stage, { x: 640, y: 330 }, 380, mix(palette.horizon, palette.lamp, 0.4), 0.5) +
    lampGlow(stage, { x: 392, y: 150 }, 240, 0.8) +
    placed({ x: 630, y }, bust(stage, looks, { colour: palette.lamp, dark: 0 }), { scale: 1.14 }) +
    backdrop(sheet.fall(560, HEIGHT, { 0: faint(palette.ink, 0), 1: faint(palette.ink, 0.75) }))
  )
}
