import { type Stage, WIDTH } from '../stage.ts'
import { isDaylit } from '../daylight.ts'
import { groundHue } from '../lexicon/names.ts'
import { type Point, polygon } from '../svg.ts'
import { backdrop, filled } from '../ink.ts'
import { type Colour, oklch, mix, lighter } from '../colour.ts'

/** A room in metres: x to the right from its middle, y up from the floor, z into the depth. */
export interface Room {
  width: number
  height: number
  depth: number
  /** Height up to which the back wall is to be seen, under what beams there are. */
  headroom: number
  tones: RoomTones
  /** Whether a table was drawn in it. */
  hasTable: boolean
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

export const EYE_HEIGHT = 1.25
const FOCUS = 640
/** Distance of the eye from the room's open side. */
export const DISTANCE = 3

/** A room seen from its open side; things in it are placed in metres. */
export function createRoom(
  stage: Stage,
  size: {
    width: number
    height: number
    depth: number
    headroom?: number
    vanishX?: number | undefined
    vanishY?: number | undefined
  },
): Room {
  const vanish = {
    x: size.vanishX ?? WIDTH / 2 + stage.random.fork('room').between(-60, 60),
    y: size.vanishY ?? 430,
  }
  const scaleAt = (z: number) => FOCUS / (z + DISTANCE)
  return {
    headroom: size.height,
    ...size,
    tones: tonesOf(stage),
    hasTable: false,
    scaleAt,
    at: (x, y, z) => ({ x: vanish.x + x * scaleAt(z), y: vanish.y - (y - EYE_HEIGHT) * scaleAt(z) }),
  }
}

function tonesOf({ facts, palette, random }: Stage): RoomTones {
  const ground = groundHue(facts.place)
  const hue = (ground.hue ?? 60) + random.fork('walls').between(-12, 12)
  const gloom = facts.isDark
    ? -0.2
    : facts.mood === 'eerie' || facts.genre === 'horror'
      ? -0.06
      : facts.mood === 'merry' || facts.mood === 'wonder'
        ? 0.04
        : 0
  // By day the light comes from all sides, and lamps hang unlit.
  const lift = isDaylit(facts) ? 1 : 0
  const wall = mix(
    oklch(0.45 + gloom + lift * 0.2, ground.chroma * 1.3, hue),
    oklch(0.38 + lift * 0.2, 0.08, 265),
    0.1,
  )
  return {
    wall,
    trim: mix(oklch(0.3 + gloom + lift * 0.08, ground.chroma * 0.9, hue - 8), palette.ink, 0.2),
    dark: mix(oklch(0.15 + lift * 0.17, 0.035, 265), oklch(0.17 + lift * 0.17, 0.03, hue), 0.35),
    shine: facts.isDark
      ? mix(wall, oklch(0.5, 0.04, 250), 0.4)
      : lift > 0
        ? mix(palette.light, wall, 0.3)
        : palette.lamp,
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
