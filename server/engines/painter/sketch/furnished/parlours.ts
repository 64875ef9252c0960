import { mix } from '../colour.ts'
import { filled, stroked } from '../ink.ts'
import type { Scenery } from '../scenery.ts'
import type { Stage } from '../stage.ts'
import { each, many, trace } from '../svg.ts'
import type { Furnishing } from './furnishing.ts'
import { interior } from './interior.ts'
import { isOfToday } from './kitchens.ts'

/** A parlour or study: fire, wing chair, books, a window on the weather. */
export const parlour = interior(
  'parlour',
  '6.6 x 3.2 x 3.6, warmth 0.36, windows 0, stand -0.7 1.3',
)((given) => {
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
export const library = interior(
  'library',
  '6.4 x 5 x 10, vanish 452, windows 0, stand -0.35 2.9',
)((given) => {
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

/** A tavern: of old with low beams and a fire, of today a bar with high stools and lamps over it. */
export const tavern = (stage: Stage): Scenery =>
  (isOfToday(stage) || stage.facts.details?.includes('nightlife') ? barOfToday : oldTavern)(stage)

const barOfToday = interior(
  'bar',
  '7.6 x 3 x 4.6, warmth 0.3, windows 0, stand -0.6 1.4',
)((given) => {
  const { side, palette, dark, block, table, chair, hangingLamp, patch, glow, at } = given
  const cloth = mix(palette.accent, dark, 0.45)
  const sign = mix(palette.accent, palette.light, 0.3)
  return (
    filled(patch('back', side * 0.4, side * 3.6, 1.1, 2.5), mix(palette.skyMiddle, dark, 0.55)) +
    given.jars('back', side > 0 ? 0.5 : -3.5, side > 0 ? 3.5 : -0.5, [1.3, 1.75, 2.2]) +
    block({ x: side * 2, z: 3.4, width: 3.3, height: 1.1, depth: 0.6 }) +
    each([0.7, 1.5, 2.3, 3.1], (x) => stool(given, side * x, 3)) +
    each([1, 2, 3], (x) => hangingLamp(side * x, 2, 3.4, 0.7)) +
    glow(at(-side * 2.2, 2.1, 4.6), 150, sign, 0.7) +
    stroked(patch('back', -side * 2.9, -side * 1.5, 1.85, 2.3), sign, 5) +
    each(
      [3.2, 1.8],
      (z) =>
        block({ x: -side * 3.2, z, width: 0.9, height: 0.45, depth: 0.9 }, cloth) +
        block({ x: -side * 3.6, z, width: 0.16, height: 1.1, depth: 0.9 }, cloth) +
        table({ x: -side * 2.3, z, width: 0.8, depth: 0.7 }) +
        chair(-side * 1.5, z + 0.2, side < 0),
    )
  )
})

const stool = ({ block, dark }: Furnishing, x: number, z: number): string =>
  block({ x, z: z + 0.14, width: 0.08, height: 0.7, depth: 0.08 }, dark) +
  block({ x, z, width: 0.4, height: 0.08, depth: 0.36, lift: 0.7 })

const oldTavern = interior('tavern', '7.6 x 3 x 4.6, timber, beams, warmth 0.42, windows 0, stand 0.7 1.5')(
  (given) => {
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
  ({ side, table, candle }) =>
    table({ x: -side * 2, z: 0.1, width: 1.9, depth: 0.8 }) + candle(-side * 1.8, 0.78, 0.5),
)
