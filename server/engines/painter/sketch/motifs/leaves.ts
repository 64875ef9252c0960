import type { Random } from '#server/ground/random.ts'
import { curve, type Point, polygon, trace } from '../svg.ts'

/** A ragged ball of leaves: a lumpy outline with leaf tips of uneven length. */
export function leafClump(random: Random, centre: Point, radius: number): string {
  const count = Math.max(16, Math.round(radius * 1.3))
  const lumps = Array.from({ length: 3 }, (_, i) => ({
    many: i + 2,
    shift: random.between(0, 6.3),
    deep: random.between(0.04, 0.13),
  }))
  const points: Point[] = []
  for (let i = 0; i < count; i++) {
    const angle = ((i + random.between(-0.35, 0.35)) / count) * Math.PI * 2
    const lump = lumps.reduce(
      (sum, { many, shift, deep }) => sum + Math.sin(angle * many + shift) * deep,
      0.94,
    )
    const tip = i % 2 === 0 ? random.next() ** 2 * Math.min(0.34, 5 / radius + 0.1) : -0.05
    const out = radius * (lump + tip)
    points.push({ x: centre.x + Math.cos(angle) * out * 1.15, y: centre.y + Math.sin(angle) * out * 0.85 })
  }
  return polygon(points)
}

/** One broad leaf, as of a banana plant, that starts at an angle and bends down. */
export function broadLeaf(
  from: Point,
  angle: number,
  length: number,
  droop: number,
  width = length * 0.2,
): string {
  const over: Point[] = []
  const under: Point[] = []
  for (let i = 1; i < 9; i++) {
    const t = i / 9
    const x = from.x + Math.cos(angle) * length * t
    const y = from.y + Math.sin(angle) * length * t + droop * t * t
    const slope = Math.atan2(Math.sin(angle) * length + droop * 2 * t, Math.cos(angle) * length)
    const half = width * Math.sin(Math.PI * t ** 0.8) * 0.5
    over.push({ x: x + Math.sin(slope) * half, y: y - Math.cos(slope) * half })
    under.push({ x: x - Math.sin(slope) * half, y: y + Math.cos(slope) * half })
  }
  const tip = { x: from.x + Math.cos(angle) * length, y: from.y + Math.sin(angle) * length + droop }
  return curve([from, ...over, tip, ...under.reverse()], true)
}

/** One feathered leaf that starts at an angle and hangs down. */
export function frond(from: Point, angle: number, length: number, droop: number): string {
  const spine: Point[] = []
  for (let i = 0; i <= 10; i++) {
    const t = i / 10
    spine.push({
      x: from.x + Math.cos(angle) * length * t,
      y: from.y + Math.sin(angle) * length * t + droop * t * t,
    })
  }
  const under: Point[] = []
  const over: Point[] = []
  for (let i = 1; i < 10; i++) {
    const at = spine[i]!
    const width = length * 0.13 * Math.sin((i / 10) * Math.PI * 0.92 + 0.15)
    over.push({ x: at.x + width * 0.25, y: at.y - width * 0.35 }, { x: at.x + 1, y: at.y - 1 })
    under.push(
      { x: at.x + Math.sign(Math.cos(angle)) * -width * 0.1, y: at.y + width },
      { x: at.x, y: at.y + 1.5 },
    )
  }
  return polygon([from, ...over, spine[10]!, ...under.reverse()])
}

/** Blades of grass along a line. */
export function grass(
  random: Random,
  groundAt: (x: number) => number,
  from: number,
  to: number,
  height: number,
  gap = 5,
): string {
  let d = ''
  for (let x = from; x < to; x += gap * random.between(0.4, 1.6)) {
    const tall = height * random.between(0.35, 1)
    const bend = random.between(-0.5, 0.6) * tall
    const y = groundAt(x) + 3
    d += trace`M${x - 1.6} ${y}Q${x} ${y - tall * 0.6} ${x + bend} ${y - tall}Q${x + 2.2} ${y - tall * 0.5} ${x + 2} ${y}Z`
  }
  return d
}
