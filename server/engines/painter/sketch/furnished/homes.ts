import { interior } from './interior.ts'
import { each } from '../svg.ts'
import { oklch, mix } from '../colour.ts'
import type { Scenery } from '../scenery.ts'
import type { Stage } from '../stage.ts'
import type { Furnishing } from './furnishing.ts'

/** A bedroom: the bed, a chest, a light beside it. */
export const bedroom = interior(
  'bedroom',
  '6.4 x 3 x 4',
)(
  ({ side, bed, block, candle, carpet, curtains, framedPicture }) =>
    curtains(-side * 1.4, 1.1) +
    framedPicture('back', side * 1.5, 1.9, 0.7, 0.5) +
    carpet(0, 3, 0.7, 2.6) +
    bed(side * 1.5, 1.6) +
    block({ x: side * 0.35, z: 3.2, width: 0.5, height: 0.6, depth: 0.5 }) +
    candle(side * 0.35, 0.6, 3.4),
)

/** A flat of today: a sofa, shelves, the town behind the pane. */
export const flat = interior(
  'flat',
  '6.4 x 3 x 4, windows 2, lamp',
)(({ side, block, books, carpet, palette }) => {
  const cloth = mix(palette.accent, oklch(0.4, 0.03, 250), 0.5)
  return (
    books(side > 0 ? 'right' : 'left', 1, 3.4, 2) +
    carpet(side * 0.6, 3, 1, 3) +
    block({ x: side * 1.2, z: 3, width: 2.2, height: 0.45, depth: 0.7 }, cloth) +
    block({ x: side * 1.2, z: 3.6, width: 2.2, height: 0.9, depth: 0.2 }, cloth) +
    block({ x: side * 1.1, z: 1.8, width: 1.2, height: 0.36, depth: 0.6 })
  )
})

/** A hall with a long table laid for many: of stone under beams, or with a white cloth under chandeliers. */
export const diningHall = (stage: Stage): Scenery =>
  (stage.facts.era === 'old' || stage.facts.details?.includes('trestles') ? hallOfStone : diningRoom)(stage)

const laidTables = (
  { side, candle, chair, table, block, palette, dark, random }: Furnishing,
  isLaid: boolean,
) => {
  const linen = mix(mix(palette.light, palette.horizon, 0.3), dark, 0.16)
  return each(
    [5.2, 3.8, 2.4],
    (z) =>
      chair(side * 2.4, z, side > 0) +
      table({ x: side * 1.3, z, width: 1.5, depth: 1.4 }) +
      (isLaid ? block({ x: side * 1.3, z, width: 1.56, height: 0.3, depth: 1.42, lift: 0.5 }, linen) : '') +
      candle(side * 1.3, 0.8, z + random.between(0.4, 0.8)) +
      chair(side * 0.3, z, side < 0),
  )
}

const hallOfStone = interior(
  'dining hall',
  '8 x 4 x 6, stone, beams, windows 3, arched',
)((given) => laidTables(given, false) + given.chandelier(0, 3, 3.4))

const diningRoom = interior(
  'dining room',
  '8 x 3.8 x 6, windows 2',
)(
  (given) =>
    given.curtains(-2.9, 1) +
    given.curtains(2.9, 1) +
    given.fireplace(0, 1.1) +
    given.carpet(given.side * 1.3, 3.4, 1.4, 5.8) +
    laidTables(given, true) +
    given.chandelier(given.side * 1.3, 3, 3.4),
)

/** A bakehouse: the oven's mouth, shelves, loaves on the table. */
export const bakery = interior(
  'bakery',
  '6.4 x 3 x 4, tiles, timber, lamp',
)(({ side, block, dark, fireplace, jars, table }) => {
  const crust = mix(oklch(0.62, 0.1, 65), dark, 0.25)
  return (
    fireplace(side * 1.7, 1.2) +
    jars('back', side > 0 ? -0.6 : -0.4, side > 0 ? 0.4 : 0.6, [1.2, 1.7]) +
    table({ x: side * 1.2, z: 1.7, width: 2.4, depth: 0.9 }) +
    each([0.4, 0.9, 1.4, 1.9], (x) =>
      block({ x: side * x, z: 2, width: 0.34, height: 0.16, depth: 0.24, lift: 0.78 }, crust),
    )
  )
})
