import { listOf } from '../list-of.ts'
import { isIndoors, type Place } from '../scene-facts.ts'
import type { Stage } from '../stage.ts'
import { SEAT } from './skeleton.ts'
import { type Point, placed } from '../svg.ts'
import { filled } from '../ink.ts'
import { mix, css } from '../colour.ts'

/** Places under the sky where no stones lie. */
const paved: ReadonlySet<Place> = new Set(listOf('city deck future-city harbour rooftop western-town'))

/** What somebody sits on: a stool under a roof, a stone under the sky. */
export function seat(stage: Stage, feet: Point, height: number, flip: boolean): string {
  const { palette, facts } = stage
  const isInside = isIndoors(facts.place) || paved.has(facts.place)
  const tone = css(mix(palette.ink, isInside ? palette.lamp : palette.land(0.6), 0.18))
  const d = isInside
    ? `M-13 -${SEAT}H11V-${SEAT - 4}H9L11 0H8L6 -${SEAT - 4}H-8L-11 0H-14L-11 -${SEAT - 4}H-13Z`
    : `M-18 0C-20 -12 -14 -${SEAT - 2} -5 -${SEAT}C4 -${SEAT + 1} 14 -${SEAT - 3} 16 0Z`
  return placed(feet, filled(d, tone), { scale: height / 100, flip })
}
