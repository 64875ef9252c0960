import { lighter, mix, oklch } from '../colour.ts'
import { filled, stroked } from '../ink.ts'
import { each, lines, many } from '../svg.ts'
import { interior } from './interior.ts'

/** A gym: the lines of the court, a hoop, benches along the wall, a scoreboard. */
export const gym = interior(
  'gym',
  '11 x 6 x 10, warmth 0.3, windows 5, stand -1.4 2',
)(({ room, side, at, palette, outline, patch, block, dark, strips }) => {
  const paint = mix(palette.light, room.tones.wall, 0.35)
  const hoop = (z: number) =>
    filled(
      outline([side * 5.4, 2.9, z], [side * 5.4, 2.9, z + 1.8], [side * 5.4, 4, z + 1.8], [side * 5.4, 4, z]),
      paint,
    ) +
    stroked(
      lines([
        at(side * 5.4, 3, z + 0.9),
        at(side * 4.8, 3, z + 0.6),
        at(side * 4.8, 3, z + 1.2),
        at(side * 5.4, 3, z + 0.9),
      ]),
      oklch(0.6, 0.16, 45),
      5,
    )
  return (
    strips([-2.4, 2.4], 2.4) +
    stroked(patch('floor', -4.4, 4.4, -0.6, 9.2) + patch('floor', -4.4, 4.4, 4.2, 4.4), paint, 4, 0.7) +
    filled(patch('back', -1.3, 1.3, 3.3, 4.4), dark) +
    filled(patch('back', -1, -0.2, 3.6, 4.1) + patch('back', 0.2, 1, 3.6, 4.1), palette.lamp, 0.8) +
    each([0, 1, 2], (row) =>
      block({ x: -side * (4.3 + row * 0.4), z: 1, width: 0.9, height: 0.5 + row * 0.5, depth: 8 }),
    ) +
    hoop(4.2)
  )
})

/** An ice rink: the shining ice, the boards around it, empty stands. */
export const iceRink = interior(
  'ice rink',
  '14 x 6.5 x 14, bare, warmth 0.06, windows 0, stand -1.2 2.6',
)(({ room, at, palette, sheet, patch, block, strips, glow, outline }) => {
  const ice = mix(oklch(0.86, 0.03, 225), palette.light, 0.4)
  const boards = mix(ice, room.tones.wall, 0.3)
  const rows = each([3, 2, 1, 0], (row) =>
    block({ x: 0, z: 11.4 + row * 0.6, width: 13.4, height: 1.3 + row * 0.6, depth: 0.5 }, room.tones.wall),
  )
  return (
    strips([-4, 0, 4], 2.6) +
    rows +
    filled(
      patch('floor', -6, 6, -2.4, 11),
      sheet.fall(at(0, 0, 11).y, 720, { 0: ice, 1: mix(ice, room.tones.dark, 0.5) }),
    ) +
    stroked(lines([at(-6, 0.01, 5), at(6, 0.01, 5)]), oklch(0.55, 0.16, 25), 6, 0.7) +
    many(3, (i) => glow(at(-3 + i * 3, 0, 3), 200, palette.light, 0.3, 0.2)) +
    block({ x: 0, z: 11, width: 12, height: 1.1, depth: 0.1 }, boards) +
    each([-1, 1], (way) =>
      filled(
        outline([way * 6, 0, -2], [way * 6, 0, 11], [way * 6, 1.1, 11], [way * 6, 1.1, -2]),
        mix(boards, room.tones.dark, 0.3),
      ),
    )
  )
})

/** A swimming pool under a roof: the water, its lanes, high windows. */
export const pool = interior(
  'pool',
  '11 x 5 x 12, tiles, warmth 0.1, windows 5, stand -3.6 2.4',
)(({ stage, room, side, at, palette, sheet, patch, block, strips }) => {
  const isDry = stage.facts.details?.includes('drained')
  const water = isDry
    ? mix(room.tones.wall, palette.light, 0.25)
    : mix(oklch(0.62, 0.09, 210), palette.skyMiddle, 0.25)
  const lanes = [-0.6, 0.6, 1.8, 3].map((x) => lines([at(side * x, 0.02, -1.4), at(side * x, 0.02, 10.6)]))
  const from = side > 0 ? -1.8 : -4.4
  return (
    strips([-3, 3], 2.4) +
    filled(
      patch('floor', from, from + 6.2, -2.4, 10.6),
      sheet.fall(at(0, 0, 10.6).y, 720, { 0: lighter(water, 0.08), 1: mix(water, room.tones.dark, 0.55) }),
    ) +
    stroked(patch('floor', from, from + 6.2, -2.4, 10.6), mix(palette.light, room.tones.wall, 0.3), 7) +
    stroked(lanes.join(''), mix(oklch(0.6, 0.14, 30), palette.light, 0.3), 3, 0.8) +
    block({ x: side * 1.3, z: 10.7, width: 0.7, height: 0.7, depth: 0.5 })
  )
})
