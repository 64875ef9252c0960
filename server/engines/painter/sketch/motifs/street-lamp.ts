import { lampGlow } from '../light.ts'
import type { Stage } from '../stage.ts'
import { type Point, trace } from '../svg.ts'
import { filled, ellipse } from '../ink.ts'
import { lighter, faint, css } from '../colour.ts'

/** A street lamp with its shine; `height` is that of the post. */
export function streetLamp(stage: Stage, foot: Point, height: number, strength = 1): string {
  const ink = css(stage.palette.ink)
  const u = height / 100
  const head = { x: foot.x, y: foot.y - height + 7 * u }
  const post = trace`M${foot.x - 2.6 * u} ${foot.y}L${foot.x - 0.9 * u} ${foot.y - 20 * u}L${foot.x - 0.7 * u} ${foot.y - 88 * u}H${foot.x + 0.7 * u}L${foot.x + 0.9 * u} ${foot.y - 20 * u}L${foot.x + 2.6 * u} ${foot.y}Z`
  const cage = trace`M${foot.x - 3.2 * u} ${head.y + 6 * u}L${foot.x - 5 * u} ${head.y - 5 * u}L${foot.x} ${head.y - 10 * u}L${foot.x + 5 * u} ${head.y - 5 * u}L${foot.x + 3.2 * u} ${head.y + 6 * u}Z`
  return (
    lampGlow(stage, head, height * 1.5, strength) +
    filled(post, ink) +
    filled(cage, ink) +
    ellipse(head, 3.4 * u, 4.8 * u, lighter(stage.palette.lamp, 0.13))
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
