import { mix, oklch } from '../colour.ts'
import { filled, stroked } from '../ink.ts'
import { creature } from '../motifs/creatures.ts'
import { leafTree } from '../motifs/trees.ts'
import { lines, many } from '../svg.ts'
import { fence, paved } from './paved.ts'

/** A farmyard: the barn, the house, a fence, hens about the yard. */
export const farmyard = paved('farmyard', {
  ground: ({ palette }) => mix(palette.land(0.6), oklch(0.5, 0.06, 75), 0.3),
  far: (yard) => [
    yard.layer(yard.ridge('hills', 500, 90, 2), 0.2, 620),
    yard.tinted(
      0.4,
      many(4, (i) => leafTree(yard.random, { x: 90 + i * 360, y: 545 }, yard.random.between(110, 170))),
    ),
  ],
  near: (yard) => {
    const { side, house, outline, palette, stone, at, random } = yard
    const x = side * 4
    const doorway = outline(
      [x - 1.1, 0, 7.99],
      [x + 1.1, 0, 7.99],
      [x + 1.1, 2.6, 7.99],
      [x - 1.1, 2.6, 7.99],
    )
    const red = mix(mix(oklch(0.42, 0.11, 28), palette.ink, 0.3), stone(0.6), 0.3)
    const gable = outline(
      [x - 2.9, 3.2, 8],
      [x + 2.9, 3.2, 8],
      [x + 1.8, 4.9, 8],
      [x, 5.7, 8],
      [x - 1.8, 4.9, 8],
    )
    return [
      house({ x: -side * 4.6, z: 9.4, width: 4, height: 2.8, roof: 1.9, bays: 3 }),
      yard.block({ x, z: 8, width: 5.6, height: 3.2, depth: 3 }, red),
      filled(gable, mix(red, palette.ink, 0.3)) + filled(doorway, palette.ink),
      stroked(
        lines([at(x - 1.1, 0, 7.98), at(x + 1.1, 2.6, 7.98)]) +
          lines([at(x + 1.1, 0, 7.98), at(x - 1.1, 2.6, 7.98)]),
        mix(red, palette.light, 0.4),
        3,
        0.6,
      ),
      fence(yard, 6, -side < 0 ? -7 : 1, -side < 0 ? -1 : 7),
      many(5, () =>
        creature(
          yard.stage,
          'hen',
          at(side * random.between(0.6, 3.2), 0, random.between(2, 5)),
          random.between(26, 36),
          random.chance(0.5),
        ),
      ),
    ]
  },
})

/** The yard of a castle or an inn: walls on three sides, an arch, a well. */
export const courtyard = paved('courtyard', {
  ground: (yard) => mix(yard.stone(0.6), yard.palette.light, 0.05),
  near: (yard) => {
    const { side, house, block, stone, palette, outline, barrel, at } = yard
    const arch = [-1, -0.9, -0.5, 0, 0.5, 0.9, 1].map((t): [number, number, number] => [
      t * 1.3,
      2.2 + 1.1 * Math.sqrt(Math.max(0, 1 - t * t)),
      9.98,
    ])
    const merlons = many(14, (i) =>
      block({ x: -6.5 + i, z: 10, width: 0.55, height: 0.5, depth: 0.6, lift: 4.6 }, stone(0.5)),
    )
    const well = side * 1.9
    return [
      block({ x: 0, z: 10, width: 15, height: 4.6, depth: 0.8 }, stone(0.45)),
      yard.facts.era === 'old' ? merlons : '',
      filled(outline([-1.3, 0, 9.98], ...arch, [1.3, 0, 9.98]), mix(palette.ink, palette.horizon, 0.2)),
      house({ x: -6.2, z: 6, width: 4, height: 5, depth: 4, roof: 1.6, floors: 2, bays: 3 }),
      house({ x: 6.2, z: 6, width: 4, height: 4.2, depth: 4, roof: 1.6, floors: 2, bays: 3 }),
      stroked(
        many(9, (i) => lines([at(-9, 0.01, i * 1.1), at(9, 0.01, i * 1.1)])),
        palette.ink,
        1.4,
        0.25,
      ),
      block({ x: well, z: 4.4, width: 1.3, height: 0.8, depth: 1 }, stone(0.7)),
      stroked(
        lines([
          at(well - 0.55, 0.8, 4.9),
          at(well - 0.55, 2, 4.9),
          at(well + 0.55, 2, 4.9),
          at(well + 0.55, 0.8, 4.9),
        ]),
        palette.ink,
        6,
      ),
      barrel(-side * 3.6, 4.6) + barrel(-side * 3, 4.4, 0.8),
    ]
  },
})
