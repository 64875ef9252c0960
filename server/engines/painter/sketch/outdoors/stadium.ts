import { lighter, mix, oklch } from '../colour.ts'
import { filled, stroked } from '../ink.ts'
import { each, lines, many } from '../svg.ts'
import { paved } from './paved.ts'

/** An arena: sand or grass before rows of seats; lines, goal and floodlights where football is told of. */
export const stadium = paved('stadium', {
  width: 18,
  depth: 16,
  ground: ({ palette, facts }) =>
    facts.era === 'old' || facts.details?.includes('arena')
      ? mix(palette.land(0.4), oklch(0.74, 0.07, 75), 0.7)
      : mix(palette.land(0.55), oklch(0.55, 0.1, 140), 0.45),
  near: (yard) => {
    const { block, stone, palette, at, outline, glow, isLit, random } = yard
    const seats = each([5, 4, 3, 2, 1, 0], (row) =>
      block(
        { x: 0, z: 15.6 + row * 0.5, width: 26, height: 0.8 + row * 0.55, depth: 0.5 },
        mix(stone(0.5), palette.accent, 0.18 + (row % 2) * 0.1),
      ),
    )
    const masts = each(
      [-9, 9],
      (x) =>
        stroked(lines([at(x, 0, 16), at(x, 9, 16)]), palette.ink, 5) +
        filled(
          outline([x - 1.2, 8.4, 16], [x + 1.2, 8.4, 16], [x + 1.2, 9.6, 16], [x - 1.2, 9.6, 16]),
          isLit ? lighter(palette.lamp, 0.1) : mix(palette.horizon, palette.ink, 0.4),
        ) +
        (isLit ? glow(at(x, 9, 16), 220, palette.lamp, 0.9) : ''),
    )
    const crowd = many(120, () => {
      const { x, y } = at(random.between(-11, 11), random.between(1, 3.6), 15.5)
      return `M${x - 2} ${y}h4v-5h-4Z`
    })
    const white = mix(palette.light, stone(0.6), 0.3)
    const isPitch = yard.facts.details?.includes('pitch') ?? false
    const hasMasts = yard.facts.era !== 'old' && (isLit || isPitch)
    return [
      seats + filled(crowd, palette.ink, yard.facts.era === 'ruin' ? 0 : 0.5),
      hasMasts ? masts : '',
      isPitch
        ? stroked(
            each([3, 7, 11], (z) => lines([at(-9, 0.01, z), at(9, 0.01, z)])) +
              lines([at(-6, 0.01, -2), at(-6, 0.01, 15)]) +
              lines([at(6, 0.01, -2), at(6, 0.01, 15)]),
            white,
            4,
            0.7,
          ) + stroked(lines([at(-2, 0, 14.6), at(-2, 2, 14.6), at(2, 2, 14.6), at(2, 0, 14.6)]), white, 5)
        : '',
    ]
  },
})
