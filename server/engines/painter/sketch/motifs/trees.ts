import type { Random } from '#server/ground/random.ts'
import { type Point, polygon, trace } from '../svg.ts'
import { frond, leafClump } from './leaves.ts'

/** A fir, its foot at `foot`: ragged boughs that hang a little. */
export function fir(random: Random, foot: Point, height: number): string {
  const tiers = Math.max(6, Math.round(height / 9))
  const right: Point[] = []
  const left: Point[] = []
  const lean = random.between(-0.02, 0.02) * height
  for (let i = 0; i <= tiers; i++) {
    const down = i / tiers
    const y = foot.y - height * (1 - down * 0.93)
    const reach = height * 0.21 * down ** 0.82
    const x = foot.x + lean * (1 - down)
    for (const [side, edge] of [
      [1, right],
      [-1, left],
    ] as const) {
      const bough = reach * random.between(0.62, 1.15)
      edge.push({ x: x + side * bough, y: y + height * 0.025 * random.between(0.4, 1.3) })
      edge.push({ x: x + side * bough * random.between(0.3, 0.5), y: y + height * 0.012 })
    }
  }
  const stem = height * 0.016
  return polygon([
    { x: foot.x + lean, y: foot.y - height * 1.04 },
    ...right,
    { x: foot.x + stem, y: foot.y - height * 0.06 },
    { x: foot.x + stem, y: foot.y + 4 },
    { x: foot.x - stem, y: foot.y + 4 },
    { x: foot.x - stem, y: foot.y - height * 0.06 },
    ...left.reverse(),
  ])
}

/** A tree without leaves: limbs that fork and taper, with twigs at their ends. */
export function bareTree(random: Random, foot: Point, height: number, bend = 0): string {
  let d = ''
  const grow = (from: Point, angle: number, length: number, thickness: number, depth: number): void => {
    const sway = random.between(-0.18, 0.18)
    const middle = {
      x: from.x + Math.sin(angle + sway) * length * 0.55,
      y: from.y - Math.cos(angle + sway) * length * 0.55,
    }
    const end = { x: from.x + Math.sin(angle) * length, y: from.y - Math.cos(angle) * length }
    d += limb(from, middle, end, thickness, thickness * 0.62)
    if (depth === 0) return
    const forks = depth > 3 ? 2 : random.whole(2, 3)
    for (let i = 0; i < forks; i++) {
      const turn =
        (i / (forks - 1) - 0.5) * random.between(0.7, 1.35) + random.between(-0.18, 0.18) + bend * 0.12
      grow(end, angle + turn, length * random.between(0.62, 0.84), thickness * 0.64, depth - 1)
    }
    if (depth < 5 && random.chance(0.55)) {
      grow(
        middle,
        angle + random.pick([-1, 1]) * random.between(0.6, 1.1),
        length * 0.5,
        thickness * 0.4,
        Math.max(0, depth - 2),
      )
    }
  }
  grow({ x: foot.x, y: foot.y + 4 }, bend * 0.15, height * 0.3, height * 0.065, 5)
  return d
}

/** A broad tree: a trunk under a crown of leaf clumps. */
export function leafTree(random: Random, foot: Point, height: number, width = height * 0.7): string {
  const trunk = height * 0.045
  let d = limb(
    { x: foot.x, y: foot.y + 4 },
    { x: foot.x + random.between(-0.03, 0.03) * height, y: foot.y - height * 0.25 },
    { x: foot.x + random.between(-0.05, 0.05) * height, y: foot.y - height * 0.62 },
    trunk * 2,
    trunk * 0.8,
  )
  const clumps = 16 + Math.round(height / 9)
  for (let i = 0; i < clumps; i++) {
    const angle = random.between(0, Math.PI * 2)
    const out = Math.sqrt(random.next())
    const x = foot.x + Math.cos(angle) * out * width * 0.42
    const y = foot.y - height * 0.66 + Math.sin(angle) * out * height * 0.25
    d += leafClump(random, { x, y }, height * random.between(0.035, 0.1) + 3)
  }
  return d
}

/** A palm: a bent stem and feathered leaves. */
export function palm(
  random: Random,
  foot: Point,
  height: number,
  lean = random.between(-0.25, 0.25),
): string {
  const top = { x: foot.x + lean * height, y: foot.y - height }
  let d = limb(
    { x: foot.x, y: foot.y + 4 },
    { x: foot.x + lean * height * 0.25, y: foot.y - height * 0.55 },
    top,
    height * 0.055,
    height * 0.028,
  )
  for (let i = 0; i < 9; i++) {
    const angle = -Math.PI * 0.5 + (i / 8 - 0.5) * 3.9 + random.between(-0.15, 0.15)
    d += frond(top, angle, height * random.between(0.36, 0.5), height * 0.3)
  }
  return d
}

/** A tapering limb bent through a middle point. */
export function limb(from: Point, middle: Point, to: Point, thickFrom: number, thickTo: number): string {
  const angle = Math.atan2(to.y - from.y, to.x - from.x) - Math.PI / 2
  const across = { x: Math.cos(angle), y: Math.sin(angle) }
  const edge = (at: Point, thickness: number) =>
    trace`${at.x + across.x * thickness} ${at.y + across.y * thickness}`
  const waist = (thickFrom + thickTo) / 4
  return `M${edge(from, thickFrom / 2)}Q${edge(middle, waist)} ${edge(to, thickTo / 2)}L${edge(to, -thickTo / 2)}Q${edge(middle, -waist)} ${edge(from, -thickFrom / 2)}Z`
}
