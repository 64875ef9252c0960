import { lighter, mix, oklch } from '../colour.ts'
import { disc, filled, stroked } from '../ink.ts'
import { each, lines, many } from '../svg.ts'
import { interior } from './interior.ts'

/** A broadcasting studio: a desk of dials, a microphone, a red lamp, padded walls. */
export const studio = interior('studio', {
  width: 5.6,
  height: 2.8,
  depth: 3.8,
  warmth: 0.2,
  windows: 0,
  stand: [-0.9, 1.2],
  behind: ({ random, room, side, at, palette, dark, patch, block, glow, hangingLamp, lampGlow }) => {
    const pads = many(7, (i) =>
      many(3, (row) => patch('back', -2.7 + i * 0.78, -2 + i * 0.78, 0.5 + row * 0.76, 1.18 + row * 0.76)),
    )
    const red = oklch(0.6, 0.2, 25)
    const unit = room.scaleAt(1.6)
    const mic = at(side * 0.9, 0.92, 1.6)
    return (
      filled(pads, mix(room.tones.wall, dark, 0.4), 0.7) +
      filled(patch('back', -side * 0.4, -side * 1.5, 2.34, 2.6), red) +
      glow(at(-side * 0.95, 2.47, 3.8), 130, red, 0.7) +
      block({ x: side * 1.4, z: 1.7, width: 2.2, height: 0.84, depth: 0.8 }) +
      block(
        { x: side * 1.5, z: 2.2, width: 1.7, height: 0.6, depth: 0.3, lift: 0.84 },
        mix(room.tones.trim, dark, 0.4),
      ) +
      many(9, (i) =>
        disc(
          at(side * 0.85 + side * (i % 5) * 0.32, 1 + (i > 4 ? 0.24 : 0), 2.19),
          unit * 0.05,
          random.chance(0.6) ? palette.lamp : mix(palette.light, dark, 0.4),
        ),
      ) +
      stroked(
        lines([
          mic,
          { x: mic.x, y: mic.y - unit * 0.34 },
          { x: mic.x - side * unit * 0.16, y: mic.y - unit * 0.42 },
        ]),
        dark,
        4,
      ) +
      disc(
        { x: mic.x - side * unit * 0.2, y: mic.y - unit * 0.42 },
        unit * 0.08,
        mix(palette.light, dark, 0.4),
      ) +
      hangingLamp(side * 1.6, 2.1, 2) +
      lampGlow(at(side * 1.6, 0.9, 2), 150, 0.4)
    )
  },
})

/** A room of servers: black racks with small lights, cables overhead. */
export const serverRoom = interior('server room', {
  width: 5,
  height: 3,
  depth: 9,
  floor: 'tiles',
  warmth: 0.06,
  windows: 0,
  stand: [-0.2, 2],
  behind: ({ random, room, dark, at, strips, block, palette }) => {
    const blue = mix(oklch(0.7, 0.13, 230), palette.light, 0.2)
    return (
      strips([0], 2.2) +
      each([7.6, 5.8, 4, 2.2], (z) =>
        each([-1, 1], (way) =>
          block({ x: way * 1.9, z, width: 1.1, height: 2.2, depth: 1.3 }, mix(room.tones.trim, dark, 0.6)),
        ),
      ) +
      many(110, () => {
        const [z, way] = [random.pick([7.6, 5.8, 4, 2.2]), random.pick([-1, 1])]
        return disc(
          at(way * random.between(1.45, 2.35), random.between(0.3, 2.1), z - 0.01),
          random.between(1.2, 2.6),
          random.chance(0.75) ? blue : palette.lamp,
        )
      })
    )
  },
})

/** A launderette: a row of round doors, a bench, a bright window. */
export const launderette = interior('launderette', {
  width: 6,
  height: 2.9,
  depth: 6,
  floor: 'chequers',
  warmth: 0.16,
  windows: 1,
  stand: [-1, 1.6],
  behind: ({ room, side, at, palette, dark, block, strips }) => {
    const white = mix(mix(palette.light, room.tones.wall, 0.35), dark, 0.12)
    return (
      strips([0], 1.8) +
      each([5, 4.1, 3.2, 2.3, 1.4], (z) => {
        const middle = at(side * 2.25, 0.62, z + 0.4)
        const unit = room.scaleAt(z + 0.4)
        return (
          block({ x: side * 2.65, z, width: 0.8, height: 1.05, depth: 0.84 }, white) +
          disc(middle, unit * 0.2, dark) +
          disc(middle, unit * 0.14, mix(palette.skyMiddle, palette.light, 0.35))
        )
      }) +
      block({ x: -side * 1.9, z: 3.4, width: 0.5, height: 0.45, depth: 2 }, lighter(room.tones.trim, 0.1))
    )
  },
})
