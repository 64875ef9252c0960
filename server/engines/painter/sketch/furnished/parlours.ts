import { mix, oklch } from '../colour.ts'
import { drawing } from '../drawing.ts'
import { ellipse, filled, stroked } from '../ink.ts'
import type { Scenery } from '../scenery.ts'
import type { Stage } from '../stage.ts'
import { each, lines, many, placed, trace } from '../svg.ts'
import type { Furnishing } from './furnishing.ts'
import { interior } from './interior.ts'

/** A parlour or study: fire, wing chair, books, a window on the weather. */
export const parlour = interior('parlour', {
  width: 6.6,
  height: 3.2,
  depth: 3.6,
  warmth: 0.36,
  windows: 0,
  stand: [-0.7, 1.3],
  behind: (given) => {
    const { side, armchair } = given
    return (
      wainscot(given) +
      given.fireplace(side * 1.3, 0.95) +
      given.framedPicture('back', side * 1.3, 1.75, 1.1, 0.8) +
      given.window('back', { u: -side * 1.9, v: 0.9, width: 1.3, height: 1.9, panes: 2 }) +
      given.curtains(-side * 1.9, 1.3) +
      given.books(given.otherWall, 0.6, 3.3, 2.6) +
      given.lightFrom(given.corner('back', -side * 1.9, 1.8), -side * 0.8, 1.7, 190, 0.9) +
      given.carpet(0, 3.4, 0.6, 2.9) +
      given.table({ x: -side * 2.2, z: 2.2, width: 1.3, depth: 0.7 }) +
      given.candle(-side * 2, 0.78, 2.5) +
      given.openBook(-side * 2.4, 0.78, 2.3) +
      armchair(side * 2.5, 2.2, side > 0) +
      armchair(side * 0.2, 2.4, side < 0) +
      given.hangingLamp(0, 2.6, 2)
    )
  },
})

function wainscot({ room, patch, dark }: Furnishing): string {
  const { trim, shine } = room.tones
  const half = room.width / 2
  let panels = ''
  for (let x = -half; x < half - 0.1; x += 0.7) panels += patch('back', x + 0.1, x + 0.6, 0.2, 0.85)
  return (
    filled(patch('back', -half, half, 0, 1), mix(trim, dark, 0.2), 0.8) +
    filled(panels, dark, 0.3) +
    filled(patch('back', -half, half, 0.98, 1.05), mix(trim, shine, 0.35))
  )
}

/** A library: shelves into the depth on both sides, a tall window at the end. */
export const library = interior('library', {
  height: 5,
  depth: 10,
  vanishY: 452,
  windows: 0,
  stand: [-0.35, 2.9],
  behind: (given) => {
    const { stage, random, palette, at, books, side } = given
    const isDark = stage.facts.time === 'night' || stage.facts.time === 'dusk'
    const sill = at(0, 2.6, 10)
    return (
      books('back', -3.1, -1.1, 3.9) +
      books('back', 1.1, 3.1, 3.9) +
      given.window('back', { u: 0, v: 0.9, width: 1.8, height: 3.5, isArched: true, panes: 3 }) +
      given.glow(sill, 210, mix(palette.horizon, palette.light, 0.5), 0.6) +
      books('left', -1.4, 9.8, 4.2) +
      books('right', -1.4, 9.8, 4.2) +
      given.lightFrom(sill, random.between(-0.6, 0.6), 4.6, 190, isDark ? 0.8 : 1.3) +
      given.carpet(0, 1.7, 0.4, 9.4) +
      ladder(given, -side * 2.5, 3.4) +
      each([8, 5, 2.4], (z) => given.hangingLamp(0, 3.3, z)) +
      given.table({ x: side * 1.6, z: 3.6, width: 1.3, depth: 0.8 }) +
      given.candle(side * 1.9, 0.78, 3.9) +
      given.openBook(side * 1.45, 0.78, 3.75)
    )
  },
})

function ladder({ room, at }: Furnishing, x: number, z: number): string {
  const lean = x < 0 ? -0.35 : 0.35
  const pole = (near: number, far: number, t: number) =>
    at(x - lean + lean * 2 * t, 3.5 * t, z + near + (far - near) * t)
  const [left, right] = [(t: number) => pole(0, 0.05, t), (t: number) => pole(0.5, 0.45, t)]
  const rungs = many(10, (i) => trace`M${left((i + 1) / 11)}L${right((i + 1) / 11)}`)
  return stroked(
    trace`M${left(0)}L${left(1)}M${right(0)}L${right(1)}${rungs}`,
    mix(room.tones.trim, room.tones.shine, 0.25),
    3.4,
  )
}

/** A tavern: low beams, a fire, a bar with bottles, tables by candlelight. */
export const tavern = interior('tavern', {
  width: 7.6,
  depth: 4.6,
  warmth: 0.42,
  walls: 'timber',
  ceiling: 'beams',
  windows: 0,
  stand: [0.7, 1.5],
  behind: (given) => {
    const { side, wall, otherWall, barrel, table, candle, chair, hangingLamp } = given
    return (
      given.fireplace(-side * 1.7, 1.15) +
      given.window(otherWall, { u: 2.4, v: 1.1, width: 1.5, height: 1.2, panes: 3 }) +
      given.jars('back', side > 0 ? 0.7 : -3.6, side > 0 ? 3.6 : -0.7, [1.2, 1.66, 2.1]) +
      given.block({ x: side * 2.2, z: 3.6, width: 3.1, height: 1.06, depth: 0.5 }) +
      barrel(side * 3.4, 3) +
      barrel(side * 3.1, 2.2) +
      hangingLamp(side * 2, 2.2, 3.3) +
      each([2, 1, 0], (i) => {
        const [x, z] = [-side * (1.1 + i * 0.7), 2.5 + i * 0.5]
        return (
          table({ x, z, width: 1.1, depth: 0.7 }) +
          candle(x, 0.78, z + 0.3) +
          chair(x - 0.85, z + 0.2) +
          chair(x + 0.85, z + 0.2, true)
        )
      }) +
      hangingLamp(-side * 0.4, 2.3, 1.9, 0.9) +
      given.torch(wall, 2.4)
    )
  },
  before: ({ side, table, candle }) =>
    table({ x: -side * 2, z: 0.1, width: 1.9, depth: 0.8 }) + candle(-side * 1.8, 0.78, 0.5),
})

/** A kitchen: of old a wide hearth with a pot over it and hanging herbs, of today a cooker and cupboards. */
export const kitchen = (stage: Stage): Scenery => (isOfToday(stage) ? kitchenOfToday : oldKitchen)(stage)

/** Whether the age is one of appliances, or they are told of. */
const isOfToday = ({ facts: { era, details } }: Stage): boolean =>
  era === 'modern' || era === 'future' || era === 'ruin' || (details?.includes('appliances') ?? false)

const kitchenOfToday = interior('kitchen of today', {
  width: 6,
  floor: 'chequers',
  windows: 0,
  stand: [-0.6, 1.2],
  lamp: true,
  behind: (given) => {
    const { side, palette, dark, room, block, patch, window, at } = given
    const front = mix(mix(palette.light, palette.accent, 0.3), room.tones.wall, 0.45)
    const white = mix(mix(palette.light, palette.skyMiddle, 0.3), dark, 0.14)
    const doors = each([0.1, 0.7, 1.9, 2.4], (x) => patch('back', side * x, side * (x + 0.46), 0.12, 0.78))
    return (
      window('back', { u: side * 0.1, v: 1.15, width: 1.3, height: 1.05, panes: 2 }) +
      given.curtains(side * 0.1, 1) +
      filled(patch('back', side * 1, side * 2.9, 1.5, 2.3), front) +
      stroked(lines([at(side * 1.95, 1.5, 4), at(side * 1.95, 2.3, 4)]), dark, 2) +
      block({ x: side * 1.5, z: 3.4, width: 2.9, height: 0.86, depth: 0.6 }, front) +
      stroked(doors, dark, 1.6, 0.6) +
      block({ x: side * 1.5, z: 3.36, width: 2.96, height: 0.05, depth: 0.64, lift: 0.86 }, white) +
      block({ x: side * 1.4, z: 3.38, width: 0.7, height: 0.84, depth: 0.6 }, white) +
      filled(patch('back', side * 1.15, side * 1.65, 0.3, 0.6), dark, 0.8) +
      block({ x: -side * 2.3, z: 3.1, width: 0.8, height: 1.8, depth: 0.8 }, white) +
      stroked(lines([at(-side * 2.7, 1.15, 3.09), at(-side * 1.9, 1.15, 3.09)]), dark, 2) +
      given.chair(side * 0.3, 2) +
      given.table({ x: side * 1.2, z: 1.8, width: 1.4, depth: 0.8 }) +
      given.chair(side * 2.1, 2, true)
    )
  },
})

const oldKitchen = interior('kitchen', {
  width: 6.8,
  depth: 3.8,
  warmth: 0.46,
  floor: 'tiles',
  walls: 'timber',
  ceiling: 'beams',
  windows: 0,
  stand: [1.3, 1.4],
  behind: (given) => {
    const { room, side, dark, at, otherWall, palette } = given
    const pans = {
      copper: mix(oklch(0.56, 0.1, 50), dark, 0.35),
      herb: mix(oklch(0.5, 0.09, 135), dark, 0.3),
      iron: mix(dark, palette.lamp, 0.1),
      dark,
    }
    const hung = (i: number) =>
      placed(
        at(-2 + i * 0.5, 2.35, 2.4),
        drawing(
          pans,
          i % 3 === 1
            ? 'herb~4 M0 -30v10M-6 -18l3 34m3 -34v40m6 -40l-3 34'
            : 'copper~2 M0 -30v28\ncopper O0 10 14 13',
        ),
        { scale: room.scaleAt(2.4) / 100 },
      )
    const crust = mix(oklch(0.62, 0.1, 65), dark, 0.3)
    const unit = room.scaleAt(2.2)
    return (
      given.fireplace(side * 0.9, 1.3) +
      placed(
        at(side * 0.9, 0.98, 3.8),
        drawing(pans, 'dark~3 M0 -50V-10M-26 0Q0 -40 26 0\niron M-30 0H30C34 40 -34 40 -30 0Z'),
        { scale: room.scaleAt(3.8) / 100 },
      ) +
      given.jars('back', side > 0 ? -3.2 : 1, side > 0 ? -1 : 3.2, [1.3, 1.75, 2.2]) +
      given.block({ x: -side * 2.2, z: 3.4, width: 2, height: 0.9, depth: 0.4 }) +
      given.window(otherWall, { u: 2, v: 1.05, width: 1.4, height: 1.2, panes: 3 }) +
      given.lightFrom(given.corner(otherWall, 2, 1.7), -side * 1, 1.4, 180, 0.9) +
      many(9, hung) +
      given.table({ x: -side * 0.9, z: 1.9, width: 2.4, depth: 0.8 }) +
      given.candle(-side * 0.5, 0.78, 2.2) +
      each([0, 0.36, 0.62], (shift) =>
        ellipse(at(-side * 1.3 + shift, 0.84, 2.2), unit * 0.16, unit * 0.08, crust),
      ) +
      given.hangingLamp(-side * 0.6, 2, 2.1)
    )
  },
  before: ({ side, barrel, block }) =>
    barrel(-side * 2.9, 0.5) + block({ x: -side * 2, z: 0.1, width: 0.8, height: 0.6, depth: 0.6 }),
})
