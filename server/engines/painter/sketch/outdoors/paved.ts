import { furnishingOf } from '../furnished/furnishing.ts'
import { box, filled, stroked } from '../ink.ts'
import { type Colour, mix, oklch } from '../colour.ts'
import { createRoom, standing } from '../rooms/room.ts'
import type { Scenery } from '../scenery.ts'
import { HEIGHT, type Stage, WIDTH } from '../stage.ts'
import { each, lines, many } from '../svg.ts'
import { landOf } from './land.ts'

/** A house front that looks at us: its middle, how near it stands, its measures in metres. */
interface House {
  x: number
  z: number
  width: number
  height: number
  depth?: number
  /** Height of the roof over the eaves; none where it is flat. */
  roof?: number
  floors?: number
  bays?: number
  door?: boolean
}

/** All that level ground under the sky is drawn with, in metres as in a room. */
export type Yard = ReturnType<typeof yardOf>

function yardOf(stage: Stage, name: string, size: { width: number; depth: number; horizon: number }) {
  const land = landOf(stage, name)
  const room = createRoom(stage, { width: size.width, height: 9, depth: size.depth, vanishY: size.horizon })
  const given = furnishingOf(stage, room, land.random)
  const { palette, outline, block, random } = given
  const stone = (nearness: number) => mix(palette.land(nearness), palette.ink, 0.1)
  const isLit = land.isDark && stage.facts.era !== 'ruin'
  const house = ({ x, z, width, height, depth = 2, roof = 0, floors = 1, bays = 2, door = true }: House) => {
    const wall = stone(0.42 + 0.4 * (1 - z / size.depth))
    const [left, right] = [x - width / 2, x + width / 2]
    const pane = (at: number, floor: number) => {
      const [u, v] = [left + (width * (at + 0.5)) / bays, (height * (floor + 0.42)) / floors]
      const [w, h] = [Math.min(0.4, width / bays / 3), Math.min(0.55, height / floors / 4)]
      return outline([u - w, v - h / 2, z], [u + w, v - h / 2, z], [u + w, v + h, z], [u - w, v + h, z])
    }
    const panes = Array.from({ length: floors * bays }, (_, i) => pane(i % bays, Math.floor(i / bays)))
    const [lit, unlit] = [panes.filter(() => isLit && random.chance(0.6)), panes]
    return (
      block({ x, z, width, height, depth }, wall) +
      filled(unlit.join(''), mix(palette.ink, palette.skyMiddle, 0.3)) +
      filled(lit.join(''), palette.lamp) +
      (door
        ? filled(outline([x - 0.45, 0, z], [x + 0.45, 0, z], [x + 0.45, 2, z], [x - 0.45, 2, z]), palette.ink)
        : '') +
      (roof > 0
        ? filled(
            outline(
              [left - 0.3, height, z],
              [right + 0.3, height, z],
              [x + width * 0.3, height + roof, z + depth / 2],
              [x - width * 0.3, height + roof, z + depth / 2],
            ),
            mix(wall, palette.ink, 0.5),
          )
        : '')
    )
  }
  /** A car seen from the front; its lamps are out in an age of ruins. */
  const car = (x: number, z: number) => {
    const paint = mix(oklch(0.45, 0.1, random.pick([20, 140, 250])), stone(0.8), 0.3)
    const lamps = stage.facts.era === 'ruin' ? palette.ink : palette.lamp
    return (
      each([-0.75, 0.75], (dx) =>
        block({ x: x + dx, z: z + 0.1, width: 0.28, height: 0.4, depth: 0.5 }, given.dark),
      ) +
      block({ x, z, width: 1.9, height: 0.6, depth: 2.2, lift: 0.22 }, paint) +
      block(
        { x, z: z + 0.6, width: 1.5, height: 0.5, depth: 1.2, lift: 0.82 },
        mix(paint, palette.skyMiddle, 0.4),
      ) +
      each([-0.7, 0.7], (dx) =>
        block({ x: x + dx, z: z - 0.01, width: 0.28, height: 0.14, depth: 0.02, lift: 0.5 }, lamps),
      )
    )
  }
  return { ...land, ...given, random, stone, isLit, house, car }
}

interface Paved {
  width?: number
  depth?: number
  /** Height of the picture at which sky and ground would meet. */
  horizon?: number
  ground?: (yard: Yard) => Colour
  /** From the sky down to the far end of the ground, and what stands on it, the furthest first. */
  far?: (yard: Yard) => string[]
  near: (yard: Yard) => string[]
  /** Where somebody stands, x counted towards the side of the things. */
  stand?: [x: number, z: number]
}

/** Level ground under the sky, from what lies behind it and what stands on it. */
export const paved =
  (name: string, { width = 12, depth = 12, horizon = 430, ground, far, near, stand = [-1.2, 2] }: Paved) =>
  (stage: Stage): Scenery => {
    const yard = yardOf(stage, name, { width, depth, horizon })
    const tone = yard.snowed(ground?.(yard) ?? yard.stone(0.6))
    const top = yard.at(0, 0, depth).y
    const floor = yard.fall(top, HEIGHT, {
      0: mix(tone, yard.palette.horizon, 0.3),
      0.3: tone,
      1: mix(tone, yard.palette.ink, 0.6),
    })
    return {
      behind:
        yard.sky(top) +
        each(far?.(yard) ?? [], (layer) => layer) +
        box(0, top - 1, WIDTH, HEIGHT - top + 2, floor) +
        each(near(yard), (layer) => layer),
      ...standing(yard.room, yard.side * stand[0], stand[1]),
      before: '',
    }
  }

/** A line of posts and rails across the yard. */
export const fence = ({ at, palette }: Yard, z: number, from: number, to: number, gap = 1.4) =>
  stroked(
    each([0.5, 0.95], (y) => lines([at(from, y, z), at(to, y, z)])) +
      many(Math.floor((to - from) / gap) + 1, (i) =>
        lines([at(from + i * gap, 0, z), at(from + i * gap, 1.15, z)]),
      ),
    mix(palette.ink, palette.land(0.6), 0.25),
    4,
  )
