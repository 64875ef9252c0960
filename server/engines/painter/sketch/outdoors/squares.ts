import { mix, oklch } from '../colour.ts'
import { filled, stroked } from '../ink.ts'
import { each, lines, many } from '../svg.ts'
import { paved, type Yard } from './paved.ts'

/** Joints of the paving, towards the horizon. */
const joints = ({ at, palette }: Yard, half: number, depth: number): string =>
  stroked(
    many(depth, (i) => lines([at(-half, 0.01, i), at(half, 0.01, i)])),
    palette.ink,
    1.3,
    0.22,
  )

type Gables = Record<'low' | 'high' | 'narrow' | 'wide', number>

/** A row of gabled houses where the paving ends; `shine` is how much their lit windows shine. */
const gablesBehind = (yard: Yard, sizes: Gables, shine: number): string => {
  const base = yard.at(0, 0, yard.room.depth).y + 4
  return yard.houses({ ...sizes, base, roof: 'gabled', lit: yard.isLit ? 0.3 : 0.02 }, 0.25, shine)
}

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
