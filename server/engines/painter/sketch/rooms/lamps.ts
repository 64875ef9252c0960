import { lampGlow } from '../light.ts'
import type { Stage } from '../stage.ts'
import { corner, type Room } from './room.ts'
import { each, element, lines, trace } from '../svg.ts'
import { filled, stroked, box, ellipse } from '../ink.ts'
import { mix, lighter, css } from '../colour.ts'

/** A lamp that hangs from the ceiling. */
export function hangingLamp(stage: Stage, room: Room, x: number, y: number, z: number, size = 1): string {
  const unit = room.scaleAt(z) * size
  const at = room.at(x, y, z)
  const top = room.at(x, room.height, z)
  const dark = css(room.tones.dark)
  return (
    lampGlow(stage, { x: at.x, y: at.y + unit * 0.05 }, unit * 2.6, 0.85) +
    stroked(lines([top, at]), dark, Math.max(1.2, unit * 0.02)) +
    filled(
      trace`M${at.x - unit * 0.08} ${at.y - unit * 0.12}L${at.x + unit * 0.08} ${at.y - unit * 0.12}L${at.x + unit * 0.24} ${at.y + unit * 0.04}L${at.x - unit * 0.24} ${at.y + unit * 0.04}Z`,
      dark,
    ) +
    ellipse({ x: at.x, y: at.y + unit * 0.06 }, unit * 0.13, unit * 0.07, lighter(stage.palette.lamp, 0.14))
  )
}

/** A torch in its holder on a side wall. */
export function wallTorch(
  stage: Stage,
  room: Room,
  surface: 'left' | 'right' | 'back',
  u: number,
  v = 1.9,
): string {
  const at = corner(room, surface, u, v)
  const unit = room.scaleAt(surface === 'back' ? room.depth : u)
  const { lamp } = stage.palette
  return (
    lampGlow(stage, { x: at.x, y: at.y - unit * 0.14 }, unit * 2.4, 0.85) +
    filled(
      trace`M${at.x - unit * 0.05} ${at.y}L${at.x + unit * 0.05} ${at.y}L${at.x + unit * 0.025} ${at.y + unit * 0.4}L${at.x - unit * 0.025} ${at.y + unit * 0.4}Z`,
      room.tones.dark,
    ) +
    filled(
      trace`M${at.x} ${at.y - unit * 0.36}C${at.x + unit * 0.13} ${at.y - unit * 0.18} ${at.x + unit * 0.1} ${at.y} ${at.x + unit * 0.05} ${at.y + 1}H${at.x - unit * 0.05}C${at.x - unit * 0.12} ${at.y - unit * 0.08} ${at.x - unit * 0.08} ${at.y - unit * 0.2} ${at.x} ${at.y - unit * 0.36}Z`,
      lighter(lamp, 0.06),
    )
  )
}

/** A great candle ring on its chain. */
export function chandelier(stage: Stage, room: Room, x: number, y: number, z: number, size = 1): string {
  const unit = room.scaleAt(z) * size
  const at = room.at(x, y, z)
  const top = room.at(x, room.height + 2, z)
  const gold = css(mix(stage.palette.lamp, room.tones.dark, 0.45))
  const candles = [-0.62, -0.4, -0.14, 0.14, 0.4, 0.62].map((t) => ({
    x: at.x + t * unit,
    y: at.y - unit * 0.08 * Math.sqrt(1 - t * t),
  }))
  return (
    lampGlow(stage, { x: at.x, y: at.y - unit * 0.1 }, unit * 2.8, 0.9) +
    stroked(lines([top, at]), gold, 2) +
    stroked(
      each(
        candles,
        (c) => trace`M${at.x} ${at.y - unit * 0.5}Q${c.x} ${at.y - unit * 0.3} ${c.x} ${c.y + unit * 0.06}`,
      ),
      gold,
      1.4,
    ) +
    element('ellipse', {
      cx: at.x,
      cy: at.y,
      rx: unit * 0.66,
      ry: unit * 0.12,
      fill: 'none',
      stroke: gold,
      'stroke-width': Math.max(2, unit * 0.05),
    }) +
    each(
      candles,
      (c) =>
        box(
          c.x - unit * 0.022,
          c.y - unit * 0.12,
          unit * 0.044,
          unit * 0.16,
          mix(stage.palette.light, stage.palette.lamp, 0.4),
        ) +
        ellipse(
          { x: c.x, y: c.y - unit * 0.18 },
          unit * 0.032,
          unit * 0.065,
          lighter(stage.palette.lamp, 0.14),
        ),
    )
  )
}
