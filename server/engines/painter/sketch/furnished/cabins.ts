import { mix, oklch } from '../colour.ts'
import { disc, filled, stroked } from '../ink.ts'
import { each, lines, many } from '../svg.ts'
import { interior } from './interior.ts'
import { landGoingBy } from './vehicles.ts'

/** A bus: rows of seats before the driver's pane, the road ahead. */
export const bus = interior(
  'bus',
  '3.6 x 2.5 x 7, warmth 0.2, windows 0, stand 0 2.2',
)(({ stage, room, palette, dark, patch, at, window, block }) => {
  const cloth = mix(palette.accent, room.tones.dark, 0.45)
  const fill = landGoingBy(stage)
  const post = (x: number, z: number) => lines([at(x, 0, z), at(x, 2.5, z)])
  return (
    filled(patch('back', -1.5, 1.5, 0.95, 2.2), fill) +
    filled(patch('back', -0.5, 0.5, 0.95, 1.25), mix(palette.land(0.7), palette.ink, 0.4)) +
    stroked(patch('back', -1.5, 1.5, 0.95, 2.2) + patch('back', -0.03, 0.03, 0.95, 2.2), dark, 7) +
    each(['left', 'right'] as const, (wall) =>
      each([5.6, 4.2, 2.8, 1.4, 0], (u) => window(wall, { u, v: 1, width: 1.2, height: 1, panes: 1, fill })),
    ) +
    block({ x: -0.95, z: 6.2, width: 0.7, height: 1.1, depth: 0.2 }, cloth) +
    each([5.2, 4, 2.8, 1.6], (z) =>
      each(
        [-1.15, 1.15],
        (x) =>
          block({ x, z, width: 1, height: 0.45, depth: 0.5 }, cloth) +
          block({ x, z: z - 0.1, width: 1, height: 1.05, depth: 0.12 }, cloth),
      ),
    ) +
    stroked(
      post(-0.6, 4) + post(0.6, 2.6) + lines([at(-0.6, 2.2, 6.6), at(-0.6, 2.2, 0)]),
      mix(palette.lamp, dark, 0.3),
      4,
    )
  )
})

/** Within a submarine: pipes and valves along round walls, the periscope, red light. */
export const submarine = interior(
  'submarine',
  '4.4 x 2.5 x 6, tiles, warmth 0.1, windows 0, stand -0.7 1.4',
)(({ random, room, side, at, palette, dark, corner, block, glow, patch }) => {
  const red = oklch(0.6, 0.19, 27)
  const pipes = each(['left', 'right'] as const, (wall) =>
    each([0.5, 0.9, 1.9, 2.2], (v) => lines([corner(wall, -1.4, v), corner(wall, 6, v)])),
  )
  return (
    stroked(pipes, mix(room.tones.trim, palette.light, 0.18), 9, 0.9) +
    filled(`M${at(0, 1.05, 6).x - 44} ${at(0, 1.05, 6).y}a44 62 0 1 1 88 0a44 62 0 1 1 -88 0Z`, dark) +
    stroked(patch('back', -0.9, 0.9, 0.1, 2.1), mix(room.tones.trim, dark, 0.3), 8) +
    each([4.6, 3.4, 2.2], (z) =>
      block({ x: side * 1.8, z, width: 0.7, height: 1.2, depth: 0.8 }, mix(room.tones.trim, dark, 0.4)),
    ) +
    many(40, () =>
      disc(
        at(side * random.between(1.5, 2.1), random.between(0.5, 1.15), random.pick([4.59, 3.39, 2.19])),
        random.between(1.5, 4),
        random.chance(0.5) ? red : palette.lamp,
      ),
    ) +
    block(
      { x: side * 0.3, z: 2.4, width: 0.22, height: 2.5, depth: 0.22 },
      mix(room.tones.trim, palette.light, 0.25),
    ) +
    block({ x: side * 0.3, z: 2.35, width: 0.7, height: 0.18, depth: 0.3, lift: 1.3 }) +
    each([4, 1.4], (z) => glow(at(0, 2.4, z), 260, red, 0.55))
  )
})
