import { glow } from '../light.ts'
import type { Stage } from '../stage.ts'
import { corner, patch, type Room } from './room.ts'
import { polygon, trace } from '../svg.ts'
import { filled } from '../ink.ts'
import { type Colour, oklch, mix, lighter } from '../colour.ts'

/** A hearth in the back wall with a fire in it. */
export function fireplace(stage: Stage, room: Room, x: number, size = 1): string {
  const { palette, sheet } = stage
  const { facts } = stage
  // In a parlour by day it burns only where that is told.
  const isTold = facts.details?.includes('fire') ?? false
  const isOut = facts.isFireOut === true || (facts.place === 'parlour' && facts.time === 'day' && !isTold)
  const { trim, dark, wall } = room.tones
  const z = room.depth
  const at = room.at(x, 0.28 * size, z)
  const unit = room.scaleAt(z) * size
  const stone = mix(wall, dark, 0.3)
  const box = (a: number, b: number, c: number, d: number) =>
    patch(room, 'back', x + a * size, x + b * size, c * size, d * size)
  const flame = (spread: number, tall: number, colour: Colour) =>
    filled(
      trace`M${at.x - spread * unit} ${at.y + unit * 0.16}C${at.x - spread * unit * 1.1} ${at.y - tall * unit * 0.3} ${at.x - spread * unit * 0.3} ${at.y - tall * unit * 0.45} ${at.x - spread * unit * 0.2} ${at.y - tall * unit}C${at.x + spread * unit * 0.4} ${at.y - tall * unit * 0.6} ${at.x + spread * unit * 0.4} ${at.y - tall * unit * 0.4} ${at.x + spread * unit * 0.62} ${at.y - tall * unit * 0.66}C${at.x + spread * unit * 1.1} ${at.y - tall * unit * 0.2} ${at.x + spread * unit} ${at.y} ${at.x + spread * unit * 0.9} ${at.y + unit * 0.16}Z`,
      colour,
    )
  return (
    filled(box(-0.55, 0.55, 1.5, room.headroom / size), mix(stone, dark, 0.12)) +
    filled(box(-1.05, 1.05, 0, 1.35), stone) +
    filled(box(-1.2, 1.2, 1.32, 1.5), mix(trim, palette.lamp, 0.25)) +
    filled(
      box(-0.68, 0.68, 0, 1.02),
      isOut
        ? dark
        : sheet.linear(room.at(x, 1, z), room.at(x, 0, z), { 0: dark, 1: mix(palette.lamp, dark, 0.55) }),
    ) +
    (isOut
      ? ''
      : glow(stage, at, unit * 3.6, palette.lamp, 0.62) +
        flame(0.42, 0.72, mix(palette.lamp, oklch(0.6, 0.18, 35), 0.45)) +
        flame(0.3, 0.52, palette.lamp) +
        flame(0.16, 0.3, lighter(palette.lamp, 0.13))) +
    filled(
      trace`M${room.at(x - 0.5 * size, 0.06, z)}L${room.at(x + 0.5 * size, 0.16, z)}L${room.at(x + 0.5 * size, 0.26, z)}L${room.at(x - 0.5 * size, 0.16, z)}Z`,
      mix(dark, palette.lamp, 0.18),
    ) +
    (isOut ? '' : glow(stage, room.at(x, 0, z - 1.2), unit * 2.6, palette.lamp, 0.5, 0.3))
  )
}

/** A picture in its frame. */
export function framedPicture(
  stage: Stage,
  room: Room,
  surface: 'left' | 'right' | 'back',
  u: number,
  v: number,
  width: number,
  height: number,
): string {
  const { palette } = stage
  const outer = patch(room, surface, u - width / 2, u + width / 2, v, v + height)
  const inner = patch(room, surface, u - width * 0.4, u + width * 0.4, v + height * 0.12, v + height * 0.88)
  const hill = polygon([
    corner(room, surface, u - width * 0.4, v + height * 0.12),
    corner(room, surface, u - width * 0.4, v + height * 0.4),
    corner(room, surface, u - width * 0.05, v + height * 0.6),
    corner(room, surface, u + width * 0.4, v + height * 0.34),
    corner(room, surface, u + width * 0.4, v + height * 0.12),
  ])
  return (
    filled(outer, mix(palette.lamp, room.tones.dark, 0.55)) +
    filled(inner, mix(palette.skyMiddle, room.tones.wall, 0.4)) +
    filled(hill, mix(palette.skyTop, room.tones.dark, 0.4))
  )
}
