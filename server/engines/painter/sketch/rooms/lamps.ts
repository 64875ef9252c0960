import { lighter, mix } from '../colour.ts'
import { areLampsLit, hasOldLamps } from '../daylight.ts'
import { drawing } from '../drawing.ts'
import { filled, stroked } from '../ink.ts'
import { lampGlow } from '../light.ts'
import type { Stage } from '../stage.ts'
import { lines, many, placed } from '../svg.ts'
import { corner, patch, type Room } from './room.ts'

/** A lamp that hangs from the ceiling. */
export function hangingLamp(stage: Stage, room: Room, x: number, y: number, z: number, size = 1): string {
  const unit = room.scaleAt(z) * size
  const at = room.at(x, y, z)
  const { dark } = room.tones
  const isLit = areLampsLit(stage.facts)
  return (
    (isLit ? lampGlow(stage, { x: at.x, y: at.y + unit * 0.05 }, unit * 2.6, 0.85) : '') +
    stroked(lines([room.at(x, room.height, z), at]), dark, Math.max(1.2, unit * 0.02)) +
    placed(
      at,
      drawing(
        { dark, light: isLit ? lighter(stage.palette.lamp, 0.14) : mix(dark, room.tones.wall, 0.5) },
        hasOldLamps(stage.facts) ? LANTERN : 'dark M-8 -12H8L24 4H-24Z\nlight O0 6 13 7',
      ),
      { scale: unit / 100 },
    )
  )
}

const LANTERN = `light M-9 -6H9L7 16H-7Z
  dark M-12 -6L0 -16L12 -6ZM-10 16H10V20H-10ZM-10 -6H-8L-6 16H-8ZM8 -6H10L8 16H6ZM-1 -6H1V16H-1Z`

/** A torch in its holder on a wall. */
export function wallTorch(
  stage: Stage,
  room: Room,
  surface: 'left' | 'right' | 'back',
  u: number,
  v = 1.9,
): string {
  const at = corner(room, surface, u, v)
  const unit = room.scaleAt(surface === 'back' ? room.depth : u)
  const inks = { dark: room.tones.dark, flame: lighter(stage.palette.lamp, 0.06) }
  const isLit = areLampsLit(stage.facts)
  const flame = isLit ? '\nflame M0 -36C13 -18 10 0 5 .5H-5C-12 -8 -8 -20 0 -36Z' : ''
  return (
    (isLit ? lampGlow(stage, { x: at.x, y: at.y - unit * 0.14 }, unit * 2.4, 0.85) : '') +
    placed(at, drawing(inks, `dark M-5 0H5L2.5 40H-2.5Z${flame}`), { scale: unit / 100 })
  )
}

/** A great candle ring on its chain. */
export function chandelier(stage: Stage, room: Room, x: number, y: number, z: number, size = 1): string {
  const unit = room.scaleAt(z) * size
  const at = room.at(x, y, z)
  const { lamp, light } = stage.palette
  const isLit = areLampsLit(stage.facts)
  const inks = {
    gold: mix(lamp, room.tones.dark, 0.45),
    wax: mix(light, lamp, 0.4),
    flame: lighter(lamp, 0.14),
  }
  const candles = many(6, (i) => {
    const out = [-62, -40, -14, 14, 40, 62][i]!
    const up = -8 * Math.sqrt(1 - (out / 100) ** 2)
    return placed(
      { x: out, y: up },
      drawing(
        inks,
        `gold~1.4 M${-out} ${-50 - up}Q0 ${-30 - up} 0 6
        wax M-2.2 -12h4.4v16h-4.4Z${isLit ? '\nflame O0 -18 3.2 6.5' : ''}`,
      ),
    )
  })
  return (
    (isLit ? lampGlow(stage, { x: at.x, y: at.y - unit * 0.1 }, unit * 2.8, 0.9) : '') +
    stroked(lines([room.at(x, room.height + 2, z), at]), inks.gold, 2) +
    placed(at, drawing(inks, 'gold~5 O0 0 66 12') + candles, { scale: unit / 100 })
  )
}

/** Strip lights along the ceiling, in rows at each x. */
export const stripLights = (stage: Stage, room: Room, at: readonly number[], gap: number): string =>
  filled(
    at
      .flatMap((x) =>
        Array.from({ length: Math.floor(room.depth / gap) }, (_, i) =>
          patch(room, 'ceiling', x - 0.09, x + 0.09, i * gap, i * gap + gap * 0.6),
        ),
      )
      .join(''),
    stage.facts.isDark ? room.tones.dark : lighter(mix(stage.palette.lamp, stage.palette.light, 0.6), 0.06),
  )
