import { mix } from '../colour.ts'
import { filled, stroked } from '../ink.ts'
import { block } from '../rooms/furniture.ts'
import { corner } from '../rooms/room.ts'
import { lines, polygon } from '../svg.ts'
import { interior } from './interior.ts'

/** Within a large tent: canvas, poles, cots. */
export const tent = interior(
  'tent',
  '6.4 x 2.9 x 6, warmth 0.4, windows 0, lamp',
)(({ stage, room, side }) => {
  const seams = [-2.1, -0.7, 0.7, 2.1].map((x) =>
    lines([room.at(x, 2.9, -1.4), room.at(x, 2.9, 6), room.at(x * 1.1, 0, 6)]),
  )
  const folds = [0.2, 1.8, 3.4, 5].flatMap((z) =>
    (['left', 'right'] as const).map((wall) => lines([corner(room, wall, z, 0), corner(room, wall, z, 2.9)])),
  )
  const linen = mix(mix(stage.palette.light, stage.palette.skyMiddle, 0.4), room.tones.dark, 0.3)
  return (
    stroked(seams.join('') + folds.join(''), room.tones.dark, 3, 0.45) +
    filled(
      polygon([room.at(0, 2.3, 6), room.at(-0.7, 0, 6), room.at(0.7, 0, 6)]),
      mix(stage.palette.skyMiddle, room.tones.dark, 0.3),
    ) +
    [4.4, 2.6]
      .map((z) => block(stage, room, { x: side * 2, z, width: 1.7, height: 0.45, depth: 0.8 }, linen))
      .join('') +
    [4.6, 1.6]
      .map((z) => block(stage, room, { x: -side * 1.6, z, width: 0.14, height: 2.9, depth: 0.14 }))
      .join('') +
    block(stage, room, { x: -side * 2.4, z: 2.4, width: 0.9, height: 0.7, depth: 0.6 })
  )
})
