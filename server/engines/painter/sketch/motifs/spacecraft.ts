import { faint, lighter, mix, oklch } from '../colour.ts'
import { drawing } from '../drawing.ts'
import { ellipse } from '../ink.ts'
import { glow } from '../light.ts'
import type { Stage } from '../stage.ts'
import { group, placed, type Point } from '../svg.ts'

type CraftKind = 'cruiser' | 'shuttle' | 'station'

interface Hull {
  body: string
  upper: string
  /** Middles of its lit windows. */
  lights: string
  engine?: Point
}

const HULLS: Record<CraftKind, Hull> = {
  cruiser: {
    body: 'M-100 2L-96 -10L-70 -14L-62 -26L-40 -28L-34 -16L10 -16L18 -24L34 -25L40 -15L84 -9L104 -1L84 7L30 10L22 17L-20 19L-28 11L-70 12L-96 12Z',
    upper:
      'M-100 2L-96 -10L-70 -14L-62 -26L-40 -28L-34 -16L10 -16L18 -24L34 -25L40 -15L84 -9L104 -1L60 -3L-30 -5Z',
    lights: '-58 -20,-50 -20,22 -19,28 -19,46 -8,54 -8,62 -7,-20 -9,-10 -9,0 -9,-40 6,-30 6,10 5,20 5',
    engine: { x: -100, y: 2 },
  },
  shuttle: {
    body: 'M-60 -4L-66 -30L-54 -30L-36 -14L20 -15C44 -14 62 -6 72 4C60 10 40 12 -50 12L-74 20L-66 8Z',
    upper: 'M-60 -4L-66 -30L-54 -30L-36 -14L20 -15C44 -14 62 -6 72 4L20 -2Z',
    lights: '48 -3,40 -6,32 -8,-20 -4,-10 -4,0 -4',
    engine: { x: -64, y: 4 },
  },
  station: {
    body: 'M-92 0A92 31 0 1 0 92 0A92 31 0 1 0 -92 0ZM-78 -1A78 21 0 1 1 78 -1A78 21 0 1 1 -78 -1ZM-80 -3L-9 -5L-9 3L-80 3ZM80 -3L9 -5L9 3L80 3ZM-6 -24L-3 -20L-3 22L-6 27L6 27L3 22L3 -20L6 -24ZM-8 -50L8 -50L12 -24L12 24L7 50L-7 50L-12 24L-12 -24ZM-1 -74L1 -74L1 -50L-1 -50Z',
    upper: 'M-92 0A92 31 0 0 1 92 0L78 -1A78 21 0 0 0 -78 -1ZM-8 -50L0 -50L0 24L-12 24L-12 -24Z',
    lights:
      '-84 7,-72 14,-56 20,-38 24,-18 26,18 26,38 24,56 20,72 14,84 7,-3 -38,4 -30,-3 -8,4 6,-2 16,3 36',
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
  const { body, upper, lights, engine } = HULLS[kind]
  const shell = mix(palette.ink, palette.land(0.3), 0.3)
  const lit = mix(shell, palette.light, 0.42)
  const flame = oklch(0.86, 0.12, palette.accent.h > 300 ? 220 : 60)
  const inks = {
    lit,
    shell: sheet.fall(-30, 24, { 0: mix(shell, palette.light, 0.2), 0.5: shell, 1: palette.ink }),
    lamp: lighter(palette.lamp, 0.08),
  }
  const windows = lights.split(',').map((middle) => `M${middle}m-2 -.8h4v1.7h-4Z`)
  const exhaust =
    isBurning && engine
      ? ellipse(
          { x: engine.x - 60, y: engine.y },
          66,
          6,
          sheet.linear(
            { x: engine.x - 126, y: 0 },
            { x: engine.x, y: 0 },
            {
              0: faint(flame, 0),
              1: faint(lighter(flame, 0.08), 0.95),
            },
          ),
        ) + glow(stage, engine, 46, flame, 0.9)
      : ''
  return placed(
    at,
    exhaust +
      group({ transform: 'translate(0.5 -1)' }, drawing(inks, `lit ${body}`)) +
      drawing(
        inks,
        `shell ${body}
        lit/0.22 ${upper}
        lamp ${windows.join('')}`,
      ),
    { scale, flip, turn },
  )
}
