import { rimLight } from '../light.ts'
import { fir } from '../motifs/trees.ts'
import { WIDTH } from '../stage.ts'
import { type Edge, type Land, landscape } from './land.ts'
import { snowCaps } from '../motifs/snow-caps.ts'
import { shadedSides } from '../motifs/terrain.ts'
import { type Point, each, curve, trace } from '../svg.ts'
import { filled, stroked } from '../ink.ts'
import { type Colour, oklch, mix, faint } from '../colour.ts'

/** Far peaks under snow, where mountains are told of: down to `base`, with snow so deep and their far sides so dark. */
const snowyPeaks = (land: Land, peaks: Edge, base: number, snow: number, shade: number): string =>
  land.where(
    'mountains',
    () =>
      land.layer(peaks, 0.14, base) +
      snowCaps(land.stage, peaks.points, snow) +
      shadedSides(land.stage, peaks.points, shade, base - 20),
  )

/** Snow as far as the eye goes, drifts in the foreground. */
export const snowfield = landscape('snowfield', (land) => {
  const { stage, random, palette } = land
  const snow = mix(oklch(land.facts.time === 'night' ? 0.6 : 0.86, 0.03, 245), palette.horizon, 0.35)
  const blue = mix(palette.skyMiddle, oklch(0.42, 0.06, 250), 0.5)
  const far = land.ridge('peaks', 460, 260, 2.4)
  const [first, second, near] = [
    land.ridge('hills', 520, 60, 1.5),
    land.ridge('hills', 590, 80, 1.2),
    land.ridge('hills', 690, 100, 0.9),
  ]
  const x = WIDTH * random.between(0.4, 0.6)
  const drift = ({ points }: Edge, i: number) => {
    const top = Math.min(...points.map(({ y }) => y))
    const fill = land.fall(top, top + 190, {
      0: mix(snow, stage.light.colour, 0.25 - i * 0.05),
      0.3: mix(snow, blue, 0.3 + i * 0.14),
      1: mix(blue, palette.ink, 0.15 + i * 0.18),
    })
    const edge = curve(points)
    return filled(`${edge}L${WIDTH + 20} 740L-20 740Z`, fill) + stroked(edge, rimLight(stage, 0.8, 800), 1.6)
  }
  let trees = ''
  for (let i = 0; i < 9; i++) {
    const at = random.chance(0.5) ? random.between(-20, 330) : random.between(WIDTH - 330, WIDTH + 20)
    trees += fir(random, { x: at, y: second.at(at) + 8 }, random.between(110, 240))
  }
  return {
    behind: [
      land.sky(480),
      snowyPeaks(land, far, 540, 110, 0.2),
      land.mist(380, 560, 0.5, 6, snow),
      drift(first, 0),
      land.where('trees', () =>
        land.tinted(
          0.45,
          land.firs((at) => first.at(at) + 4, 58, 40, { from: -20 }),
        ),
      ),
      drift(second, 1),
      land.where('trees', () => land.tinted(0.84, trees)),
      land.mist(500, 660, 0.35, 8, snow),
      drift(near, 2),
      footprints(land, x, near.at(x)),
    ],
    x,
    on: near,
    sunk: 16,
    height: 124,
  }
})

function footprints({ palette, many }: Land, x: number, y: number): string {
  const steps = many(15, (i) => {
    const t = (i + 1) / 16
    const [wide, tall] = [3 + t * 5, 1.4 + t * 2]
    const at = { x: x - t * 190 + Math.sin((i + 1) * 1.7) * 5 - wide, y: y + 18 + t * 90 }
    return trace`M${at}a${wide} ${tall} 0 1 0 ${wide * 2} 0a${wide} ${tall} 0 1 0 ${-wide * 2} 0Z`
  })
  return filled(steps, mix(palette.skyTop, palette.ink, 0.2), 0.5)
}

/** Dunes with sharp crests; pyramids far off where they are told of. */
export const desert = landscape('desert', (land) => {
  const { random, palette, light } = land
  const sand = mix(oklch(land.facts.time === 'night' ? 0.42 : 0.7, 0.09, 65), palette.horizon, 0.3)
  const shade = mix(palette.skyMiddle, oklch(0.34, 0.06, 40), 0.55)
  const dunes = [
    land.ridge('dunes', 520, 60, 3),
    land.ridge('dunes', 580, 90, 2.2),
    land.ridge('dunes', 650, 120, 1.7),
    land.ridge('dunes', 716, 110, 1.2),
  ] as const
  const drawn = dunes.map(({ points }, i) =>
    dune(land, points, mix(sand, palette.ink, i * 0.12), mix(shade, palette.ink, i * 0.16)),
  )
  const x = WIDTH * random.between(0.36, 0.64)
  const pyramidX = light.x + (land.isLightRight ? -190 : 190)
  return {
    behind: [
      land.sky(500),
      land.told(
        'pyramid',
        () =>
          pyramid(land, { x: pyramidX, y: 512 }, 190) +
          pyramid(land, { x: pyramidX + 150, y: 514 }, 110) +
          pyramid(land, { x: pyramidX - 130, y: 513 }, 76),
      ),
      land.mist(420, 560, 0.6, 8),
      ...drawn.slice(0, 2),
      land.mist(490, 620, 0.3, 9, sand),
      ...drawn.slice(2),
      land.birds(WIDTH - light.x, 190, 4, 12),
    ],
    x,
    on: dunes[3],
    sunk: 6,
    height: 150,
  }
})

/** A dune: its windward side lit, the slip face below the crest in shade. */
function dune({ stage, fall }: Land, points: Point[], sand: Colour, shade: Colour): string {
  const top = Math.min(...points.map(({ y }) => y))
  const edge = curve(points)
  let faces = ''
  for (const [i, point] of points.entries()) {
    const [before, after] = [points[i - 1], points[i + 1]]
    if (!before || !after || point.y >= before.y || point.y > after.y) continue
    const end = points.findIndex(({ y }, j) => j >= i && (j === i + 15 || (points[j + 1]?.y ?? 0) < y))
    const slip = points.slice(i, end + 1)
    const depth = 90 + (point.y - top)
    const foot = { x: point.x - 60, y: point.y + depth }
    const last = slip.at(-1)!
    faces += trace`M${point}${each(slip, (at) => trace`L${at}`)}Q${last.x - 40} ${last.y + depth * 0.5} ${foot}Q${point.x + 34} ${point.y + depth * 0.4} ${point}Z`
  }
  return (
    filled(
      `${edge}L${WIDTH + 20} 760L-20 760Z`,
      fall(top, top + 220, { 0: sand, 1: mix(sand, shade, 0.85) }),
    ) +
    filled(faces, stage.sheet.down({ 0: faint(shade, 0.95), 1: faint(shade, 0.1) })) +
    stroked(edge, rimLight(stage, 0.75, 900), 1.6)
  )
}

function pyramid({ palette, light }: Land, foot: Point, height: number): string {
  const half = height * 0.82
  const stone = palette.land(0.24)
  const isLitRight = light.x > foot.x
  const corner = { x: foot.x + (isLitRight ? -0.2 : 0.2) * half, y: foot.y + 6 }
  const face = (x: number, isLit: boolean) =>
    filled(
      trace`M${foot.x} ${foot.y - height}L${x} ${foot.y}L${corner}Z`,
      isLit ? mix(stone, light.colour, 0.32) : mix(stone, palette.skyTop, 0.4),
    )
  return face(foot.x - half, !isLitRight) + face(foot.x + half, isLitRight)
}
