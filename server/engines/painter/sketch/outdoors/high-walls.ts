import { lighter, mix, oklch } from '../colour.ts'
import { filled, stroked } from '../ink.ts'
import { snowCaps } from '../motifs/snow-caps.ts'
import { each, lines, many } from '../svg.ts'
import { paved } from './paved.ts'

/** The walk along a castle's wall: battlements, a tower, the land below. */
export const wallWalk = paved('wall walk', {
  width: 10,
  depth: 10,
  horizon: 400,
  far: (yard) => {
    const range = yard.ridge('peaks', 480, 190, 2.6)
    const isSnowy = yard.facts.isSnowy === true
    return [
      yard.layer(range, 0.14, 560),
      isSnowy ? snowCaps(yard.stage, range.points, 60) : '',
      yard.mist(400, 540, 0.6, 6),
      yard.layer(yard.ridge('hills', 520, 60, 2), 0.36, 640),
    ]
  },
  near: (yard) => {
    const { side, block, stone, palette, outline, at, lampGlow, room } = yard
    const tower = side * 3.4
    const torch = at(tower - side * 1.5, 1.9, 6)
    return [
      block({ x: 0, z: 9.4, width: 12, height: 0.9, depth: 0.5 }, stone(0.55)),
      many(10, (i) =>
        block({ x: -4.6 + i * 1.1, z: 9.4, width: 0.6, height: 0.7, depth: 0.5, lift: 0.9 }, stone(0.55)),
      ),
      block({ x: tower, z: 6, width: 3, height: 5.4, depth: 3 }, stone(0.7)),
      many(4, (i) =>
        block(
          { x: tower - 1.2 + i * 0.8, z: 5.9, width: 0.45, height: 0.5, depth: 0.5, lift: 5.4 },
          stone(0.7),
        ),
      ),
      filled(
        outline(
          [tower - 0.5, 0, 5.99],
          [tower + 0.5, 0, 5.99],
          [tower + 0.5, 1.7, 5.99],
          [tower, 2.1, 5.99],
          [tower - 0.5, 1.7, 5.99],
        ),
        palette.ink,
      ),
      yard.isLit ? lampGlow(torch, room.scaleAt(6) * 1.6, 1) : '',
      stroked(
        many(8, (i) => lines([at(-8, 0.01, i * 1.2 - 1), at(8, 0.01, i * 1.2 - 1)])),
        palette.ink,
        1.5,
        0.3,
      ),
      each([5.6, 3.2, 0.8], (z) =>
        block({ x: -side * 4.4, z, width: 0.6, height: 1.5, depth: 1.2 }, stone(0.75)),
      ),
      block({ x: -side * 4.4, z: -1.5, width: 0.6, height: 0.8, depth: 11 }, stone(0.7)),
    ]
  },
})

/** A stadium: the field, rows of seats all round; lines, goal and floodlights where football is told of. */
export const stadium = paved('stadium', {
  width: 18,
  depth: 16,
  ground: ({ palette, facts }) =>
    mix(
      palette.land(0.55),
      facts.details?.includes('arena') ? oklch(0.72, 0.07, 75) : oklch(0.55, 0.1, 140),
      0.45,
    ),
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
