import { mix } from '../colour.ts'
import { filled, stroked } from '../ink.ts'
import { each, lines } from '../svg.ts'
import { interior } from './interior.ts'

/** A hangar: a craft on its wheels under a high roof, crates along the walls. */
export const hangar = interior(
  'hangar',
  '14 x 7 x 14, tiles, warmth 0.1, windows 0, stand -2.2 2.4',
)(({ room, side, at, palette, dark, strips, block, outline, patch }) => {
  const hull = mix(mix(palette.light, room.tones.wall, 0.5), dark, 0.25)
  const x = side * 1.8
  return (
    strips([-4.5, 0, 4.5], 2.4) +
    filled(patch('back', -5, 5, 0, 5), mix(palette.skyMiddle, room.tones.wall, 0.35)) +
    stroked(patch('back', -5, 5, 0, 5) + patch('back', -0.05, 0.05, 0, 5), dark, 6) +
    each([9, 7, 5], (z) => block({ x: side * 6, z, width: 1.3, height: 1.2, depth: 1.3 })) +
    each([-0.9, 0.9], (dx) => block({ x: x + dx, z: 6.4, width: 0.16, height: 1, depth: 0.16 }, dark)) +
    filled(outline([x - 4, 1.7, 7], [x, 1.35, 6], [x + 4, 1.7, 7], [x, 1.75, 8.4]), mix(hull, dark, 0.45)) +
    filled(
      outline(
        [x - 0.75, 1, 6],
        [x + 0.75, 1, 6],
        [x + 0.85, 1.6, 6],
        [x + 0.4, 2.2, 6.4],
        [x - 0.4, 2.2, 6.4],
        [x - 0.85, 1.6, 6],
      ),
      hull,
    ) +
    filled(
      outline([x - 0.42, 1.6, 5.98], [x + 0.42, 1.6, 5.98], [x + 0.3, 2.05, 6.2], [x - 0.3, 2.05, 6.2]),
      mix(palette.skyMiddle, dark, 0.3),
    ) +
    filled(
      outline([x - 0.08, 2.2, 7.6], [x + 0.08, 2.2, 7.6], [x + 0.08, 3.2, 8.2], [x - 0.08, 3.2, 8.2]),
      hull,
    ) +
    stroked(lines([at(x - 4, 1.7, 7), at(x - 0.8, 1.45, 6)]), palette.lamp, 2.5, 0.5)
  )
})
