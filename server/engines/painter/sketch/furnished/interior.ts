import { lighter, mix } from '../colour.ts'
import { type Furnishing, furnishingOf } from './furnishing.ts'
import { hangingLamp } from '../rooms/lamps.ts'
import { wallWindow, windowLight } from '../rooms/openings.ts'
import { corner, createRoom, type Room, shell, standing } from '../rooms/room.ts'
import { ceilingBeams, chequers, flooring, masonry, timbering, underBeams } from '../rooms/surfaces.ts'
import { filled, stroked } from '../ink.ts'
import type { Scenery } from '../scenery.ts'
import { lines, many } from '../svg.ts'
import type { Stage } from '../stage.ts'

export type Draw = (furnishing: Furnishing) => string

/** Words of a plan beside its measures: floor (boards where none is told), walls, ceiling, how it is seen and lit. */
interface Plan {
  /** Width, height and depth in metres. */
  size: [number, number, number]
  tiles?: true
  chequers?: true
  bare?: true
  stone?: true
  timber?: true
  beams?: true
  /** Where in the picture the room's lines meet. */
  vanishX?: number
  vanish?: number
  /** On which side things stand; else it is by chance. */
  side?: 1 | -1
  /** Where somebody stands, x counted towards the furnished side. */
  stand?: [x: number, z: number]
  warmth?: number
  /** How many windows the back wall has. */
  windows?: number
  arched?: true
  lamp?: true
}

/** Reads '8 x 3 x 6, stone, bare, stand 0 3.4, lamp'. */
const planOf = (text: string): Plan =>
  Object.fromEntries(
    `size ${text.replaceAll(' x ', ' ')}`.split(', ').map((each) => {
      const [key = '', ...values] = each.split(' ')
      const read = values.map(Number)
      return [key, read.length > 1 ? read : (read[0] ?? true)]
    }),
  ) as unknown as Plan

/** A room from its measures and surfaces (the words of a `Plan`), its furniture, and what stands before the people. */
export const interior = (name: string, measures: string) => (behindThem: Draw, beforeThem?: Draw) => {
  const plan = planOf(measures)
  return (stage: Stage): Scenery => {
    const { size, warmth = 0.34, windows = 1, vanishX, vanish: vanishY, beams: hasBeams } = plan
    const [width, height, depth] = size
    const headroom = hasBeams ? underBeams(height, depth, 1.1) : height
    const room = createRoom(stage, { width, height, depth, headroom, vanishX, vanishY })
    const random = stage.random.fork(name)
    const given = furnishingOf(stage, room, random, plan.side)
    const [x, z] = plan.stand ?? [-1, 1.2]
    const behind =
      shell(stage, room, { warmth }) +
      (plan.stone ? masonry(stage, room, 0.6) : '') +
      floorOf(stage, room, plan) +
      windowsOf(given, windows, plan.arched ?? false) +
      (plan.timber ? timbering(room, 1.5) : '') +
      (hasBeams ? ceilingBeams(stage, room, 1.1) : '') +
      behindThem(given) +
      (plan.lamp ? hangingLamp(stage, room, given.side * 0.8, height - 0.8, 2) : '')
    const isFlooded = stage.facts.isFlooded === true
    return {
      behind: behind + (isFlooded ? floodwater(given, z, depth) : ''),
      ...standing(room, given.side * x, z),
      before: (beforeThem?.(given) ?? '') + (isFlooded ? floodwater(given, -1.9, z) : ''),
      hasTable: room.hasTable,
    }
  }
}

/** Water that stands knee-high between two depths of a room. */
function floodwater({ stage, room, random, outline, at }: Furnishing, near: number, far: number): string {
  const { palette } = stage
  const half = room.width / 2
  const murk = mix(palette.skyMiddle, room.tones.dark, 0.5)
  const glints = many(14, () => {
    const [x, z] = [random.between(-half, half * 0.8), random.between(near, far)]
    return lines([at(x, DEEP, z), at(x + random.between(0.2, 0.7), DEEP, z)])
  })
  return (
    filled(
      outline([-half, DEEP, near], [half, DEEP, near], [half, DEEP, far], [-half, DEEP, far]),
      murk,
      0.82,
    ) + stroked(glints, mix(palette.light, murk, 0.5), 2, 0.6)
  )
}
const DEEP = 0.55

function floorOf(stage: Stage, room: Room, { bare, tiles, chequers: isChequered }: Plan): string {
  if (bare) return ''
  if (!isChequered) return flooring(room, tiles && { tiles: 0.8 })
  return chequers(room, 0.7, lighter(mix(room.tones.wall, stage.palette.light, 0.3), 0.04), 0.35)
}

function windowsOf({ stage, room, side }: Furnishing, count: number, isArched: boolean): string {
  let drawn = ''
  for (let i = 0; i < count; i++) {
    const u =
      count === 1 ? -side * room.width * 0.22 : -room.width * 0.36 + (i * room.width * 0.72) / (count - 1)
    const height = room.height * 0.5
    drawn +=
      wallWindow(stage, room, 'back', { u, v: room.height * 0.32, width: 1.05, height, isArched, panes: 2 }) +
      windowLight(stage, corner(room, 'back', u, room.height * 0.6), room.at(u * 0.8, 0, 1.8), 120, 0.55)
  }
  return drawn
}
