import type { Chance } from '../chance.ts'
import { css, lighter, mix } from '../colour.ts'
import { lampGlow } from '../light.ts'
import type { Stage } from '../stage.ts'
import { element, number, path, type Point } from '../svg.ts'

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

export function skyline(chance: Chance, shape: SkylineShape): Skyline {
  let d = ''
  let windows = ''
  for (let x = shape.from ?? -30; x < (shape.to ?? 1310);) {
    const width = chance.between(shape.narrow, shape.wide)
    const tall = chance.between(shape.low, shape.high) * (chance.isLikely(0.12) ? 1.25 : 1)
    const top = shape.base - tall
    d += `M${number(x)} ${number(shape.base + 6)}V${number(top)}${roofOf(chance, shape.roof, x, width, top)}V${number(shape.base + 6)}Z`
    if (shape.lit > 0) windows += windowGrid(chance, { x, y: top + 8 }, width, tall - 14, shape.lit)
    x += width + (chance.isLikely(0.2) ? chance.between(2, 14) : -1)
  }
  return { d, windows }
}

function roofOf(chance: Chance, roof: SkylineShape['roof'], x: number, width: number, top: number): string {
  const right = number(x + width)
  if (roof === 'gabled') {
    const peak = width * chance.between(0.45, 0.8)
    const chimney = chance.isLikely(0.5)
      ? `L${number(x + width * 0.66)} ${number(top - peak * 0.68)}V${number(top - peak * 1.15)}H${number(x + width * 0.78)}V${number(top - peak * 0.44)}`
      : ''
    return `L${number(x - 3)} ${number(top + 2)}L${number(x + width / 2)} ${number(top - peak)}${chimney}L${number(x + width + 3)} ${number(top + 2)}L${right} ${number(top)}`
  }
  if (roof === 'broken') {
    let edge = ''
    for (let i = 0; i <= 6; i++)
      edge += `L${number(x + (width * i) / 6)} ${number(top + chance.between(-0.02, 0.3) * width * (i % 2) + chance.between(0, 12))}`
    return edge
  }
  if (roof === 'spires') {
    const inset = width * chance.between(0.12, 0.3)
    const spire = width * chance.between(0.3, 2.2)
    return `L${number(x + inset)} ${number(top - width * 0.4)}L${number(x + width / 2 - 1.5)} ${number(top - width * 0.5)}L${number(x + width / 2)} ${number(top - width * 0.5 - spire)}L${number(x + width / 2 + 1.5)} ${number(top - width * 0.5)}L${number(x + width - inset)} ${number(top - width * 0.4)}L${right} ${number(top)}`
  }
  const kind = chance.whole(0, 3)
  if (kind === 0)
    return `H${number(x + width * 0.2)}v-${number(width * 0.22)}H${number(x + width * 0.8)}v${number(width * 0.22)}H${right}`
  if (kind === 1)
    return `H${number(x + width * 0.6)}v-9h${number(width * 0.06)}v-14h1.5v14h${number(width * 0.12)}v9H${right}`
  if (kind === 2) return `v-4H${right}v4`
  return `H${number(x + width * 0.28)}l3 -12h${number(width * 0.16)}l3 12H${right}`
}

function windowGrid(chance: Chance, at: Point, width: number, height: number, lit: number): string {
  const pitch = 7.5
  let d = ''
  for (let y = at.y; y < at.y + height; y += pitch * 1.35) {
    for (let x = at.x + 4; x < at.x + width - 5; x += pitch) {
      if (chance.isLikely(lit)) d += `M${number(x)} ${number(y)}h3v4.4h-3Z`
    }
  }
  return d
}

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
export function facade(stage: Stage, chance: Chance, shape: Facade): string {
  const { palette, sheet } = stage
  const { near, far, vanishing } = shape
  const towards = (x: number, y: number): Point => {
    const share = (x - near) / (vanishing.x - near)
    return { x, y: y + (vanishing.y - y) * share }
  }
  const quad = (x1: number, x2: number, y1: number, y2: number): string => {
    const [a, b, c, d] = [towards(x1, y1), towards(x2, y1), towards(x2, y2), towards(x1, y2)]
    return `M${number(a.x)} ${number(a.y)}L${number(b.x)} ${number(b.y)}L${number(c.x)} ${number(c.y)}L${number(d.x)} ${number(d.y)}Z`
  }
  const wall = mix(palette.land(shape.nearness), palette.ink, 0.3)
  const fill = sheet.linear({ x: near, y: 0 }, { x: far, y: 0 }, [
    [0, mix(wall, palette.ink, 0.45)],
    [1, mix(wall, palette.horizon, 0.16)],
  ])
  let content = path(quad(near, far, shape.top, shape.ground), { fill })
  const floor = (shape.ground - shape.top) / (shape.floors + 0.7)
  content += path(
    quad(near, far, shape.top, shape.top + floor * 0.16) +
      quad(near, far, shape.ground - floor * 1.06, shape.ground - floor),
    { fill: css(lighter(wall, 0.05)), opacity: 0.6 },
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
      if (!chance.isLikely(shape.lit)) dark += pane
      else if (chance.isLikely(0.45)) dim += pane
      else bright += pane
    }
  }
  const { lamp } = palette
  const shops = shape.lit > 0.1 ? shopFronts(chance, shape, floor, quad) : { glass: '', awnings: '' }
  return (
    content +
    path(dark, { fill: css(mix(wall, palette.skyMiddle, 0.4)), opacity: 0.55 }) +
    path(dim, { fill: css(mix(lamp, wall, 0.5)) }) +
    path(bright, { fill: css(mix(lamp, wall, 0.08)) }) +
    path(shops.glass, { fill: css(mix(lamp, wall, 0.22)) }) +
    path(bars, { fill: css(mix(wall, palette.ink, 0.5)) }) +
    path(shops.awnings, { fill: css(mix(palette.accent, palette.ink, 0.62)) })
  )
}

function shopFronts(
  chance: Chance,
  shape: Facade,
  floor: number,
  quad: (x1: number, x2: number, y1: number, y2: number) => string,
) {
  let glass = ''
  let awnings = ''
  const count = Math.max(1, Math.round(shape.bays / 2))
  for (let i = 0; i < count; i++) {
    const at = (share: number) => shape.near + (shape.far - shape.near) * ((i + share) / count)
    if (chance.isLikely(0.55))
      glass +=
        quad(at(0.12), at(0.62), shape.ground - floor * 0.72, shape.ground - floor * 0.18) +
        quad(at(0.7), at(0.84), shape.ground - floor * 0.72, shape.ground)
    if (chance.isLikely(0.5))
      awnings += quad(at(0.06), at(0.9), shape.ground - floor * 0.86, shape.ground - floor * 0.68)
  }
  return { glass, awnings }
}

/** A street lamp with its shine; `height` is that of the post. */
export function streetLamp(stage: Stage, foot: Point, height: number, strength = 1): string {
  const ink = css(stage.palette.ink)
  const u = height / 100
  const head = { x: foot.x, y: foot.y - height + 7 * u }
  const post = `M${number(foot.x - 2.6 * u)} ${number(foot.y)}L${number(foot.x - 0.9 * u)} ${number(foot.y - 20 * u)}L${number(foot.x - 0.7 * u)} ${number(foot.y - 88 * u)}H${number(foot.x + 0.7 * u)}L${number(foot.x + 0.9 * u)} ${number(foot.y - 20 * u)}L${number(foot.x + 2.6 * u)} ${number(foot.y)}Z`
  const cage = `M${number(foot.x - 3.2 * u)} ${number(head.y + 6 * u)}L${number(foot.x - 5 * u)} ${number(head.y - 5 * u)}L${number(foot.x)} ${number(head.y - 10 * u)}L${number(foot.x + 5 * u)} ${number(head.y - 5 * u)}L${number(foot.x + 3.2 * u)} ${number(head.y + 6 * u)}Z`
  return (
    lampGlow(stage, head, height * 1.5, strength) +
    path(post, { fill: ink }) +
    path(cage, { fill: ink }) +
    element('ellipse', {
      cx: head.x,
      cy: head.y,
      rx: 3.4 * u,
      ry: 4.8 * u,
      fill: css(lighter(stage.palette.lamp, 0.13)),
    })
  )
}

/** Light from above lying on wet stone: upright streaks, broken by ripples. */
export function wetReflection(
  stage: Stage,
  at: Point,
  length: number,
  width: number,
  strength: number,
): string {
  const chance = stage.chance.fork(`wet ${at.x}`)
  const { lamp } = stage.palette
  let d = ''
  for (let i = 0; i < 34; i++) {
    const down = (i / 34) ** 1.2
    const wide = width * (0.35 + down * 0.9) * chance.between(0.3, 1)
    const x = at.x + chance.between(-0.5, 0.5) * width * (0.2 + down * 0.7) - wide / 2
    const y = at.y + down * length
    d += `M${number(x)} ${number(y)}q${number(wide / 2)} ${number(-2 - down * 3)} ${number(wide)} 0q${number(-wide / 2)} ${number(2 + down * 3)} ${number(-wide)} 0Z`
  }
  return path(d, {
    fill: stage.sheet.linear(at, { x: at.x, y: at.y + length }, [
      [0, lamp, 0.75 * strength],
      [1, lamp, 0],
    ]),
  })
}
