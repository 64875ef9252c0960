import { mix } from '../colour.ts'
import { stroked } from '../ink.ts'
import { rimLight } from '../light.ts'
import { castle } from '../motifs/castle.ts'
import { cactus } from '../motifs/plants.ts'
import { snowCaps } from '../motifs/snow-caps.ts'
import { shadedSides } from '../motifs/terrain.ts'
import { bareTree } from '../motifs/trees.ts'
import { WIDTH } from '../stage.ts'
import { curve, type Point, trace } from '../svg.ts'
import { type Edge, type Land, landscape, SILL } from './land.ts'

/** Range behind range, seen from a ledge. */
export const mountains = landscape('mountains', (land) => {
  const { stage, away, random, isLightRight } = land
  const ranges = (
    [
      [470, 330, 2.4, 0.06],
      [520, 260, 3.1, 0.22],
      [590, 210, 2.6, 0.42],
      [670, 170, 2.1, 0.62],
    ] as const
  ).map(([base, height, tops, nearness]) => ({
    base,
    nearness,
    edge: land.ridge('peaks', base, height, tops),
  }))
  const points = rocksOfLedge.map(([x, y]) => ({ x: away(x), y }))
  const rim = curve(points)
  const ledge = land.edge(points.slice(0, 7).sort((a, b) => a.x - b.x))
  return {
    behind: [
      land.sky(470),
      ...ranges.flatMap(({ edge, nearness, base }, i) => [
        land.layer(edge, nearness, base + 90),
        i < 2 ? snowCaps(stage, edge.points, i === 0 ? 70 : 46) : '',
        shadedSides(stage, edge.points, nearness, base + 60),
        land.mist(base - 130, base + 80, 0.6 - i * 0.1, 4 + i),
      ]),
      land.tinted(
        0.74,
        land.firs((x) => ranges[3]!.edge.at(x) + 26, 70, 17),
      ),
      land.mist(560, 740, 0.35, 6),
      land.inked(`${rim}L${away(-20)} 760Z`),
      stroked(rim, rimLight(stage, 0.7), 2),
      land.inked(
        land.grass(ledge, 20, 5, isLightRight ? { to: 440 } : { from: WIDTH - 440, to: WIDTH + 10 }),
      ),
    ],
    x: WIDTH * (isLightRight ? 0.27 : 0.73),
    on: ledge,
    sunk: 4,
    isUneven: true,
    height: 132,
    before: [land.inked(bareTree(random, { x: away(70), y: 600 }, 330, isLightRight ? 1 : -1))],
  }
})

/** A rock that juts out into the picture from one side: seven points of its top, then its face. */
const rocksOfLedge = [
  [-20, 566],
  [90, 580],
  [190, 588],
  [300, 590],
  [400, 600],
  [452, 616],
  [470, 640],
  [450, 668],
  [470, 700],
  [440, 740],
] as const

/** A castle on its crag above wooded valleys, seen from a ledge. */
const castleView = landscape('castle place', (land) => {
  const { stage, random, light } = land
  const isLeft = light.x < WIDTH / 2
  const mirrored = (share: number) => WIDTH * (isLeft ? share : 1 - share)
  const castleX = light.x + (isLeft ? 1 : -1) * random.between(60, 150)
  const far = land.ridge('peaks', 470, 240, 3.2)
  const middle = land.ridge('peaks', 540, 190, 2.4)
  const top = random.between(372, 400)
  const crag = cragUnder(land, castleX, top)
  const wood = land.ridge('hills', 640, 130, 2.5)
  const grove = land.ridge('hills', 745, 150, 1.6)
  const rock: Point[] = [
    { x: isLeft ? WIDTH + 20 : -20, y: 560 },
    { x: mirrored(0.9), y: 590 },
    { x: mirrored(0.74), y: 604 },
    { x: mirrored(0.6), y: 628 },
    { x: mirrored(0.42), y: 690 },
    { x: mirrored(0.2), y: 740 },
  ]
  const ledge = land.edge(rock.toSorted((a, b) => a.x - b.x))
  const tufts = land.grass(ledge, 26, 5, isLeft ? { from: 560 } : { from: 0, to: 720 })
  return {
    behind: [
      land.sky(500),
      land.layer(far, 0.12, 520),
      shadedSides(stage, far.points, 0.12, 520),
      land.mist(380, 560, 0.5, 4),
      land.layer(middle, 0.3, 600),
      shadedSides(stage, middle.points, 0.3, 600),
      castle(stage, { x: castleX, y: top + 8 }, 190, 0.5),
      land.layer(crag, 0.52, 660),
      land.mist(470, 660, 0.42, 5),
      land.tinted(0.66, land.firs(wood, 74, 15)),
      land.layer(wood, 0.66, 700, { rim: 0, haze: 1 }),
      land.mist(540, 720, 0.4, 6),
      land.tinted(0.86, land.firs(grove, 130, 26)),
      land.layer(grove, 0.86, 760, { rim: 0, haze: 1 }),
      land.inked(`${curve(rock)}L${rock[0]!.x} 760Z`),
      land.inked(tufts),
    ],
    x: mirrored(0.74),
    on: ledge,
    sunk: 4,
    isUneven: true,
    height: 128,
  }
})

/** A steep rock with a narrow top at `y` for the castle, falling to wooded slopes. */
function cragUnder(land: Land, x: number, y: number): Edge {
  const rough = land.ridge('rocks', 0, 46, 5)
  return land.edge(
    rough.points.map((point) => {
      const out = Math.max(0, Math.abs(point.x - x) - 96)
      const cliff = 130 * (1 - Math.exp(-out / 46)) + out * 0.22
      return { x: point.x, y: Math.min(650, y + cliff + point.y * Math.min(1, out / 60)) }
    }),
  )
}

/** Red mesas and cacti. */
export const canyon = landscape('canyon', (land) => {
  const { stage, random, light } = land
  const mesas = (
    [
      [500, 190, 3.4, 0.1],
      [530, 230, 2.4, 0.3],
      [570, 150, 2, 0.5],
    ] as const
  ).map(([base, height, tops, nearness]) => ({
    base,
    nearness,
    edge: land.ridge('mesas', base, height, tops),
  }))
  const floor = land.ridge('hills', 690, 70, 1.6)
  let plants = ''
  for (const x of [random.between(60, 190), random.between(1040, 1180), random.between(300, 420)])
    plants += cactus(random, { x, y: floor.at(x) + 6 }, random.between(110, 250))
  const x = WIDTH * random.between(0.46, 0.6)
  return {
    behind: [
      land.sky(500),
      ...mesas.flatMap(({ edge, nearness, base }, i) => [
        land.layer(edge, nearness, base + 60, { rim: 0.7 }),
        strata(land, edge.points, nearness, base),
        land.mist(base - 90, base + 60, 0.5 - i * 0.1, 7),
      ]),
      land.layer(floor, 0.82, 780),
      land.tinted(0.9, land.grass(floor, 15, 17)),
      land.inked(plants),
      stroked(plants, rimLight(stage, 0.5, 800), 1.4),
      land.birds(light.x + 60, 170, 3, 18),
    ],
    x,
    on: floor,
    sunk: 22,
    height: 150,
    before: [land.boulders(SILL, 34, 210)],
  }
})

/** The level layers in a mesa's wall. */
function strata({ random, palette }: Land, points: Point[], nearness: number, base: number): string {
  const top = Math.min(...points.map(({ y }) => y))
  let d = ''
  for (let y = top + 16; y < base; y += random.between(9, 24)) {
    let isOpen = false
    for (const point of points.filter((_, i) => i % 3 === 0)) {
      const isInside = point.y < y - 3
      d += isInside ? trace`${isOpen ? 'L' : 'M'}${point.x} ${y + Math.sin(point.x * 0.05) * 1.5}` : ''
      isOpen = isInside
    }
  }
  return stroked(d, mix(palette.land(nearness), palette.ink, 0.6), 1.6, 0.28)
}

export { castleView as castle }
