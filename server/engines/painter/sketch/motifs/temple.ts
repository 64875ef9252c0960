import { lampGlow, rimLight } from '../light.ts'
import type { Stage } from '../stage.ts'
import { type Point, polygon, trace } from '../svg.ts'
import { filled, stroked, box } from '../ink.ts'
import { mix, lighter, css } from '../colour.ts'

/** A stepped pyramid with a stair and a shrine, whose door glows; overgrown where `growth` is drawn over it. */
export function steppedTemple(
  stage: Stage,
  foot: Point,
  width: number,
  nearness: number,
  isGlowing: boolean,
): string {
  const { palette, sheet } = stage
  const random = stage.random.fork('temple')
  const stone = mix(palette.land(nearness), palette.ink, 0.08)
  const side = stage.light.x < foot.x ? -1 : 1
  const steps = 6
  const rise = width * 0.085
  let content = ''
  for (let i = 0; i < steps; i++) {
    const half = (width / 2) * (1 - i * 0.125)
    const y = foot.y - i * rise
    const upper = half * 0.965
    const face = polygon([
      { x: foot.x - half, y },
      { x: foot.x - upper, y: y - rise },
      { x: foot.x + upper, y: y - rise },
      { x: foot.x + half, y },
    ])
    content += filled(
      face,
      sheet.linear(
        { x: foot.x - half * side, y },
        { x: foot.x + half * side, y },
        {
          0: mix(stone, palette.ink, 0.5),
          0.55: mix(stone, palette.ink, 0.18),
          1: mix(stone, stage.light.colour, 0.16),
        },
      ),
    )
    content += box(foot.x - upper, y - rise, upper * 2, Math.max(1.4, rise * 0.11), rimLight(stage, 0.75))
    content += blocks(random, foot.x - upper, foot.x + upper, y - rise, y, css(palette.ink))
  }
  const top = foot.y - steps * rise
  const shrineHalf = width * 0.135
  const shrineTop = top - width * 0.12
  const roof = polygon([
    { x: foot.x - shrineHalf * 1.18, y: shrineTop },
    { x: foot.x - shrineHalf * 0.85, y: shrineTop - width * 0.055 },
    { x: foot.x + shrineHalf * 0.85, y: shrineTop - width * 0.055 },
    { x: foot.x + shrineHalf * 1.18, y: shrineTop },
  ])
  const crest = shrineTop - width * 0.15
  const comb =
    polygon([
      { x: foot.x - shrineHalf * 0.62, y: shrineTop - 4 },
      { x: foot.x - shrineHalf * 0.5, y: crest },
      { x: foot.x + shrineHalf * 0.5, y: crest },
      { x: foot.x + shrineHalf * 0.62, y: shrineTop - 4 },
    ]) +
    polygon([
      { x: foot.x - shrineHalf * 0.3, y: crest + 2 },
      { x: foot.x - shrineHalf * 0.24, y: crest - width * 0.026 },
      { x: foot.x + shrineHalf * 0.24, y: crest - width * 0.026 },
      { x: foot.x + shrineHalf * 0.3, y: crest + 2 },
    ])
  const slots = [-0.32, -0.11, 0.11, 0.32]
    .map((t) =>
      box(
        foot.x + shrineHalf * t - 3,
        crest + width * 0.022,
        6,
        width * 0.034,
        mix(stage.palette.horizon, stage.palette.ink, 0.25),
        0.7,
      ),
    )
    .join('')
  const shrine = box(
    foot.x - shrineHalf,
    shrineTop,
    shrineHalf * 2,
    top - shrineTop,
    mix(stone, palette.ink, 0.3),
  )
  const door = { x: foot.x, y: top - width * 0.03 }
  const doorHalf = width * 0.032
  const opening = box(
    foot.x - doorHalf,
    top - width * 0.082,
    doorHalf * 2,
    width * 0.082,
    isGlowing ? lighter(palette.lamp, 0.09) : palette.ink,
  )
  const lintels = [-1, 1]
    .map((way) =>
      box(
        foot.x + way * shrineHalf * 0.62 - doorHalf * 0.6,
        top - width * 0.075,
        doorHalf * 1.2,
        width * 0.06,
        isGlowing ? mix(palette.lamp, stone, 0.45) : palette.ink,
      ),
    )
    .join('')
  return (
    content +
    stair(stage, foot, width, steps * rise, isGlowing) +
    filled(comb, mix(stone, palette.ink, 0.25)) +
    slots +
    shrine +
    filled(roof, mix(stone, palette.ink, 0.1)) +
    (isGlowing ? lampGlow(stage, door, width * 0.34, 0.9) : '') +
    opening +
    lintels
  )
}

function stair(stage: Stage, foot: Point, width: number, height: number, isGlowing: boolean): string {
  const { palette, sheet } = stage
  const below = width * 0.1
  const above = width * 0.06
  const count = 26
  const lit = isGlowing ? palette.lamp : stage.light.colour
  const flight = polygon([
    { x: foot.x - below, y: foot.y + 4 },
    { x: foot.x - above, y: foot.y - height },
    { x: foot.x + above, y: foot.y - height },
    { x: foot.x + below, y: foot.y + 4 },
  ])
  let treads = ''
  for (let i = 0; i < count; i++) {
    const up = i / count
    const half = below + (above - below) * up
    treads += trace`M${foot.x - half} ${foot.y - up * height}H${foot.x + half}`
  }
  return (
    filled(
      flight,
      sheet.fall(foot.y - height, foot.y, {
        0: mix(palette.land(0.5), lit, 0.5),
        0.5: mix(palette.land(0.6), palette.ink, 0.2),
        1: mix(palette.land(0.7), palette.ink, 0.5),
      }),
    ) + stroked(treads, palette.ink, Math.max(1, width * 0.004), 0.5)
  )
}

/** The joints of a course of stones. */
function blocks(
  random: ReturnType<Stage['random']['fork']>,
  from: number,
  to: number,
  top: number,
  foot: number,
  ink: string,
): string {
  let d = ''
  const middle = (top + foot) / 2
  for (let x = from; x < to;) {
    const width = random.between(0.7, 1.5) * (foot - top)
    x += width
    if (x >= to) break
    const isUpper = random.chance(0.5)
    d += trace`M${x} ${isUpper ? top + 3 : middle}V${isUpper ? middle : foot}`
  }
  return stroked(trace`${d}M${from} ${middle}H${to}`, ink, 1, 0.28)
}
