import { lampGlow } from '../light.ts'
import { areLampsLit } from '../daylight.ts'
import type { Stage } from '../stage.ts'
import type { Room } from './room.ts'
import { placed, type Point, polygon, trace } from '../svg.ts'
import { drawing } from '../drawing.ts'
import { filled, stroked, box, ellipse } from '../ink.ts'
import { type Colour, mix, lighter, css } from '../colour.ts'

export interface Block {
  /** Middle of its front edge on the floor, and how far its near side is into the room. */
  x: number
  z: number
  width: number
  height: number
  depth: number
  /** Height of its underside. */
  lift?: number
}

/** A plain block with its front, top and visible side: counters, crates, table tops, plinths. */
export function block(
  stage: Stage,
  room: Room,
  { x, z, width, height, depth, lift = 0 }: Block,
  tone: Colour = room.tones.trim,
): string {
  const { dark, shine } = room.tones
  const [left, right] = [x - width / 2, x + width / 2]
  const share = Math.max(0, Math.min(1, 1 - z / room.depth))
  const front = mix(tone, dark, 0.35 + share * 0.4)
  const quad = (points: Point[], fill: string) => filled(polygon(points), fill)
  const side = left > 0 ? left : right < 0 ? right : undefined
  return (
    (side === undefined
      ? ''
      : quad(
          [
            room.at(side, lift, z),
            room.at(side, lift, z + depth),
            room.at(side, lift + height, z + depth),
            room.at(side, lift + height, z),
          ],
          css(mix(front, dark, 0.35)),
        )) +
    quad(
      [
        room.at(left, lift + height, z),
        room.at(right, lift + height, z),
        room.at(right, lift + height, z + depth),
        room.at(left, lift + height, z + depth),
      ],
      css(mix(mix(tone, shine, 0.34), dark, share * 0.35)),
    ) +
    quad(
      [
        room.at(left, lift, z),
        room.at(right, lift, z),
        room.at(right, lift + height, z),
        room.at(left, lift + height, z),
      ],
      stage.sheet.down({ 0: front, 1: mix(front, dark, 0.6) }),
    )
  )
}

/** A table on four legs. */
export function table(
  stage: Stage,
  room: Room,
  { x, z, width, height = 0.78, depth }: Omit<Block, 'height'> & { height?: number },
): string {
  const leg = (lx: number, lz: number) =>
    block(stage, room, { x: lx, z: lz, width: 0.08, height: height - 0.06, depth: 0.08 })
  const inset = width / 2 - 0.1
  room.hasTable = true
  return (
    leg(x - inset, z + depth - 0.1) +
    leg(x + inset, z + depth - 0.1) +
    leg(x - inset, z + 0.06) +
    leg(x + inset, z + 0.06) +
    block(stage, room, { x, z, width, height: 0.07, depth, lift: height - 0.07 })
  )
}

/** A candle on whatever stands there. */
export function candle(stage: Stage, room: Room, x: number, y: number, z: number, size = 1): string {
  const at = room.at(x, y, z)
  const unit = room.scaleAt(z) * size
  const { lamp, light } = stage.palette
  return (
    (areLampsLit(stage.facts)
      ? lampGlow(stage, { x: at.x, y: at.y - unit * 0.24 }, unit * 1.9, 0.8) +
        ellipse({ x: at.x, y: at.y - unit * 0.25 }, unit * 0.026, unit * 0.062, lighter(lamp, 0.14))
      : '') +
    box(at.x - unit * 0.03, at.y - unit * 0.18, unit * 0.06, unit * 0.18, mix(light, lamp, 0.5)) +
    ellipse(at, unit * 0.08, unit * 0.02, room.tones.dark)
  )
}

/** A barrel, standing. */
export function barrel(stage: Stage, room: Room, x: number, z: number, size = 0.9, y = 0): string {
  const unit = room.scaleAt(z) * size
  const foot = room.at(x, y, z)
  const { trim, dark, shine } = room.tones
  const wood = mix(trim, shine, 0.14)
  const d = trace`M${foot.x - unit * 0.3} ${foot.y}C${foot.x - unit * 0.42} ${foot.y - unit * 0.35} ${foot.x - unit * 0.42} ${foot.y - unit * 0.65} ${foot.x - unit * 0.3} ${foot.y - unit}H${foot.x + unit * 0.3}C${foot.x + unit * 0.42} ${foot.y - unit * 0.65} ${foot.x + unit * 0.42} ${foot.y - unit * 0.35} ${foot.x + unit * 0.3} ${foot.y}Z`
  const hoop = (h: number, half: number) =>
    trace`M${foot.x - unit * half} ${foot.y - unit * h}q${unit * half} ${unit * 0.05} ${unit * half * 2} 0`
  return (
    filled(
      d,
      stage.sheet.across({ 0: mix(wood, dark, 0.6), 0.5: mix(wood, dark, 0.1), 1: mix(wood, dark, 0.7) }),
    ) +
    stroked(
      hoop(0.16, 0.35) + hoop(0.34, 0.39) + hoop(0.68, 0.39) + hoop(0.86, 0.35),
      dark,
      Math.max(1.5, unit * 0.035),
    ) +
    ellipse({ x: foot.x, y: foot.y - unit }, unit * 0.3, unit * 0.06, mix(wood, shine, 0.15))
  )
}

/** A wooden chair seen from behind or the side. */
export function chair(room: Room, x: number, z: number, flip = false, size = 1): string {
  const wood = mix(room.tones.trim, room.tones.dark, 0.55)
  return placed(
    room.at(x, 0, z),
    drawing(
      { wood },
      `wood M-24 0L-22 -102H-16L-17 -50L22 -48L24 0H18L17 -42L-17 -42L-18 0Z
      wood M-20 -98L2 -102V-92L-20 -88ZM-20 -80L2 -83V-75L-20 -72ZM0 -103H5V-46H0Z`,
    ),
    { scale: (room.scaleAt(z) * size) / 100, flip },
  )
}

/** A wing chair, its back to the side. */
export function armchair(stage: Stage, room: Room, x: number, z: number, flip = false): string {
  const cloth = mix(stage.palette.accent, room.tones.dark, 0.66)
  return placed(
    room.at(x, 0, z),
    drawing(
      { cloth, seat: mix(cloth, room.tones.shine, 0.2), dark: room.tones.dark },
      `cloth M-50 -10C-56 -70 -58 -110 -44 -124C-30 -134 -8 -128 -6 -114L-2 -66L34 -66C46 -64 46 -50 42 -40V-10Z
      seat M-2 -66L34 -66C46 -64 46 -50 42 -40L-4 -42Z
      dark M-46 -12L-42 0L-40 -12ZM34 -12L38 0L40 -12Z`,
    ),
    { scale: room.scaleAt(z) / 100, flip },
  )
}

/** A bed with its head at the back wall. */
export function bed(stage: Stage, room: Room, x: number, z: number): string {
  const linen = mix(mix(stage.palette.light, stage.palette.skyMiddle, 0.55), room.tones.dark, 0.3)
  const cover = mix(stage.palette.accent, room.tones.dark, 0.6)
  return (
    block(stage, room, { x, z: room.depth - 0.12, width: 1.7, height: 1.3, depth: 0.08 }) +
    block(stage, room, { x, z, width: 1.5, height: 0.32, depth: room.depth - z - 0.1, lift: 0.24 }, cover) +
    block(stage, room, { x, z: room.depth - 0.75, width: 1.3, height: 0.14, depth: 0.5, lift: 0.56 }, linen) +
    block(stage, room, { x, z: z - 0.04, width: 1.64, height: 0.66, depth: 0.06 })
  )
}

/** An open book, or papers, lying on something. */
export function openBook(stage: Stage, room: Room, x: number, y: number, z: number, size = 0.3): string {
  const paper = css(mix(stage.palette.light, room.tones.shine, 0.35))
  const page = (way: number) =>
    polygon([
      room.at(x, y + 0.015, z),
      room.at(x + way * size, y + 0.03, z),
      room.at(x + way * size, y + 0.03, z + size * 0.9),
      room.at(x, y + 0.015, z + size * 0.9),
    ])
  return filled(page(-1), paper, 0.9) + filled(page(1), paper, 0.75)
}
