import { glow } from '../light.ts'
import type { Stage } from '../stage.ts'
import { type Point, path, placed } from '../svg.ts'
import { filled, box, ellipse } from '../ink.ts'
import { oklch, mix, lighter, faint, css } from '../colour.ts'

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
    body: 'M-92 0A92 31 0 1 0 92 0A92 31 0 1 0 -92 0ZM-78 -1A78 21 0 1 1 78 -1A78 21 0 1 1 -78 -1ZM-80 -3L-9 -5L-9 3L-80 3ZM80 -3L9 -5L9 3L80 3ZM-6 -24L-3 -20L-3 22L-6 27L6 27L3 22L3 -20L6 -24ZM-8 -50L8 -50L12 -24L12 24L7 50L-7 50L-12 24L-12 -24ZM-1 -74L1 -74L1 -50L-1 -50Z',
    upper: 'M-92 0A92 31 0 0 1 92 0L78 -1A78 21 0 0 0 -78 -1ZM-8 -50L0 -50L0 24L-12 24L-12 -24Z',
    lights: [
      [-84, 7],
      [-72, 14],
      [-56, 20],
      [-38, 24],
      [-18, 26],
      [18, 26],
      [38, 24],
      [56, 20],
      [72, 14],
      [84, 7],
      [-3, -38],
      [4, -30],
      [-3, -8],
      [4, 6],
      [-2, 16],
      [3, 36],
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
      ? ellipse(
          plume,
          66,
          6,
          sheet.linear(
            { x: plume.x - 66, y: 0 },
            { x: hull.engine.x, y: 0 },
            { 0: faint(flame, 0), 1: faint(lighter(flame, 0.08), 0.95) },
          ),
        ) + glow(stage, hull.engine, 46, flame, 0.9)
      : ''
  const windows = hull.lights
    .map(([x, y]) => box(x - 2, y - 0.8, 4, 1.7, lighter(palette.lamp, 0.08)))
    .join('')
  const content =
    exhaust +
    path(hull.body, { fill: css(lit), transform: 'translate(0.5 -1)' }) +
    filled(
      hull.body,
      sheet.fall(-30, 24, { 0: mix(shell, palette.light, 0.2), 0.5: shell, 1: palette.ink }),
    ) +
    filled(hull.upper, lit, 0.22) +
    windows
  return placed(at, content, { scale, flip, turn })
}
