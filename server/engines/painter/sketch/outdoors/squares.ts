import { mix, oklch } from '../colour.ts'
import { ellipse, filled, stroked } from '../ink.ts'
import { streetLamp } from '../motifs/street-lamp.ts'
import { leafTree } from '../motifs/trees.ts'
import { each, lines, many, trace } from '../svg.ts'
import { paved, type Yard } from './paved.ts'

/** Joints of the paving, towards the horizon. */
const joints = ({ at, palette }: Yard, half: number, depth: number): string =>
  stroked(
    many(depth, (i) => lines([at(-half, 0.01, i), at(half, 0.01, i)])),
    palette.ink,
    1.3,
    0.22,
  )

/** A basin with a column in it, its water falling. */
function fountain({ at, block, stone, palette, room }: Yard, x: number, z: number): string {
  const unit = room.scaleAt(z)
  const [rim, bowl] = [at(x, 0.55, z), at(x, 1.7, z)]
  const water = mix(palette.skyMiddle, palette.light, 0.35)
  const jets = each(
    [-0.5, -0.28, 0.28, 0.5],
    (dx) => trace`M${at(x + dx * 0.3, 1.8, z)}Q${at(x + dx * 1.2, 2.2, z)} ${at(x + dx * 2, 0.6, z)}`,
  )
  return (
    ellipse({ x: rim.x, y: rim.y + unit * 0.55 }, unit * 1.75, unit * 0.34, palette.ink) +
    ellipse({ x: rim.x, y: rim.y + unit * 0.3 }, unit * 1.7, unit * 0.36, stone(0.75)) +
    ellipse(rim, unit * 1.7, unit * 0.34, stone(0.55)) +
    ellipse(rim, unit * 1.5, unit * 0.28, water) +
    block({ x, z, width: 0.3, height: 1.2, depth: 0.2, lift: 0.5 }, stone(0.6)) +
    ellipse(bowl, unit * 0.6, unit * 0.14, stone(0.7)) +
    stroked(jets, water, 3, 0.8)
  )
}

type Gables = Record<'low' | 'high' | 'narrow' | 'wide', number>

/** A row of gabled houses where the paving ends; `shine` is how much their lit windows shine. */
const gablesBehind = (yard: Yard, sizes: Gables, shine: number): string => {
  const base = yard.at(0, 0, yard.room.depth).y + 4
  return yard.houses({ ...sizes, base, roof: 'gabled', lit: yard.isLit ? 0.3 : 0.02 }, 0.25, shine)
}

/** A square of a town: houses on three sides, a fountain in its middle. */
export const square = paved('square', {
  width: 18,
  depth: 15,
  far: (yard) => [gablesBehind(yard, { low: 60, high: 150, narrow: 60, wide: 120 }, 0.7)],
  near: (yard) => {
    const { side, house, random, isLit, stage, at, room } = yard
    const lamp = at(-side * 4.4, 0, 7)
    return [
      each([-7.6, -3.9, 0, 3.9, 7.6], (x) =>
        house({ x, z: 13.6, width: 3.6, height: random.between(4.6, 6.4), roof: 1.6, floors: 3, bays: 3 }),
      ),
      each([-1, 1], (way) =>
        each([9.6, 5.6], (z) =>
          house({
            x: way * 8.4,
            z,
            width: 4,
            height: random.between(5, 6.6),
            depth: 3.6,
            roof: 1.7,
            floors: 3,
            bays: 3,
          }),
        ),
      ),
      joints(yard, 12, 15),
      yard.inked(leafTree(random, { x: at(-side * 5.4, 0, 9).x, y: at(0, 0, 9).y }, 150)),
      isLit ? streetLamp(stage, lamp, room.scaleAt(7) * 3.6, 0.9) : '',
      fountain(yard, side * 1.6, 6.6),
    ]
  },
})

/** A narrow street of an old town: gables leaning over the way, signs, steps. */
export const oldStreet = paved('old street', {
  width: 9,
  depth: 16,
  far: (yard) => [gablesBehind(yard, { low: 80, high: 180, narrow: 44, wide: 80 }, 0.75)],
  near: (yard) => {
    const { random, outline, stone, palette, isLit, at } = yard
    const depths = [12.5, 9.6, 6.7, 3.8, 0.9, -2]
    const plaster = mix(stone(0.5), oklch(0.75, 0.04, 80), 0.25)
    const front = (way: number, z: number) => {
      const [x, height] = [way * 3.1, random.between(4.6, 6)]
      const [far, jut] = [z + 2.9, way * 2.75]
      const wall = outline([x, 0, z], [x, 0, far], [x, 3.4, far], [x, 3.4, z])
      const upper = outline(
        [jut, 2.4, z],
        [jut, 2.4, far],
        [jut, height, far],
        [jut, height + 1.4, (z + far) / 2],
        [jut, height, z],
      )
      const pane = (u: number, v: number) =>
        outline([jut, v, u], [jut, v, u + 0.5], [jut, v + 0.8, u + 0.5], [jut, v + 0.8, u])
      const panes = each([z + 0.4, z + 1.2, z + 2], (u) => pane(u, 3))
      const beams =
        lines([at(jut, 2.45, z), at(jut, 2.45, far)]) +
        lines([at(jut, height, z), at(jut, height, far)]) +
        each([z, z + 0.98, z + 1.85, far], (u) => lines([at(jut, 2.4, u), at(jut, height, u)])) +
        lines([at(jut, height, z), at(jut, height + 1.4, (z + far) / 2), at(jut, height, far)])
      const doorway = outline([x, 0, z + 1], [x, 0, z + 1.8], [x, 1.9, z + 1.8], [x, 1.9, z + 1])
      return (
        filled(wall, mix(stone(0.7), palette.ink, 0.2)) +
        filled(doorway, palette.ink) +
        filled(upper, mix(plaster, palette.ink, 0.1 + random.between(0, 0.12))) +
        stroked(beams, mix(palette.ink, oklch(0.35, 0.05, 50), 0.3), 3.4) +
        filled(panes, isLit && random.chance(0.7) ? palette.lamp : mix(palette.ink, palette.skyMiddle, 0.3))
      )
    }
    return [joints(yard, 3.1, 16), each(depths, (z) => each([-1, 1], (way) => front(way, z)))]
  },
  stand: [-0.9, 2.6],
})

/** A road of many lanes with its rails; cars stand on it where they are told of. */
export const highway = paved('highway', {
  width: 18,
  depth: 22,
  horizon: 400,
  ground: ({ palette }) => mix(palette.land(0.6), oklch(0.5, 0.03, 110), 0.2),
  far: (yard) => [yard.layer(yard.ridge('hills', 500, 60, 1.8), 0.22, 640)],
  near: (yard) => {
    const { outline, stone, palette, at, side } = yard
    const lanes = outline([-6, 0.005, -2.6], [6, 0.005, -2.6], [6, 0.005, 22], [-6, 0.005, 22])
    const dashes = each([-2, 2], (x) =>
      many(9, (i) =>
        outline(
          [x - 0.09, 0.01, i * 2.6 - 2],
          [x + 0.09, 0.01, i * 2.6 - 2],
          [x + 0.09, 0.01, i * 2.6 - 0.7],
          [x - 0.09, 0.01, i * 2.6 - 0.7],
        ),
      ),
    )
    const rails = each(
      [-6.4, 6.4],
      (x) =>
        lines([at(x, 0.7, -2.4), at(x, 0.7, 22)]) +
        many(12, (i) => lines([at(x, 0, i * 2 - 1), at(x, 0.75, i * 2 - 1)])),
    )
    return [
      filled(lanes, mix(stone(0.75), palette.ink, 0.25)),
      filled(dashes, mix(palette.light, stone(0.6), 0.4), 0.8),
      stroked(rails, mix(palette.light, stone(0.6), 0.6), 4),
      yard.where('car', () =>
        each(
          [
            [-4, 17],
            [0.2, 15],
            [4, 18],
            [-side * 4, 11],
            [side * 0.4, 9],
            [side * 4, 6.4],
          ] as const,
          ([x, z]) => yard.car(x, z),
        ),
      ),
    ]
  },
  stand: [-1.4, 2.4],
})
