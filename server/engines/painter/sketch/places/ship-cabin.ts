import { glow } from '../light.ts'
import { barrel, block, openBook, table } from '../rooms/furniture.ts'
import { hangingLamp } from '../rooms/lamps.ts'
import { door, wallWindow } from '../rooms/openings.ts'
import { ceilingBeams, corner, createRoom, flooring, type Room, shell, standing } from '../rooms/room.ts'
import { jarShelf } from '../rooms/shelves.ts'
import type { Scenery } from '../scenery.ts'
import type { Stage } from '../stage.ts'
import { element, trace } from '../svg.ts'
import { stroked, disc } from '../ink.ts'
import { mix, css } from '../colour.ts'

/** A cabin at the stern of a ship: windows on the wake, charts, a swinging lamp. */
export function shipCabin(stage: Stage): Scenery {
  const { palette } = stage
  const random = stage.random.fork('ship cabin')
  const room = createRoom(stage, { width: 6.4, height: 2.7, depth: 3.6, vanishY: 410 })
  const side = random.pick([-1, 1])
  const sea = stage.sheet.linear(corner(room, 'back', 0, 2.2), corner(room, 'back', 0, 0.9), {
    0: palette.skyTop,
    0.45: palette.horizon,
    0.5: mix(palette.horizon, palette.light, 0.4),
    0.52: mix(palette.skyMiddle, palette.land(0.6), 0.5),
    1: mix(palette.skyTop, palette.ink, 0.4),
  })
  return {
    behind:
      shell(stage, room, { warmth: 0.4 }) +
      flooring(room) +
      [-2, -0.68, 0.68, 2]
        .map((u) =>
          wallWindow(stage, room, 'back', { u, v: 0.9, width: 1.2, height: 1.3, panes: 3, fill: sea }),
        )
        .join('') +
      glow(stage, corner(room, 'back', 0, 1.6), 320, mix(palette.light, palette.horizon, 0.3), 0.5) +
      block(
        stage,
        room,
        { x: 0, z: 3.2, width: 5.6, height: 0.5, depth: 0.4 },
        mix(palette.accent, room.tones.dark, 0.5),
      ) +
      ceilingBeams(stage, room, 0.9, 0.22) +
      jarShelf(random, room, side > 0 ? 'right' : 'left', 0.6, 3.2, [1.2, 1.7]) +
      door(stage, room, side > 0 ? 'left' : 'right', 1.4, { height: 1.95 }) +
      table(stage, room, { x: side * 0.7, z: 1.9, width: 2.4, depth: 0.9 }) +
      openBook(stage, room, side * 0.5, 0.78, 2.1, 0.5) +
      globe(stage, room, side * 1.6) +
      hangingLamp(stage, room, side * 0.6, 1.85, 2.2) +
      barrel(stage, room, -side * 2.7, 2.2, 0.8),
    ...standing(room, -side * 0.8, 1.3),
    before: '',
  }
}

function globe(stage: Stage, room: Room, x: number): string {
  const at = room.at(x, 1.06, 2.3)
  const u = room.scaleAt(2.3) * 0.22
  const fill = stage.sheet.radial({ x: at.x - u * 0.3, y: at.y - u * 0.3 }, u * 1.4, {
    0: mix(stage.palette.skyMiddle, stage.palette.lamp, 0.4),
    1: room.tones.dark,
  })
  return (
    stroked(trace`M${at.x} ${at.y + u}v${u * 0.4}m${-u * 0.5} 0h${u}`, room.tones.dark, 4) +
    disc(at, u, fill) +
    element('circle', {
      cx: at.x,
      cy: at.y,
      r: u * 1.14,
      fill: 'none',
      stroke: css(mix(stage.palette.lamp, room.tones.dark, 0.4)),
      'stroke-width': 2.4,
    })
  )
}
