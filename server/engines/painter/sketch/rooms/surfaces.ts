import { type Colour, mix } from '../colour.ts'
import { filled, stroked } from '../ink.ts'
import type { Stage } from '../stage.ts'
import { lines, polygon } from '../svg.ts'
import { corner, DISTANCE, EYE_HEIGHT, patch, type Room } from './room.ts'

/** Boards or flags of the floor: lines into the depth, and across if it is paved. */
export function flooring(
  room: Room,
  { boards = 0.45, tiles = 0 }: { boards?: number; tiles?: number } = {},
): string {
  const half = room.width / 2
  let d = ''
  for (let x = -half; x <= half + 0.01; x += tiles || boards)
    d += lines([corner(room, 'floor', x, -1.4), corner(room, 'floor', x, room.depth)])
  if (tiles > 0) {
    for (let z = -1; z < room.depth; z += tiles)
      d += lines([corner(room, 'floor', -half, z), corner(room, 'floor', half, z)])
  }
  return stroked(d, room.tones.dark, 1.5, 0.45)
}

/** Squares of two tones, as in halls. */
export function chequers(room: Room, size: number, tone: Colour, opacity: number): string {
  const half = room.width / 2
  let d = ''
  for (let row = 0; row * size < room.depth + 1.2; row++) {
    for (let column = row % 2; column * size < room.width; column += 2) {
      const x = -half + column * size
      d += patch(
        room,
        'floor',
        x,
        Math.min(half, x + size),
        row * size - 1.2,
        Math.min(room.depth, (row + 1) * size - 1.2),
      )
    }
  }
  return filled(d, tone, opacity)
}

/** Height of the back wall up to the beam before it. */
export const underBeams = (height: number, depth: number, gap: number, drop = 0.28): number =>
  EYE_HEIGHT + ((height - drop - EYE_HEIGHT) * (depth + DISTANCE)) / (depth - gap / 2 + DISTANCE)

/** Beams across the ceiling, from front to back. */
export function ceilingBeams(stage: Stage, room: Room, gap: number, drop = 0.28): string {
  const { trim, dark } = room.tones
  const half = room.width / 2
  let content = ''
  for (let z = room.depth - gap / 2; z > -1.6; z -= gap) {
    const share = Math.max(0, 1 - z / room.depth)
    const face = polygon([
      room.at(-half, room.height, z),
      room.at(half, room.height, z),
      room.at(half, room.height - drop, z),
      room.at(-half, room.height - drop, z),
    ])
    const under = polygon([
      room.at(-half, room.height - drop, z),
      room.at(half, room.height - drop, z),
      room.at(half, room.height - drop, z + 0.3),
      room.at(-half, room.height - drop, z + 0.3),
    ])
    content +=
      filled(under, mix(mix(trim, stage.palette.lamp, 0.14), dark, share * 0.8)) +
      filled(face, mix(trim, dark, 0.35 + share * 0.6))
  }
  return content
}

/** Upright posts and rails on the side walls, as of a timbered house. */
export function timbering(room: Room, gap: number, from = 0.3): string {
  const { trim, dark } = room.tones
  let d = ''
  for (const surface of ['left', 'right'] as const) {
    for (let z = from; z <= room.depth; z += gap)
      d += patch(room, surface, z - 0.09, z + 0.09, 0, room.height)
    d += patch(room, surface, -2, room.depth, 0.94, 1.06)
  }
  const half = room.width / 2
  for (let x = -half; x <= half + 0.01; x += room.width / 5)
    d += patch(room, 'back', x - 0.07, x + 0.07, 0, room.height)
  return filled(d, mix(trim, dark, 0.35), 0.85)
}

/** Courses of stone on the walls. */
export function masonry(stage: Stage, room: Room, size = 0.5): string {
  const random = stage.random.fork('masonry')
  const half = room.width / 2
  let d = ''
  for (const [surface, from, to] of [
    ['left', -1.5, room.depth],
    ['right', -1.5, room.depth],
    ['back', -half, half],
  ] as const) {
    for (let v = 0, row = 0; v < room.height; v += size * 0.6, row++) {
      d += lines([corner(room, surface, from, v), corner(room, surface, to, v)])
      for (let u = from + (row % 2) * size * 0.5; u < to; u += size * random.between(0.8, 1.2))
        d += lines([
          corner(room, surface, u, v),
          corner(room, surface, u, Math.min(room.height, v + size * 0.6)),
        ])
    }
  }
  return stroked(d, room.tones.dark, 1.6, 0.4)
}
