import { mix, oklch } from '../colour.ts'
import { filled, stroked } from '../ink.ts'
import { leafClump } from '../motifs/leaves.ts'
import { streetLamp, wetReflection } from '../motifs/street-lamp.ts'
import { leafTree } from '../motifs/trees.ts'
import { WIDTH } from '../stage.ts'
import { each, lines, many } from '../svg.ts'
import { fence, paved, type Yard } from './paved.ts'

const skylineBehind = (yard: Yard, low: number, high: number) => {
  const roof = yard.facts.era === 'old' || yard.facts.era === 'steam' ? 'gabled' : 'flat'
  const base = yard.at(0, 0, yard.room.depth).y + 6
  return yard.houses({ base, low, high, narrow: 40, wide: 100, roof, lit: yard.isLit ? 0.3 : 0.02 }, 0.3, 0.8)
}
const bins = ({ block, stone }: Yard, x: number, z: number) =>
  block({ x, z, width: 0.7, height: 1, depth: 0.6 }, stone(0.8)) +
  block({ x: x + 0.85, z: z + 0.1, width: 0.7, height: 0.9, depth: 0.6 }, stone(0.75))
/** An alley between two walls: bins, a fire escape, a lamp, the street at its end. */
export const alley = paved('alley', {
  width: 5,
  depth: 14,
  far: (yard) => [skylineBehind(yard, 90, 200)],
  near: (yard) => {
    const { side, stage, outline, palette, stone, at, sheet, isLit, room } = yard
    const isWet = yard.facts.weather === 'rain' || yard.facts.weather === 'storm'
    const wall = (way: number) =>
      filled(
        outline([way * 2.5, 0, -2.4], [way * 2.5, 0, 14], [way * 2.5, 9, 14], [way * 2.5, 13, -2.4]),
        sheet.linear(at(way * 2.5, 2, 0), at(way * 2.5, 2, 14), {
          0: mix(stone(0.9), palette.ink, 0.4),
          1: mix(stone(0.6), palette.horizon, 0.15),
        }),
      )
    const panes = each([-1, 1], (way) =>
      many(12, (i) => {
        const [z, y] = [0.5 + (i % 4) * 3, 2.6 + Math.floor(i / 4) * 2.3]
        return outline(
          [way * 2.5, y, z],
          [way * 2.5, y, z + 1],
          [way * 2.5, y + 1.3, z + 1],
          [way * 2.5, y + 1.3, z],
        )
      }),
    )
    const stairs = many(3, (i) => {
      const y = 2.6 + i * 2.3
      return (
        lines([at(side * 2, y, 4), at(side * 2, y, 8), at(side * 2, y + 2.3, 5)]) +
        lines([at(side * 2, y + 0.8, 4), at(side * 2, y + 0.8, 8)])
      )
    })
    const lamp = { x: at(-side * 2.1, 0, 9).x, y: at(0, 0, 9).y }
    return [
      wall(-1) + wall(1),
      filled(
        panes,
        isLit ? mix(palette.lamp, palette.ink, 0.25) : mix(palette.ink, palette.skyMiddle, 0.3),
        0.85,
      ),
      stroked(stairs, palette.ink, 4),
      yard.glow(at(0, 1, 14), 260, isLit ? palette.lamp : palette.light, 0.6),
      isWet ? wetReflection(stage, at(0, 0, 10), 200, 30, 1) : '',
      isLit ? streetLamp(stage, lamp, room.scaleAt(9) * 3.6, 0.9) : '',
      bins(yard, side * 1.5, 6.5) + bins(yard, -side * 2.1, 4.2),
    ]
  },
})

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
