import { glow } from '../light.ts'
import { block, candle, chair, table } from '../rooms/furniture.ts'
import { framedPicture } from '../rooms/hearth.ts'
import { chandelier, hangingLamp } from '../rooms/lamps.ts'
import { pillar } from '../rooms/pillars.ts'
import { patch } from '../rooms/room.ts'
import { jarShelf } from '../rooms/shelves.ts'
import { carpet, curtains } from '../rooms/textiles.ts'
import { interior } from './interior.ts'
import { filled } from '../ink.ts'
import { oklch, mix } from '../colour.ts'

/** A café: small tables, a counter, the street behind the glass. */
export const cafe = interior('café', {
  width: 7,
  windows: 2,
  floor: 'chequers',
  lamp: true,
  behind: ({ stage, room, random, side }) =>
    jarShelf(random, room, side > 0 ? 'right' : 'left', 1, 3.4, [1.3, 1.8]) +
    block(stage, room, { x: side * 2.6, z: 2, width: 1, height: 1, depth: 1.8 }) +
    [3.2, 1.9]
      .map(
        (z) =>
          chair(room, side * 0.2, z) +
          table(stage, room, { x: side * 0.9, z, width: 0.8, depth: 0.6 }) +
          chair(room, side * 1.6, z, true),
      )
      .join(''),
})

/** A theatre: the lit stage between its curtains, seats before it. */
export const theatre = interior('theatre', {
  width: 9,
  height: 5,
  depth: 6,
  windows: 0,
  behind: ({ stage, room }) => {
    const velvet = mix(oklch(0.38, 0.14, 25), room.tones.dark, 0.3)
    return (
      filled(patch(room, 'back', -2.6, 2.6, 0.8, 3.8), mix(stage.palette.lamp, room.tones.wall, 0.35)) +
      glow(stage, room.at(0, 2.2, 6), 300, stage.palette.lamp, 0.7) +
      filled(patch(room, 'back', -4.2, -1.9, 0.8, 4.4) + patch(room, 'back', 1.9, 4.2, 0.8, 4.4), velvet) +
      filled(patch(room, 'back', -4.4, 4.4, 3.7, 4.5), mix(velvet, room.tones.dark, 0.25)) +
      block(stage, room, { x: 0, z: 5.4, width: 6.4, height: 0.8, depth: 0.6 }) +
      [4, 3, 2]
        .flatMap((z) =>
          [-3, -2, -1, 1, 2, 3].map((x) =>
            block(stage, room, { x, z, width: 0.6, height: 0.9, depth: 0.3 }, velvet),
          ),
        )
        .join('') +
      chandelier(stage, room, 0, 4.2, 3.6)
    )
  },
})

/** A court: the judge's bench above all, the rail before it. */
export const courtroom = interior('courtroom', {
  width: 7.6,
  height: 4,
  depth: 5.4,
  windows: 2,
  isArched: true,
  behind: ({ stage, room, side }) =>
    block(stage, room, { x: 0, z: 4.4, width: 3.4, height: 1.7, depth: 0.8 }) +
    block(stage, room, { x: 0, z: 4.1, width: 1.2, height: 1.2, depth: 0.4 }) +
    block(stage, room, { x: side * 2.9, z: 2.4, width: 1.2, height: 1.1, depth: 1.8 }) +
    table(stage, room, { x: side * 1, z: 1.8, width: 1.6, depth: 0.7 }) +
    chair(room, side * 1, 1.4) +
    hangingLamp(stage, room, 0, 3, 2.8),
})

/** A museum: things on plinths, pictures on the walls. */
export const museum = interior('museum', {
  width: 8,
  height: 4.2,
  depth: 7,
  floor: 'chequers',
  windows: 0,
  lamp: true,
  behind: ({ stage, room, random }) =>
    [5.6, 3.8, 2]
      .map(
        (z) =>
          framedPicture(stage, room, 'left', z, 1.3, 1.1, 1.3) +
          framedPicture(stage, room, 'right', z, 1.3, 1.1, 1.3) +
          [-2.2, 2.2]
            .map(
              (x) =>
                block(stage, room, { x, z, width: 0.7, height: 1, depth: 0.6 }) +
                block(stage, room, {
                  x,
                  z: z + 0.1,
                  width: 0.3,
                  height: random.between(0.3, 0.6),
                  depth: 0.3,
                  lift: 1,
                }),
            )
            .join(''),
      )
      .join('') + carpet(stage, room, 0, 1.8, 0, 6.6),
})

/** A temple's hall: pillars, steps, a light on the altar. */
export const templeHall = interior('temple hall', {
  width: 8.4,
  height: 5.4,
  depth: 8,
  floor: 'tiles',
  walls: 'stone',
  windows: 0,
  behind: ({ stage, room }) =>
    glow(stage, room.at(0, 1.6, 7), 280, stage.palette.lamp, 0.7) +
    block(stage, room, { x: 0, z: 6.4, width: 3.2, height: 0.3, depth: 1.2 }) +
    block(stage, room, { x: 0, z: 6.8, width: 1.4, height: 1, depth: 0.6, lift: 0.3 }) +
    candle(stage, room, -0.5, 1.3, 7) +
    candle(stage, room, 0.5, 1.3, 7) +
    [6.6, 4.8, 3, 1.4]
      .map((z) => pillar(stage, room, -3, z, 5.2, 0.34) + pillar(stage, room, 3, z, 5.2, 0.34))
      .join(''),
})

/** A guest's room at an inn or hotel: what one night needs. */
export const guestRoom = interior('guest room', {
  width: 5,
  depth: 3.4,
  lamp: true,
  behind: ({ stage, room, side }) =>
    curtains(stage, room, -side * 1.1, 1) +
    block(
      stage,
      room,
      { x: side * 1.5, z: 1.7, width: 1.3, height: 0.5, depth: 1.5 },
      mix(stage.palette.accent, room.tones.dark, 0.55),
    ) +
    block(stage, room, { x: side * 1.5, z: 3.1, width: 1.4, height: 1, depth: 0.1 }) +
    table(stage, room, { x: -side * 1.9, z: 2.6, width: 0.9, depth: 0.5 }) +
    candle(stage, room, -side * 1.9, 0.78, 2.8),
})
