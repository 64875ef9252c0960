import { mix, oklch } from '../colour.ts'
import { filled } from '../ink.ts'
import { leafClump } from '../motifs/leaves.ts'
import { streetLamp } from '../motifs/street-lamp.ts'
import { leafTree } from '../motifs/trees.ts'
import { WIDTH } from '../stage.ts'
import { each, many } from '../svg.ts'
import { fence, paved } from './paved.ts'

/** A street of small houses with gardens, fences and a car. */
export const suburb = paved('suburb', {
  depth: 14,
  width: 16,
  ground: ({ palette }) => mix(palette.land(0.55), oklch(0.5, 0.07, 140), 0.25),
  far: (yard) => [
    yard.tinted(
      0.3,
      many(9, (i) => leafTree(yard.random, { x: i * 160, y: 550 }, yard.random.between(70, 120))),
    ),
  ],
  near: (yard) => {
    const { random, side, house, outline, palette, stage, at, stone, isLit, room } = yard
    const way = outline(
      [side * 1, 0.01, -2.5],
      [-side * 3.6, 0.01, -2.5],
      [-side * 3.6, 0.01, 14],
      [-side * 1.2, 0.01, 14],
    )
    const lamp = at(-side * 4.2, 0, 6)
    return [
      each([-10, -5, 5, 10], (x) =>
        house({ x: x + side, z: 12, width: 3.8, height: 2.8, roof: 1.8, bays: 3 }),
      ),
      filled(way, mix(stone(0.7), palette.ink, 0.2)),
      fence(yard, 10.8, -9, -3, 0.7) + fence(yard, 10.8, 3, 9, 0.7),
      house({ x: side * 5, z: 7, width: 4.6, height: 3, depth: 3, roof: 2.2, bays: 3 }),
      filled(
        many(6, () => leafClump(random, at(side * random.between(3, 7), 0.3, 6), random.between(16, 30))),
        mix(palette.land(0.7), palette.ink, 0.2),
      ),
      yard.car(-side * 2.2, 8),
      fence(yard, 5.4, side > 0 ? 2 : -8, side > 0 ? 8 : -2, 0.7),
      isLit ? streetLamp(stage, lamp, room.scaleAt(6) * 4, 0.9) : '',
      yard.inked(leafTree(random, { x: side > 0 ? 40 : WIDTH - 40, y: 700 }, 520, 420)),
    ]
  },
})
