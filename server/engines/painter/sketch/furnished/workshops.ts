import { glow } from '../light.ts'
import { barrel, block, chair, table } from '../rooms/furniture.ts'
import { hangingLamp } from '../rooms/lamps.ts'
import { corner, patch, type Room } from '../rooms/room.ts'
import { jarShelf } from '../rooms/shelves.ts'
import { interior } from './interior.ts'
import { lines, many, path, polygon } from '../svg.ts'
import { filled, stroked } from '../ink.ts'
import { type Colour, css, mix, oklch } from '../colour.ts'

/** A room of a trade: the bench under the window, tools on the wall, work begun. */
export const workshop = interior('workshop', {
  walls: 'timber',
  ceiling: 'beams',
  lamp: true,
  behind: ({ stage, room, random, side }) => {
    const half = room.width / 2
    const tools = Array.from({ length: 7 }, (_, i) => {
      const u = side * (0.3 + i * 0.32)
      const foot = 1.25 + random.between(0, 0.25)
      return lines([corner(room, 'back', u, 1.95), corner(room, 'back', u, foot)])
    })
    const frame = [0, 1.1].map((dx) => ({
      x: side * (1.2 + dx),
      z: 1.3,
      width: 0.1,
      height: 1.5,
      depth: 0.1,
    }))
    const threads = Array.from({ length: 12 }, (_, i) => {
      const x = side * (1.24 + i * 0.086)
      return lines([room.at(x, 1.36, 1.3), room.at(x, 0.5, 1.3)])
    })
    return (
      filled(patch(room, 'back', side * 0.15, side * (half - 0.5), 1.93, 2), room.tones.dark) +
      path(tools.join(''), { stroke: css(room.tones.dark), 'stroke-width': 7, 'stroke-linecap': 'round' }) +
      jarShelf(random, room, side > 0 ? 'right' : 'left', 1.4, 3.4, [1.3, 1.8]) +
      table(stage, room, { x: side * 0.4, z: 3, width: 3.6, depth: 0.8 }) +
      [0.2, 0.8, 1.5]
        .map((x) =>
          block(stage, room, {
            x: side * x - side * 0.6,
            z: 3.1,
            width: random.between(0.2, 0.4),
            height: random.between(0.12, 0.3),
            depth: 0.3,
            lift: 0.78,
          }),
        )
        .join('') +
      frame.map((post) => block(stage, room, post)).join('') +
      block(stage, room, { x: side * 1.75, z: 1.3, width: 1.2, height: 0.1, depth: 0.1, lift: 1.4 }) +
      block(stage, room, { x: side * 1.75, z: 1.3, width: 1.2, height: 0.1, depth: 0.4, lift: 0.42 }) +
      stroked(threads.join(''), mix(stage.palette.accent, stage.palette.light, 0.4), 2) +
      chair(room, side * 0.5, 1.9, side < 0) +
      barrel(stage, room, side * 2.8, 2.4, 0.7)
    )
  },
})

/** A hall of machines: wheels in one another, pipes, a fire behind its doors. */
export const engineRoom = interior('engine room', {
  width: 8,
  height: 4.4,
  depth: 7,
  floor: 'tiles',
  warmth: 0.26,
  windows: 0,
  behind: ({ stage, room, random, side }) => {
    const iron = mix(oklch(0.42, 0.02, 250), room.tones.dark, 0.3)
    const brass = mix(stage.palette.lamp, room.tones.dark, 0.55)
    const pipes = [0.9, 2.9, 3.5]
      .map((v) => patch(room, 'left', -2, 7, v, v + 0.16) + patch(room, 'right', -2, 7, v, v + 0.16))
      .join('')
    const turn = random.between(0, 1)
    return (
      filled(pipes, mix(brass, room.tones.wall, 0.4)) +
      toothedWheel(room, side * 1.5, 2.4, 1.7, turn, iron) +
      toothedWheel(room, -side * 1, 2.9, 1.05, turn + 0.1, brass) +
      toothedWheel(room, -side * 2.5, 1.9, 0.75, turn, iron) +
      block(stage, room, { x: side * 2.7, z: 3, width: 1.8, height: 2.1, depth: 2 }, iron) +
      filled(
        polygon([
          room.at(side * 2.2, 0.5, 3),
          room.at(side * 3.2, 0.5, 3),
          room.at(side * 3.2, 1.2, 3),
          room.at(side * 2.2, 1.2, 3),
        ]),
        stage.palette.lamp,
      ) +
      glow(stage, room.at(side * 2.7, 0.9, 3), 300, stage.palette.lamp, 0.75) +
      block(stage, room, { x: -side * 3, z: 4.4, width: 1.2, height: 1.1, depth: 1 }, iron) +
      hangingLamp(stage, room, 0, 3.6, 4) +
      hangingLamp(stage, room, -side * 1.2, 3.4, 1.6)
    )
  },
})

/** A toothed wheel with five openings, before the back wall. */
export function toothedWheel(
  room: Room,
  x: number,
  y: number,
  radius: number,
  turn: number,
  tone: Colour,
): string {
  const teeth = Math.round(radius * 14) + 4
  const at = (share: number, r: number) => {
    const angle = (share + turn) * Math.PI * 2
    return room.at(x + Math.cos(angle) * r, y + Math.sin(angle) * r, room.depth - 0.3)
  }
  const rim = Array.from({ length: teeth * 4 }, (_, i) =>
    at(i / (teeth * 4), i % 4 < 2 ? radius : radius * 0.88),
  )
  const corners = [
    [0.14, 0.3],
    [0.14, 0.72],
    [0.5, 0.76],
    [0.86, 0.72],
    [0.86, 0.3],
  ] as const
  const holes = many(5, (i) => polygon(corners.map(([share, r]) => at((i + share) / 5, radius * r))))
  return path(polygon(rim) + holes, { fill: css(tone), 'fill-rule': 'evenodd' })
}
