import { mistBank } from '../clouds.ts'
import { rimLight } from '../light.ts'
import { birds } from '../motifs/creatures.ts'
import { heightAt, ridgeLine } from '../motifs/terrain.ts'
import { shows } from '../plated-things.ts'
import type { Scenery } from '../scenery.ts'
import { sky } from '../sky.ts'
import { type Stage, WIDTH } from '../stage.ts'
import { type Point, polygon, curve, trace } from '../svg.ts'
import { filled, stroked } from '../ink.ts'
import { oklch, mix, faint } from '../colour.ts'

/** Dunes with sharp crests; pyramids far off where they are told of. */
export function desert(stage: Stage): Scenery {
  const { palette, light, facts } = stage
  const random = stage.random.fork('desert')
  const sand = mix(oklch(facts.time === 'night' ? 0.42 : 0.7, 0.09, 65), palette.horizon, 0.3)
  const shade = mix(palette.skyMiddle, oklch(0.34, 0.06, 40), 0.55)
  const dunes = [
    { base: 520, height: 60, tops: 3 },
    { base: 580, height: 90, tops: 2.2 },
    { base: 650, height: 120, tops: 1.7 },
    { base: 742, height: 130, tops: 1.2 },
  ].map((line) => ridgeLine(random, { shape: 'dunes', ...line }))
  const drawn = dunes.map((points, i) =>
    dune(stage, points, mix(sand, palette.ink, i * 0.12), mix(shade, palette.ink, i * 0.16)),
  )
  const standX = WIDTH * random.between(0.36, 0.64)
  const near = dunes[3]!
  const pyramidX = light.x + (light.x < WIDTH / 2 ? 190 : -190)
  return {
    behind:
      sky(stage, 500) +
      (shows(stage, 'pyramid')
        ? pyramid(stage, { x: pyramidX, y: 512 }, 190) +
          pyramid(stage, { x: pyramidX + 150, y: 514 }, 110) +
          pyramid(stage, { x: pyramidX - 130, y: 513 }, 76)
        : '') +
      mistBank(stage, { top: 420, bottom: 560, colour: palette.horizon, opacity: 0.6, stretch: 8 }) +
      drawn.slice(0, 2).join('') +
      mistBank(stage, { top: 490, bottom: 620, colour: sand, opacity: 0.3, stretch: 9 }) +
      drawn.slice(2).join('') +
      birds(stage, { x: WIDTH - light.x, y: 190 }, 4, 12),
    ground: { x: standX, y: heightAt(near, standX) + 6 },
    height: 122,
    before: '',
  }
}

/** A dune: its windward side lit, the slip face below the crest in shade. */
function dune(
  stage: Stage,
  points: Point[],
  sand: ReturnType<typeof oklch>,
  shade: ReturnType<typeof oklch>,
): string {
  const top = Math.min(...points.map(({ y }) => y))
  const body = `${curve(points)}L${WIDTH + 20} 760L-20 760Z`
  let faces = ''
  for (const [i, point] of points.entries()) {
    const [before, after] = [points[i - 1], points[i + 1]]
    if (!before || !after || point.y >= before.y || point.y > after.y) continue
    const slip: Point[] = []
    for (let j = i; points[j] && j < i + 16; j++) {
      slip.push(points[j]!)
      if (points[j + 1] && points[j + 1]!.y < points[j]!.y) break
    }
    const depth = 90 + (point.y - top)
    const foot = { x: point.x - 60, y: point.y + depth }
    faces += trace`M${point.x} ${point.y}${slip.map(({ x, y }) => trace`L${x} ${y}`).join('')}Q${slip.at(-1)!.x - 40} ${slip.at(-1)!.y + depth * 0.5} ${foot.x} ${foot.y}Q${point.x + 34} ${point.y + depth * 0.4} ${point.x} ${point.y}Z`
  }
  return (
    filled(body, stage.sheet.fall(top, top + 220, { 0: sand, 1: mix(sand, shade, 0.85) })) +
    filled(faces, stage.sheet.down({ 0: faint(shade, 0.95), 1: faint(shade, 0.1) })) +
    stroked(curve(points), rimLight(stage, 0.75, 900), 1.6)
  )
}

function pyramid(stage: Stage, foot: Point, height: number): string {
  const { palette, light } = stage
  const half = height * 0.82
  const stone = palette.land(0.24)
  const isLitRight = light.x > foot.x
  const corner = foot.x + (isLitRight ? -0.2 : 0.2) * half
  const face = (x: number, isLit: boolean) =>
    filled(
      polygon([
        { x: foot.x, y: foot.y - height },
        { x, y: foot.y },
        { x: corner, y: foot.y + 6 },
      ]),
      isLit ? mix(stone, light.colour, 0.32) : mix(stone, palette.skyTop, 0.4),
    )
  return face(foot.x - half, !isLitRight) + face(foot.x + half, isLitRight)
}
