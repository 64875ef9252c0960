import { lighter, mix, oklch } from '../colour.ts'
import { filled, stroked } from '../ink.ts'
import { each, lines } from '../svg.ts'
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
