import { lighter, mix, oklch } from '../colour.ts'
import { areLampsLit } from '../daylight.ts'
import { drawing } from '../drawing.ts'
import { disc, filled, stroked } from '../ink.ts'
import { each, lines, many, placed, trace } from '../svg.ts'
import type { Furnishing } from './furnishing.ts'
import { interior } from './interior.ts'
import { toothedWheel } from './workshops.ts'

/** A detective's office: blinds, a desk lamp, the city outside. */
export const office = interior(
  'office',
  '6.4 x 3.1 x 3.2, warmth 0.26, windows 0, stand -0.9 1.3',
)((given) => {
  const { random, side, room, palette, dark, at, patch, wall, otherWall, block } = given
  const outside = mix(palette.horizon, palette.light, 0.35)
  const isNight = given.stage.facts.time !== 'day'
  // Half drawn: below them the city, above them its glow in stripes.
  const blinds = many(10, (i) => patch('back', -1.9, 1.9, 1.78 + i * 0.118, 1.84 + i * 0.118))
  const towers = many(14, (i) =>
    patch('back', -1.88 + i * 0.268, -1.64 + i * 0.268, 0.97, 1.25 + ((i * 7) % 5) * 0.2),
  )
  const lit = many(70, () => {
    const [x, y] = [random.between(-1.8, 1.8), random.between(1, 1.7)]
    return patch('back', x, x + 0.05, y, y + 0.07)
  })
  const onFloor = many(10, (i) =>
    patch('floor', -1.7 + i * 0.02, 1.7 + i * 0.02, 0.2 + i * 0.24, 0.31 + i * 0.24),
  )
  const onWall = many(9, (i) => {
    const [near, far] = [0.9 + i * 0.19, 1.1 + i * 0.15]
    return given.on(otherWall, [0.5, near], [2.6, far], [2.6, far + 0.07], [0.5, near + 0.09])
  })
  const cabinet = -side * 2.7
  const drawers = each([0.1, 0.5, 0.9], (y) => {
    const [left, right, top] = [cabinet - 0.36, cabinet + 0.36, y + 0.34]
    return given.outline([left, y, 2.6], [right, y, 2.6], [right, top, 2.6], [left, top, 2.6])
  })
  return (
    given.window('back', { u: 0, v: 0.95, width: 3.8, height: 2, panes: 4 }) +
    given.where(
      'city',
      () =>
        filled(towers, mix(palette.skyTop, dark, 0.3), 0.85) +
        (isNight ? filled(lit, palette.lamp, 0.8) : ''),
    ) +
    given.glow(at(0, 1.5, 3.2), 360, outside, 0.6) +
    given.glow(at(side * 1.2, 1.3, 3.2), 200, palette.accent, 0.4) +
    filled(blinds, mix(room.tones.trim, dark, 0.5)) +
    filled(onFloor + onWall, outside, 0.3) +
    block({ x: cabinet, z: 2.6, width: 0.84, height: 1.35, depth: 0.5 }) +
    stroked(drawers, dark, 2) +
    given.door(wall, 2.5, { height: 2.3 }) +
    given.framedPicture('back', side * 2.6, 1.5, 0.6, 0.8) +
    given.where('board', () => caseBoard(given)) +
    placed(at(side * 2.4, 0, 2.8), drawing({ dark }, hatStand), { scale: room.scaleAt(2.8) / 100 }) +
    given.where('fan', () => placed(at(0, 2.75, 1.5), drawing({ dark }, fan))) +
    given.chair(side * 0.7, 2.9, false, 1.05) +
    given.table({ x: side * 0.8, z: 1.9, width: 2.2, depth: 0.9 }) +
    block({ x: side * 1.5, z: 1.95, width: 0.7, height: 0.7, depth: 0.8 }) +
    given.openBook(side * 0.5, 0.78, 2.1) +
    deskLamp(given, side * 1.2)
  )
})

const hatStand = `dark~3 M0 0v-180M-25 0l25 -15l25 15M-20 -180q20 25 40 0
  dark M-16 -160C-30 -100 -26 -80 -24 -60H14C16 -100 10 -140 6 -160Z`
const fan = `dark~7 M0 -36V0M-150 8L150 -8M-70 -15L70 15
  dark O0 0 18 9`

/** Photographs and notes on a wall, with a thread from one to the other. */
function caseBoard({ stage, room, wall, palette, dark, patch, corner }: Furnishing): string {
  const random = stage.random.fork('case board')
  const notes = Array.from({ length: 9 }, (_, i) => ({
    u: 0.45 + (i % 3) * 0.5 + random.between(-0.08, 0.08),
    v: 1.25 + Math.floor(i / 3) * 0.4 + random.between(-0.05, 0.05),
  }))
  const thread = [0, 4, 2, 5, 7, 3].map((i) => corner(wall, notes[i]!.u + 0.1, notes[i]!.v + 0.24))
  return (
    filled(patch(wall, 0.25, 1.85, 1.1, 2.5), mix(oklch(0.42, 0.06, 60), dark, 0.4)) +
    filled(
      each(notes, ({ u, v }) => patch(wall, u, u + 0.24, v, v + 0.26)),
      mix(palette.light, room.tones.wall, 0.35),
      0.75,
    ) +
    stroked(lines(thread), palette.accent, 1.6)
  )
}

function deskLamp({ stage, room, at, palette, dark, lampGlow }: Furnishing, x: number): string {
  const isLit = areLampsLit(stage.facts)
  const unit = room.scaleAt(2.2)
  const bulb = at(x, 1.22, 2.2)
  return (
    (isLit ? lampGlow(bulb, unit * 3.2, 1) : '') +
    placed(
      bulb,
      drawing(
        {
          dark,
          glass: mix(oklch(0.55, 0.12, 150), palette.lamp, 0.2),
          light: isLit ? lighter(palette.lamp, 0.12) : dark,
        },
        `dark~3 M0 44V0M-16 44h32
        glass M-28 2Q0 -24 28 2Z
        light O0 3 24 3`,
      ),
      { scale: unit / 100 },
    )
  )
}

/** A laboratory: flasks that glow, wheels, a telescope, notes. */
export const laboratory = interior(
  'laboratory',
  '6.8 x 3.4 x 3.8, warmth 0.28, windows 0, stand -0.6 1.3',
)((given) => {
  const { random, side, room, palette, dark, at, table } = given
  const metal = mix(mix(room.tones.trim, room.tones.shine, 0.36), dark, 0.2)
  const wheels = [
    [-2, 2.3, 0.7],
    [-1.1, 1.75, 0.42],
    [-2.5, 1.3, 0.46],
  ] as const
  const telescope = `dark~3 M0 -120L-40 0M0 -120L40 0M0 -120V0
      brass~17 M-40 -100L70 -170`
  return (
    given.window('back', { u: side * 1.3, v: 1.2, width: 1.9, height: 1.9, isArched: true, panes: 3 }) +
    given.glow(given.corner('back', side * 1.3, 2), 220, mix(palette.horizon, palette.light, 0.5), 0.5) +
    each(wheels, ([x, y, radius]) => toothedWheel(room, side * x, y, radius, 0, metal)) +
    given.jars(given.wall, 0.4, 3.6, [1, 1.5, 2, 2.5]) +
    given.books(given.otherWall, 1.8, 3.7, 2.6) +
    placed(
      at(side * 2.5, 0, 2.9),
      drawing({ dark, brass: mix(room.tones.trim, room.tones.shine, 0.3) }, telescope),
      { scale: room.scaleAt(2.9) / 100, flip: side > 0 },
    ) +
    table({ x: side * 1, z: 2.1, width: 3.2, depth: 0.8, height: 0.9 }) +
    many(6, (i) => {
      const hue = random.pick([150, 200, 300, 40])
      return flask(given, side * (0.2 + i * 0.42), hue, random.between(0.8, 1.2))
    }) +
    table({ x: -side * 2, z: 2.2, width: 1.6, depth: 0.8 }) +
    given.openBook(-side * 1.9, 0.78, 2.4) +
    given.candle(-side * 2.4, 0.78, 2.6) +
    given.hangingLamp(-side * 0.6, 2.4, 2.2)
  )
})

function flask({ room, at, glow }: Furnishing, x: number, hue: number, size: number): string {
  const foot = at(x, 0.9, 2.4)
  const unit = room.scaleAt(2.4) * 0.34 * size
  const liquid = oklch(0.78, 0.16, hue)
  return (
    glow({ x: foot.x, y: foot.y - unit * 0.4 }, unit * 2.4, liquid, 0.7) +
    placed(
      foot,
      drawing(
        { glass: mix(liquid, room.tones.wall, 0.6), liquid },
        `glass/0.6 M-12 -130H12V-85C56 -60 50 0 30 0H-30C-50 0 -56 -60 -12 -85Z
        liquid M-45 -40H45C48 -10 40 0 30 0H-30C-40 0 -48 -10 -45 -40Z`,
      ),
      { scale: unit / 100 },
    )
  )
}

/** A cabin at the stern of a ship: windows on the wake, charts, a swinging lamp. */
export const shipCabin = interior(
  'ship cabin',
  '6.4 x 2.7 x 3.6, beams, vanish 410, warmth 0.4, windows 0, stand -0.8 1.3',
)((given) => {
  const { side, room, palette, sheet, dark, at, corner, table } = given
  const sea = sheet.linear(corner('back', 0, 2.2), corner('back', 0, 0.9), {
    0: palette.skyTop,
    0.45: palette.horizon,
    0.5: mix(palette.horizon, palette.light, 0.4),
    0.52: mix(palette.skyMiddle, palette.land(0.6), 0.5),
    1: mix(palette.skyTop, palette.ink, 0.4),
  })
  const globe = at(side * 1.6, 1.06, 2.3)
  const unit = room.scaleAt(2.3) * 0.22
  return (
    each([-2, -0.68, 0.68, 2], (u) =>
      given.window('back', { u, v: 0.9, width: 1.2, height: 1.3, panes: 3, fill: sea }),
    ) +
    given.glow(corner('back', 0, 1.6), 320, mix(palette.light, palette.horizon, 0.3), 0.5) +
    given.block({ x: 0, z: 3.2, width: 5.6, height: 0.5, depth: 0.4 }, mix(palette.accent, dark, 0.5)) +
    given.jars(given.wall, 0.6, 3.2, [1.2, 1.7]) +
    given.door(given.otherWall, 1.4, { height: 1.95 }) +
    table({ x: side * 0.7, z: 1.9, width: 2.4, depth: 0.9 }) +
    given.openBook(side * 0.5, 0.78, 2.1, 0.5) +
    stroked(trace`M${globe.x} ${globe.y + unit}v${unit * 0.4}m${-unit * 0.5} 0h${unit}`, dark, 4) +
    disc(
      globe,
      unit,
      sheet.radial({ x: globe.x - unit * 0.3, y: globe.y - unit * 0.3 }, unit * 1.4, {
        0: mix(palette.skyMiddle, palette.lamp, 0.4),
        1: dark,
      }),
    ) +
    placed(globe, drawing({ gold: mix(palette.lamp, dark, 0.4) }, 'gold~2.4 O0 0 34 34'), {
      scale: (unit * 1.14) / 34,
    }) +
    given.hangingLamp(side * 0.6, 1.85, 2.2) +
    given.barrel(-side * 2.7, 2.2, 0.8)
  )
})
