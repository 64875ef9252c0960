import { lighter, mix } from '../colour.ts'
import { ellipse, stroked } from '../ink.ts'
import type { Land } from '../outdoors/land.ts'
import { WIDTH } from '../stage.ts'
import { lines, trace } from '../svg.ts'

/** A string of coloured lamps across the picture, from a height at its left to one at its right. */
export function stringOfLamps(
  { palette, random, glow, many }: Land,
  from: number,
  to: number,
  sag: number,
): string {
  const at = (t: number) => ({
    x: -20 + (WIDTH + 40) * t,
    y: from + (to - from) * t + sag * 4 * t * (1 - t),
  })
  const line = lines(Array.from({ length: 22 }, (_, i) => at(i / 21)))
  return (
    stroked(line, palette.ink, 1.4, 0.8) +
    many(14, (i) => {
      const { x, y } = at((i + 1 + random.between(-0.2, 0.2)) / 15)
      const colour = mix(palette.lamp, palette.accent, i % 3 === 2 ? 0.45 : 0)
      return (
        glow(x, y + 12, 44, colour, 0.7) +
        ellipse({ x, y: y + 12 }, 7.5, 9.5, lighter(colour, 0.06)) +
        stroked(trace`M${x} ${y}v3M${x - 4} ${y + 3}h8M${x - 4} ${y + 21}h8`, palette.ink, 1.6)
      )
    })
  )
}
