import { barrel, block, candle } from '../rooms/furniture.ts'
import { hangingLamp } from '../rooms/lamps.ts'
import { door, wallWindow, windowLight } from '../rooms/openings.ts'
import { corner, createRoom, flooring, type Room, shell, standing } from '../rooms/room.ts'
import { bookshelves, jarShelf } from '../rooms/shelves.ts'
import type { Scenery } from '../scenery.ts'
import type { Stage } from '../stage.ts'
import { trace } from '../svg.ts'
import { filled, stroked, ellipse } from '../ink.ts'
import { mix, css } from '../colour.ts'

/** A small shop: a counter, shelves to the ceiling, the street through the window. */
export function shop(stage: Stage): Scenery {
  const random = stage.random.fork('shop')
  const room = createRoom(stage, { width: 7, height: 3.3, depth: 3.8 })
  const side = random.pick([-1, 1])
  const front = side > 0 ? 'left' : 'right'
  return {
    behind:
      shell(stage, room, { warmth: 0.42 }) +
      flooring(room) +
      jarShelf(random, room, 'back', -3.4, 3.4, [0.6, 1.1, 1.56, 2, 2.44, 2.84]) +
      door(stage, room, 'back', -side * 0.2, { height: 2.2, isLit: true }) +
      bookshelves(stage, random, room, side > 0 ? 'right' : 'left', 0.2, 3.7, 2.8) +
      wallWindow(stage, room, front, { u: 1.8, v: 0.8, width: 2.4, height: 1.9, panes: 4 }) +
      windowLight(stage, corner(room, front, 1.8, 1.7), room.at(-side * 0.9, 0, 1.2), 230, 1) +
      block(stage, room, { x: side * 1.6, z: 2.5, width: 3, height: 1, depth: 0.6 }) +
      scales(stage, room, side * 1.2) +
      candle(stage, room, side * 2.4, 1, 2.8) +
      hangingLamp(stage, room, side * 1, 2.3, 2.5) +
      hangingLamp(stage, room, -side * 1.4, 2.4, 1.8) +
      hangingGoods(room, random.between(0, 1)),
    ...standing(room, -side * 0.6, 1.3),
    before:
      barrel(stage, room, side * 2.6, 0.5, 0.8) +
      block(stage, room, { x: -side * 2.9, z: 0.2, width: 0.9, height: 0.7, depth: 0.7 }),
  }
}

function scales(stage: Stage, room: Room, x: number): string {
  const at = room.at(x, 1, 2.7)
  const u = room.scaleAt(2.7) * 0.5
  const gold = css(mix(stage.palette.lamp, room.tones.dark, 0.4))
  return stroked(
    trace`M${at.x} ${at.y}V${at.y - u}M${at.x - u * 0.6} ${at.y - u * 0.86}H${at.x + u * 0.6}M${at.x - u * 0.6} ${at.y - u * 0.86}l${-u * 0.16} ${u * 0.5}h${u * 0.32}ZM${at.x + u * 0.6} ${at.y - u * 0.86}l${-u * 0.16} ${u * 0.5}h${u * 0.32}ZM${at.x - u * 0.25} ${at.y}h${u * 0.5}`,
    gold,
    2.4,
  )
}

function hangingGoods(room: Room, shift: number): string {
  const dark = css(mix(room.tones.trim, room.tones.dark, 0.4))
  return [0, 1, 2, 3, 4]
    .map((i) => {
      const at = room.at(-2.6 + i * 1.2 + shift * 0.5, room.height, 1.7)
      const drop = 40 + ((i * 37) % 50)
      return (
        stroked(trace`M${at.x} ${at.y}v${drop}`, dark, 1.4) +
        (i % 2 === 0
          ? filled(trace`M${at.x - 20} ${at.y + drop + 24}q20 -44 40 0q-20 10 -40 0Z`, dark)
          : ellipse({ x: at.x, y: at.y + drop + 14 }, 13, 17, dark))
      )
    })
    .join('')
}
