import { lampGlow } from '../light.ts'
import type { Stage } from '../stage.ts'
import { type Point, placed, polygon } from '../svg.ts'
import { filled, stroked, box } from '../ink.ts'
import { mix, lighter, faint } from '../colour.ts'

/** A windmill, its sails standing at an angle. */
export function windmill(stage: Stage, foot: Point, height: number, nearness: number, turn: number): string {
  const { palette, sheet } = stage
  const tone = mix(palette.land(nearness), palette.ink, 0.3)
  const vane = 'M-1 0L-1 -62L1 -62L1 0ZM1 -16L11 -16L11 -60L1 -60Z'
  const lattice = 'M1 -22H11M1 -28H11M1 -34H11M1 -40H11M1 -46H11M1 -52H11'
  const vanes = [0, 90, 180, 270]
    .map((angle) =>
      placed(
        { x: 0, y: -78 },
        filled(vane, mix(tone, palette.ink, 0.3), 0.92) + stroked(lattice, palette.horizon, 0.5, 0.5),
        { turn: angle + turn },
      ),
    )
    .join('')
  return placed(
    foot,
    filled(
      'M-17 2L-10 -74L10 -74L17 2Z',
      sheet.across({ 0: tone, 0.5: mix(tone, palette.light, 0.16), 1: mix(tone, palette.ink, 0.5) }),
    ) +
      filled('M-12 -73C-10 -88 10 -88 12 -73Z', mix(tone, palette.ink, 0.5)) +
      filled('M-3 2V-14Q0 -18 3 -14V2ZM-2 -34V-40H2V-34ZM-2 -54V-60H2V-54Z', mix(palette.lamp, tone, 0.15)) +
      vanes,
    { scale: height / 100 },
  )
}

/** A lighthouse; its beam goes both ways. */
export function lighthouse(stage: Stage, foot: Point, height: number, nearness: number): string {
  const { palette, sheet } = stage
  const u = height / 100
  const lampAt = { x: foot.x, y: foot.y - 91 * u }
  const tone = mix(mix(palette.horizon, palette.light, 0.35), palette.land(nearness), 0.5)
  const band = mix(palette.accent, palette.land(nearness), 0.55)
  const shade = (colour: typeof tone) =>
    sheet.across({ 0: mix(colour, palette.light, 0.2), 0.4: colour, 1: mix(colour, palette.ink, 0.6) })
  const ray = (way: number, drop: number) =>
    filled(
      polygon([
        lampAt,
        { x: foot.x + way * 900, y: lampAt.y + drop - 60 },
        { x: foot.x + way * 900, y: lampAt.y + drop + 76 },
      ]),
      sheet.linear(
        lampAt,
        { x: foot.x + way * 760, y: lampAt.y },
        { 0: faint(palette.lamp, 0.6), 0.3: faint(palette.lamp, 0.22), 1: faint(palette.lamp, 0) },
      ),
    )
  return (
    ray(-1, 40) +
    ray(1, -40) +
    placed(
      foot,
      filled('M-11 2L-6.4 -82H6.4L11 2Z', shade(tone)) +
        filled('M-10 -16L-9 -34H9L10 -16ZM-8 -52L-7.2 -68H7.2L8 -52Z', shade(band)) +
        filled('M-9 -82H9V-84.6H-9ZM-5 -84H5V-96H-5Z', palette.ink) +
        filled('M-6.4 -96H6.4L0 -104ZM-.4 -108H.4V-103H-.4Z', palette.ink) +
        box(-3.8, -95, 7.6, 9.6, lighter(palette.lamp, 0.13)) +
        filled('M-1.6 -42V-47H1.6V-42ZM-2 2V-9Q0 -12 2 -9V2Z', mix(palette.lamp, palette.ink, 0.25)),
      { scale: u },
    ) +
    lampGlow(stage, lampAt, height * 0.8, 1)
  )
}
