import { mix, oklch } from '../colour.ts'
import { filled, stroked } from '../ink.ts'
import { each, lines, many } from '../svg.ts'
import { paved } from './paved.ts'

/** A railway stop in open land: a wooden house, a water tower, rails to the horizon. */
export const halt = paved('halt', {
  depth: 16,
  width: 14,
  ground: ({ palette }) => mix(palette.land(0.5), oklch(0.66, 0.08, 70), 0.35),
  far: (yard) => [yard.layer(yard.ridge('mesas', 520, 90, 2), 0.16, 620), yard.mist(450, 580, 0.5, 8)],
  near: (yard) => {
    const { side, at, block, house, outline, palette, stone } = yard
    const tower = -side * 4.4
    const sleepers = many(26, (i) =>
      outline(
        [-side * 1.5, 0.01, i * 0.7 - 2],
        [-side * 3.3, 0.01, i * 0.7 - 2],
        [-side * 3.3, 0.01, i * 0.7 - 1.7],
        [-side * 1.5, 0.01, i * 0.7 - 1.7],
      ),
    )
    const legs = each([-0.7, 0.7], (dx) => lines([at(tower + dx, 0, 11), at(tower + dx, 3.2, 11)]))
    return [
      stroked(
        many(
          6,
          (i) =>
            lines([at(side * 1, 0, 15 - i * 2.4), at(side * 1, 3.6, 15 - i * 2.4)]) +
            lines([at(side * 1 - 0.4, 3.3, 15 - i * 2.4), at(side * 1 + 0.4, 3.3, 15 - i * 2.4)]),
        ),
        palette.ink,
        3,
      ),
      stroked(legs + lines([at(tower - 0.7, 0.4, 11), at(tower + 0.7, 2.8, 11)]), palette.ink, 5),
      block({ x: tower, z: 10.6, width: 2, height: 1.5, depth: 1.6, lift: 3.2 }, stone(0.6)),
      filled(sleepers, mix(palette.ink, stone(0.7), 0.4)),
      stroked(
        each([-1.9, -2.9], (x) => lines([at(side * x, 0.06, -2), at(side * x, 0.06, 16)])),
        mix(palette.light, palette.ink, 0.5),
        4,
      ),
      block({ x: side * 4, z: 6, width: 5.4, height: 0.35, depth: 4 }, stone(0.75)),
      house({ x: side * 4.4, z: 7.4, width: 4, height: 2.9, depth: 2.4, roof: 1.3, bays: 3 }),
    ]
  },
})
