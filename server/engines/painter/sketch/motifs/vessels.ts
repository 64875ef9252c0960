import { lighter, mix } from '../colour.ts'
import { areStreetLampsLit } from '../daylight.ts'
import { drawing } from '../drawing.ts'
import { stroked } from '../ink.ts'
import { lampGlow, rimLight } from '../light.ts'
import type { Stage } from '../stage.ts'
import { each, placed, type Point, trace } from '../svg.ts'

/** Sails from behind to before: the mast's x, top and foot, half the width of both. */
const SAILS = [
  [-46, -146, -116, 11, 15],
  [-46, -113, -74, 16, 21],
  [-46, -71, -34, 21, 24],
  [0, -168, -136, 12, 17],
  [0, -133, -88, 18, 25],
  [0, -85, -36, 25, 29],
  [52, -134, -106, 10, 14],
  [52, -103, -68, 15, 19],
  [52, -65, -34, 19, 22],
] as const

/** A three-masted ship 200 units long under sail, its waterline at the origin. */
export function sailingShip(stage: Stage, at: Point, scale: number, nearness: number, flip = false): string {
  const { palette, light, sheet } = stage
  const hull = mix(palette.ink, palette.land(nearness), 0.25)
  const canvas = mix(mix(palette.horizon, light.colour, 0.4), palette.land(nearness), 0.45)
  const inks = {
    wood: hull,
    sail: sheet.across({ 0: mix(canvas, palette.ink, 0.5), 0.55: canvas, 1: mix(canvas, light.colour, 0.3) }),
    canvas,
    flag: mix(palette.accent, palette.ink, 0.35),
    hull: sheet.fall(-44, 8, { 0: mix(hull, palette.land(0.4), 0.3), 1: palette.ink }),
    gold: mix(palette.lamp, hull, 0.6),
    ink: palette.ink,
    lamp: lighter(palette.lamp, 0.05),
  }
  const mast = (x: number, top: number) => `M${x - 1.4} -16L${x - 0.5} ${top}H${x + 0.5}L${x + 1.4} -16Z`
  const sails = each(SAILS, ([x, top, foot, upper, lower]) =>
    drawing(
      inks,
      `sail M${x - upper} ${top}C${x - upper * 0.4} ${top + 3} ${x + upper * 0.4} ${top + 3} ${x + upper} ${top}C${x + lower + 9} ${(top + foot) / 2} ${x + lower + 8} ${foot - 8} ${x + lower} ${foot}C${x + lower * 0.4} ${foot - 6} ${x - lower * 0.4} ${foot - 6} ${x - lower} ${foot}C${x - lower + 7} ${foot - 12} ${x - upper + 6} ${(top + foot) / 2} ${x - upper} ${top}Z`,
    ),
  )
  const ports = each([-52, -36, -20, -4, 12, 28, 44], (x) => `M${x} -15h4.6v3.6h-4.6Z`)
  return (
    lampGlow(stage, { x: at.x + (flip ? 84 : -84) * scale, y: at.y - 44 * scale }, 40 * scale, 0.8) +
    placed(
      at,
      drawing(
        inks,
        `wood~0.5/0.7 M-88 -30L-46 -150M-46 -150L0 -16M0 -172L52 -16M0 -172L-46 -30M52 -138L100 -30M118 -46L52 -138M118 -46L52 -96M-46 -120L-78 -22M0 -140L-30 -18M52 -110L26 -18
        wood ${mast(-46, -152)}${mast(0, -176)}${mast(52, -142)}`,
      ) +
        sails +
        drawing(
          inks,
          `canvas/0.85 M118 -46L56 -132L60 -44ZM108 -42L56 -96L62 -40Z
          flag M0 -176C8 -180 14 -174 22 -178L22 -171C14 -168 8 -174 0 -170Z
          hull M-98 -38L-92 -40L-70 -38L-66 -28L60 -24L84 -30L122 -48L124 -45L96 -22C90 -8 84 2 78 6L-76 6C-88 -4 -94 -22 -98 -38Z
          gold~1.1 M-96 -36L-70 -35L-66 -26L60 -21L92 -28
          ink ${ports}
          lamp M-90 -31h4.4v5h-4.4ZM-83 -31h4.4v5h-4.4ZM-76 -31h4.4v5h-4.4Z`,
        ),
      { scale, flip },
    ) +
    stroked(trace`M${at.x - 110 * scale} ${at.y + 5 * scale}h${220 * scale}`, rimLight(stage, 0.4), 1.4)
  )
}

/** A rowing boat with somebody's lantern at the bow. */
export function rowingBoat(stage: Stage, at: Point, length: number, flip = false): string {
  const scale = length / 100
  const { palette, facts } = stage
  const isLit = areStreetLampsLit(facts)
  const inks = {
    ink: palette.ink,
    edge: mix(palette.ink, palette.light, 0.3),
    lamp: isLit ? lighter(palette.lamp, 0.12) : palette.ink,
  }
  return (
    (isLit
      ? lampGlow(stage, { x: at.x + (flip ? -44 : 44) * scale, y: at.y - 26 * scale }, length * 0.8, 0.8)
      : '') +
    placed(
      at,
      drawing(
        inks,
        `ink M-50 -13C-30 -8 30 -8 52 -17C48 -4 40 3 32 5L-34 5C-42 2 -48 -5 -50 -13Z
        edge M-50 -13C-30 -8 30 -8 52 -17L50 -14C30 -6 -30 -6 -49 -10Z
        ink M43.4 -15L44 -30L45 -30L44.8 -15Z
        lamp O44.3 -27 2.4 3.2`,
      ),
      { scale, flip },
    )
  )
}

/** A fishing boat at its mooring: hull, mast, furled sail. */
export function mooredBoat(stage: Stage, at: Point, scale: number, nearness: number, flip = false): string {
  const { palette } = stage
  return placed(
    at,
    drawing(
      { wood: mix(palette.ink, palette.land(nearness), 0.3), lamp: palette.lamp },
      `wood M-46 -14L-40 -15L40 -13L56 -22L48 -2C44 4 40 6 36 6L-36 6C-42 2 -46 -6 -46 -14ZM-1 -14L-.4 -104H.6L1.4 -14ZM0 -22L-44 -26L-44 -24L0 -19ZM14 -14L14 -30L34 -30L34 -13Z
      wood~0.7 M0 -102L54 -22M0 -102L-44 -16M0 -70L30 -16
      lamp M18 -26H24V-21H18Z`,
    ),
    { scale, flip },
  )
}
