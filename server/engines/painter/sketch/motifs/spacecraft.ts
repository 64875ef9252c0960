import { css, lighter, mix, oklch } from '../colour.ts'
import { glow } from '../light.ts'
import type { Stage } from '../stage.ts'
import { element, path, placed, type Point } from '../svg.ts'

export type CraftKind = 'cruiser' | 'shuttle' | 'station'

const HULLS: Record<CraftKind, { body: string; upper: string; lights: [number, number][]; engine: Point }> = {
  cruiser: {
    body: 'M-100 2L-96 -10L-70 -14L-62 -26L-40 -28L-34 -16L10 -16L18 -24L34 -25L40 -15L84 -9L104 -1L84 7L30 10L22 17L-20 19L-28 11L-70 12L-96 12Z',
    upper:
      'M-100 2L-96 -10L-70 -14L-62 -26L-40 -28L-34 -16L10 -16L18 -24L34 -25L40 -15L84 -9L104 -1L60 -3L-30 -5Z',
    lights: [
      [-58, -20],
      [-50, -20],
      [22, -19],
      [28, -19],
      [46, -8],
      [54, -8],
      [62, -7],
      [-20, -9],
      [-10, -9],
      [0, -9],
      [-40, 6],
      [-30, 6],
      [10, 5],
      [20, 5],
    ],
    engine: { x: -100, y: 2 },
  },
  shuttle: {
    body: 'M-60 -4L-66 -30L-54 -30L-36 -14L20 -15C44 -14 62 -6 72 4C60 10 40 12 -50 12L-74 20L-66 8Z',
    upper: 'M-60 -4L-66 -30L-54 -30L-36 -14L20 -15C44 -14 62 -6 72 4L20 -2Z',
    lights: [
      [48, -3],
      [40, -6],
      [32, -8],
      [-20, -4],
      [-10, -4],
      [0, -4],
    ],
    engine: { x: -64, y: 4 },
  },
  station: {
    body: 'M-8 -70L8 -70L8 -30L16 -24L16 24L8 30L8 70L-8 70L-8 30L-16 24L-16 -24L-8 -30ZM-90 -8L-16 -4L-16 4L-90 8ZM90 -8L16 -4L16 4L90 8ZM-90 -26L-84 -26L-84 26L-90 26ZM84 -26L90 -26L90 26L84 26ZM-72 -22L-28 -22L-28 -9L-72 -9ZM-72 9L-28 9L-28 22L-72 22ZM28 -22L72 -22L72 -9L28 -9ZM28 9L72 9L72 22L28 22Z',
    upper:
      'M-8 -70L8 -70L8 -30L16 -24L0 0L-16 -24L-8 -30ZM-72 -22L-28 -22L-28 -16L-72 -16ZM28 -22L72 -22L72 -16L28 -16Z',
    lights: [
      [-4, -60],
      [4, -50],
      [-4, -40],
      [0, -12],
      [-10, 0],
      [10, 0],
      [0, 12],
      [4, 40],
      [-4, 52],
    ],
    engine: { x: 0, y: 0 },
  },
}

/** A craft two hundred units long around its middle, lit from above, its windows and engine glowing. */
export function spacecraft(
  stage: Stage,
  kind: CraftKind,
  at: Point,
  scale: number,
  { flip = false, turn = 0, isBurning = true } = {},
): string {
  const { palette, sheet } = stage
  const hull = HULLS[kind]
  const shell = mix(palette.ink, palette.land(0.3), 0.3)
  const lit = mix(shell, palette.light, 0.42)
  const flame = oklch(0.86, 0.12, palette.accent.h > 300 ? 220 : 60)
  const plume = { x: hull.engine.x - 60, y: hull.engine.y }
  const exhaust =
    isBurning && kind !== 'station'
      ? element('ellipse', {
          cx: plume.x,
          cy: plume.y,
          rx: 66,
          ry: 6,
          fill: sheet.linear({ x: plume.x - 66, y: 0 }, { x: hull.engine.x, y: 0 }, [
            [0, flame, 0],
            [1, lighter(flame, 0.08), 0.95],
          ]),
        }) + glow(stage, hull.engine, 46, flame, 0.9)
      : ''
  const windows = hull.lights
    .map(([x, y]) =>
      element('rect', {
        x: x - 2,
        y: y - 0.8,
        width: 4,
        height: 1.7,
        fill: css(lighter(palette.lamp, 0.08)),
      }),
    )
    .join('')
  const content =
    exhaust +
    path(hull.body, { fill: css(lit), transform: 'translate(0.5 -1)' }) +
    path(hull.body, {
      fill: sheet.linear({ x: 0, y: -30 }, { x: 0, y: 24 }, [
        [0, mix(shell, palette.light, 0.2)],
        [0.5, shell],
        [1, palette.ink],
      ]),
    }) +
    path(hull.upper, { fill: css(lit), opacity: 0.22 }) +
    windows
  return placed(at, content, { scale, flip, turn })
}
