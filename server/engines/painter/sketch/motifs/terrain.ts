import type { Random } from '#server/ground/random.ts'
import { rimLight, wash } from '../light.ts'
import { createNoise, fractal } from '../noise.ts'
import { HEIGHT, type Stage, WIDTH } from '../stage.ts'
import { type Point, each, lines, many, polygon, curve, trace } from '../svg.ts'
import { filled, stroked, box } from '../ink.ts'
import { mix, faint } from '../colour.ts'

export type RidgeShape = 'peaks' | 'hills' | 'dunes' | 'mesas' | 'rocks'

export interface Ridge {
  shape: RidgeShape
  /** Where its foot stands. */
  base: number
  /** From foot to the highest top. */
  height: number
  /** Number of tops that fit into the width, roughly. */
  tops: number
  /** Lifts the ridge towards this x, by up to its height. */
  towards?: number
}

/** The outline of a ridge from left to right. */
export function ridgeLine(random: Random, ridge: Ridge): Point[] {
  const noise = createNoise(`${random.next()}`)
  const rough = fractal(noise, ridge.shape === 'hills' || ridge.shape === 'dunes' ? 2 : 6)
  const spacing = ridge.shape === 'hills' || ridge.shape === 'dunes' ? 16 : 5
  const points: Point[] = []
  for (let x = -20; x <= WIDTH + 20; x += spacing) {
    const along = (x / WIDTH) * ridge.tops
    const lift =
      ridge.towards === undefined ? 0 : Math.max(0, 1 - Math.abs(x - ridge.towards) / 420) ** 1.4 * 0.45
    points.push({ x, y: ridge.base - ridge.height * Math.min(1, outline(ridge.shape, along, rough) + lift) })
  }
  return points
}

function outline(shape: RidgeShape, along: number, rough: (x: number, y: number) => number): number {
  switch (shape) {
    case 'peaks': {
      const fold = 1 - Math.abs(rough(along * 1.1, 3) * 2 - 1) * 1.25
      const crags = rough(along * 5, 9)
      return Math.max(0.05, fold * 0.85 + crags * 0.24 - 0.06)
    }
    case 'rocks':
      return 0.15 + rough(along * 2.4, 5) * 0.85
    case 'dunes': {
      const at = along + rough(along * 0.7, 2) * 1.2
      const wave = at - Math.floor(at)
      return (
        0.15 +
        (wave < 0.68 ? (wave / 0.68) ** 1.6 : ((1 - wave) / 0.32) ** 0.9) *
          0.55 *
          (0.6 + rough(Math.floor(at) * 3.1, 7))
      )
    }
    case 'mesas': {
      const plateau = rough(along * 1.3, 4)
      const steps = plateau > 0.55 ? 0.86 : plateau > 0.47 ? 0.48 : 0.12
      return steps + rough(along * 7, 1) * 0.13
    }
    case 'hills':
      return 0.1 + rough(along * 0.9, 6) * 0.9
  }
}

/** The height of a ridge under `x`. */
export function heightAt(points: readonly Point[], x: number): number {
  const after = points.findIndex((point) => point.x >= x)
  const right = points[Math.max(1, after)] ?? points.at(-1)!
  const left = points[Math.max(0, after - 1)] ?? right
  const share = right.x === left.x ? 0 : (x - left.x) / (right.x - left.x)
  return left.y + (right.y - left.y) * share
}

export interface LayerLook {
  foot?: number
  isSoft?: boolean
  rim?: number
  haze?: number
}

/** How white level ground is under snow. */
const LYING = 0.5

/** A layer of land: dark at its top, dissolving in haze at its foot, its edge lit by the light. */
export function landLayer(
  stage: Stage,
  points: Point[],
  nearness: number,
  { foot = HEIGHT, isSoft = false, rim = 0.5, haze = 0.55 }: LayerLook = {},
): string {
  const { palette, sheet } = stage
  const top = Math.min(...points.map(({ y }) => y))
  const land = palette.land(nearness)
  const colour = isSoft && palette.snow ? mix(land, palette.snow, LYING) : land
  const edge = isSoft ? curve(points) : lines(points)
  const d = `${edge}L${WIDTH + 20} ${HEIGHT + 10}L-20 ${HEIGHT + 10}Z`
  const fill = sheet.fall(top, Math.max(top + 1, foot), {
    0: colour,
    1: mix(colour, palette.horizon, haze * (1 - nearness)),
  })
  return (
    filled(d, fill) +
    filled(d, wash(stage, 0.34 * (1 - nearness * 0.75))) +
    stroked(edge, rimLight(stage, rim), 1 + nearness * 1.4)
  )
}

/** The sides of mountains that the light does not reach: from each top down a jagged spine to the valley. */
export function shadedSides(stage: Stage, points: Point[], nearness: number, foot: number): string {
  const random = stage.random.fork(`sides ${nearness}`)
  const { palette, light, sheet } = stage
  const shade = mix(palette.land(Math.min(1, nearness + 0.25)), palette.skyTop, 0.35)
  const fill = sheet.down({ 0: faint(shade, 0.66), 0.45: faint(shade, 0.36), 1: faint(shade, 0) })
  return each(summits(points), (i) => {
    const summit = points[i]!
    const away = summit.x < light.x ? -1 : 1
    const slope = [summit]
    for (let j = i + away; points[j] && points[j]!.y >= slope.at(-1)!.y - 5; j += away) slope.push(points[j]!)
    const depth = Math.max(70, foot - summit.y)
    const spine: Point[] = []
    let x = summit.x
    for (let down = 1; down <= 9; down++) {
      const zigzag = down % 2 === 0 ? -0.3 : 1
      x += away * zigzag * random.between(0.15, 0.6) * (depth / 9)
      spine.push({ x, y: summit.y + (depth * down) / 9 })
    }
    return filled(polygon([...slope, ...spine.reverse()]), fill)
  })
}

/** The tops of a ridge that stand clear of their neighbours by 26 pixels on both sides. */
function summits(points: Point[]): number[] {
  const clear = 26
  return points.flatMap((point, i) => {
    const falls = (way: number) => {
      for (let j = i + way; points[j]; j += way) {
        if (points[j]!.y < point.y) return false
        if (points[j]!.y > point.y + clear) return true
      }
      return true
    }
    return falls(-1) && falls(1) ? [i] : []
  })
}

/** Calm water from `top` down: it mirrors the sky, the light lies on it as a broken path. */
export function water(stage: Stage, top: number, bottom = HEIGHT, ripple = 1): string {
  const { palette, sheet, light, facts } = stage
  if (facts.details?.includes('ice')) return ice(stage, top, bottom)
  const random = stage.random.fork(`water ${top}`)
  const depth = bottom - top
  const surface = box(
    0,
    top,
    WIDTH,
    depth + 10,
    sheet.fall(top, bottom, {
      0: mix(palette.horizon, palette.land(0.35), 0.35),
      0.25: mix(palette.skyMiddle, palette.land(0.6), 0.45),
      1: mix(palette.skyTop, palette.ink, 0.6),
    }),
  )
  let dark = ''
  let bright = ''
  for (let i = 0; i < 150 * ripple; i++) {
    const near = random.next() ** 1.5
    const y = top + 2 + near * depth
    const x = random.between(-50, WIDTH)
    const length = 14 + near * random.between(50, 190)
    dark += wave(x, y, length, 0.6 + near * 2.4)
  }
  for (let i = 0; i < 130; i++) {
    const near = random.next() ** 1.25
    const y = top + 1 + near * depth
    const spread = 14 + near * 120
    const x = light.x + (random.next() + random.next() - 1) * spread
    const length = 8 + near * random.between(20, 95)
    bright += wave(x - length / 2, y, length, 0.5 + near * 2.2)
  }
  const shine = sheet.radial({ x: light.x, y: top }, 620, {
    0: faint(light.colour, 0.85),
    0.5: faint(light.colour, 0.4),
    1: faint(light.colour, 0.05),
  })
  return (
    surface +
    box(0, top, WIDTH, depth, wash(stage, 0.3)) +
    filled(dark, mix(palette.ink, palette.skyMiddle, 0.3), 0.3) +
    filled(bright, shine)
  )
}

const wave = (x: number, y: number, length: number, thickness: number): string =>
  trace`M${x} ${y}Q${x + length / 2} ${y - thickness} ${x + length} ${y}Q${x + length / 2} ${y + thickness} ${x} ${y}Z`

/** Water under ice: pale and still, with cracks. */
function ice(stage: Stage, top: number, bottom: number): string {
  const { palette, sheet } = stage
  const random = stage.random.fork('ice')
  const pale = mix(palette.horizon, palette.light, stage.facts.time === 'night' ? 0.1 : 0.45)
  const cracks = many(16, () => {
    const from = { x: random.between(0, WIDTH), y: top + random.next() ** 1.6 * (bottom - top) }
    const reach = 20 + (from.y - top) * random.between(0.3, 1.1)
    return lines([
      from,
      { x: from.x + reach * random.between(0.4, 0.6), y: from.y + reach * random.between(-0.08, 0.1) },
      { x: from.x + reach, y: from.y + reach * random.between(-0.06, 0.14) },
    ])
  })
  return (
    box(
      0,
      top,
      WIDTH,
      bottom - top + 10,
      sheet.fall(top, bottom, { 0: pale, 1: mix(pale, palette.skyTop, 0.4) }),
    ) + stroked(cracks, mix(palette.light, pale, 0.3), 1.6, 0.6)
  )
}
