import { type Stage, WIDTH } from '../stage.ts'
import { groundHue } from '../lexicon/names.ts'
import { type Point, lines, polygon } from '../svg.ts'
import { filled, stroked, backdrop } from '../ink.ts'
import { type Colour, oklch, mix, lighter } from '../colour.ts'

/** A room in metres: x to the right from its middle, y up from the floor, z into the depth. */
export interface Room {
  width: number
  height: number
  depth: number
  tones: RoomTones
  /** Where a point of the room is on the picture. */
  at(x: number, y: number, z: number): Point
  /** Pixels a metre, at a depth. */
  scaleAt(z: number): number
}

export interface RoomTones {
  wall: Colour
  /** Wood, metal or whatever the fittings are made of. */
  trim: Colour
  dark: Colour
  /** Light of the room's lamps on walls and floor. */
  shine: Colour
}

export type Surface = 'left' | 'right' | 'back' | 'floor' | 'ceiling'

const EYE_HEIGHT = 1.25
const FOCUS = 640
/** Distance of the eye from the room's open side. */
const DISTANCE = 3

/** A room seen from its open side; things in it are placed in metres. */
export function createRoom(
  stage: Stage,
  size: { width: number; height: number; depth: number; vanishX?: number; vanishY?: number },
): Room {
  const vanish = {
    x: size.vanishX ?? WIDTH / 2 + stage.random.fork('room').between(-60, 60),
    y: size.vanishY ?? 430,
  }
  const scaleAt = (z: number) => FOCUS / (z + DISTANCE)
  return {
    ...size,
    tones: tonesOf(stage),
    scaleAt,
    at: (x, y, z) => ({ x: vanish.x + x * scaleAt(z), y: vanish.y - (y - EYE_HEIGHT) * scaleAt(z) }),
  }
}

function tonesOf({ facts, palette, random }: Stage): RoomTones {
  const ground = groundHue(facts.place)
  const hue = (ground.hue ?? 60) + random.fork('walls').between(-12, 12)
  const gloom =
    facts.mood === 'eerie' || facts.genre === 'horror'
      ? -0.06
      : facts.mood === 'merry' || facts.mood === 'wonder'
        ? 0.04
        : 0
  const wall = mix(oklch(0.45 + gloom, ground.chroma * 1.3, hue), oklch(0.38, 0.08, 265), 0.1)
  return {
    wall,
    trim: mix(oklch(0.3 + gloom, ground.chroma * 0.9, hue - 8), palette.ink, 0.2),
    dark: mix(oklch(0.15, 0.035, 265), oklch(0.17, 0.03, hue), 0.35),
    shine: palette.lamp,
  }
}

/** A rectangle on one of the room's sides: u runs along it, v up it (or, on floor and ceiling, into the depth). */
export function patch(room: Room, surface: Surface, u1: number, u2: number, v1: number, v2: number): string {
  return polygon([
    corner(room, surface, u1, v1),
    corner(room, surface, u2, v1),
    corner(room, surface, u2, v2),
    corner(room, surface, u1, v2),
  ])
}

/** A point on a side of the room. */
export function corner(room: Room, surface: Surface, u: number, v: number): Point {
  const half = room.width / 2
  switch (surface) {
    case 'left':
      return room.at(-half, v, u)
    case 'right':
      return room.at(half, v, u)
    case 'back':
      return room.at(u, v, room.depth)
    case 'floor':
      return room.at(u, 0, v)
    case 'ceiling':
      return room.at(u, room.height, v)
  }
}

/** Where somebody stands in a room, and how tall a grown person is there. */
export const standing = (room: Room, x: number, z: number) => ({
  ground: room.at(x, 0, z),
  height: room.scaleAt(z) * 1.72,
})

/** Floor, ceiling and the three walls: lit at the far end, dark towards the eye. */
export function shell(stage: Stage, room: Room, { warmth = 0.3, ceilingLift = -0.06 } = {}): string {
  const { sheet } = stage
  const { wall, dark, shine } = room.tones
  const near = -DISTANCE + 0.6
  const half = room.width / 2
  const far = room.depth
  const lit = mix(wall, shine, warmth)
  const side = (surface: 'left' | 'right') => {
    const [from, to] = [corner(room, surface, 0, 0), corner(room, surface, far, 0)]
    return filled(
      patch(room, surface, near, far, 0, room.height),
      sheet.linear(from, to, {
        0: mix(dark, wall, 0.2),
        0.35: mix(dark, wall, 0.72),
        1: mix(wall, lit, 0.75),
      }),
    )
  }
  const level = (surface: 'floor' | 'ceiling', tone: Colour) =>
    filled(
      patch(room, surface, -half, half, near, far),
      sheet.linear(corner(room, surface, 0, 0), corner(room, surface, 0, far), {
        0: mix(dark, tone, 0.16),
        0.45: mix(dark, tone, 0.72),
        1: tone,
      }),
    )
  return (
    backdrop(dark) +
    level('ceiling', lighter(mix(wall, lit, 0.3), ceilingLift)) +
    level('floor', mix(room.tones.trim, lit, 0.42)) +
    side('left') +
    side('right') +
    filled(
      patch(room, 'back', -half, half, 0, room.height),
      sheet.radial(corner(room, 'back', 0, room.height * 0.45), (room.width * room.scaleAt(far)) / 1.5, {
        0: lit,
        1: mix(wall, dark, 0.35),
      }),
    )
  )
}

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
