import { candle, chair, table } from '../rooms/furniture.ts'
import { hangingLamp } from '../rooms/lamps.ts'
import { door, wallWindow, windowLight } from '../rooms/openings.ts'
import {
  ceilingBeams,
  corner,
  createRoom,
  flooring,
  masonry,
  patch,
  shell,
  standing,
  timbering,
} from '../rooms/room.ts'
import type { Scenery } from '../scenery.ts'
import type { Stage } from '../stage.ts'
import { filled } from '../ink.ts'
import { oklch, mix } from '../colour.ts'

/** A room of which no more is told than that it is one: its walls by the age of the story. */
export function plainRoom(stage: Stage): Scenery {
  const { era } = stage.facts
  const isOld = era === 'old' || era === 'west'
  const room = createRoom(stage, { width: 6, height: isOld ? 2.8 : 3, depth: 3.8 })
  const side = stage.random.fork('plain room').pick([-1, 1])
  const sill = corner(room, 'back', side * 1.5, 1.7)
  return {
    behind:
      shell(stage, room, { warmth: 0.34 }) +
      (isOld ? masonry(stage, room, 0.7) : '') +
      flooring(room, era === 'modern' || era === 'ruin' ? { boards: 0.3 } : {}) +
      (isOld ? timbering(room, 1.5) + ceilingBeams(stage, room, 1.1) : skirting(stage, room)) +
      door(stage, room, 'back', -side * 1.6, { isArched: era === 'old' }) +
      wallWindow(stage, room, 'back', {
        u: side * 1.5,
        v: 1,
        width: 1.3,
        height: 1.4,
        panes: isOld ? 3 : 2,
      }) +
      windowLight(stage, sill, room.at(side * 0.9, 0, 1.8), 170, 0.8) +
      table(stage, room, { x: side * 1.4, z: 1.9, width: 1.5, depth: 0.8 }) +
      chair(room, side * 0.3, 2.3, side < 0) +
      (isOld ? candle(stage, room, side * 1.5, 0.78, 2.2) : hangingLamp(stage, room, side * 1.2, 2.2, 2.2)),
    ...standing(room, -side * 0.8, 1.3),
    before: '',
  }
}

function skirting(stage: Stage, room: ReturnType<typeof createRoom>): string {
  const half = room.width / 2
  return filled(
    patch(room, 'back', -half, half, 0, 0.16) +
      patch(room, 'left', -2, room.depth, 0, 0.16) +
      patch(room, 'right', -2, room.depth, 0, 0.16),
    mix(room.tones.trim, mix(oklch(0.6, 0.02, 60), stage.palette.lamp, 0.2), 0.3),
  )
}
