import { mix, oklch } from '../colour.ts'
import { drawing } from '../drawing.ts'
import { ellipse, filled, stroked } from '../ink.ts'
import type { Scenery } from '../scenery.ts'
import type { Stage } from '../stage.ts'
import { each, lines, many, placed } from '../svg.ts'
import { interior } from './interior.ts'

/** A kitchen: a cooker and cupboards, or of old a wide hearth with a pot over it and hanging herbs. */
export const kitchen = (stage: Stage): Scenery =>
  (isOfToday(stage) || !isOfOld(stage) ? kitchenOfToday : oldKitchen)(stage)

/** Whether the age is one of appliances, or they are told of. */
export const isOfToday = ({ facts: { era, details } }: Stage): boolean =>
  era === 'modern' || era === 'future' || era === 'ruin' || (details?.includes('appliances') ?? false)

const isOfOld = ({ facts: { era, details } }: Stage): boolean =>
  era !== undefined || (details?.includes('hearth') ?? false)

const kitchenOfToday = interior(
  'kitchen of today',
  '6 x 3 x 4, chequers, windows 0, stand -0.6 1.2, lamp',
)((given) => {
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
})

const oldKitchen = interior(
  'kitchen',
  '6.8 x 3 x 3.8, tiles, timber, beams, warmth 0.46, windows 0, stand 1.3 1.4',
)(
  (given) => {
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
  ({ side, barrel, block }) =>
    barrel(-side * 2.9, 0.5) + block({ x: -side * 2, z: 0.1, width: 0.8, height: 0.6, depth: 0.6 }),
)
