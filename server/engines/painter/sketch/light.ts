import type { Random } from '#server/ground/random.ts'
import type { Palette } from './palette.ts'
import { isIndoors, type SceneFacts } from './scene-facts.ts'
import { HEIGHT, type Light, type Stage, WIDTH } from './stage.ts'
import { softShine } from './soft.ts'
import { type Point, trace } from './svg.ts'
import { filled, ellipse } from './ink.ts'
import { type Colour, lighter, faint } from './colour.ts'

/** Sun or moon, or where the light comes from without them, at a third of the width; low at dusk and dawn, high at night and by day. */
export function chooseLight(facts: SceneFacts, palette: Palette, random: Random): Light {
  const third = random.chance(0.5) ? 0.32 : 0.68
  const x = (third + random.between(-0.06, 0.06)) * WIDTH
  const isLow = facts.time === 'dusk' || facts.time === 'dawn'
  const y = HEIGHT * (isLow ? random.between(0.4, 0.5) : random.between(0.17, 0.27))
  return {
    x,
    y,
    kind: (!isIndoors(facts.place) && facts.luminary) || 'none',
    colour: palette.light,
    reach: isLow ? 620 : 460,
  }
}

/** A round, soft shine. */
export function glow(
  stage: Stage,
  at: Point,
  radius: number,
  colour: Colour,
  strength = 1,
  squash = 1,
): string {
  // A small one is cheaper as a gradient.
  if (radius * radius * squash > 8_000)
    return softShine(stage.sheet, at, radius, radius * squash, colour, strength)
  return ellipse(
    at,
    radius,
    radius * squash,
    stage.sheet.radial(
      at,
      radius,
      {
        0: faint(colour, 0.9 * strength),
        0.12: faint(colour, 0.52 * strength),
        0.35: faint(colour, 0.2 * strength),
        0.65: faint(colour, 0.06 * strength),
        1: faint(colour, 0),
      },
      squash,
    ),
  )
}

/** A small burning lamp: a white-hot heart in a warm shine. */
export function lampGlow(stage: Stage, at: Point, radius: number, strength = 1): string {
  const { lamp } = stage.palette
  return (
    glow(stage, at, radius, lamp, 0.7 * strength) +
    glow(stage, at, radius * 0.28, lighter(lamp, 0.1), strength)
  )
}

/** A stroke colour that is bright near the light and gone far from it: edges catch light. */
export function rimLight(stage: Stage, strength = 0.9, reach = stage.light.reach): string {
  const { light, sheet } = stage
  return sheet.radial(light, reach, {
    0: faint(light.colour, strength),
    0.45: faint(light.colour, strength * 0.4),
    1: faint(light.colour, 0),
  })
}

/** A fill that lays the light's colour over a shape, stronger near the light. */
export function wash(stage: Stage, strength: number, reach = stage.light.reach * 1.3): string {
  const { light, sheet } = stage
  return sheet.radial(light, reach, {
    0: faint(light.colour, strength),
    0.4: faint(light.colour, strength * 0.42),
    1: faint(light.colour, 0),
  })
}

/** Beams that fall from one point, as through leaves or a window. */
export function beams(
  stage: Stage,
  from: Point,
  { count, spread, length, width, lean, strength }: Beams,
): string {
  // Beams tell of a sun and of its height.
  const { place, time, luminary } = stage.facts
  if (isIndoors(place) ? time === 'night' && luminary !== 'moon' : stage.light.kind === 'none') return ''
  const random = stage.random.fork(`beams ${from.x}`)
  let content = ''
  for (let i = 0; i < count; i++) {
    const angle = lean + spread * ((i + random.between(0.2, 0.8)) / count - 0.5)
    const half = width * random.between(0.3, 1)
    const start = { x: from.x + Math.tan(angle) * 40 + random.between(-20, 20), y: from.y }
    const end = { x: start.x + Math.sin(angle) * length, y: start.y + Math.cos(angle) * length }
    const shine = strength * random.between(0.45, 1)
    content += filled(
      trace`M${start.x - half * 0.25} ${start.y}L${start.x + half * 0.25} ${start.y}L${end.x + half} ${end.y}L${end.x - half} ${end.y}Z`,
      stage.sheet.linear(start, end, {
        0: faint(stage.light.colour, shine),
        0.6: faint(stage.light.colour, shine * 0.4),
        1: faint(stage.light.colour, 0),
      }),
    )
  }
  return content
}

export interface Beams {
  count: number
  /** Radians from the first beam to the last. */
  spread: number
  length: number
  width: number
  /** Radians from straight down, positive to the right. */
  lean: number
  strength: number
}
