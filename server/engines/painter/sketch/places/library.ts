import { glow } from '../light.ts'
import { candle, openBook, table } from '../rooms/furniture.ts'
import { hangingLamp } from '../rooms/lamps.ts'
import { wallWindow, windowLight } from '../rooms/openings.ts'
import { createRoom, flooring, type Room, shell, standing } from '../rooms/room.ts'
import { bookshelves } from '../rooms/shelves.ts'
import { carpet } from '../rooms/textiles.ts'
import type { Scenery } from '../scenery.ts'
import type { Stage } from '../stage.ts'
import { trace } from '../svg.ts'
import { stroked } from '../ink.ts'
import { mix } from '../colour.ts'

/** A library: shelves into the depth on both sides, a tall window at the end. */
export function library(stage: Stage): Scenery {
  const random = stage.random.fork('library')
  const room = createRoom(stage, { width: 6.4, height: 5, depth: 10, vanishY: 452 })
  const isDark = stage.facts.time === 'night' || stage.facts.time === 'dusk'
  const sill = room.at(0, 2.6, room.depth)
  const onFloor = room.at(random.between(-0.6, 0.6), 0, 4.6)
  const ladderX = -2.5
  return {
    behind:
      shell(stage, room, { warmth: 0.34 }) +
      flooring(room) +
      bookshelves(stage, random, room, 'back', -3.1, -1.1, 3.9) +
      bookshelves(stage, random, room, 'back', 1.1, 3.1, 3.9) +
      wallWindow(stage, room, 'back', { u: 0, v: 0.9, width: 1.8, height: 3.5, isArched: true, panes: 3 }) +
      glow(stage, sill, 210, mix(stage.palette.horizon, stage.palette.light, 0.5), 0.6) +
      bookshelves(stage, random, room, 'left', -1.4, 9.8, 4.2) +
      bookshelves(stage, random, room, 'right', -1.4, 9.8, 4.2) +
      windowLight(stage, sill, onFloor, 190, isDark ? 0.8 : 1.3) +
      carpet(stage, room, 0, 1.7, 0.4, 9.4) +
      ladder(room, ladderX, 3.4) +
      hangingLamp(stage, room, 0, 3.3, 8) +
      hangingLamp(stage, room, 0, 3.3, 5) +
      hangingLamp(stage, room, 0, 3.3, 2.4) +
      table(stage, room, { x: 1.6, z: 3.6, width: 1.3, depth: 0.8 }) +
      candle(stage, room, 1.9, 0.78, 3.9) +
      openBook(stage, room, 1.45, 0.78, 3.75),
    ...standing(room, -0.35, 2.9),
    before: '',
  }
}

function ladder(room: Room, x: number, z: number): string {
  const foot = [room.at(x + 0.35, 0, z), room.at(x + 0.35, 0, z + 0.5)] as const
  const top = [room.at(x - 0.35, 3.5, z + 0.05), room.at(x - 0.35, 3.5, z + 0.45)] as const
  let d = trace`M${foot[0].x} ${foot[0].y}L${top[0].x} ${top[0].y}M${foot[1].x} ${foot[1].y}L${top[1].x} ${top[1].y}`
  for (let i = 1; i < 11; i++) {
    const t = i / 11
    d += trace`M${foot[0].x + (top[0].x - foot[0].x) * t} ${foot[0].y + (top[0].y - foot[0].y) * t}L${foot[1].x + (top[1].x - foot[1].x) * t} ${foot[1].y + (top[1].y - foot[1].y) * t}`
  }
  return stroked(d, mix(room.tones.trim, room.tones.shine, 0.25), 3.4)
}
