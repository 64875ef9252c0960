import { type Colour, faint, lighter, mix } from '../colour.ts'
import { drawing } from '../drawing.ts'
import { filled } from '../ink.ts'
import { lampGlow } from '../light.ts'
import type { Stage } from '../stage.ts'
import { each, placed, type Point, trace } from '../svg.ts'

/** A windmill, its sails standing at an angle. */
export function windmill(stage: Stage, foot: Point, height: number, nearness: number, turn: number): string {
  const { palette, sheet } = stage
  const tone = mix(palette.land(nearness), palette.ink, 0.3)
  const inks = {
    tower: sheet.across({ 0: tone, 0.5: mix(tone, palette.light, 0.16), 1: mix(tone, palette.ink, 0.5) }),
    cap: mix(tone, palette.ink, 0.5),
    lamp: mix(palette.lamp, tone, 0.15),
    vane: mix(tone, palette.ink, 0.3),
    sky: palette.horizon,
  }
  const vane = drawing(
    inks,
    `vane/0.92 M-1 0L-1 -62L1 -62L1 0ZM1 -16L11 -16L11 -60L1 -60Z
    sky~0.5/0.5 M1 -22H11M1 -28H11M1 -34H11M1 -40H11M1 -46H11M1 -52H11`,
  )
  return placed(
    foot,
    drawing(
      inks,
      `tower M-17 2L-10 -74L10 -74L17 2Z
      cap M-12 -73C-10 -88 10 -88 12 -73Z
      lamp M-3 2V-14Q0 -18 3 -14V2ZM-2 -34V-40H2V-34ZM-2 -54V-60H2V-54Z`,
    ) + each([0, 90, 180, 270], (angle) => placed({ x: 0, y: -78 }, vane, { turn: angle + turn })),
    { scale: height / 100 },
  )
}

/** A lighthouse; its beam goes both ways. */
export function lighthouse(stage: Stage, foot: Point, height: number, nearness: number): string {
  const { palette, sheet } = stage
  const lamp = { x: foot.x, y: foot.y - 0.91 * height }
  const shaded = (colour: Colour) =>
    sheet.across({ 0: mix(colour, palette.light, 0.2), 0.4: colour, 1: mix(colour, palette.ink, 0.6) })
  const inks = {
    wall: shaded(mix(mix(palette.horizon, palette.light, 0.35), palette.land(nearness), 0.5)),
    band: shaded(mix(palette.accent, palette.land(nearness), 0.55)),
    ink: palette.ink,
    light: lighter(palette.lamp, 0.13),
    door: mix(palette.lamp, palette.ink, 0.25),
  }
  const ray = (way: number, drop: number) =>
    filled(
      trace`M${lamp}L${foot.x + way * 900} ${lamp.y + drop - 60}V${lamp.y + drop + 76}Z`,
      sheet.linear(
        lamp,
        { x: foot.x + way * 760, y: lamp.y },
        {
          0: faint(palette.lamp, 0.6),
          0.3: faint(palette.lamp, 0.22),
          1: faint(palette.lamp, 0),
        },
      ),
    )
  return (
    ray(-1, 40) +
    ray(1, -40) +
    placed(
      foot,
      drawing(
        inks,
        `wall M-11 2L-6.4 -82H6.4L11 2Z
        band M-10 -16L-9 -34H9L10 -16ZM-8 -52L-7.2 -68H7.2L8 -52Z
        ink M-9 -82H9V-84.6H-9ZM-5 -84H5V-96H-5ZM-6.4 -96H6.4L0 -104ZM-.4 -108H.4V-103H-.4Z
        light M-3.8 -95H3.8V-85.4H-3.8Z
        door M-1.6 -42V-47H1.6V-42ZM-2 2V-9Q0 -12 2 -9V2Z`,
      ),
      { scale: height / 100 },
    ) +
    lampGlow(stage, lamp, height * 0.8, 1)
  )
}
