import type { Random } from '#server/ground/random.ts'
import type { Stage } from '../stage.ts'
import { type Point, trace } from '../svg.ts'
import { filled } from '../ink.ts'
import { mix, lighter } from '../colour.ts'

export interface Facade {
  /** The edge nearer to the eye, and the one further off. */
  near: number
  far: number
  /** Where the street's lines meet. */
  vanishing: Point
  /** Height of the eaves at the near edge, and of the ground there. */
  top: number
  ground: number
  floors: number
  bays: number
  nearness: number
  lit: number
}

/** A house front that runs into the depth of a street, drawn in perspective. */
export function facade(stage: Stage, random: Random, shape: Facade): string {
  const { palette, sheet } = stage
  const { near, far, vanishing } = shape
  const towards = (x: number, y: number): Point => {
    const share = (x - near) / (vanishing.x - near)
    return { x, y: y + (vanishing.y - y) * share }
  }
  const quad = (x1: number, x2: number, y1: number, y2: number): string => {
    const [a, b, c, d] = [towards(x1, y1), towards(x2, y1), towards(x2, y2), towards(x1, y2)]
    return trace`M${a.x} ${a.y}L${b.x} ${b.y}L${c.x} ${c.y}L${d.x} ${d.y}Z`
  }
  const wall = mix(palette.land(shape.nearness), palette.ink, 0.3)
  const fill = sheet.linear(
    { x: near, y: 0 },
    { x: far, y: 0 },
    { 0: mix(wall, palette.ink, 0.45), 1: mix(wall, palette.horizon, 0.16) },
  )
  let content = filled(quad(near, far, shape.top, shape.ground), fill)
  const floor = (shape.ground - shape.top) / (shape.floors + 0.7)
  content += filled(
    quad(near, far, shape.top, shape.top + floor * 0.16) +
      quad(near, far, shape.ground - floor * 1.06, shape.ground - floor),
    lighter(wall, 0.05),
    0.6,
  )
  let dark = ''
  let bright = ''
  let dim = ''
  let bars = ''
  for (let level = 0; level < shape.floors; level++) {
    const y = shape.top + floor * (level + 0.42)
    for (let bay = 0; bay < shape.bays; bay++) {
      const at = (share: number) => near + (far - near) * ((bay + share) / shape.bays)
      const pane = quad(at(0.3), at(0.7), y, y + floor * 0.62)
      bars +=
        quad(at(0.485), at(0.515), y, y + floor * 0.62) +
        quad(at(0.3), at(0.7), y + floor * 0.24, y + floor * 0.265)
      bars += quad(at(0.24), at(0.76), y + floor * 0.64, y + floor * 0.69)
      if (!random.chance(shape.lit)) dark += pane
      else if (random.chance(0.45)) dim += pane
      else bright += pane
    }
  }
  const { lamp } = palette
  const shops = shape.lit > 0.1 ? shopFronts(random, shape, floor, quad) : { glass: '', awnings: '' }
  return (
    content +
    filled(dark, mix(wall, palette.skyMiddle, 0.4), 0.55) +
    filled(dim, mix(lamp, wall, 0.5)) +
    filled(bright, mix(lamp, wall, 0.08)) +
    filled(shops.glass, mix(lamp, wall, 0.22)) +
    filled(bars, mix(wall, palette.ink, 0.5)) +
    filled(shops.awnings, mix(palette.accent, palette.ink, 0.62))
  )
}

function shopFronts(
  random: Random,
  shape: Facade,
  floor: number,
  quad: (x1: number, x2: number, y1: number, y2: number) => string,
) {
  let glass = ''
  let awnings = ''
  const count = Math.max(1, Math.round(shape.bays / 2))
  for (let i = 0; i < count; i++) {
    const at = (share: number) => shape.near + (shape.far - shape.near) * ((i + share) / count)
    if (random.chance(0.55))
      glass +=
        quad(at(0.12), at(0.62), shape.ground - floor * 0.72, shape.ground - floor * 0.18) +
        quad(at(0.7), at(0.84), shape.ground - floor * 0.72, shape.ground)
    if (random.chance(0.5))
      awnings += quad(at(0.06), at(0.9), shape.ground - floor * 0.86, shape.ground - floor * 0.68)
  }
  return { glass, awnings }
}
