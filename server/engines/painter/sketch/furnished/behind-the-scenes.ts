import { mix, oklch } from '../colour.ts'
import { filled, stroked } from '../ink.ts'
import { each, lines, many } from '../svg.ts'
import { interior } from './interior.ts'

/** Behind a stage: scenery from its back, ropes, a curtain with light beside it. */
export const backstage = interior(
  'backstage',
  '7.4 x 4.6 x 5, warmth 0.1, windows 0',
)(({ room, side, at, patch, palette, dark, random, block, glow }) => {
  const velvet = mix(oklch(0.36, 0.13, 25), dark, 0.35)
  const folds = many(9, (i) => patch('back', side * 1.1 + i * 0.27, side * 1.1 + i * 0.27 + 0.05, 0, 4.6))
  const flat = (x: number, z: number, width: number) => {
    const [from, to] = [at(x, 0, z), at(x + width, 3.4, z)]
    const frame = `M${from.x} ${from.y}V${to.y}H${to.x}V${from.y}Z`
    return (
      filled(frame, mix(room.tones.wall, palette.lamp, 0.12)) +
      stroked(frame + lines([from, to]) + lines([at(x, 1.7, z), at(x + width, 1.7, z)]), room.tones.trim, 7)
    )
  }
  const ropes = many(7, () => {
    const [x, z] = [random.between(-3.4, 3.4), random.between(2.4, 4.8)]
    return lines([at(x, random.between(1.4, 3), z), at(x, 4.6, z)])
  })
  return (
    filled(patch('back', side * 1.1, side * 1.1 + 2.45, 0, 4.6), velvet) +
    stroked(folds, mix(velvet, dark, 0.5), 3, 0.6) +
    filled(patch('back', side * 1.1 - 0.07, side * 1.1, 0, 4), palette.lamp, 0.9) +
    glow(at(side * 1.1, 1.2, 5), 220, palette.lamp, 0.5) +
    each([-3.3, -1.9], (x) => flat(side > 0 ? x : -x - 1.2, 4 + x * 0.2, 1.2)) +
    stroked(ropes, mix(room.tones.trim, palette.lamp, 0.3), 3, 0.8) +
    block({ x: side * 2.9, z: 2.6, width: 1, height: 0.8, depth: 0.7 }) +
    block({ x: side * 2.8, z: 2.7, width: 0.6, height: 0.4, depth: 0.5, lift: 0.8 })
  )
})
