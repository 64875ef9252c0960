import { glow, lampGlow } from '../light.ts'
import type { Stage } from '../stage.ts'
import { many, placed, type Point } from '../svg.ts'
import { drawing } from '../drawing.ts'
import { disc } from '../ink.ts'
import { lighter, mix } from '../colour.ts'

/** A pitched tent, lit from within. */
export function tent(stage: Stage, foot: Point, width: number, isLit: boolean): string {
  const { palette, sheet } = stage
  const inner = isLit ? mix(palette.lamp, palette.ink, 0.25) : mix(palette.land(0.6), palette.ink, 0.3)
  const inks = {
    cloth: sheet.fall(-58, 2, { 0: mix(inner, palette.ink, 0.4), 1: inner }),
    side: mix(inner, palette.ink, 0.65),
    door: isLit ? lighter(palette.lamp, 0.05) : palette.ink,
    ink: palette.ink,
  }
  return placed(
    foot,
    drawing(
      inks,
      `cloth M-50 2L-6 -56L0 -58L30 2Z
      side M0 -58L30 2L58 -4Z
      door M-12 2L-3 -40L7 2Z
      ink~1.2 M0 -62L-2 -56M0 -62L3 -56M-50 2L-64 6M58 -4L70 2`,
    ),
    { scale: width / 100 },
  )
}

/** A fire of crossed logs with its shine on everything around. */
export function campfire(stage: Stage, at: Point, size: number): string {
  const { palette } = stage
  const logs = 'logs M-44 4L34 -10L38 -3L-40 11ZM44 4L-34 -10L-38 -3L40 11Z'
  if (stage.facts.isFireOut)
    return placed(
      at,
      drawing(
        { logs: mix(palette.ink, palette.land(0.5), 0.2), ash: mix(palette.ink, palette.horizon, 0.4) },
        `ash O0 6 52 9\n${logs}`,
      ),
      { scale: size / 60 },
    )
  const random = stage.random.fork(`fire ${at.x}`)
  const sparks = many(26, () => {
    const spark = { x: at.x + random.between(-0.7, 0.7) * size, y: at.y - size * random.between(0.5, 4.2) }
    return disc(spark, random.between(0.6, 1.7), lighter(palette.lamp, 0.06), random.between(0.2, 0.9))
  })
  const inks = {
    outer: mix(palette.lamp, palette.accent, 0.35),
    flame: lighter(palette.lamp, 0.02),
    heart: lighter(palette.lamp, 0.15),
    logs: mix(palette.ink, palette.lamp, 0.16),
  }
  return (
    glow(stage, at, size * 9, palette.lamp, 0.36, 0.5) +
    lampGlow(stage, { x: at.x, y: at.y - size * 0.4 }, size * 5.5, 0.9) +
    sparks +
    placed(
      at,
      drawing(
        inks,
        `outer/0.9 M-30 0C-36 -24 -18 -34 -22 -60C-8 -50 -8 -40 -6 -34C-4 -56 8 -66 4 -92C22 -72 24 -54 20 -40C26 -46 28 -52 28 -58C40 -36 36 -16 30 0Z
        flame M-20 0C-24 -18 -12 -24 -12 -42C-2 -32 0 -24 2 -20C6 -34 10 -40 8 -56C20 -40 24 -16 20 0Z
        heart M-9 0C-12 -12 -2 -16 0 -30C8 -18 12 -10 9 0Z
        ${logs}`,
      ),
      { scale: size / 60 },
    )
  )
}
