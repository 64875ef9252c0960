import { leafClump } from '../motifs/leaves.ts'
import { interior } from './interior.ts'
import { each, trace } from '../svg.ts'
import { filled, stroked } from '../ink.ts'
import { oklch, mix, lighter } from '../colour.ts'

/** A smithy: the forge, the anvil, iron in the half dark. */
export const smithy = interior(
  'smithy',
  '6.4 x 3 x 4, stone, beams, warmth 0.4, windows 0',
)(({ side, at, barrel, block, dark, fireplace, glow, palette }) => {
  const iron = mix(oklch(0.3, 0.01, 260), dark, 0.4)
  return (
    fireplace(side * 1.2, 1.5) +
    glow(at(side * 1.2, 0.7, 3), 320, palette.lamp, 0.6) +
    barrel(-side * 2.5, 2.8) +
    block({ x: side * 0.7, z: 1.8, width: 0.4, height: 0.55, depth: 0.35 }) +
    block({ x: side * 0.7, z: 1.75, width: 0.8, height: 0.22, depth: 0.4, lift: 0.55 }, iron)
  )
})

/** A stable: stalls, straw, a lantern on its hook. */
export const stable = interior(
  'stable',
  '7 x 3 x 6, timber, beams, windows 0',
)(({ side, block, dark, hangingLamp }) => {
  const straw = mix(oklch(0.66, 0.1, 85), dark, 0.35)
  return (
    each(
      [5, 3.6, 2.2],
      (z) =>
        block({ x: side * 2.4, z, width: 2, height: 1.3, depth: 0.1 }) +
        block({ x: side * 2.4, z: z - 0.7, width: 1.2, height: 0.22, depth: 0.6 }, straw),
    ) +
    block({ x: -side * 2.6, z: 3.4, width: 1.2, height: 0.9, depth: 1 }, straw) +
    hangingLamp(0, 2.2, 3)
  )
})

/** A classroom: the board, rows of desks. */
export const classroom = interior(
  'classroom',
  '7.4 x 3 x 5, windows 0, lamp',
)(
  ({ room, chair, dark, palette, patch, table }) =>
    filled(patch('back', -2, 2, 0.9, 2.2), mix(oklch(0.3, 0.05, 160), dark, 0.3)) +
    filled(patch('back', -2.05, 2.05, 0.82, 0.9), mix(room.tones.trim, palette.lamp, 0.3)) +
    [4, 2.9]
      .flatMap((z) => [-2.2, 0, 2.2].map((x) => table({ x, z, width: 1.2, depth: 0.5 }) + chair(x, z - 0.4)))
      .join(''),
)

/** A ward: beds under high windows. */
export const ward = interior(
  'ward',
  '7 x 3.4 x 6, tiles, warmth 0.14, windows 2, lamp',
)(({ side, block, dark, palette }) => {
  const linen = mix(mix(palette.light, palette.skyMiddle, 0.4), dark, 0.25)
  return each(
    [4.6, 3, 1.4],
    (z) =>
      block({ x: side * 2.3, z, width: 1.9, height: 0.5, depth: 0.9 }, linen) +
      block({ x: side * 3.2, z, width: 0.08, height: 1, depth: 0.9 }),
  )
})

/** A hold or bay: crates behind one another, a lamp, bare walls. */
export const cargoBay = interior(
  'cargo bay',
  '7.4 x 3.6 x 8, tiles, warmth 0.14, windows 0',
)(
  ({ random, block, hangingLamp }) =>
    [7, 5.4, 3.8, 2.4]
      .flatMap((z) =>
        [-1, 1].map((way) => {
          const crate = { x: way * random.between(2.2, 2.9), z, width: 1.2, height: 1, depth: 1 }
          const upper = { ...crate, width: 0.9, height: 0.8, depth: 0.8, lift: 1 }
          return block(crate) + (random.chance(0.5) ? block(upper) : '')
        }),
      )
      .join('') +
    hangingLamp(0, 2.9, 5) +
    hangingLamp(0, 2.9, 2),
)

/** A house of glass, green from floor to roof. */
export const greenhouse = interior(
  'greenhouse',
  '6.8 x 3.6 x 5, tiles, warmth 0.2, windows 5',
)(({ room, random, at, block, corner, dark, palette }) => {
  let leaves = ''
  let stems = ''
  for (let i = 0; i < 46; i++) {
    const way = i % 2 === 0 ? -1 : 1
    const foot = at(way * random.between(2, 3.3), random.between(0.3, 0.8), random.between(0.8, 4.6))
    const tall = random.between(30, 130)
    stems += trace`M${foot.x} ${foot.y}q${random.between(-14, 14)} ${-tall / 2} 0 ${-tall}`
    leaves += leafClump(random, { x: foot.x, y: foot.y - tall }, random.between(16, 42))
  }
  const green = mix(oklch(0.42, 0.09, 145), dark, 0.35)
  const bars = [-0.3, -0.1, 0.1, 0.3].map((share) => {
    const [a, b] = [corner('ceiling', share * room.width, -1), corner('ceiling', share * room.width, 5)]
    return trace`M${a.x} ${a.y}L${b.x} ${b.y}`
  })
  return (
    stroked(bars.join(''), lighter(palette.horizon, -0.1), 5, 0.6) +
    each([-2.6, 2.6], (x) => block({ x, z: 1, width: 1.2, height: 0.5, depth: 3.6 })) +
    stroked(stems, mix(green, dark, 0.4), 4) +
    filled(leaves, green)
  )
})
