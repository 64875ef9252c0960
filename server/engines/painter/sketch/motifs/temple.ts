import type { Random } from '#server/ground/random.ts'
import { lighter, mix } from '../colour.ts'
import { drawing } from '../drawing.ts'
import { filled, stroked } from '../ink.ts'
import { lampGlow, rimLight } from '../light.ts'
import type { Stage } from '../stage.ts'
import { many, placed, type Point, trace } from '../svg.ts'

const STEPS = 6

/** A stepped pyramid with a stair and a shrine, whose door may glow. */
export function steppedTemple(
  stage: Stage,
  foot: Point,
  width: number,
  nearness: number,
  isGlowing: boolean,
): string {
  const { palette, sheet, light } = stage
  const random = stage.random.fork('temple')
  const stone = mix(palette.land(nearness), palette.ink, 0.08)
  const side = light.x < foot.x ? -1 : 1
  const rise = width * 0.085
  const step = (i: number): string => {
    const half = (width / 2) * (1 - i * 0.125)
    const upper = half * 0.965
    const y = foot.y - i * rise
    const face = sheet.linear(
      { x: foot.x - half * side, y },
      { x: foot.x + half * side, y },
      {
        0: mix(stone, palette.ink, 0.5),
        0.55: mix(stone, palette.ink, 0.18),
        1: mix(stone, light.colour, 0.16),
      },
    )
    const [left, right, top] = [foot.x - upper, foot.x + upper, y - rise]
    return (
      filled(trace`M${foot.x - half} ${y}L${left} ${top}H${right}L${foot.x + half} ${y}Z`, face) +
      filled(trace`M${left} ${top}H${right}v${Math.max(1.4, rise * 0.11)}H${left}Z`, rimLight(stage, 0.75)) +
      stroked(joints(random, left, right, top, y), palette.ink, 1, 0.28)
    )
  }
  const top = foot.y - STEPS * rise
  const inks = {
    comb: mix(stone, palette.ink, 0.25),
    slot: mix(palette.horizon, palette.ink, 0.25),
    wall: mix(stone, palette.ink, 0.3),
    roof: mix(stone, palette.ink, 0.1),
    door: isGlowing ? lighter(palette.lamp, 0.09) : palette.ink,
    window: isGlowing ? mix(palette.lamp, stone, 0.45) : palette.ink,
  }
  const shrine = (text: string) => placed({ x: foot.x, y: top }, drawing(inks, text), { scale: width / 1000 })
  return (
    many(STEPS, step) +
    stair(stage, foot, width, STEPS * rise, isGlowing) +
    shrine(`comb M-84 -124L-68 -270H68L84 -124ZM-40 -268L-32 -296H32L40 -268Z
      slot/0.7 M-48 -248h11v34h-11ZM-20 -248h11v34h-11ZM10 -248h11v34h-11ZM38 -248h11v34h-11Z
      wall M-135 -120H135V0H-135Z
      roof M-159 -120L-115 -175H115L159 -120Z`) +
    (isGlowing ? lampGlow(stage, { x: foot.x, y: top - width * 0.03 }, width * 0.34, 0.9) : '') +
    shrine(`door M-32 -82H32V0H-32Z
      window M-103 -75h38v60h-38ZM65 -75h38v60h-38Z`)
  )
}

function stair(stage: Stage, foot: Point, width: number, height: number, isGlowing: boolean): string {
  const { palette, sheet } = stage
  const [below, above] = [width * 0.1, width * 0.06]
  const lit = isGlowing ? palette.lamp : stage.light.colour
  const top = foot.y - height
  const treads = many(26, (i) => {
    const half = below + ((above - below) * i) / 26
    return trace`M${foot.x - half} ${foot.y - (i / 26) * height}h${half * 2}`
  })
  const fall = sheet.fall(top, foot.y, {
    0: mix(palette.land(0.5), lit, 0.5),
    0.5: mix(palette.land(0.6), palette.ink, 0.2),
    1: mix(palette.land(0.7), palette.ink, 0.5),
  })
  return (
    filled(
      trace`M${foot.x - below} ${foot.y + 4}L${foot.x - above} ${top}H${foot.x + above}L${foot.x + below} ${foot.y + 4}Z`,
      fall,
    ) + stroked(treads, palette.ink, Math.max(1, width * 0.004), 0.5)
  )
}

/** The joints of a course of stones. */
function joints(random: Random, from: number, to: number, top: number, foot: number): string {
  const middle = (top + foot) / 2
  let d = trace`M${from} ${middle}H${to}`
  for (let x = from; x < to;) {
    x += random.between(0.7, 1.5) * (foot - top)
    if (x >= to) break
    d += random.chance(0.5) ? trace`M${x} ${top + 3}V${middle}` : trace`M${x} ${middle}V${foot}`
  }
  return d
}
