import { interior } from './interior.ts'
import { each } from '../svg.ts'
import { filled } from '../ink.ts'
import { oklch, mix } from '../colour.ts'

/** A café: small tables, a counter, the street behind the glass. */
export const cafe = interior(
  'café',
  '7 x 3 x 4, chequers, windows 2, lamp',
)(
  ({ side, block, chair, jars, table }) =>
    jars(side > 0 ? 'right' : 'left', 1, 3.4, [1.3, 1.8]) +
    block({ x: side * 2.6, z: 2, width: 1, height: 1, depth: 1.8 }) +
    each(
      [3.2, 1.9],
      (z) =>
        chair(side * 0.2, z) +
        table({ x: side * 0.9, z, width: 0.8, depth: 0.6 }) +
        chair(side * 1.6, z, true),
    ),
)

/** A theatre: the lit stage between its curtains, seats before it. */
export const theatre = interior(
  'theatre',
  '9 x 5 x 6, windows 0',
)(({ room, at, block, chandelier, dark, glow, palette, patch }) => {
  const velvet = mix(oklch(0.38, 0.14, 25), dark, 0.3)
  return (
    filled(patch('back', -2.6, 2.6, 0.8, 3.8), mix(palette.lamp, room.tones.wall, 0.35)) +
    glow(at(0, 2.2, 6), 300, palette.lamp, 0.7) +
    filled(patch('back', -4.2, -1.9, 0.8, 4.4) + patch('back', 1.9, 4.2, 0.8, 4.4), velvet) +
    filled(patch('back', -4.4, 4.4, 3.7, 4.5), mix(velvet, dark, 0.25)) +
    block({ x: 0, z: 5.4, width: 6.4, height: 0.8, depth: 0.6 }) +
    [4, 3, 2]
      .flatMap((z) =>
        [-3, -2, -1, 1, 2, 3].map((x) => block({ x, z, width: 0.6, height: 0.9, depth: 0.3 }, velvet)),
      )
      .join('') +
    chandelier(0, 4.2, 3.6)
  )
})

/** A court: the judge's bench above all, the rail before it. */
export const courtroom = interior(
  'courtroom',
  '7.6 x 4 x 5.4, windows 2, arched',
)(
  ({ side, block, chair, hangingLamp, table }) =>
    block({ x: 0, z: 4.4, width: 3.4, height: 1.7, depth: 0.8 }) +
    block({ x: 0, z: 4.1, width: 1.2, height: 1.2, depth: 0.4 }) +
    block({ x: side * 2.9, z: 2.4, width: 1.2, height: 1.1, depth: 1.8 }) +
    table({ x: side * 1, z: 1.8, width: 1.6, depth: 0.7 }) +
    chair(side * 1, 1.4) +
    hangingLamp(0, 3, 2.8),
)

/** A museum: things on plinths, pictures on the walls. */
export const museum = interior(
  'museum',
  '8 x 4.2 x 7, chequers, windows 0, lamp',
)(
  ({ random, block, carpet, framedPicture }) =>
    each(
      [5.6, 3.8, 2],
      (z) =>
        framedPicture('left', z, 1.3, 1.1, 1.3) +
        framedPicture('right', z, 1.3, 1.1, 1.3) +
        each(
          [-2.2, 2.2],
          (x) =>
            block({ x, z, width: 0.7, height: 1, depth: 0.6 }) +
            block({
              x,
              z: z + 0.1,
              width: 0.3,
              height: random.between(0.3, 0.6),
              depth: 0.3,
              lift: 1,
            }),
        ),
    ) + carpet(0, 1.8, 0, 6.6),
)
