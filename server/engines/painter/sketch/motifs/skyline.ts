import type { Random } from '#server/ground/random.ts'
import { type Point, rounded, trace } from '../svg.ts'

/** Houses of a town seen from far: one outline from left to right, and where its windows shine. */
export interface Skyline {
  d: string
  windows: string
}

export interface SkylineShape {
  base: number
  low: number
  high: number
  /** Width of a house. */
  narrow: number
  wide: number
  roof: 'flat' | 'gabled' | 'broken' | 'spires'
  /** Share of windows with a light in them. */
  lit: number
  from?: number
  to?: number
}

/** A row of houses from one x to another, each with a roof and windows of its own. */
export function skyline(random: Random, shape: SkylineShape): Skyline {
  let d = ''
  let windows = ''
  for (let x = shape.from ?? -30; x < (shape.to ?? 1310);) {
    const width = random.between(shape.narrow, shape.wide)
    const tall = random.between(shape.low, shape.high) * (random.chance(0.12) ? 1.25 : 1)
    const top = shape.base - tall
    d += trace`M${x} ${shape.base + 6}V${top}${roofOf(random, shape.roof, x, width, top)}V${shape.base + 6}Z`
    if (shape.lit > 0) windows += windowGrid(random, { x, y: top + 8 }, width, tall - 14, shape.lit)
    x += width + (random.chance(0.2) ? random.between(2, 14) : -1)
  }
  return { d, windows }
}

function roofOf(random: Random, roof: SkylineShape['roof'], x: number, width: number, top: number): string {
  const right = rounded(x + width)
  if (roof === 'gabled') {
    const peak = width * random.between(0.45, 0.8)
    const chimney = random.chance(0.5)
      ? trace`L${x + width * 0.66} ${top - peak * 0.68}V${top - peak * 1.15}H${x + width * 0.78}V${top - peak * 0.44}`
      : ''
    return trace`L${x - 3} ${top + 2}L${x + width / 2} ${top - peak}${chimney}L${x + width + 3} ${top + 2}L${right} ${top}`
  }
  if (roof === 'broken') {
    let edge = ''
    for (let i = 0; i <= 6; i++)
      edge += trace`L${x + (width * i) / 6} ${top + random.between(-0.02, 0.3) * width * (i % 2) + random.between(0, 12)}`
    return edge
  }
  if (roof === 'spires') {
    const inset = width * random.between(0.12, 0.3)
    const spire = width * random.between(0.3, 2.2)
    return trace`L${x + inset} ${top - width * 0.4}L${x + width / 2 - 1.5} ${top - width * 0.5}L${x + width / 2} ${top - width * 0.5 - spire}L${x + width / 2 + 1.5} ${top - width * 0.5}L${x + width - inset} ${top - width * 0.4}L${right} ${top}`
  }
  const kind = random.whole(0, 3)
  if (kind === 0)
    return trace`H${x + width * 0.2}v-${width * 0.22}H${x + width * 0.8}v${width * 0.22}H${right}`
  if (kind === 1) return trace`H${x + width * 0.6}v-9h${width * 0.06}v-14h1.5v14h${width * 0.12}v9H${right}`
  if (kind === 2) return `v-4H${right}v4`
  return trace`H${x + width * 0.28}l3 -12h${width * 0.16}l3 12H${right}`
}

function windowGrid(random: Random, at: Point, width: number, height: number, lit: number): string {
  const pitch = 7.5
  let d = ''
  for (let y = at.y; y < at.y + height; y += pitch * 1.35) {
    for (let x = at.x + 4; x < at.x + width - 5; x += pitch) {
      if (random.chance(lit)) d += trace`M${x} ${y}h3v4.4h-3Z`
    }
  }
  return d
}
