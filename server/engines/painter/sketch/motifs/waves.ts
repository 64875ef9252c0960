import type { Random } from '#server/ground/random.ts'
import { rimLight } from '../light.ts'
import { type Stage, WIDTH } from '../stage.ts'
import { type Point, curve } from '../svg.ts'
import { filled, stroked } from '../ink.ts'
import { mix } from '../colour.ts'

/** A rank of waves with bright crests. */
export function swell(stage: Stage, random: Random, y: number, height: number, nearness: number): string {
  const { palette, sheet } = stage
  const length = 90 + nearness * 170
  const points: Point[] = []
  const shift = random.between(0, length)
  for (let x = -length; x < WIDTH + length * 2; x += length / 8) {
    const at = (x + shift) / length
    const wave = at - Math.floor(at)
    const crest = wave < 0.62 ? (wave / 0.62) ** 2 : ((1 - wave) / 0.38) ** 1.3
    points.push({ x, y: y - crest * height * (0.6 + 0.4 * Math.sin(Math.floor(at) * 2.3)) })
  }
  const d = curve(points)
  const body = mix(mix(palette.skyMiddle, palette.land(nearness), 0.6), palette.ink, nearness * 0.45)
  return (
    filled(
      `${d}V760H-200Z`,
      sheet.fall(y - height, y + 90, {
        0: mix(body, palette.horizon, 0.25),
        0.4: body,
        1: mix(body, palette.ink, 0.5),
      }),
    ) + stroked(d, rimLight(stage, stage.light.kind === 'none' ? 0.4 : 0.85, 700), 1 + nearness * 1.6)
  )
}
