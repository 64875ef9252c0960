import { drawing } from '../drawing.ts'
import { rimLight } from '../light.ts'
import { steeple } from '../motifs/cottages.ts'
import { brokenArch, column, gravestone } from '../motifs/stones.ts'
import { shadedSides } from '../motifs/terrain.ts'
import { bareTree } from '../motifs/trees.ts'
import { HEIGHT, WIDTH } from '../stage.ts'
import { type Edge, type Land, landscape, SILL } from './land.ts'
import { type Point, each, placed, trace } from '../svg.ts'
import { filled } from '../ink.ts'
import { mix, lighter } from '../colour.ts'

/** Columns and arches that a town has left behind. */
export const ruins = landscape('ruins', (land) => {
  const { stage, random, palette, isLightRight } = land
  const far = land.ridge('peaks', 490, 200, 2.6)
  const plain = land.ridge('hills', 560, 60, 2)
  const floor = land.ridge('hills', 680, 44, 1.5)
  const colonnade = (y: number, height: number, count: number, nearness: number, from: number, to: number) =>
    land.many(count, (i) => {
      const x = from + ((to - from) * (i + 0.5)) / count
      const share = random.chance(0.55) ? 1 : random.between(0.3, 0.8)
      return column(stage, random, { x, y }, height, nearness, share)
    })
  const beam = { stone: mix(palette.land(0.6), palette.ink, 0.35), rim: rimLight(stage, 0.6, 900) }
  const fallenBeam = 'stone M-90 6L-84 -22L70 4L90 10Z\nrim~2 M-84 -22L70 4'
  return {
    behind: [
      land.sky(510),
      land.layer(far, 0.12, 570),
      shadedSides(stage, far.points, 0.12, 540),
      land.mist(410, 570, 0.6, 6),
      land.layer(plain, 0.36, 660),
      colonnade(552, 96, 9, 0.34, 60, WIDTH - 60),
      land.mist(480, 610, 0.5, 7),
      brokenArch(stage, { x: land.away(420), y: 612 }, 230, 0.54),
      colonnade(616, 230, 4, 0.58, isLightRight ? 590 : 60, isLightRight ? WIDTH - 60 : WIDTH - 590),
      placed({ x: land.away(900), y: 616 }, drawing(beam, fallenBeam)),
      land.layer(floor, 0.78, 770),
      land.boulders(floor, 24, 150, { from: -10 }, 0.82),
      land.tinted(0.84, land.grass(floor, 22, 7)),
    ],
    x: WIDTH * (isLightRight ? 0.62 : 0.38),
    on: floor,
    sunk: 18,
    height: 130,
    before: [
      column(stage, random, { x: land.away(WIDTH - 60), y: HEIGHT + 10 }, 640, 0.98, 0.9),
      land.boulders(SILL, 46, 260, { from: -10 }),
    ],
  }
})

/** Leaning stones under bare trees, a chapel behind. */
export const graveyard = landscape('graveyard', (land) => {
  const { stage, random, light } = land
  const hill = land.ridge('hills', 540, 110, 1.4, light.x)
  const yard = land.ridge('hills', 640, 50, 1.7)
  const front = land.ridge('hills', 730, 60, 1.3)
  const stones = (edge: Edge, count: number, height: number, nearness: number, free: number) =>
    land.many(count, (i) => {
      const x = ((i + random.between(0.1, 0.9)) / count) * WIDTH
      if (Math.abs(x - free) < height) return ''
      const foot = { x, y: edge.at(x) + 6 }
      return gravestone(stage, random, foot, height * random.between(0.7, 1.15), nearness)
    })
  const isLeft = light.x < WIDTH / 2
  const chapelX = light.x + (isLeft ? 170 : -170)
  const tree = { x: WIDTH - chapelX, y: hill.at(WIDTH - chapelX) + 4 }
  const x = WIDTH * random.between(0.42, 0.58)
  return {
    behind: [
      land.sky(520),
      land.tinted(
        0.2,
        land.firs((at) => hill.at(at) + 10, 70, 30),
      ),
      land.mist(400, 580, 0.6, 6),
      land.where('church', () => steeple(stage, { x: chapelX, y: hill.at(chapelX) + 10 }, 230, 0.4)),
      land.layer(hill, 0.42, 640),
      stones(hill, 16, 34, 0.46, -100),
      land.tinted(0.5, bareTree(random, tree, 240)),
      land.mist(480, 650, 0.55, 7),
      land.layer(yard, 0.66, 740, { rim: 0.3 }),
      stones(yard, 10, 72, 0.7, x),
      land.tinted(0.72, land.grass(yard, 16, 6)),
      land.mist(560, 710, 0.42, 8),
    ],
    x,
    on: yard,
    sunk: 26,
    height: 134,
    before: [
      land.layer(front, 0.94, 780, { rim: 0.3 }),
      stones(front, 5, 120, 0.96, x),
      land.inked(
        land.grass(front, 30, 6) +
          bareTree(random, { x: isLeft ? 90 : WIDTH - 90, y: HEIGHT + 10 }, 690, isLeft ? 1 : -1),
      ),
      land.birds(light.x, 180, 6, 13),
    ],
  }
})

/** An old house on a hill behind iron gates, one window lit. */
export const manor = landscape('manor', (land) => {
  const { random, palette, light } = land
  const houseX = light.x + (light.x < WIDTH / 2 ? 130 : -130)
  const hill = land.ridge('hills', 600, 120, 1.2, houseX)
  const top = hill.at(houseX)
  const drive = trace`M${houseX - 10} ${top + 2}C${houseX + 60} 580 ${WIDTH / 2 - 160} 600 ${WIDTH / 2 - 60} 720L${WIDTH / 2 + 190} 720C${WIDTH / 2 + 40} 620 ${houseX + 130} 580 ${houseX + 14} ${top + 2}Z`
  const trees = [-330, -240, 250, 350].map((out) => {
    const x = houseX + out
    const y = hill.at(Math.min(WIDTH, Math.max(0, x))) + 6
    return bareTree(random, { x, y }, random.between(190, 290))
  })
  const x = WIDTH / 2 + 40
  return {
    behind: [
      land.sky(560),
      land.tinted(0.24, land.firs(560, 120, 26)),
      land.mist(430, 620, 0.6, 6),
      land.tinted(0.5, trees.join('')),
      house(land, { x: houseX, y: top + 8 }, 3.3, 0.52),
      land.layer(hill, 0.7, 740),
      filled(
        drive,
        land.fall(top, HEIGHT, {
          0: mix(palette.land(0.4), palette.lamp, 0.2),
          1: mix(palette.land(0.7), palette.ink, 0.2),
        }),
      ),
      land.tinted(0.74, land.grass(hill, 14, 6)),
      land.mist(540, 700, 0.38, 8),
    ],
    x,
    on: 676,
    height: 142,
    before: [
      gates(land, x),
      land.inked(bareTree(random, { x: houseX > WIDTH / 2 ? 40 : WIDTH - 40, y: HEIGHT + 10 }, 700)),
      land.birds(houseX, 200, 5, 12),
    ],
  }
})

const panesOfHouse = [
  [-44, -26],
  [-34, -26],
  [-44, -12],
  [-34, -12],
  [-18, -42],
  [-6, -42],
  [8, -30],
  [18, -30],
  [8, -14],
  [18, -14],
  [34, -52],
  [43, -52],
  [36, -30],
  [44, -30],
  [38, -14],
  [-11.5, -62],
] as const

function house(land: Land, foot: Point, scale: number, nearness: number): string {
  const { palette, random, light } = land
  const wall = mix(palette.land(nearness), palette.ink, 0.35)
  const roof = mix(wall, palette.ink, 0.5)
  const lit = panesOfHouse.filter((_, i) => i === 10 || random.chance(0.18))
  const pane = ([x, y]: readonly [number, number]) =>
    `M${x} ${y + 7}V${y + 1.4}Q${x + 1.8} ${y - 1} ${x + 3.6} ${y + 1.4}V${y + 7}Z`
  const bars = panesOfHouse.map(([x, y]) => `M${x + 1.8} ${y}V${y + 7}M${x} ${y + 3.4}H${x + 3.6}`)
  const inks = {
    wall: land.fall(-62, 2, { 0: wall, 1: mix(wall, palette.ink, 0.5) }),
    roof,
    edge: mix(palette.land(0.4), light.colour, 0.5),
    dark: mix(palette.ink, palette.skyMiddle, 0.35),
    lit: lighter(palette.lamp, 0.05),
    door: mix(palette.lamp, palette.ink, 0.55),
    ink: palette.ink,
  }
  return (
    each(lit, ([x, y]) =>
      land.lampGlow(foot.x + (x + 2) * scale, foot.y + (y + 4) * scale, 14 * scale, 0.6),
    ) +
    placed(
      foot,
      drawing(
        inks,
        `wall M-50 2V-34H-22V2ZM-24 2V-52H4V2ZM2 2V-38H50V2ZM30 2V-62H50V2Z
        roof M-54 -33L-46 -52H-26L-20 -33ZM-27 -51L-10 -82L7 -51ZM0 -37L8 -54H32V-37ZM26 -61L40 -100L54 -61Z
        roof M-40 -50V-64H-36V-50ZM14 -52V-68H19V-52ZM-10.4 -90H-9.6V-80H-10.4ZM39.6 -110H40.4V-98H39.6Z
        roof M-4 -60H-16V-66Q-10 -72 -4 -66Z
        roof M-26 2V-16H6V2Z
        edge~0.6 M-46 -52H-26M-10 -82L7 -51M-10 -82L-27 -51M40 -100L54 -61M40 -100L26 -61M8 -54H32
        dark ${each(panesOfHouse, pane)}
        lit ${each(lit, pane)}
        roof~0.5 ${bars.join('')}
        door M-13 2V-10Q-10 -14 -7 -10V2Z
        ink~1 M-25 -15V2M-17 -15V2M-3 -15V2M5 -15V2`,
      ),
      { scale },
    )
  )
}

/** Two stone posts with iron wings, open in the middle. */
function gates({ stage, ink, many }: Land, x: number): string {
  const bars = (from: number, to: number, lean: number) => {
    const uprights = many(10, (i) => {
      const t = i / 9
      return trace`M${from + (to - from) * t} ${520 + lean * t - Math.sin(t * Math.PI) * 26}V730`
    })
    return trace`${uprights}M${from} 560L${to} ${560 + lean}M${from} 690L${to} ${690 + lean}`
  }
  const post = (at: number) =>
    placed(
      { x: at, y: 490 },
      drawing(
        { ink, rim: rimLight(stage, 0.5, 800) },
        `ink M-22 0H22V240H-22Z
        ink M-28 0L0 -24L28 0Z
        ink M-12 -20a12 12 0 1 1 24 0Z
        rim~2 M-22 2V230`,
      ),
    )
  const wings = bars(-228, -130, 24) + bars(228, 130, 24) + bars(-272, -640, 0) + bars(272, 640, 0)
  return post(x - 250) + post(x + 250) + placed({ x, y: 0 }, drawing({ ink }, `ink~5 ${wings}`))
}
