import { mix, oklch } from '../colour.ts'
import { filled, stroked } from '../ink.ts'
import { armchair, block } from '../rooms/furniture.ts'
import { corner, patch } from '../rooms/room.ts'
import { stripLights } from '../rooms/lamps.ts'
import { carpet } from '../rooms/textiles.ts'
import { lines, polygon } from '../svg.ts'
import { interior } from './interior.ts'

/** An aisle of a store between shelves as high as its lamps. */
export const supermarket = interior('supermarket', {
  width: 3.6,
  height: 2.8,
  depth: 10,
  floor: 'tiles',
  warmth: 0.2,
  windows: 0,
  behind: ({ stage, room, random }) => {
    const hues = [25, 60, 95, 150, 240, 330]
    const goods = hues.map((hue) => ({ tone: mix(oklch(0.62, 0.12, hue), room.tones.wall, 0.25), d: '' }))
    for (const wall of ['left', 'right'] as const)
      for (const v of [0.1, 0.55, 1, 1.45])
        for (let z = -1.2; z < 9.6;) {
          const width = random.between(0.16, 0.42)
          const kind = goods[random.whole(0, goods.length - 1)]!
          kind.d += patch(room, wall, z, z + width - 0.03, v, v + random.between(0.2, 0.36))
          z += width
        }
    const boards = (['left', 'right'] as const).flatMap((wall) =>
      [0.08, 0.53, 0.98, 1.43, 1.88].map((v) =>
        lines([corner(room, wall, -1.6, v), corner(room, wall, 10, v)]),
      ),
    )
    return (
      stripLights(stage, room, [0], 1.6) +
      filled(
        patch(room, 'left', -1.8, 10, 0, 1.9) + patch(room, 'right', -1.8, 10, 0, 1.9),
        room.tones.dark,
        0.7,
      ) +
      goods.map(({ tone, d }) => filled(d, tone)).join('') +
      stroked(boards.join(''), mix(room.tones.wall, stage.palette.light, 0.35), 3) +
      filled(patch(room, 'back', -1.2, 1.2, 0, 1.9), mix(room.tones.wall, stage.palette.light, 0.3))
    )
  },
})

/** A hall of shop fronts, lit on both sides, with a gallery above. */
export const arcade = interior('arcade', {
  width: 9,
  height: 5.2,
  depth: 11,
  floor: 'chequers',
  warmth: 0.24,
  windows: 0,
  behind: ({ stage, room, random, side }) => {
    const lit = mix(stage.palette.lamp, stage.palette.light, 0.4)
    const fronts = (['left', 'right'] as const).flatMap((wall) =>
      [0, 2.2, 4.4, 6.6, 8.8].map((z) => {
        const isOpen = random.chance(0.7) && stage.facts.isDark !== true
        return (
          filled(
            patch(room, wall, z, z + 1.9, 0.1, 2.1),
            isOpen ? mix(lit, room.tones.wall, random.between(0.2, 0.6)) : room.tones.dark,
          ) +
          filled(
            patch(room, wall, z, z + 1.9, 2.15, 2.5),
            mix(oklch(0.5, 0.1, random.whole(0, 35) * 10), room.tones.dark, 0.3),
          ) +
          filled(patch(room, wall, z, z + 1.9, 3.2, 4.6), mix(room.tones.dark, lit, 0.16))
        )
      }),
    )
    const railings = (['left', 'right'] as const).map((wall) =>
      lines([corner(room, wall, -1.6, 3.5), corner(room, wall, 11, 3.5)]),
    )
    return (
      stripLights(stage, room, [-2, 2], 2) +
      fronts.join('') +
      stroked(railings.join(''), room.tones.dark, 5) +
      [-1, 1]
        .map((way) =>
          block(stage, room, { x: way * 4.2, z: 0, width: 0.6, height: 0.22, depth: 11, lift: 2.75 }),
        )
        .join('') +
      filled(patch(room, 'back', -2.6, 2.6, 0, 4.6), mix(stage.palette.skyMiddle, room.tones.wall, 0.3)) +
      block(stage, room, { x: side * 1.2, z: 4, width: 1.5, height: 0.45, depth: 0.8 })
    )
  },
})

/** A lobby: the desk with its pigeonholes, armchairs, stairs of light. */
export const lobby = interior('lobby', {
  width: 8.4,
  height: 4,
  depth: 6,
  floor: 'chequers',
  windows: 0,
  lamp: true,
  behind: ({ stage, room, side }) => {
    const holes = Array.from({ length: 6 }, (_, i) =>
      [0, 1, 2].map((row) =>
        patch(
          room,
          'back',
          side * (0.5 + i * 0.42),
          side * (0.84 + i * 0.42),
          1.3 + row * 0.36,
          1.56 + row * 0.36,
        ),
      ),
    )
    return (
      filled(
        patch(room, 'back', -side * 3.2, -side * 1, 0, 2.5),
        mix(stage.palette.skyMiddle, room.tones.wall, 0.25),
      ) +
      stroked(patch(room, 'back', -side * 3.2, -side * 1, 0, 2.5), room.tones.dark, 10) +
      stroked(
        lines([corner(room, 'back', -side * 2.1, 0), corner(room, 'back', -side * 2.1, 2.5)]),
        room.tones.dark,
        6,
      ) +
      filled(holes.flat().join(''), room.tones.dark) +
      block(stage, room, { x: side * 1.8, z: 4.2, width: 3.2, height: 1.1, depth: 0.8 }) +
      armchair(stage, room, side * 3, 2.2, side > 0) +
      block(stage, room, { x: -side * 3.4, z: 3.6, width: 0.6, height: 0.6, depth: 0.6 }) +
      carpet(stage, room, 0, 2.2, 0, 4.6)
    )
  },
})

/** Within a large tent: canvas, poles, cots. */
export const tent = interior('tent', {
  width: 6.4,
  height: 2.9,
  depth: 6,
  warmth: 0.4,
  windows: 0,
  lamp: true,
  behind: ({ stage, room, side }) => {
    const seams = [-2.1, -0.7, 0.7, 2.1].map((x) =>
      lines([room.at(x, 2.9, -1.4), room.at(x, 2.9, 6), room.at(x * 1.1, 0, 6)]),
    )
    const folds = [0.2, 1.8, 3.4, 5].flatMap((z) =>
      (['left', 'right'] as const).map((wall) =>
        lines([corner(room, wall, z, 0), corner(room, wall, z, 2.9)]),
      ),
    )
    const linen = mix(mix(stage.palette.light, stage.palette.skyMiddle, 0.4), room.tones.dark, 0.3)
    return (
      stroked(seams.join('') + folds.join(''), room.tones.dark, 3, 0.45) +
      filled(
        polygon([room.at(0, 2.3, 6), room.at(-0.7, 0, 6), room.at(0.7, 0, 6)]),
        mix(stage.palette.skyMiddle, room.tones.dark, 0.3),
      ) +
      [4.4, 2.6]
        .map((z) => block(stage, room, { x: side * 2, z, width: 1.7, height: 0.45, depth: 0.8 }, linen))
        .join('') +
      [4.6, 1.6]
        .map((z) => block(stage, room, { x: -side * 1.6, z, width: 0.14, height: 2.9, depth: 0.14 }))
        .join('') +
      block(stage, room, { x: -side * 2.4, z: 2.4, width: 0.9, height: 0.7, depth: 0.6 })
    )
  },
})
