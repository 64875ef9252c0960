import type { Random } from '#server/ground/random.ts'
import { glow } from '../light.ts'
import type { Stage } from '../stage.ts'
import { placed, type Point, trace } from '../svg.ts'
import { areStreetLampsLit } from '../daylight.ts'
import { drawing } from '../drawing.ts'
import { lighter, mix } from '../colour.ts'

/** A cottage with a steep roof, `width` wide; windows lit, smoke over the chimney. */
export function cottage(
  stage: Stage,
  random: Random,
  foot: Point,
  width: number,
  nearness: number,
  isLit = areStreetLampsLit(stage.facts),
): string {
  const { palette, sheet } = stage
  const wall = mix(palette.land(nearness), palette.ink, 0.25)
  const roof = mix(wall, palette.ink, 0.5)
  const wallHeight = width * random.between(0.3, 0.42)
  const peak = width * random.between(0.42, 0.6)
  // A hundred units across; the ridge and the eaves by chance.
  const [eaves, ridge] = [(-100 * wallHeight) / width, (-100 * (wallHeight + peak)) / width]
  const chimney = random.pick([-24, 22])
  const inks = {
    wall: sheet.fall(eaves, 0, { 0: wall, 1: mix(wall, palette.ink, 0.5) }),
    roof,
    rim: mix(roof, palette.light, 0.4),
    pane: isLit ? lighter(palette.lamp, 0.03) : mix(palette.ink, palette.skyMiddle, 0.4),
    door: isLit ? mix(palette.lamp, palette.ink, 0.6) : palette.ink,
    smoke: mix(palette.horizon, palette.light, 0.2),
  }
  const [sill, lintel, tall] = [eaves * 0.34, eaves * 0.7, -eaves * 0.36]
  const smoke = trace`smoke~5/0.2 M${chimney} ${ridge}c10 -20 -12 -34 6 -60c6 -10 16 -10 14 -20`
  const glowing = { x: foot.x, y: foot.y - wallHeight / 2 }
  return (
    (isLit ? glow(stage, glowing, width * 0.9, palette.lamp, 0.35) : '') +
    placed(
      foot,
      drawing(
        inks,
        trace`${isLit ? smoke : ''}
        wall M-50 ${eaves}H50V3H-50Z
        roof M${chimney - 4.5} ${ridge - 2}h9v${(70 * peak) / width}h-9Z
        roof M-60 ${eaves * 0.9}L-31 ${ridge}H31L60 ${eaves * 0.9}Z
        rim M-31 ${ridge}H31L32 ${ridge + 2}H-32Z
        pane M-31.5 ${lintel}h11v${tall}h-11ZM21.5 ${lintel}h11v${tall}h-11Z
        roof~1.2 M-26 ${lintel}V${sill}M-31.5 ${eaves * 0.52}h11M27 ${lintel}V${sill}M21.5 ${eaves * 0.52}h11
        door M-5.5 0V${eaves * 0.64}H5.5V0Z`,
      ),
      { scale: width / 100 },
    )
  )
}

/** A church with a steeple. */
export function steeple({ palette, facts }: Stage, foot: Point, height: number, nearness: number): string {
  return placed(
    foot,
    drawing(
      {
        stone: mix(palette.land(nearness), palette.ink, 0.35),
        lamp: areStreetLampsLit(facts) ? palette.lamp : palette.ink,
      },
      `stone M-9 2V-58H-11L0 -100L11 -58H9V2ZM-.5 -112H.5V-98H-.5ZM-3 -108H3V-106.8H-3ZM9 2V-28L30 -42L50 -28V2Z
      lamp M-2.4 -38V-46Q0 -50 2.4 -46V-38ZM20 -10V-20Q22 -24 24 -20V-10ZM34 -10V-20Q36 -24 38 -20V-10Z`,
    ),
    { scale: height / 100 },
  )
}
