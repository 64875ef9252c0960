import { armchair, bed, candle, openBook, table } from '../rooms/furniture.ts'
import { fireplace, framedPicture } from '../rooms/hearth.ts'
import { hangingLamp } from '../rooms/lamps.ts'
import { wallWindow, windowLight } from '../rooms/openings.ts'
import { corner, createRoom, flooring, patch, type Room, shell, standing } from '../rooms/room.ts'
import { bookshelves } from '../rooms/shelves.ts'
import { carpet, curtains } from '../rooms/textiles.ts'
import type { Scenery } from '../scenery.ts'
import type { Stage } from '../stage.ts'
import { filled } from '../ink.ts'
import { mix } from '../colour.ts'

/** A parlour or study: fire, wing chair, books, a window on the weather. */
export function parlour(stage: Stage): Scenery {
  const random = stage.random.fork('parlour')
  const room = createRoom(stage, { width: 6.6, height: 3.2, depth: 3.6 })
  const side = random.pick([-1, 1])
  const hasBed = stage.facts.seed.length % 3 === 0
  const sill = corner(room, 'back', -side * 1.9, 1.8)
  return {
    behind:
      shell(stage, room, { warmth: 0.36 }) +
      flooring(room) +
      wainscot(room) +
      fireplace(stage, room, side * 1.3, 0.95) +
      framedPicture(stage, room, 'back', side * 1.3, 1.75, 1.1, 0.8) +
      wallWindow(stage, room, 'back', { u: -side * 1.9, v: 0.9, width: 1.3, height: 1.9, panes: 2 }) +
      curtains(stage, room, -side * 1.9, 1.3) +
      bookshelves(stage, random, room, side > 0 ? 'left' : 'right', 0.6, 3.3, 2.6) +
      windowLight(stage, sill, room.at(-side * 0.8, 0, 1.7), 190, 0.9) +
      carpet(stage, room, 0, 3.4, 0.6, 2.9) +
      (hasBed
        ? bed(stage, room, -side * 0.3, 1.7)
        : table(stage, room, { x: -side * 2.2, z: 2.2, width: 1.3, depth: 0.7 }) +
          candle(stage, room, -side * 2, 0.78, 2.5) +
          openBook(stage, room, -side * 2.4, 0.78, 2.3)) +
      armchair(stage, room, side * 2.5, 2.2, side > 0) +
      (hasBed ? '' : armchair(stage, room, side * 0.2, 2.4, side < 0)) +
      hangingLamp(stage, room, 0, 2.6, 2),
    ...standing(room, -side * 0.7, 1.3),
    before: '',
  }
}

function wainscot(room: Room): string {
  const { trim, dark, shine } = room.tones
  const half = room.width / 2
  let panels = ''
  for (let x = -half; x < half - 0.1; x += 0.7) panels += patch(room, 'back', x + 0.1, x + 0.6, 0.2, 0.85)
  return (
    filled(patch(room, 'back', -half, half, 0, 1), mix(trim, dark, 0.2), 0.8) +
    filled(panels, dark, 0.3) +
    filled(patch(room, 'back', -half, half, 0.98, 1.05), mix(trim, shine, 0.35))
  )
}
