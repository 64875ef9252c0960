import { rimLight } from '../light.ts'
import { campfire, tent } from '../motifs/campfire.ts'
import { cottage, steeple } from '../motifs/cottages.ts'
import { windmill } from '../motifs/landmarks.ts'
import { leafClump } from '../motifs/leaves.ts'
import { smoke } from '../motifs/smoke.ts'
import { fir, leafTree } from '../motifs/trees.ts'
import { HEIGHT, WIDTH } from '../stage.ts'
import { type Edge, type Land, landscape, SILL } from './land.ts'
import { areStreetLampsLit } from '../daylight.ts'
import { each, curve, trace } from '../svg.ts'
import { filled, stroked, box } from '../ink.ts'
import { mix } from '../colour.ts'

/** Sky and bare ground, where the words tell of the open and not of where; people are seen from near. */
export const open = landscape('open', (land) => {
  return {
    behind: [
      land.sky(560),
      box(0, 540, WIDTH, HEIGHT - 540, land.meadow(540, 0.62)),
      land.mist(460, 640, 0.6, 7),
    ],
    x: WIDTH * (land.isLightRight ? 0.36 : 0.64),
    on: 664,
    height: 350,
    before: [land.where('grass', () => land.inked(land.grass(HEIGHT + 6, 40)))],
  }
})

/** Rolling fields, with a windmill where one is told of. */
export const fields = landscape('fields', (land) => {
  const { random, stage, palette, light } = land
  const far = land.ridge('hills', 500, 110, 2.4)
  const middle = land.ridge('hills', 550, 100, 1.9)
  const near = land.ridge('hills', 620, 120, 1.5)
  const front = land.ridge('hills', 735, 150, 1.2)
  const millX = WIDTH * (land.isLightRight ? random.between(0.22, 0.32) : random.between(0.68, 0.78))
  const x = WIDTH - millX + random.between(-60, 60)
  const meadow = land.flowers((at) => front.at(at) + 30, 60, 10)
  const barnX = millX + (millX > WIDTH / 2 ? -250 : 250)
  return {
    behind: [
      land.sky(500),
      land.layer(far, 0.14, 560),
      hedgerow(land, far, 0.2, 12),
      land.mist(400, 560, 0.5, 7),
      land.layer(middle, 0.32, 640),
      furrows(land, middle, 0.32),
      hedgerow(land, middle, 0.4, 18),
      cottage(stage, random, { x: barnX, y: middle.at(barnX) + 8 }, 80, 0.42),
      land.layer(near, 0.54, 720),
      furrows(land, near, 0.54),
      land.told('windmill', () =>
        windmill(stage, { x: millX, y: near.at(millX) + 6 }, 230, 0.6, random.between(10, 40)),
      ),
      land.layer(front, 0.8, 790),
      land.tinted(0.84, land.grass(front, 30, 4, { to: WIDTH + 10 })),
      land.birds(light.x, 210, 9, 10),
    ],
    x,
    on: front,
    sunk: 18,
    height: 128,
    before: [
      land.inked(land.grass(SILL, 66) + meadow.stems),
      filled(meadow.blossoms, mix(palette.accent, palette.lamp, 0.35), 0.85),
    ],
  }
})

function hedgerow({ random, tinted }: Land, edge: Edge, nearness: number, size: number): string {
  let d = ''
  for (let x = -10; x < WIDTH; x += size * random.between(0.6, 6)) {
    const y = edge.at(x) - size * 0.1
    d += random.chance(0.35)
      ? leafTree(random, { x, y: y + 6 }, size * random.between(2, 3.4))
      : leafClump(random, { x, y }, size * random.between(0.4, 0.9))
  }
  return tinted(nearness, d)
}

/** Lines of the plough that follow a hill. */
function furrows({ random, palette }: Land, edge: Edge, nearness: number): string {
  const vanish = { x: WIDTH * random.between(0.2, 0.8), y: Math.min(...edge.points.map(({ y }) => y)) }
  let d = ''
  for (let i = -14; i <= 14; i++) {
    const x = vanish.x + i * 26
    d += trace`M${x} ${edge.at(Math.min(WIDTH, Math.max(0, x))) + 3}Q${x + i * 26} ${vanish.y + 150} ${x + i * 80} ${vanish.y + 300}`
  }
  return stroked(d, mix(palette.land(nearness), palette.ink, 0.5), 2.4, 0.22)
}

/** A village in its valley; its church where one is told of. */
export const village = landscape('village', (land) => {
  const { random, stage } = land
  const isLit = areStreetLampsLit(land.facts)
  const far = land.ridge('peaks', 470, 220, 2.6)
  const slope = land.ridge('hills', 530, 80, 2.2)
  const green = land.ridge('hills', 640, 50, 1.6)
  const front = land.ridge('hills', 735, 90, 1.3)
  const houses = (edge: Edge, count: number, width: number, nearness: number, lift: number) =>
    land.many(count, (i) => {
      const x = ((i + random.between(0.15, 0.85)) / count) * WIDTH
      const foot = { x, y: edge.at(x) + lift }
      return cottage(
        stage,
        random,
        foot,
        width * random.between(0.8, 1.2),
        nearness,
        isLit && random.chance(0.8),
      )
    })
  const churchX = WIDTH * random.between(0.44, 0.56)
  const x = WIDTH * random.pick([0.24, 0.76])
  return {
    behind: [
      land.sky(490),
      land.layer(far, 0.12, 540),
      land.mist(390, 530, 0.55, 6),
      land.tinted(
        0.34,
        land.firs((at) => slope.at(at) - 6, 56, 26),
      ),
      land.layer(slope, 0.38, 620, { rim: 0 }),
      houses(slope, 8, 62, 0.44, 22),
      land.where('church', () => steeple(stage, { x: churchX, y: slope.at(churchX) + 46 }, 210, 0.52)),
      houses(slope, 6, 92, 0.56, 66),
      land.mist(480, 640, 0.38, 7),
      land.layer(green, 0.68, 740, { rim: 0.2 }),
      houses(green, 4, 168, 0.74, 16),
      land.where('smoke', () => smoke(land, green)),
      land.layer(front, 0.93, 800, { rim: 0.4 }),
      land.inked(land.grass(front, 24)),
    ],
    x,
    on: front,
    sunk: 14,
    height: 140,
    before: [land.inked(leafTree(random, { x: x < WIDTH / 2 ? 30 : WIDTH - 30, y: HEIGHT + 10 }, 560, 430))],
  }
})

/** A road that winds to the horizon between hills. */
export const road = landscape('road', (land) => {
  const { random, palette, light, stage } = land
  const far = land.ridge('peaks', 480, 190, 2.8)
  const middle = land.ridge('hills', 540, 90, 2.2)
  const sway = random.pick([-1, 1])
  const centre = (t: number) =>
    WIDTH / 2 + sway * Math.sin(t * 5.2) * 504 * (1 - t) * t + (light.x - WIDTH / 2) * (1 - t) * 0.6
  const side = (way: number) =>
    Array.from({ length: 24 }, (_, i) => {
      const t = i / 23
      return { x: centre(t) + way * (3 + 320 * t ** 2.3), y: 505 + 235 * t ** 1.35 }
    })
  const [left, right] = [side(-1), side(1)]
  const way = `${curve(left)}${each(right.toReversed(), (point) => trace`L${point}`)}Z`
  const x = centre(0.72) + 20
  const trees = each([WIDTH * 0.08, WIDTH * 0.93, WIDTH * 0.2], (at, i) =>
    leafTree(random, { x: at, y: 610 + i * 14 }, random.between(250, 330) - i * 60),
  )
  return {
    behind: [
      land.sky(490),
      land.where('mountains', () => land.layer(far, 0.12, 540)),
      land.mist(400, 550, 0.6, 6),
      land.where('trees', () =>
        land.tinted(
          0.4,
          land.firs((at) => middle.at(at) + 4, 52, 20),
        ),
      ),
      land.layer(middle, 0.4, 640),
      box(0, 530, WIDTH, 200, land.meadow(530, 0.66)),
      filled(
        way,
        land.fall(505, HEIGHT, {
          0: mix(palette.horizon, light.colour, 0.4),
          0.4: mix(palette.horizon, palette.land(0.6), 0.5),
          1: palette.land(0.72),
        }),
      ),
      stroked(curve(left) + curve(right), palette.ink, 2, 0.3),
      land.where('trees', () => land.tinted(0.86, trees) + stroked(trees, rimLight(stage, 0.3), 1)),
      land.mist(520, 640, 0.28, 8),
    ],
    x,
    on: 652,
    height: 132,
    before: [
      land.inked(
        land.grass(HEIGHT + 2, 52, 5, { to: WIDTH * 0.3 }) +
          land.grass(HEIGHT + 2, 52, 5, { from: WIDTH * 0.72, to: WIDTH + 10 }),
      ),
    ],
  }
})

/** A camp: tents and a fire; firs all round and peaks behind where they are told of. */
export const camp = landscape('camp', (land) => {
  const { random, stage, palette, facts } = land
  const far = land.ridge('peaks', 470, 210, 2.6)
  const wood = land.ridge('hills', 560, 60, 2.2)
  const floor = land.ridge('hills', 650, 34, 1.6)
  const fire = { x: WIDTH * random.between(0.46, 0.54), y: 628 }
  const hasFire = facts.things.includes('fire')
  const burns = hasFire && !facts.isFireOut
  const side = random.chance(0.5) ? -1 : 1
  const frame = [
    [-10, 560],
    [80, 420],
    [WIDTH + 10, 600],
    [WIDTH - 90, 400],
    [170, 290],
    [WIDTH - 190, 310],
  ].map(([x, tall]) => fir(random, { x: x!, y: 690 }, tall!))
  return {
    behind: [
      land.sky(500),
      land.where('mountains', () => land.layer(far, 0.16, 540)),
      land.mist(400, 560, 0.5, 5),
      land.where('trees', () => land.tinted(0.5, land.firs(wood, 150, 24, { from: -20 }))),
      land.layer(wood, 0.5, 640, { rim: 0 }),
      land.where('trees', () =>
        land.tinted(
          0.72,
          land.firs(606, 250, 40, { from: -20, to: WIDTH * 0.36 }) +
            land.firs(606, 250, 40, { from: WIDTH * 0.66, to: WIDTH + 20 }),
        ),
      ),
      land.layer(floor, 0.82, 780, { rim: 0.2 }),
      burns ? land.glow(fire.x, fire.y + 20, 460, palette.lamp, 0.5, 0.2) : '',
      tent(stage, { x: fire.x + side * 250, y: 632 }, 150, burns && land.isDark),
      tent(stage, { x: fire.x + side * 400, y: 618 }, 110, false),
      hasFire ? campfire(stage, fire, 38) : '',
    ],
    x: fire.x - side * 96,
    on: 644,
    height: 128,
    before: [land.where('trees', () => land.inked(frame.join(''))), land.inked(land.grass(712, 34))],
  }
})
