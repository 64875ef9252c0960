import type { Random } from '#server/ground/random.ts'
import { type Point, polygon, trace } from '../svg.ts'
import { broadLeaf } from './leaves.ts'
import { limb } from './trees.ts'

/** A tall cactus with raised arms. */
export function cactus(random: Random, foot: Point, height: number): string {
  const thick = height * 0.13
  const stem = (x: number, from: number, to: number, width: number) =>
    trace`M${x - width / 2} ${from}V${to + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${from}Z`
  let d = stem(foot.x, foot.y + 4, foot.y - height, thick)
  for (const side of random.chance(0.75) ? [-1, 1] : [1]) {
    const out = side * height * random.between(0.2, 0.27)
    const elbow = foot.y - height * random.between(0.36, 0.52)
    const tip = elbow - height * random.between(0.2, 0.36)
    const width = thick * 0.74
    const [left, right] = side < 0 ? [foot.x + out, foot.x] : [foot.x, foot.x + out]
    d += trace`M${left - (side < 0 ? width / 2 : 0)} ${elbow - width / 2}H${right + (side > 0 ? width / 2 : 0)}V${elbow + width / 2}H${left - (side < 0 ? width / 2 : 0)}Z`
    d += stem(foot.x + out, elbow + width / 2, tip, width)
  }
  return d
}

/** Stalks of reed with their heads. */
export function reeds(random: Random, foot: Point, height: number, count: number): string {
  let d = ''
  for (let i = 0; i < count; i++) {
    const x = foot.x + random.between(-0.5, 0.5) * height * 0.8
    const tall = height * random.between(0.5, 1)
    const lean = random.between(-0.12, 0.14) * tall
    d += limb(
      { x, y: foot.y + 6 },
      { x: x + lean * 0.3, y: foot.y - tall * 0.5 },
      { x: x + lean, y: foot.y - tall },
      2.6,
      1.2,
    )
    if (i % 3 === 0)
      d += limb(
        { x: x + lean * 0.82, y: foot.y - tall * 0.8 },
        { x: x + lean * 0.9, y: foot.y - tall * 0.88 },
        { x: x + lean * 0.98, y: foot.y - tall * 0.97 },
        6,
        5,
      )
    else
      d += broadLeaf({ x, y: foot.y }, -Math.PI / 2 + random.between(-0.5, 0.5), tall * 0.8, tall * 0.12, 5)
  }
  return d
}

/** Flowers on thin stems; gives stems and blossoms apart, since they differ in colour. */
export function flowers(
  random: Random,
  groundAt: (x: number) => number,
  from: number,
  to: number,
  height: number,
  gap: number,
): { stems: string; blossoms: string } {
  let stems = ''
  let blossoms = ''
  for (let x = from; x < to; x += gap * random.between(0.3, 1.7)) {
    const tall = height * random.between(0.4, 1)
    const foot = { x, y: groundAt(x) + 3 }
    const top = { x: x + random.between(-0.16, 0.16) * tall, y: foot.y - tall }
    stems += limb(foot, { x, y: foot.y - tall * 0.5 }, top, 2, 1.2)
    blossoms += blossom(random, top, tall * random.between(0.09, 0.16))
  }
  return { stems, blossoms }
}

function blossom(random: Random, centre: Point, radius: number): string {
  const turn = random.between(0, 6)
  const petals = 5
  const points: Point[] = []
  for (let i = 0; i < petals * 2; i++) {
    const angle = turn + (i / (petals * 2)) * Math.PI * 2
    const out = radius * (i % 2 === 0 ? 1 : 0.5)
    points.push({ x: centre.x + Math.cos(angle) * out, y: centre.y + Math.sin(angle) * out * 0.85 })
  }
  return polygon(points)
}

/** A clipped hedge, bumpy on top, from one x to another. */
export function hedge(random: Random, from: number, to: number, top: number, foot: number): string {
  const points: Point[] = [{ x: from, y: foot }]
  for (let x = from; x <= to; x += 7) points.push({ x, y: top + random.between(-3, 3) })
  points.push({ x: to, y: foot })
  return polygon(points)
}
