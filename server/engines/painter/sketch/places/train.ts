import { css, mix } from '../colour.ts'
import { block } from '../rooms/furniture.ts'
import { hangingLamp } from '../rooms/lamps.ts'
import { door, wallWindow } from '../rooms/openings.ts'
import { createRoom, patch, type Room, shell, standing } from '../rooms/room.ts'
import type { Scenery } from '../scenery.ts'
import type { Stage } from '../stage.ts'
import { path, polygon } from '../svg.ts'

/** A railway carriage: seats, lamps, the land going by. */
export function trainCarriage(stage: Stage): Scenery {
  const { palette } = stage
  const random = stage.random.fork('train')
  const room = createRoom(stage, { width: 3.4, height: 2.6, depth: 9, vanishY: 400 })
  const outside = stage.sheet.linear({ x: 0, y: 220 }, { x: 0, y: 520 }, [
    [0, palette.skyTop],
    [0.5, palette.skyMiddle],
    [0.8, palette.horizon],
    [0.82, palette.land(0.4)],
    [1, palette.land(0.8)],
  ])
  const rows = [0.4, 1.9, 3.4, 4.9, 6.4, 7.9]
  const windows = rows.flatMap((z) =>
    (['left', 'right'] as const).map((wall) =>
      wallWindow(stage, room, wall, { u: z, v: 0.95, width: 1.1, height: 1, panes: 1, fill: outside }),
    ),
  )
  const seat = (x: number, z: number) => {
    const cloth = mix(palette.accent, room.tones.dark, 0.5)
    return (
      block(stage, room, { x, z, width: 1, height: 0.45, depth: 0.5 }, cloth) +
      block(stage, room, { x, z: z + 0.5, width: 1, height: 1.15, depth: 0.14 }, cloth)
    )
  }
  return {
    behind:
      shell(stage, room, { warmth: 0.46 }) +
      path(patch(room, 'floor', -0.4, 0.4, -2, 9), {
        fill: css(mix(palette.accent, room.tones.dark, 0.62)),
      }) +
      door(stage, room, 'back', 0, { width: 0.9, height: 2, isLit: true }) +
      windows.join('') +
      rows
        .toReversed()
        .map((z) => seat(-1.15, z + 0.3) + seat(1.15, z + 0.3) + luggage(stage, room, z, random.chance(0.6)))
        .join('') +
      rows
        .toReversed()
        .map((z) => hangingLamp(stage, room, 0, 2.3, z + 0.4, 0.6))
        .join(''),
    ...standing(room, 0, 2.3),
    before: '',
  }
}

function luggage(stage: Stage, room: Room, z: number, isFull: boolean): string {
  const rack = [-1, 1]
    .map((way) =>
      path(
        polygon([
          room.at(way * 1.7, 2.1, z),
          room.at(way * 1.2, 2.1, z),
          room.at(way * 1.2, 2.1, z + 1),
          room.at(way * 1.7, 2.1, z + 1),
        ]),
        { fill: css(mix(stage.palette.lamp, room.tones.dark, 0.6)), opacity: 0.8 },
      ),
    )
    .join('')
  return (
    rack +
    (isFull
      ? block(stage, room, { x: -1.45, z: z + 0.2, width: 0.4, height: 0.26, depth: 0.5, lift: 2.1 })
      : '')
  )
}
