import { lighter, mix } from '../colour.ts'
import { disc } from '../ink.ts'
import { each } from '../svg.ts'
import { interior } from './interior.ts'

/** A launderette: a row of round doors, a bench, a bright window. */
export const launderette = interior(
  'launderette',
  '6 x 2.9 x 6, chequers, warmth 0.16, windows 1, stand -1 1.6',
)(({ room, side, at, palette, dark, block, strips }) => {
  const white = mix(mix(palette.light, room.tones.wall, 0.35), dark, 0.12)
  return (
    strips([0], 1.8) +
    each([5, 4.1, 3.2, 2.3, 1.4], (z) => {
      const middle = at(side * 2.25, 0.62, z + 0.4)
      const unit = room.scaleAt(z + 0.4)
      return (
        block({ x: side * 2.65, z, width: 0.8, height: 1.05, depth: 0.84 }, white) +
        disc(middle, unit * 0.2, dark) +
        disc(middle, unit * 0.14, mix(palette.skyMiddle, palette.light, 0.35))
      )
    }) +
    block({ x: -side * 1.9, z: 3.4, width: 0.5, height: 0.45, depth: 2 }, lighter(room.tones.trim, 0.1))
  )
})
