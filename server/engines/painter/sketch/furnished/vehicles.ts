import { block } from '../rooms/furniture.ts'
import { hangingLamp } from '../rooms/lamps.ts'
import { door, wallWindow } from '../rooms/openings.ts'
import { createRoom, patch, type Room, shell, standing } from '../rooms/room.ts'
import type { Scenery } from '../scenery.ts'
import { HEIGHT, type Stage, WIDTH } from '../stage.ts'
import { each, element, polygon, trace } from '../svg.ts'
import { filled, stroked } from '../ink.ts'
import { oklch, mix, css } from '../colour.ts'

interface Rows {
  width: number
  depth: number
  /** Metres from one row of seats to the next. */
  gap: number
  warmth: number
  window: { v: number; width: number; height: number }
  /** Width of a seat, and its middle beside the aisle. */
  seat: number
  x: number
  above: 'racks' | 'lockers'
  /** Whether it flies: clouds and no land go by. */
  flies?: boolean
}

/** Rows of seats on both sides of an aisle, the land or the sky going by. */
const rowsOfSeats =
  (name: string, { width, depth, gap, warmth, window, seat, x, above, flies = false }: Rows) =>
  (stage: Stage): Scenery => {
    const random = stage.random.fork(name)
    const room = createRoom(stage, { width, height: 2.6, depth, vanishY: 400 })
    const cloth = mix(stage.palette.accent, room.tones.dark, 0.5)
    const rows: number[] = []
    for (let z = 0.4; z < depth - 0.6; z += gap) rows.push(z)
    const fill = flies ? skyGoingBy(stage) : landGoingBy(stage)
    const windows = rows.flatMap((u) =>
      (['left', 'right'] as const).map((wall) =>
        wallWindow(stage, room, wall, { ...window, u, panes: 1, fill }),
      ),
    )
    const pair = (z: number) =>
      each(
        [-x, x],
        (at) =>
          block(stage, room, { x: at, z, width: seat, height: 0.45, depth: 0.5 }, cloth) +
          block(stage, room, { x: at, z: z + 0.5, width: seat, height: 1.15, depth: 0.14 }, cloth),
      )
    return {
      behind:
        shell(stage, room, { warmth }) +
        filled(patch(room, 'floor', -0.4, 0.4, -2, depth), mix(stage.palette.accent, room.tones.dark, 0.62)) +
        door(stage, room, 'back', 0, { width: 0.9, height: 2, isLit: true }) +
        windows.join('') +
        each(
          rows.toReversed(),
          (z) =>
            pair(z + 0.3) +
            (above === 'racks' ? luggage(stage, room, z, random.chance(0.6)) : lockers(stage, room, z, gap)),
        ) +
        each(above === 'racks' ? rows.toReversed() : [], (z) =>
          hangingLamp(stage, room, 0, 2.3, z + 0.4, 0.6),
        ),
      ...standing(room, 0, 2.3),
      before: '',
    }
  }

/** A railway carriage: seats, lamps, the land going by. */
export const train = rowsOfSeats('train', {
  width: 3.4,
  depth: 9,
  gap: 1.5,
  warmth: 0.46,
  window: { v: 0.95, width: 1.1, height: 1 },
  seat: 1,
  x: 1.15,
  above: 'racks',
})

/** The cabin of a plane: rows of seats, lockers above them, clouds in small panes. */
export const plane = rowsOfSeats('plane', {
  width: 4,
  depth: 11,
  gap: 1.2,
  warmth: 0.2,
  window: { v: 1.15, width: 0.5, height: 0.62 },
  seat: 1.3,
  x: 1.3,
  above: 'lockers',
  flies: true,
})

/** Within a car, or a coach where cars are not known or not told of: what lies ahead, or the bench opposite. */
export function car(stage: Stage): Scenery {
  const { era, details = [] } = stage.facts
  const isDrawn =
    era === 'old' ||
    era === 'west' ||
    era === 'steam' ||
    (era === undefined && !details.includes('windscreen'))
  const room = createRoom(stage, { width: 7, height: 3.2, depth: 2, vanishY: 400 })
  const side = stage.random.fork('car').pick([-1, 1] as const)
  const fill = landGoingBy(stage)
  const panes = each(['left', 'right'] as const, (wall) =>
    wallWindow(stage, room, wall, { u: 0.4, v: 1.2, width: 1.9, height: 1.4, panes: 1, fill }),
  )
  return {
    behind:
      shell(stage, room, { warmth: isDrawn ? 0.4 : 0.16 }) +
      panes +
      (isDrawn ? coachEnd(stage, room, fill) : windscreen(stage, room, fill, side)),
    // Seen from the next seat: who sits there is cut by the picture's edge.
    ground: { x: WIDTH / 2 + side * 150, y: HEIGHT + 120 },
    height: 600,
    before: '',
  }
}

function windscreen(stage: Stage, room: Room, fill: string, side: number): string {
  const { palette } = stage
  const wheel = room.at(-side * 1.7, 1.12, 1)
  const unit = room.scaleAt(1)
  const cloth = mix(oklch(0.3, 0.02, 250), room.tones.dark, 0.4)
  const road = polygon([
    room.at(-0.15, 1.75, 2),
    room.at(0.15, 1.75, 2),
    room.at(1.7, 1.1, 2),
    room.at(-1.7, 1.1, 2),
  ])
  return (
    filled(patch(room, 'back', -3.1, 3.1, 1.1, 2.8), fill) +
    filled(road, mix(palette.land(0.7), palette.ink, 0.4)) +
    stroked(patch(room, 'back', -3.1, 3.1, 1.1, 2.8), room.tones.dark, 16) +
    filled(patch(room, 'back', -0.6, 0.6, 2.5, 2.85), mix(palette.skyMiddle, room.tones.dark, 0.5)) +
    block(stage, room, { x: 0, z: 1.3, width: 6.6, height: 1.15, depth: 0.6 }, cloth) +
    each([-0.5, 0.1, 0.7], (x) =>
      block(
        stage,
        room,
        { x: x - side * 1.6, z: 1.28, width: 0.34, height: 0.16, depth: 0.02, lift: 0.8 },
        palette.lamp,
      ),
    ) +
    element('ellipse', {
      cx: wheel.x,
      cy: wheel.y,
      rx: unit * 0.78,
      ry: unit * 0.62,
      fill: 'none',
      stroke: css(room.tones.dark),
      'stroke-width': 20,
    }) +
    block(stage, room, { x: -side * 1.7, z: 0.1, width: 1.8, height: 1, depth: 0.3 }, cloth) +
    block(stage, room, { x: side * 1.7, z: 0.1, width: 1.8, height: 1, depth: 0.3 }, cloth)
  )
}

function coachEnd(stage: Stage, room: Room, fill: string): string {
  const cloth = mix(stage.palette.accent, room.tones.dark, 0.5)
  return (
    wallWindow(stage, room, 'back', { u: 0, v: 1.9, width: 1.3, height: 0.8, panes: 1, fill }) +
    block(stage, room, { x: 0, z: 1.7, width: 6.4, height: 1.7, depth: 0.2 }, cloth) +
    block(
      stage,
      room,
      { x: 0, z: 1, width: 6.4, height: 0.8, depth: 0.7 },
      mix(cloth, stage.palette.lamp, 0.12),
    ) +
    hangingLamp(stage, room, 0, 2.5, 1.2, 0.7)
  )
}

export const landGoingBy = ({ palette, sheet }: Stage): string =>
  sheet.fall(220, 520, {
    0: palette.skyTop,
    0.5: palette.skyMiddle,
    0.8: palette.horizon,
    0.82: palette.land(0.4),
    1: palette.land(0.8),
  })

const skyGoingBy = ({ palette, sheet }: Stage): string =>
  sheet.fall(300, 460, {
    0: palette.skyMiddle,
    0.6: palette.horizon,
    1: mix(palette.horizon, palette.light, 0.5),
  })

const lockers = (stage: Stage, room: Room, z: number, gap: number): string =>
  each([-1, 1], (way) =>
    block(
      stage,
      room,
      { x: way * (room.width / 2 - 0.4), z, width: 0.8, height: 0.4, depth: gap - 0.08, lift: 2.1 },
      mix(room.tones.wall, stage.palette.light, 0.25),
    ),
  )

function luggage(stage: Stage, room: Room, z: number, isFull: boolean): string {
  const rack = each([-1, 1], (way) =>
    filled(
      trace`M${room.at(way * 1.7, 2.1, z)}L${room.at(way * 1.2, 2.1, z)}L${room.at(way * 1.2, 2.1, z + 1)}L${room.at(way * 1.7, 2.1, z + 1)}Z`,
      mix(stage.palette.lamp, room.tones.dark, 0.6),
      0.8,
    ),
  )
  return (
    rack +
    (isFull
      ? block(stage, room, { x: -1.45, z: z + 0.2, width: 0.4, height: 0.26, depth: 0.5, lift: 2.1 })
      : '')
  )
}
