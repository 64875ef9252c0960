import { lampGlow } from '../light.ts'
import { areStreetLampsLit } from '../daylight.ts'
import type { Stage } from '../stage.ts'
import { placed, type Point, trace } from '../svg.ts'
import { drawing } from '../drawing.ts'
import { filled } from '../ink.ts'
import { lighter, faint, mix } from '../colour.ts'

/** A street lamp, lit but by day; none in ages that had none. `height` is that of the post. */
export function streetLamp(stage: Stage, foot: Point, height: number, strength = 1): string {
  const { palette, facts } = stage
  if (facts.era === 'old') return ''
  const head = { x: foot.x, y: foot.y - height * 0.93 }
  const isLit = areStreetLampsLit(facts)
  const inks = {
    ink: palette.ink,
    light: isLit ? lighter(palette.lamp, 0.13) : mix(palette.horizon, palette.ink, 0.5),
  }
  return (
    (isLit ? lampGlow(stage, head, height * 1.5, strength) : '') +
    placed(
      foot,
      drawing(
        inks,
        `ink M-2.6 0L-.9 -20L-.7 -88H.7L.9 -20L2.6 0Z
        ink M-3.2 -87L-5 -98L0 -103L5 -98L3.2 -87Z
        light O0 -93 3.4 4.8`,
      ),
      { scale: height / 100 },
    )
  )
}

/** Light from above lying on wet stone: upright streaks, broken by ripples. */
export function wetReflection(
  stage: Stage,
  at: Point,
  length: number,
  width: number,
  strength: number,
): string {
  const random = stage.random.fork(`wet ${at.x}`)
  const { lamp } = stage.palette
  let d = ''
  for (let i = 0; i < 34; i++) {
    const down = (i / 34) ** 1.2
    const wide = width * (0.35 + down * 0.9) * random.between(0.3, 1)
    const x = at.x + random.between(-0.5, 0.5) * width * (0.2 + down * 0.7) - wide / 2
    const y = at.y + down * length
    d += trace`M${x} ${y}q${wide / 2} ${-2 - down * 3} ${wide} 0q${-wide / 2} ${2 + down * 3} ${-wide} 0Z`
  }
  return filled(
    d,
    stage.sheet.linear(
      at,
      { x: at.x, y: at.y + length },
      { 0: faint(lamp, 0.75 * strength), 1: faint(lamp, 0) },
    ),
  )
}
