import { lampGlow, rimLight } from '../light.ts'
import type { Stage } from '../stage.ts'
import { type Point, placed } from '../svg.ts'
import { filled, stroked, box, ellipse } from '../ink.ts'
import { mix, lighter, css } from '../colour.ts'

/** A three-masted ship 200 units long under sail, its waterline at the origin. */
export function sailingShip(stage: Stage, at: Point, scale: number, nearness: number, flip = false): string {
  const { palette, light, sheet } = stage
  const hullTone = mix(palette.ink, palette.land(nearness), 0.25)
  const canvas = mix(mix(palette.horizon, light.colour, 0.4), palette.land(nearness), 0.45)
  const sail = (x: number, top: number, foot: number, upper: number, lower: number): string =>
    filled(
      `M${x - upper} ${top}C${x - upper * 0.4} ${top + 3} ${x + upper * 0.4} ${top + 3} ${x + upper} ${top}C${x + lower + 9} ${(top + foot) / 2} ${x + lower + 8} ${foot - 8} ${x + lower} ${foot}C${x + lower * 0.4} ${foot - 6} ${x - lower * 0.4} ${foot - 6} ${x - lower} ${foot}C${x - lower + 7} ${foot - 12} ${x - upper + 6} ${(top + foot) / 2} ${x - upper} ${top}Z`,
      sheet.across({ 0: mix(canvas, palette.ink, 0.5), 0.55: canvas, 1: mix(canvas, light.colour, 0.3) }),
    )
  const mast = (x: number, top: number) =>
    filled(`M${x - 1.4} -16L${x - 0.5} ${top}H${x + 0.5}L${x + 1.4} -16Z`, hullTone)
  const rope = stroked(
    'M-88 -30L-46 -150M-46 -150L0 -16M0 -172L52 -16M0 -172L-46 -30M52 -138L100 -30M118 -46L52 -138M118 -46L52 -96M-46 -120L-78 -22M0 -140L-30 -18M52 -110L26 -18',
    hullTone,
    0.5,
    0.7,
  )
  const hull =
    'M-98 -38L-92 -40L-70 -38L-66 -28L60 -24L84 -30L122 -48L124 -45L96 -22C90 -8 84 2 78 6L-76 6C-88 -4 -94 -22 -98 -38Z'
  const windows = [-90, -83, -76].map((x) => box(x, -31, 4.4, 5, lighter(palette.lamp, 0.05))).join('')
  const ports = [-52, -36, -20, -4, 12, 28, 44].map((x) => box(x, -15, 4.6, 3.6, palette.ink)).join('')
  return (
    lampGlow(stage, { x: at.x + (flip ? 84 : -84) * scale, y: at.y - 44 * scale }, 40 * scale, 0.8) +
    placed(
      at,
      rope +
        mast(-46, -152) +
        mast(0, -176) +
        mast(52, -142) +
        sail(-46, -146, -116, 11, 15) +
        sail(-46, -113, -74, 16, 21) +
        sail(-46, -71, -34, 21, 24) +
        sail(0, -168, -136, 12, 17) +
        sail(0, -133, -88, 18, 25) +
        sail(0, -85, -36, 25, 29) +
        sail(52, -134, -106, 10, 14) +
        sail(52, -103, -68, 15, 19) +
        sail(52, -65, -34, 19, 22) +
        filled('M118 -46L56 -132L60 -44ZM108 -42L56 -96L62 -40Z', canvas, 0.85) +
        filled(
          'M0 -176C8 -180 14 -174 22 -178L22 -171C14 -168 8 -174 0 -170Z',
          mix(palette.accent, palette.ink, 0.35),
        ) +
        filled(hull, sheet.fall(-44, 8, { 0: mix(hullTone, palette.land(0.4), 0.3), 1: palette.ink })) +
        stroked('M-96 -36L-70 -35L-66 -26L60 -21L92 -28', mix(palette.lamp, hullTone, 0.6), 1.1) +
        ports +
        windows,
      { scale, flip },
    ) +
    stroked(`M${at.x - 110 * scale} ${at.y + 5 * scale}H${at.x + 110 * scale}`, rimLight(stage, 0.4), 1.4)
  )
}

/** A rowing boat with somebody's lantern at the bow. */
export function rowingBoat(
  stage: Stage,
  at: Point,
  length: number,
  hasLantern: boolean,
  flip = false,
): string {
  const scale = length / 100
  const { palette } = stage
  const bow = { x: at.x + (flip ? -44 : 44) * scale, y: at.y - 26 * scale }
  return (
    (hasLantern ? lampGlow(stage, bow, length * 0.8, 0.8) : '') +
    placed(
      at,
      filled('M-50 -13C-30 -8 30 -8 52 -17C48 -4 40 3 32 5L-34 5C-42 2 -48 -5 -50 -13Z', palette.ink) +
        filled(
          'M-50 -13C-30 -8 30 -8 52 -17L50 -14C30 -6 -30 -6 -49 -10Z',
          mix(palette.ink, palette.light, 0.3),
        ) +
        (hasLantern
          ? filled('M43.4 -15L44 -30L45 -30L44.8 -15Z', palette.ink) +
            ellipse({ x: 44.3, y: -27 }, 2.4, 3.2, lighter(palette.lamp, 0.12))
          : ''),
      { scale, flip },
    )
  )
}

/** A fishing boat at its mooring: hull, mast, furled sail. */
export function mooredBoat(stage: Stage, at: Point, scale: number, nearness: number, flip = false): string {
  const tone = css(mix(stage.palette.ink, stage.palette.land(nearness), 0.3))
  return placed(
    at,
    filled(
      'M-46 -14L-40 -15L40 -13L56 -22L48 -2C44 4 40 6 36 6L-36 6C-42 2 -46 -6 -46 -14ZM-1 -14L-.4 -104H.6L1.4 -14ZM0 -22L-44 -26L-44 -24L0 -19ZM14 -14L14 -30L34 -30L34 -13Z',
      tone,
    ) +
      stroked('M0 -102L54 -22M0 -102L-44 -16M0 -70L30 -16', tone, 0.7) +
      box(18, -26, 6, 5, stage.palette.lamp),
    { scale, flip },
  )
}
