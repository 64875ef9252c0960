import { mix, oklch } from '../colour.ts'
import { armchair, barrel, bed, block, candle, chair, openBook, table } from '../rooms/furniture.ts'
import { fireplace, framedPicture } from '../rooms/hearth.ts'
import { chandelier, hangingLamp } from '../rooms/lamps.ts'
import { pillar } from '../rooms/pillars.ts'
import { bookshelves, jarShelf } from '../rooms/shelves.ts'
import { carpet, curtains } from '../rooms/textiles.ts'
import { interior } from './interior.ts'

/** A bedroom: the bed, a chest, a light beside it. */
export const bedroom = interior('bedroom', {
  behind: ({ stage, room, side }) =>
    curtains(stage, room, -side * 1.4, 1.1) +
    framedPicture(stage, room, 'back', side * 1.5, 1.9, 0.7, 0.5) +
    carpet(stage, room, 0, 3, 0.7, 2.6) +
    bed(stage, room, side * 1.5, 1.6) +
    block(stage, room, { x: side * 0.35, z: 3.2, width: 0.5, height: 0.6, depth: 0.5 }) +
    candle(stage, room, side * 0.35, 0.6, 3.4),
})

/** A poor hut: stone, a fire, a table and little else. */
export const hut = interior('hut', {
  width: 4.8,
  height: 2.5,
  depth: 3.2,
  walls: 'stone',
  ceiling: 'beams',
  behind: ({ stage, room, side }) =>
    fireplace(stage, room, side * 1.3, 0.85) +
    table(stage, room, { x: side * 0.9, z: 1.6, width: 1.1, depth: 0.7 }) +
    candle(stage, room, side * 0.8, 0.78, 1.9) +
    chair(room, side * 0.1, 1.9, side < 0),
  before: ({ stage, room, side }) => barrel(stage, room, side * 2, 0.3),
})

/** A chamber of the rich: marble, pillars, a chandelier. */
export const chamber = interior('chamber', {
  width: 8,
  height: 4.4,
  depth: 5.5,
  floor: 'chequers',
  windows: 3,
  isArched: true,
  behind: ({ stage, room, side }) =>
    [5, 3.2].map((z) => pillar(stage, room, -3.2, z, 4.2) + pillar(stage, room, 3.2, z, 4.2)).join('') +
    carpet(stage, room, 0, 3.6, 0.8, 4) +
    armchair(stage, room, side * 2.2, 2.6, side > 0) +
    table(stage, room, { x: side * 1.1, z: 2.8, width: 0.9, depth: 0.6 }) +
    chandelier(stage, room, 0, 3.5, 2.8),
})

/** A flat of today: a sofa, shelves, the town behind the pane. */
export const flat = interior('flat', {
  windows: 2,
  lamp: true,
  behind: ({ stage, room, random, side }) => {
    const cloth = mix(stage.palette.accent, oklch(0.4, 0.03, 250), 0.5)
    return (
      bookshelves(stage, random, room, side > 0 ? 'right' : 'left', 1, 3.4, 2) +
      carpet(stage, room, side * 0.6, 3, 1, 3) +
      block(stage, room, { x: side * 1.2, z: 3, width: 2.2, height: 0.45, depth: 0.7 }, cloth) +
      block(stage, room, { x: side * 1.2, z: 3.6, width: 2.2, height: 0.9, depth: 0.2 }, cloth) +
      block(stage, room, { x: side * 1.1, z: 1.8, width: 1.2, height: 0.36, depth: 0.6 })
    )
  },
})

/** Quarters aboard: a bunk, a locker, one round of light. */
export const quarters = interior('quarters', {
  width: 4.6,
  height: 2.5,
  depth: 3.2,
  floor: 'tiles',
  warmth: 0.16,
  behind: ({ stage, room, side }) =>
    bed(stage, room, side * 1.2, 1.2) +
    block(stage, room, { x: -side * 1.8, z: 2.4, width: 0.7, height: 1.9, depth: 0.6 }) +
    hangingLamp(stage, room, 0, 2.1, 1.8, 0.7),
})

/** A hall with a long table laid for many. */
export const diningHall = interior('dining hall', {
  width: 8,
  height: 4,
  depth: 6,
  ceiling: 'beams',
  walls: 'stone',
  windows: 3,
  isArched: true,
  behind: ({ stage, room, side }) =>
    [5.2, 3.8, 2.4]
      .map(
        (z) =>
          chair(room, side * 2.4, z, side > 0) +
          table(stage, room, { x: side * 1.3, z, width: 1.5, depth: 1.4 }) +
          candle(stage, room, side * 1.3, 0.78, z + 0.6) +
          chair(room, side * 0.3, z, side < 0),
      )
      .join('') + chandelier(stage, room, 0, 3, 3.4),
})

/** An attic under the roof: chests, forgotten things, dust in the light. */
export const attic = interior('attic', {
  width: 5.4,
  height: 2.4,
  depth: 5,
  walls: 'timber',
  ceiling: 'beams',
  behind: ({ stage, room, random, side }) =>
    [4.2, 3.2, 2.2]
      .map((z) =>
        block(stage, room, {
          x: side * random.between(1.4, 2.2),
          z,
          width: random.between(0.6, 1.1),
          height: random.between(0.4, 0.9),
          depth: 0.6,
        }),
      )
      .join('') +
    framedPicture(stage, room, side > 0 ? 'right' : 'left', 2.4, 0.9, 0.7, 0.9) +
    chair(room, side * 0.7, 3, side > 0) +
    openBook(stage, room, side * 1.8, 0.9, 2.2),
})

/** A bakehouse: the oven's mouth, shelves, loaves on the table. */
export const bakery = interior('bakery', {
  floor: 'tiles',
  walls: 'timber',
  lamp: true,
  behind: ({ stage, room, random, side }) => {
    const crust = mix(oklch(0.62, 0.1, 65), room.tones.dark, 0.25)
    return (
      fireplace(stage, room, side * 1.7, 1.2) +
      jarShelf(random, room, 'back', side > 0 ? -0.6 : -0.4, side > 0 ? 0.4 : 0.6, [1.2, 1.7]) +
      table(stage, room, { x: side * 1.2, z: 1.7, width: 2.4, depth: 0.9 }) +
      [0.4, 0.9, 1.4, 1.9]
        .map((x) =>
          block(
            stage,
            room,
            { x: side * x, z: 2, width: 0.34, height: 0.16, depth: 0.24, lift: 0.78 },
            crust,
          ),
        )
        .join('')
    )
  },
})
