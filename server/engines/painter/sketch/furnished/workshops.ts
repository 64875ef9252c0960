import type { Room } from '../rooms/room.ts'
import type { Scenery } from '../scenery.ts'
import type { Stage } from '../stage.ts'
import { type Draw, interior } from './interior.ts'
import { isOfToday } from './kitchens.ts'
import { each, many, path, lines, polygon, trace } from '../svg.ts'
import { disc, filled, stroked } from '../ink.ts'
import { type Colour, oklch, mix, css } from '../colour.ts'

/** A room of a trade: the bench under the window, tools on the wall, work begun. */
export const workshop = (stage: Stage): Scenery => (isOfToday(stage) ? workshopOfToday : oldWorkshop)(stage)

const work: Draw = ({
  stage,
  room,
  random,
  side,
  barrel,
  block,
  chair,
  corner,
  dark,
  jars,
  palette,
  patch,
  table,
  where,
}) => {
  const half = room.width / 2
  const tools = Array.from({ length: 7 }, (_, i) => {
    const u = side * (0.3 + i * 0.32)
    const foot = 1.25 + random.between(0, 0.25)
    return lines([corner('back', u, 1.95), corner('back', u, foot)])
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
    filled(patch('back', side * 0.15, side * (half - 0.5), 1.93, 2), dark) +
    path(tools.join(''), { stroke: css(dark), 'stroke-width': 7, 'stroke-linecap': 'round' }) +
    jars(side > 0 ? 'right' : 'left', 1.4, 3.4, [1.3, 1.8]) +
    table({ x: side * 0.4, z: 3, width: 3.6, depth: 0.8 }) +
    each([0.2, 0.8, 1.5], (x) =>
      block({
        x: side * x - side * 0.6,
        z: 3.1,
        width: random.between(0.2, 0.4),
        height: random.between(0.12, 0.3),
        depth: 0.3,
        lift: 0.78,
      }),
    ) +
    where(
      'loom',
      () =>
        each(frame, (post) => block(post)) +
        block({ x: side * 1.75, z: 1.3, width: 1.2, height: 0.1, depth: 0.1, lift: 1.4 }) +
        block({ x: side * 1.75, z: 1.3, width: 1.2, height: 0.1, depth: 0.4, lift: 0.42 }) +
        stroked(threads.join(''), mix(palette.accent, palette.light, 0.4), 2),
    ) +
    where('clocks', () =>
      many(11, (i) => {
        const at = corner('back', -half + 0.5 + i * ((room.width - 1) / 10), 2.2 + (i % 3) * 0.2)
        const unit = room.scaleAt(room.depth) * (0.11 + (i % 4) * 0.02)
        const [hour, minute] = [random.between(0, 6.28), random.between(0, 6.28)]
        const hand = (angle: number, reach: number) =>
          trace`M${at}L${at.x + Math.cos(angle) * unit * reach} ${at.y + Math.sin(angle) * unit * reach}`
        return (
          disc(at, unit * 1.2, dark) +
          disc(at, unit, mix(palette.light, room.tones.wall, 0.35)) +
          stroked(hand(hour, 0.5) + hand(minute, 0.8), dark, 1.6)
        )
      }),
    ) +
    chair(side * 0.5, 1.9, side < 0) +
    (isOfToday(stage) ? '' : barrel(side * 2.8, 2.4, 0.7))
  )
}
const oldWorkshop = interior('workshop', '6.4 x 3 x 4, timber, beams, lamp')(work)
const workshopOfToday = interior('workshop', '6.4 x 3 x 4, lamp')(work)

/** A hall of machines: wheels in one another, pipes, a fire behind its doors. */
export const engineRoom = interior(
  'engine room',
  '8 x 4.4 x 7, tiles, warmth 0.26, windows 0',
)(({ room, random, side, block, dark, glow, hangingLamp, palette, patch }) => {
  const iron = mix(oklch(0.42, 0.02, 250), dark, 0.3)
  const brass = mix(palette.lamp, dark, 0.55)
  const pipes = each(
    [0.9, 2.9, 3.5],
    (v) => patch('left', -2, 7, v, v + 0.16) + patch('right', -2, 7, v, v + 0.16),
  )
  const turn = random.between(0, 1)
  return (
    filled(pipes, mix(brass, room.tones.wall, 0.4)) +
    toothedWheel(room, side * 1.5, 2.4, 1.7, turn, iron) +
    toothedWheel(room, -side * 1, 2.9, 1.05, turn + 0.1, brass) +
    toothedWheel(room, -side * 2.5, 1.9, 0.75, turn, iron) +
    block({ x: side * 2.7, z: 3, width: 1.8, height: 2.1, depth: 2 }, iron) +
    filled(
      trace`M${room.at(side * 2.2, 0.5, 3)}L${room.at(side * 3.2, 0.5, 3)}L${room.at(side * 3.2, 1.2, 3)}L${room.at(side * 2.2, 1.2, 3)}Z`,
      palette.lamp,
    ) +
    glow(room.at(side * 2.7, 0.9, 3), 300, palette.lamp, 0.75) +
    block({ x: -side * 3, z: 4.4, width: 1.2, height: 1.1, depth: 1 }, iron) +
    hangingLamp(0, 3.6, 4) +
    hangingLamp(-side * 1.2, 3.4, 1.6)
  )
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
