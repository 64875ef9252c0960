import { corner } from '../rooms/room.ts'
import { interior } from './interior.ts'
import { each, lines } from '../svg.ts'
import { filled, stroked } from '../ink.ts'
import { oklch, mix } from '../colour.ts'

/** A cell: the bunk, the basin, bars. */
export const cell = interior(
  'cell',
  '3.6 x 2.7 x 3.2, stone, warmth 0.1, windows 0',
)(({ room, side, block, dark, glow, palette, patch }) => {
  const sky = palette.skyMiddle
  const iron = dark
  const wall = side > 0 ? 'left' : 'right'
  const bars = Array.from({ length: 16 }, (_, i) =>
    lines([corner(room, wall, -0.6 + i * 0.22, 0), corner(room, wall, -0.6 + i * 0.22, 2.3)]),
  )
  const grate = Array.from({ length: 5 }, (_, i) =>
    lines([corner(room, 'back', -0.3 + i * 0.15, 1.7), corner(room, 'back', -0.3 + i * 0.15, 2.25)]),
  )
  return (
    filled(patch('back', -0.38, 0.38, 1.7, 2.25), sky) +
    glow(corner(room, 'back', 0, 2), 210, palette.light, 0.5) +
    stroked(grate.join(''), iron, 7) +
    filled(patch(wall, -0.7, 2.8, 0, 2.3), mix(iron, palette.lamp, 0.12), 0.8) +
    stroked(bars.join(''), mix(oklch(0.5, 0.01, 250), iron, 0.35), 8) +
    stroked(lines([corner(room, wall, -0.7, 1.2), corner(room, wall, 2.8, 1.2)]), iron, 9) +
    block({ x: side * 1.3, z: 0.8, width: 0.9, height: 0.12, depth: 2.1, lift: 0.42 }) +
    block(
      { x: side * 1.3, z: 2.3, width: 0.7, height: 0.1, depth: 0.4, lift: 0.54 },
      mix(palette.light, iron, 0.4),
    ) +
    block({ x: -side * 0.6, z: 2.9, width: 0.5, height: 0.7, depth: 0.3 })
  )
})

/** A gallery of a mine: timbers, rails, a cart. */
export const mine = interior(
  'mine',
  '3.6 x 2.5 x 9, stone, warmth 0.2, windows 0',
)(({ side, at, block, candle, dark, hangingLamp, patch }) => {
  const rails = [-0.4, 0.4].map((x) => lines([at(x, 0.02, -1.4), at(x, 0.02, 9)]))
  const ties = Array.from({ length: 16 }, (_, i) =>
    lines([at(-0.6, 0.01, -1 + i * 0.6), at(0.6, 0.01, -1 + i * 0.6)]),
  )
  return (
    filled(patch('back', -1.8, 1.8, 0, 2.5), dark) +
    stroked(ties.join(''), dark, 6, 0.6) +
    stroked(rails.join(''), mix(oklch(0.6, 0.02, 250), dark, 0.4), 5) +
    each(
      [7.5, 5.6, 3.7, 1.8],
      (z) =>
        block({ x: -1.6, z, width: 0.22, height: 2.3, depth: 0.22 }) +
        block({ x: 1.6, z, width: 0.22, height: 2.3, depth: 0.22 }) +
        block({ x: 0, z, width: 3.5, height: 0.24, depth: 0.22, lift: 2.2 }),
    ) +
    hangingLamp(side * 0.9, 1.8, 3.6, 0.5) +
    block({ x: 0, z: 4.4, width: 1, height: 0.75, depth: 1.3, lift: 0.2 }) +
    candle(side * 1.4, 0.05, 1.7, 0.8)
  )
})
