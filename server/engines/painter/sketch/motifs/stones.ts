import type { Random } from '#server/ground/random.ts'
import { rimLight } from '../light.ts'
import type { Stage } from '../stage.ts'
import { type Point, each, placed, polygon, trace } from '../svg.ts'
import { filled, stroked, ellipse } from '../ink.ts'
import { mix, faint } from '../colour.ts'

/** A fluted column, whole or broken off at `share` of its height. */
export function column(
  stage: Stage,
  random: Random,
  foot: Point,
  height: number,
  nearness: number,
  share = 1,
): string {
  const { palette, sheet } = stage
  const width = height * 0.15
  const half = width / 2
  const top = foot.y - height * share
  const stone = mix(palette.land(nearness), palette.ink, 0.12)
  const isLitRight = stage.light.x > foot.x
  const lit = mix(stone, stage.light.colour, 0.3)
  const dark = mix(stone, palette.ink, 0.55)
  const fill = sheet.across(isLitRight ? { 0: dark, 0.6: stone, 1: lit } : { 0: lit, 0.4: stone, 1: dark })
  const rough =
    share >= 1
      ? []
      : Array.from({ length: 5 }, (_, i) => ({
          x: foot.x - half + (width * (i + 0.5)) / 5,
          y: top - random.between(-0.08, 0.14) * width * 1.6,
        }))
  const shaft = polygon([
    { x: foot.x - half, y: foot.y },
    { x: foot.x - half * 0.86, y: top },
    ...rough,
    { x: foot.x + half * 0.86, y: top },
    { x: foot.x + half, y: foot.y },
  ])
  const flutes = each(
    [-0.55, -0.2, 0.2, 0.55],
    (t) =>
      trace`M${foot.x + half * t} ${foot.y - height * 0.05}L${foot.x + half * t * 0.88} ${top + height * 0.04}`,
  )
  const cap =
    share >= 1
      ? trace`M${foot.x - half * 1.05} ${top}L${foot.x - half * 1.6} ${top - height * 0.05}H${foot.x + half * 1.6}L${foot.x + half * 1.05} ${top}ZM${foot.x - half * 1.7} ${top - height * 0.05}v${-height * 0.03}h${half * 3.4}v${height * 0.03}Z`
      : ''
  const base = trace`M${foot.x - half * 1.45} ${foot.y + 2}v${-height * 0.05}h${half * 2.9}v${height * 0.05}Z`
  return (
    filled(shaft, fill) + stroked(flutes, dark, Math.max(0.8, width * 0.05), 0.5) + filled(cap + base, fill)
  )
}

/** A standing stone or a gravestone, leaning a little. */
export function gravestone(
  stage: Stage,
  random: Random,
  foot: Point,
  height: number,
  nearness: number,
): string {
  const { palette } = stage
  const stone = mix(palette.land(nearness), palette.ink, 0.3)
  const kinds = [
    'M-30 2V-66C-30 -96 30 -96 30 -66V2Z',
    'M-26 2V-80L-14 -92H14L26 -80V2Z',
    'M-7 2V-54H-28V-70H-7V-96H7V-70H28V-54H7V2ZM-18 2V-10H18V2Z',
    'M-26 2V-10H-18L-12 -84L0 -104L12 -84L18 -10H26V2Z',
  ] as const
  const shape = random.pick(kinds)
  const scale = height / 100
  const turn = random.between(-8, 8)
  const side = stage.light.x > foot.x ? 1 : -1
  return (
    placed({ x: foot.x + side * 1.4, y: foot.y - 0.6 }, filled(shape, rimLight(stage, 0.9, 900)), {
      scale,
      turn,
    }) + placed(foot, filled(shape, stone), { scale, turn })
  )
}

/** Boulders along a line. */
export function boulders(
  stage: Stage,
  random: Random,
  groundAt: (x: number) => number,
  {
    from,
    to,
    size,
    gap,
    nearness,
  }: { from: number; to: number; size: number; gap: number; nearness: number },
): string {
  let d = ''
  for (let x = from; x < to; x += gap * random.between(0.5, 1.6))
    d += boulder(random, { x, y: groundAt(x) + 4 }, size * random.between(0.4, 1.2))
  const tone = mix(stage.palette.land(nearness), stage.palette.ink, 0.3)
  return filled(d, tone) + stroked(d, rimLight(stage, 0.45), 1.1)
}

function boulder(random: Random, foot: Point, size: number): string {
  const points: Point[] = []
  const corners = random.whole(6, 8)
  for (let i = 0; i <= corners; i++) {
    const angle = Math.PI + (i / corners) * Math.PI
    const out = size * random.between(0.75, 1.1)
    points.push({ x: foot.x + Math.cos(angle) * out, y: foot.y + Math.sin(angle) * out * 0.72 })
  }
  return polygon(points)
}

/** A broken wall with an arch in it, `width` wide. */
export function brokenArch(stage: Stage, foot: Point, width: number, nearness: number): string {
  const { palette, sheet } = stage
  const stone = mix(palette.land(nearness), palette.ink, 0.15)
  const d =
    'M-50 2V-84L-44 -96L-36 -92L-30 -108L-20 -112L-10 -108L4 -116L16 -110L22 -98L30 -102L38 -82L44 -60L50 -50V2H28V-46C28 -72 -28 -72 -28 -46V2Z'
  const joints =
    'M-50 -20H-28M-50 -40H-28M-50 -60H-30M-48 -80H34M-39 2V-20M-44 -20V-40M-36 -40V-60M28 -20H50M28 -40H50M39 2V-20M34 -20V-40M-20 -80V-104M6 -80V-110M22 -62H42'
  return placed(
    foot,
    filled(
      d,
      sheet.fall(-116, 2, { 0: mix(stone, stage.light.colour, 0.14), 1: mix(stone, palette.ink, 0.5) }),
    ) + stroked(joints, palette.ink, 0.8, 0.4),
    { scale: width / 100, flip: stage.light.x > foot.x },
  )
}

/** Icicles of stone that hang from an edge, or spikes that stand on one, as one outline. */
export function stalactites(
  random: Random,
  edgeAt: (x: number) => number,
  length: number,
  from: number,
  to: number,
  isHanging: boolean,
): string {
  const way = isHanging ? 1 : -1
  const beyond = -way * 900
  const points: Point[] = [{ x: from, y: edgeAt(from) + beyond }]
  for (let x = from; x < to;) {
    const width = random.between(14, 84)
    const drop = length * random.next() ** 2.6 + width * 0.3
    const y = edgeAt(x)
    points.push(
      { x, y: y + way * random.between(-6, 10) },
      { x: x + width * 0.36, y: y + way * drop * 0.32 },
      { x: x + width * 0.48, y: y + way * drop * 0.8 },
      { x: x + width * 0.52, y: y + way * (drop + 14) },
      { x: x + width * 0.6, y: y + way * drop * 0.5 },
    )
    x += width
  }
  points.push({ x: to, y: edgeAt(to) }, { x: to, y: edgeAt(to) + beyond })
  return polygon(points)
}

/** A cluster of crystals that glow with the accent colour. */
export function crystals(stage: Stage, random: Random, foot: Point, size: number): string {
  const { palette, sheet } = stage
  let content = ''
  const count = random.whole(4, 7)
  for (let i = 0; i < count; i++) {
    const lean = (i / (count - 1) - 0.5) * 70 + random.between(-8, 8)
    const tall = size * random.between(0.5, 1) * (1 - Math.abs(lean) / 110)
    const half = tall * random.between(0.09, 0.15)
    const fill = sheet.fall(-tall, 0, {
      0: mix(palette.accent, palette.light, 0.7),
      0.5: palette.accent,
      1: mix(palette.accent, palette.ink, 0.75),
    })
    content += placed(
      foot,
      filled(trace`M${-half} 4L${-half} ${-tall * 0.78}L0 ${-tall}L0 4Z`, fill) +
        filled(trace`M0 4L0 ${-tall}L${half} ${-tall * 0.74}L${half} 4Z`, fill, 0.62),
      { turn: lean },
    )
  }
  const shine = ellipse(
    { x: foot.x, y: foot.y - size * 0.4 },
    size * 1.7,
    size * 1.3,
    sheet.radial(
      { x: foot.x, y: foot.y - size * 0.4 },
      size * 1.7,
      { 0: faint(palette.accent, 0.42), 0.4: faint(palette.accent, 0.14), 1: faint(palette.accent, 0) },
      0.76,
    ),
  )
  return shine + content
}
