import { mix, oklch } from '../colour.ts'
import { drawing } from '../drawing.ts'
import { ellipse, filled, stroked } from '../ink.ts'
import { vault } from '../rooms/pillars.ts'
import { flooring } from '../rooms/surfaces.ts'
import { each, lines, many, placed, trace } from '../svg.ts'
import type { Era } from '../scene-facts.ts'
import type { Scenery } from '../scenery.ts'
import type { Stage } from '../stage.ts'
import type { Furnishing } from './furnishing.ts'
import { interior } from './interior.ts'
import { isOfToday } from './kitchens.ts'

/** A room of which no more is told than that it is one: its walls by the age of the story, and what is told of. */
const plainRoom = interior(
  'plain room',
  '12 x 6 x 1.5, bare, windows 0, stand -0.7 0.3',
)((given) => {
  const { stage, room, side, patch, palette, where } = given
  const { era, people } = stage.facts
  const isOld = era === 'old' || era === 'west'
  // They bring their own.
  const isAtTable = people.some((member) => member.table !== undefined)
  const table = () => given.table({ x: side * 1.7, z: 0.7, width: 1.5, depth: 0.6 })
  return (
    filled(
      patch('back', -6, 6, 0, 0.14),
      mix(room.tones.trim, mix(oklch(0.6, 0.02, 60), palette.lamp, 0.2), 0.3),
    ) +
    where('fire', () => given.fireplace(-side * 0.2, 0.85)) +
    where('door', () => given.door('back', -side * 2.6, { isArched: era === 'old' })) +
    where(
      'window',
      () =>
        given.window('back', { u: side * 2.4, v: 1, width: 1.3, height: 1.4, panes: isOld ? 3 : 2 }) +
        given.lightFrom(given.corner('back', side * 2.4, 1.7), side * 1.6, 0.9, 170, 0.8),
    ) +
    (isAtTable ? '' : where('table', table))
  )
})

/** The same behind people or things, where it is only likely: walls and ceiling as the age has them, and what is told of. */
const rooms = {
  old: dimRoom('timber, beams'),
  steam: dimRoom('warmth 0.4'),
  modern: dimRoom('warmth 0.3'),
}
function dimRoom(looks: string) {
  return interior(
    'dim room',
    `7 x 3.1 x 4.4, windows 0, stand -1 1, ${looks}`,
  )((given) => {
    const { era } = given.stage.facts
    const { side, where } = given
    const window = () =>
      given.window('back', { u: side * 1.7, v: 1, width: 1.3, height: 1.4, panes: era === 'old' ? 3 : 2 }) +
      given.lightFrom(given.corner('back', side * 1.7, 1.7), side * 1.2, 1.4, 190, 0.9)
    return (
      where('fire', () => given.fireplace(-side * 0.6, 0.85)) +
      where('door', () => given.door('back', -side * 2.4, { isArched: era === 'old' })) +
      where('window', window) +
      where('bed', () => given.bed(-side * 2.2, 3)) +
      where('lamp', () => given.hangingLamp(side * 0.3, 2.3, 2.6)) +
      where('table', () => given.table({ x: side * 1.4, z: 2.4, width: 1.7, depth: 0.8 }))
    )
  })
}

const anyRoom = (stage: Stage): Scenery =>
  (stage.facts.isDim ? rooms[roomAge(stage.facts.era)] : plainRoom)(stage)
export { anyRoom as room }

const roomAge = (era: Era | undefined): keyof typeof rooms =>
  era === 'old' || era === 'west' ? 'old' : era === 'modern' || era === 'future' ? 'modern' : 'steam'

/** A small shop: a counter, shelves to the ceiling, the street through the window. */
export const shop = interior(
  'shop',
  '7 x 3.3 x 3.8, warmth 0.42, windows 0, stand -0.6 1.3',
)((given) => {
  const { room, side, otherWall, at, palette, dark } = given
  const scales = 'gold~5 M0 0V-100M-60 -86H60M-60 -86l-16 50h32ZM60 -86l-16 50h32ZM-25 0h50'
  return (
    given.jars('back', -3.4, 3.4, [0.6, 1.1, 1.56, 2, 2.44, 2.84]) +
    given.door('back', -side * 0.2, { height: 2.2, isLit: true }) +
    given.jars(given.wall, 0.2, 3.7, [0.6, 1.1, 1.56, 2, 2.44]) +
    given.window(otherWall, { u: 1.8, v: 0.8, width: 2.4, height: 1.9, panes: 4 }) +
    given.lightFrom(given.corner(otherWall, 1.8, 1.7), -side * 0.9, 1.2, 230, 1) +
    given.block({ x: side * 1.6, z: 2.5, width: 3, height: 1, depth: 0.6 }) +
    given.hangingLamp(side * 1, 2.3, 2.5) +
    given.hangingLamp(-side * 1.4, 2.4, 1.8) +
    (isOfToday(given.stage)
      ? ''
      : placed(at(side * 1.2, 1, 2.7), drawing({ gold: mix(palette.lamp, dark, 0.4) }, scales), {
          scale: room.scaleAt(2.7) / 200,
        }) +
        given.candle(side * 2.4, 1, 2.8) +
        hangingGoods(given))
  )
})

function hangingGoods({ room, random, at, dark }: Furnishing): string {
  const shift = random.between(0, 0.5)
  const tone = mix(room.tones.trim, dark, 0.4)
  return each([40, 77, 64, 51, 88], (drop, i) => {
    const top = at(-2.6 + i * 1.2 + shift, room.height, 1.7)
    const { x, y } = { x: top.x, y: top.y + drop }
    return (
      stroked(trace`M${top}V${y}`, tone, 1.4) +
      (i % 2 === 0
        ? filled(trace`M${x - 20} ${y + 24}q20 -44 40 0q-20 10 -40 0Z`, tone)
        : ellipse({ x, y: y + 14 }, 13, 17, tone))
    )
  })
}

/** A railway station: an iron roof, a clock, and where one is told of a train with lit windows. */
export const station = interior(
  'station',
  '12 x 7 x 18, bare, vanishX 768, vanish 440, warmth 0.2, windows 0, side 1, stand -1.7 2.2',
)((given) => {
  const { stage, room, random, palette, sheet, at, dark, glow, patch } = given
  const { weather, genre } = stage.facts
  const ribs = [15, 12, 9, 6, 3, 0]
  const iron = mix(dark, room.tones.wall, 0.35)
  const air = sheet.linear(at(0, 7, 18), at(0, 0, 18), { 0: palette.skyMiddle, 1: palette.horizon })
  const clock = at(-1.4, 3.5, 5)
  const unit = room.scaleAt(5)
  return (
    filled(patch('back', -6, 6, 0, 6.6), air) +
    glow(at(0, 1.6, 18), 260, mix(palette.light, palette.horizon, 0.3), 0.8) +
    flooring(room, { tiles: 1.2 }) +
    each(ribs, (z) => vault(room, z, 3.4, mix(iron, palette.horizon, (z / 18) * 0.4))) +
    rails(given) +
    given.where('train', () => train(given)) +
    each(ribs, (z) => given.hangingLamp(-1.8, 3.4, z + 1, 1.1)) +
    glow(at(-1.6, 0, 3), 300, palette.lamp, 0.4, 0.2) +
    stroked(trace`M${at(-1.4, 7, 5)}L${at(-1.4, 3.9, 5)}`, dark, 4) +
    glow(clock, unit * 1.4, palette.lamp, 0.6) +
    placed(
      clock,
      drawing(
        { face: mix(palette.light, palette.lamp, 0.35), dark },
        `face O0 0 50 50
          dark~6 O0 0 50 50
          dark~4 M0 0L10 -36M0 0L24 6`,
      ),
      { scale: unit / 100 },
    ) +
    given.block({ x: -4.4, z: 3, width: 2, height: 0.5, depth: 0.6 }) +
    (weather === 'fog' || genre === 'historical' || genre === 'mystery'
      ? many(14, () => {
          const puff = at(random.between(-0.4, 1.4), random.between(0, 1.2), random.between(0.4, 7))
          return glow(puff, random.between(60, 170), palette.horizon, 0.3, 0.6)
        })
      : '')
  )
})

/** The edge of the platform, and the rails beyond it. */
const rails = ({ outline, at, palette, dark, room }: Furnishing): string =>
  filled(
    outline([0.8, -0.6, -2], [6, -0.6, -2], [6, -0.6, 18], [0.8, -0.6, 18]),
    mix(dark, room.tones.wall, 0.12),
  ) +
  filled(
    outline([0.8, -0.6, -2], [0.8, 0, -2], [0.8, 0, 18], [0.8, -0.6, 18]),
    mix(dark, palette.lamp, 0.14),
  ) +
  filled(outline([0.6, 0, -2], [0.8, 0, -2], [0.8, 0, 18], [0.6, 0, 18]), mix(palette.lamp, dark, 0.5)) +
  stroked(
    each([1.9, 3.3], (x) => lines([at(x, -0.5, -2), at(x, -0.5, 18)])),
    mix(palette.light, dark, 0.5),
    3,
  )

/** The side of a train along the platform, running into the depth. */
function train({ at, outline, palette, dark, sheet, glow }: Furnishing): string {
  const x = 1.1
  const side = (z1: number, z2: number, y1: number, y2: number) =>
    outline([x, y1, z1], [x, y1, z2], [x, y2, z2], [x, y2, z1])
  const body = mix(palette.accent, dark, 0.66)
  const paint = sheet.linear(at(x, 1, -1), at(x, 1, 16), {
    0: mix(body, dark, 0.5),
    1: mix(body, palette.horizon, 0.3),
  })
  return (
    filled(
      outline([x - 0.5, 0, -2], [x, 0, -2], [x, 0, 18], [x - 0.5, 0, 18]),
      mix(palette.lamp, dark, 0.72),
    ) +
    filled(outline([x, 2.7, -2], [x, 2.7, 18], [x + 2, 3.1, 18], [x + 2, 3.1, -2]), mix(body, dark, 0.5)) +
    filled(side(-2, 18, 0.1, 2.72), paint) +
    filled(side(-2, 18, 1.14, 1.22) + side(-2, 18, 2.24, 2.3), mix(palette.lamp, body, 0.4), 0.6) +
    filled(
      many(17, (i) => side(-1.6 + i * 1.15, -0.8 + i * 1.15, 1.35, 2.1)),
      mix(palette.lamp, body, 0.08),
    ) +
    filled(
      many(4, (i) => side(0.92 + i * 4.6, 1.08 + i * 4.6, 0, 2.7)),
      dark,
    ) +
    glow(at(x - 0.4, 0, 4), 300, palette.lamp, 0.4, 0.16)
  )
}
