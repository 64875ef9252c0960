import { barrel, block, candle, table } from '../rooms/furniture.ts'
import { fireplace } from '../rooms/hearth.ts'
import { hangingLamp } from '../rooms/lamps.ts'
import { wallWindow, windowLight } from '../rooms/openings.ts'
import {
  ceilingBeams,
  corner,
  createRoom,
  flooring,
  type Room,
  shell,
  standing,
  timbering,
} from '../rooms/room.ts'
import { jarShelf } from '../rooms/shelves.ts'
import type { Scenery } from '../scenery.ts'
import type { Stage } from '../stage.ts'
import { trace } from '../svg.ts'
import { filled, stroked, ellipse } from '../ink.ts'
import { oklch, mix, css } from '../colour.ts'

/** A kitchen: a wide hearth with a pot over it, hanging herbs and pans, a long table. */
export function kitchen(stage: Stage): Scenery {
  const random = stage.random.fork('kitchen')
  const room = createRoom(stage, { width: 6.8, height: 3, depth: 3.8 })
  const side = random.pick([-1, 1])
  const sill = corner(room, side > 0 ? 'left' : 'right', 2, 1.7)
  const pans = Array.from({ length: 9 }, (_, i) => {
    const at = room.at(-2 + i * 0.5, 2.35, 2.4)
    const unit = room.scaleAt(2.4)
    const tone = css(mix(oklch(0.56, 0.1, 50), room.tones.dark, 0.35))
    return i % 3 === 1
      ? stroked(
          trace`M${at.x} ${at.y - unit * 0.3}v${unit * 0.1}M${at.x - unit * 0.06} ${at.y - unit * 0.18}l${unit * 0.03} ${unit * 0.34}m${unit * 0.03} ${-unit * 0.34}v${unit * 0.4}m${unit * 0.06} ${-unit * 0.4}l${-unit * 0.03} ${unit * 0.34}`,
          mix(oklch(0.5, 0.09, 135), room.tones.dark, 0.3),
          unit * 0.04,
        )
      : stroked(trace`M${at.x} ${at.y - unit * 0.3}v${unit * 0.28}`, tone, 2.5) +
          ellipse({ x: at.x, y: at.y + unit * 0.1 }, unit * 0.14, unit * 0.13, tone)
  }).join('')
  return {
    behind:
      shell(stage, room, { warmth: 0.46 }) +
      flooring(room, { tiles: 0.7 }) +
      fireplace(stage, room, side * 0.9, 1.3) +
      pot(stage, room, side * 0.9) +
      jarShelf(random, room, 'back', side > 0 ? -3.2 : 1, side > 0 ? -1 : 3.2, [1.3, 1.75, 2.2]) +
      block(stage, room, { x: -side * 2.2, z: 3.4, width: 2, height: 0.9, depth: 0.4 }) +
      wallWindow(stage, room, side > 0 ? 'left' : 'right', {
        u: 2,
        v: 1.05,
        width: 1.4,
        height: 1.2,
        panes: 3,
      }) +
      windowLight(stage, sill, room.at(-side * 1, 0, 1.4), 180, 0.9) +
      timbering(room, 1.4) +
      ceilingBeams(stage, room, 1) +
      pans +
      table(stage, room, { x: -side * 0.9, z: 1.9, width: 2.4, depth: 0.8 }) +
      candle(stage, room, -side * 0.5, 0.78, 2.2) +
      bread(room, -side * 1.3) +
      hangingLamp(stage, room, -side * 0.6, 2, 2.1),
    ...standing(room, side * 1.3, 1.4),
    before:
      barrel(stage, room, -side * 2.9, 0.5) +
      block(stage, room, { x: -side * 2, z: 0.1, width: 0.8, height: 0.6, depth: 0.6 }),
  }
}

function pot(stage: Stage, room: Room, x: number): string {
  const at = room.at(x, 0.98, room.depth)
  const unit = room.scaleAt(room.depth)
  return (
    stroked(
      trace`M${at.x} ${at.y - unit * 0.5}V${at.y - unit * 0.1}M${at.x - unit * 0.26} ${at.y}Q${at.x} ${at.y - unit * 0.4} ${at.x + unit * 0.26} ${at.y}`,
      room.tones.dark,
      3,
    ) +
    filled(
      trace`M${at.x - unit * 0.3} ${at.y}H${at.x + unit * 0.3}C${at.x + unit * 0.34} ${at.y + unit * 0.4} ${at.x - unit * 0.34} ${at.y + unit * 0.4} ${at.x - unit * 0.3} ${at.y}Z`,
      mix(room.tones.dark, stage.palette.lamp, 0.1),
    )
  )
}

function bread(room: Room, x: number): string {
  const unit = room.scaleAt(2.2)
  return [0, 0.36, 0.62]
    .map((shift) => {
      const at = room.at(x + shift, 0.78, 2.2)
      return ellipse(
        { x: at.x, y: at.y - unit * 0.06 },
        unit * 0.16,
        unit * 0.08,
        mix(oklch(0.62, 0.1, 65), room.tones.dark, 0.3),
      )
    })
    .join('')
}
