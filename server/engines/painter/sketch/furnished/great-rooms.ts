import { lighter, mix, oklch } from '../colour.ts'
import { disc, ellipse, filled, stroked } from '../ink.ts'
import { each, lines, many } from '../svg.ts'
import { interior } from './interior.ts'

/** The hall of an airport: a wall of glass, rows of seats, the board of flights. */
export const terminal = interior('terminal', {
  width: 13,
  height: 5.4,
  depth: 9,
  floor: 'tiles',
  warmth: 0.12,
  windows: 0,
  stand: [-0.8, 1.8],
  behind: ({ stage, side, at, palette, dark, patch, outline, block, strips, random }) => {
    const view = stage.sheet.linear(at(0, 4.6, 9), at(0, 0.6, 9), {
      0: palette.skyMiddle,
      0.75: palette.horizon,
      0.78: palette.land(0.5),
      1: palette.land(0.7),
    })
    const bars = many(9, (i) => lines([at(-6.2 + i * 1.55, 0.5, 9), at(-6.2 + i * 1.55, 4.8, 9)]))
    const tail = outline([side * 3, 1.5, 9], [side * 3.5, 1.5, 9], [side * 3.7, 2.5, 9], [side * 3.4, 2.5, 9])
    const hull = outline(
      [-side * 1.6, 1.3, 9],
      [side * 3.6, 1.3, 9],
      [side * 3.6, 1.55, 9],
      [-side * 1.2, 1.55, 9],
    )
    const seat = mix(palette.accent, dark, 0.5)
    return (
      strips([-3, 0, 3], 1.8) +
      filled(patch('back', -6.3, 6.3, 0.5, 4.8), view) +
      filled(tail + hull, mix(palette.light, palette.land(0.5), 0.35)) +
      stroked(bars + lines([at(-6.3, 2.7, 9), at(6.3, 2.7, 9)]), dark, 4) +
      each([6.6, 4.6, 2.8], (z) =>
        many(
          6,
          (i) =>
            block(
              { x: side * (1.4 + i * 0.72), z, width: 0.62, height: 0.12, depth: 0.5, lift: 0.36 },
              seat,
            ) +
            block(
              { x: side * (1.4 + i * 0.72), z: z + 0.5, width: 0.62, height: 0.6, depth: 0.1, lift: 0.4 },
              seat,
            ),
        ),
      ) +
      block({ x: -side * 2.6, z: 5, width: 3, height: 1.1, depth: 0.2, lift: 2.9 }, dark) +
      many(10, (i) =>
        each([0, 0.9, 1.8], (dx) =>
          filled(
            outline(
              ...[
                [0, 0],
                [random.between(0.3, 0.7), 0],
                [0.7, 0.05],
                [0, 0.05],
              ].map(([x, y]): [number, number, number] => [
                -side * 2.6 - 1.35 + dx + x!,
                2.98 + i * 0.1 + y!,
                4.99,
              ]),
            ),
            palette.lamp,
          ),
        ),
      )
    )
  },
})

/** A hall of play: green tables under low lamps, a thick carpet. */
export const casino = interior('casino', {
  width: 9,
  height: 3.8,
  depth: 7,
  windows: 0,
  warmth: 0.42,
  stand: [-0.8, 1.6],
  behind: ({ side, at, room, random, palette, dark, block, carpet, chandelier, hangingLamp }) => {
    const felt = mix(oklch(0.42, 0.1, 155), dark, 0.2)
    return (
      carpet(0, 4, 0.4, 6.6) +
      each([5.6, 3.8, 2.1], (z, i) => {
        const x = side * (2.6 - i * 0.4)
        return (
          block({ x, z, width: 0.6, height: 0.72, depth: 0.5 }) +
          block({ x, z: z - 0.2, width: 2.2, height: 0.12, depth: 1, lift: 0.72 }) +
          block({ x, z: z - 0.12, width: 2, height: 0.02, depth: 0.84, lift: 0.84 }, felt) +
          many(7, () =>
            disc(
              at(x + random.between(-0.8, 0.8), 0.88, z + random.between(0, 0.6)),
              room.scaleAt(z) * 0.045,
              random.pick([palette.lamp, palette.light, oklch(0.55, 0.18, 25)]),
            ),
          ) +
          hangingLamp(x, 1.9, z + 0.2)
        )
      }) +
      each([5.4, 3.4], (z) =>
        block({ x: -side * 3.4, z, width: 0.8, height: 1.6, depth: 0.7 }, mix(palette.accent, dark, 0.5)),
      ) +
      chandelier(-side * 0.8, 3, 4)
    )
  },
})

/** An observatory: the great tube under the slit of its dome. */
export const observatory = interior('observatory', {
  width: 8,
  height: 5,
  depth: 6,
  walls: 'stone',
  windows: 0,
  warmth: 0.14,
  behind: ({ stage, side, at, palette, dark, patch, outline, block, random, candle, table, openBook }) => {
    const brass = mix(palette.lamp, dark, 0.4)
    const tube = (x: number, y: number, half: number) => [
      at(x - half, y + half, 3.6),
      at(x + half, y - half * 0.4, 3.6),
    ]
    const [from, to] = [tube(side * 0.6, 1.6, 0.18), tube(side * 2.2, 3.6, 0.3)]
    const hasStars = stage.facts.time === 'night'
    return (
      filled(
        patch('back', side * 1.5, side * 2.9, 2.2, 5) + patch('ceiling', side * 1.5, side * 2.9, 2, 6),
        palette.skyTop,
      ) +
      (hasStars
        ? many(26, () =>
            disc(
              at(side * random.between(1.55, 2.85), random.between(2.4, 4.9), 6),
              random.between(0.8, 2),
              palette.light,
            ),
          )
        : '') +
      stroked(patch('back', side * 1.5, side * 2.9, 2.2, 5), dark, 6) +
      block({ x: side * 1.2, z: 3.4, width: 0.9, height: 1.3, depth: 0.8 }) +
      stroked(lines([at(side * 0.9, 0, 3.4), at(side * 1.3, 2.4, 3.6), at(side * 1.7, 0, 3.4)]), dark, 9) +
      filled(
        lines([from[0]!, to[0]!, to[1]!, from[1]!]) + 'Z',
        stage.sheet.linear(from[0]!, from[1]!, { 0: lighter(brass, 0.12), 1: mix(brass, dark, 0.5) }),
      ) +
      ellipse(at(side * 0.55, 1.62, 3.6), 9, 12, dark) +
      filled(
        outline([side * 0.2, 0.3, 3.2], [side * 0.5, 0.3, 3.2], [side * 0.5, 1, 3.6], [side * 0.2, 1, 3.6]),
        dark,
        0.6,
      ) +
      table({ x: -side * 2.6, z: 3.4, width: 1.4, depth: 0.7 }) +
      openBook(-side * 2.6, 0.78, 3.6) +
      candle(-side * 2.2, 0.78, 3.8)
    )
  },
})
