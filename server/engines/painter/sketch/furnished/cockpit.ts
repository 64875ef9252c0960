import { mix, oklch } from '../colour.ts'
import { disc, filled, stroked } from '../ink.ts'
import { each, lines, many } from '../svg.ts'
import { interior } from './interior.ts'

/** The pilots' place in a plane or a small craft: panes ahead, a board of lights, two seats. Beyond it the sky, or the stars. */
export const cockpit = interior('cockpit', {
  width: 4,
  height: 2.3,
  depth: 2.2,
  warmth: 0.06,
  windows: 0,
  stand: [-1, 0.6],
  behind: ({ stage, at, palette, dark, outline, block, random, room }) => {
    const isInSpace = stage.facts.details?.includes('stars') ?? false
    const view = isInSpace
      ? oklch(0.13, 0.03, 270)
      : stage.sheet.linear(at(0, 2.2, 2.2), at(0, 0.95, 2.2), {
          0: palette.skyTop,
          0.7: palette.skyMiddle,
          1: palette.horizon,
        })
    const panes = each([-1, 1], (way) =>
      outline([way * 0.05, 1, 2.2], [way * 1.9, 0.95, 1.9], [way * 1.7, 2.1, 1.7], [way * 0.05, 2.25, 2.1]),
    )
    const metal = mix(room.tones.trim, dark, 0.45)
    return (
      filled(panes, view) +
      (isInSpace
        ? many(90, () =>
            disc(
              at(random.between(-1.7, 1.7), random.between(1.05, 2.1), 2.1),
              random.between(0.7, 2.2),
              palette.light,
            ),
          )
        : '') +
      stroked(panes, dark, 14) +
      block({ x: 0, z: 1.5, width: 3.9, height: 0.95, depth: 0.6 }, metal) +
      many(64, () =>
        disc(
          at(random.between(-1.8, 1.8), random.between(0.55, 0.9), 1.49),
          random.between(2, 4.6),
          random.pick([
            palette.lamp,
            oklch(0.6, 0.19, 27),
            oklch(0.72, 0.14, 160),
            mix(palette.light, dark, 0.5),
          ]),
        ),
      ) +
      each(
        [-0.95, 0.95],
        (x) =>
          stroked(
            lines([at(x, 0.4, 1), at(x, 0.85, 1.1)]) +
              lines([at(x - 0.18, 0.85, 1.1), at(x + 0.18, 0.85, 1.1)]),
            dark,
            9,
          ) + block({ x, z: 0.2, width: 0.8, height: 0.4, depth: 0.6 }, mix(metal, palette.accent, 0.2)),
      )
    )
  },
})

/** A sewer: a channel of dark water under a vault of brick, walks beside it. */
export const sewer = interior('sewer', {
  width: 6,
  height: 3.2,
  depth: 14,
  walls: 'stone',
  warmth: 0.06,
  floor: 'bare',
  windows: 0,
  stand: [-1.7, 1.8],
  side: 1,
  behind: ({ stage, at, dark, palette, patch, outline, sheet, random, glow, room }) => {
    const murk = mix(oklch(0.32, 0.04, 150), dark, 0.35)
    const shimmer = many(24, () => {
      const [x, z] = [random.between(-0.5, 1.5), random.between(-1, 12)]
      return lines([at(x, -0.1, z), at(x + random.between(0.2, 0.5), -0.1, z)])
    })
    const rib = (z: number) => lines(many12.map((t) => at(-3 + t * 6, 1.9 + 1.3 * Math.sin(t * Math.PI), z)))
    return (
      filled(
        outline([-0.7, 0, -2], [1.9, 0, -2], [1.9, 0, 14], [-0.7, 0, 14]),
        sheet.linear(at(0, 0, 0), at(0, 0, 14), {
          0: mix(murk, dark, 0.5),
          1: mix(murk, palette.light, 0.12),
        }),
      ) +
      stroked(lines([at(-0.7, 0, -2), at(-0.7, 0, 14)]) + lines([at(1.9, 0, -2), at(1.9, 0, 14)]), dark, 7) +
      stroked(shimmer, mix(palette.light, murk, 0.55), 1.8, 0.6) +
      each([12, 9, 6.4, 4.2, 2.4, 1], (z) =>
        stroked(rib(z), mix(room.tones.trim, dark, 0.4), 5 + 26 / (z + 2)),
      ) +
      filled(patch('back', -1.2, 1.2, 0, 2.2), dark) +
      (stage.facts.isDark ? '' : glow(at(0.4, 1, 12), 180, palette.lamp, 0.35)) +
      each([8, 3.4], (z) =>
        filled(outline([-2.99, 1, z], [-2.99, 1, z + 0.7], [-2.99, 1.7, z + 0.7], [-2.99, 1.7, z]), dark),
      )
    )
  },
})
const many12 = Array.from({ length: 13 }, (_, i) => i / 12)
