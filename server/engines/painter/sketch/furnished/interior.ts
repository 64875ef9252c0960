import type { Random } from '#server/ground/random.ts'
import { lighter, mix } from '../colour.ts'
import { hangingLamp } from '../rooms/lamps.ts'
import { wallWindow, windowLight } from '../rooms/openings.ts'
import {
  ceilingBeams,
  chequers,
  corner,
  createRoom,
  flooring,
  masonry,
  type Room,
  shell,
  standing,
  timbering,
} from '../rooms/room.ts'
import type { Scenery } from '../scenery.ts'
import type { Stage } from '../stage.ts'

/** All that a room is furnished from: the picture, the room in metres, and on which side its window is. */
export interface Furnishing {
  stage: Stage
  room: Room
  random: Random
  /** 1: the open floor is to the left and things stand to the right; -1 the other way round. */
  side: 1 | -1
}

interface Interior {
  width?: number
  height?: number
  depth?: number
  floor?: 'boards' | 'tiles' | 'chequers'
  walls?: 'plain' | 'stone' | 'timber'
  ceiling?: 'plain' | 'beams'
  warmth?: number
  /** How many windows the back wall has. */
  windows?: number
  isArched?: boolean
  lamp?: boolean
  behind: (furnishing: Furnishing) => string
  before?: (furnishing: Furnishing) => string
}

/** A room from its measures, its surfaces and its furniture. */
export const interior =
  (name: string, plan: Interior) =>
  (stage: Stage): Scenery => {
    const { width = 6.4, height = 3, depth = 4, warmth = 0.34, windows = 1 } = plan
    const room = createRoom(stage, { width, height, depth })
    const random = stage.random.fork(name)
    const side = random.pick([-1, 1] as const)
    const given = { stage, room, random, side }
    return {
      behind:
        shell(stage, room, { warmth }) +
        (plan.walls === 'stone' ? masonry(stage, room, 0.6) : '') +
        floorOf(stage, room, plan.floor) +
        windowsOf(given, windows, plan.isArched ?? false) +
        (plan.walls === 'timber' ? timbering(room, 1.5) : '') +
        (plan.ceiling === 'beams' ? ceilingBeams(stage, room, 1.1) : '') +
        plan.behind(given) +
        (plan.lamp ? hangingLamp(stage, room, side * 0.8, height - 0.8, 2) : ''),
      ...standing(room, -side * 1, 1.2),
      before: plan.before?.(given) ?? '',
    }
  }

function floorOf(stage: Stage, room: Room, kind: Interior['floor'] = 'boards'): string {
  if (kind === 'boards') return flooring(room)
  if (kind === 'tiles') return flooring(room, { tiles: 0.8 })
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
