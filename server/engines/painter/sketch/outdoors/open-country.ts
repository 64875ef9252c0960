import { mix, oklch } from '../colour.ts'
import { box, filled, stroked } from '../ink.ts'
import { lightning } from '../motifs/lightning.ts'
import { reeds } from '../motifs/plants.ts'
import { water } from '../motifs/terrain.ts'
import { leafTree } from '../motifs/trees.ts'
import { rowingBoat } from '../motifs/vessels.ts'
import { swell } from '../motifs/waves.ts'
import { rimLight } from '../light.ts'
import { HEIGHT, WIDTH } from '../stage.ts'
import { curve, many } from '../svg.ts'
import { landscape, SILL } from './land.ts'

/** Grass to the horizon and a great sky. */
export const prairie = landscape('prairie', (land) => {
  const { palette } = land
  const far = land.ridge('hills', 530, 22, 1.2)
  const near = land.ridge('hills', 640, 30, 0.9)
  const hay = mix(palette.land(0.7), oklch(0.62, 0.09, 90), 0.2)
  return {
    behind: [
      land.sky(520),
      lightning(land.stage, land.random),
      land.layer(far, 0.24, 620),
      land.mist(470, 600, 0.5, 8),
      box(0, 545, WIDTH, 180, land.meadow(545, 0.58)),
      land.layer(near, 0.72, 780, { rim: 0.5 }),
      filled(land.grass(near, 34, 4), hay),
      land.birds(land.light.x, 190, 4, 11),
    ],
    x: WIDTH * (land.isLightRight ? 0.36 : 0.64),
    on: near,
    sunk: 26,
    height: 170,
    before: [land.inked(land.grass(SILL, 58, 6))],
  }
})

/** A beach: sand, the line of the surf, the sea under a low headland. */
export const beach = landscape('beach', (land) => {
  const { stage, random, palette, away } = land
  const shore = [0, 0.2, 0.4, 0.6, 0.8, 1.02].map((t, i) => ({
    x: away(-20 + t * 1320),
    y: [700, 640, 604, 578, 560, 548][i]!,
  }))
  const edge = curve(shore)
  const sand = mix(mix(palette.horizon, oklch(0.75, 0.07, 80), 0.4), palette.land(0.6), 0.4)
  return {
    behind: [
      land.sky(450),
      lightning(stage, random),
      land.layer(land.ridge('rocks', 462, 70, 2, away(1100)), 0.24, 480),
      water(stage, 452),
      land.mist(420, 500, 0.5, 8),
      swell(stage, random, 530, 12, 0.42),
      swell(stage, random, 566, 18, 0.55),
      filled(
        `${edge}L${away(1340)} 740L${away(-20)} 740Z`,
        land.fall(545, HEIGHT, { 0: sand, 1: mix(sand, palette.ink, 0.55) }),
      ),
      stroked(edge, rimLight(stage, 0.9, 900), 9, 0.8),
      stroked(curve(shore.map(({ x, y }) => ({ x, y: y + 16 }))), mix(palette.light, sand, 0.5), 3, 0.5),
      land.birds(land.light.x, 200, 6, 13),
    ],
    x: away(820),
    on: 650,
    height: 170,
    before: [
      land.boulders(HEIGHT + 8, 34, 160, land.isLightRight ? { from: 900, to: WIDTH + 20 } : { to: 380 }),
    ],
  }
})

/** A river between banks with trees, bending away; a boat where one is told of. */
export const river = landscape('river', (land) => {
  const { stage, random, isLightRight, away } = land
  const far = land.ridge('hills', 470, 120, 2.4)
  const left = land.edge(
    [
      { x: -20, y: 560 },
      { x: 260, y: 566 },
      { x: 470, y: 590 },
      { x: 560, y: 640 },
      { x: 640, y: 740 },
      { x: 1320, y: 790 },
    ]
      .map(({ x, y }) => ({ x: away(x), y }))
      .sort((a, b) => a.x - b.x),
    true,
  )
  const bank = land.tinted(
    0.5,
    many(7, (i) => leafTree(random, { x: away(620 + i * 110), y: 506 }, random.between(90, 150))),
  )
  const tufts = many(9, () =>
    reeds(random, { x: away(random.between(380, 600)), y: 690 }, random.between(60, 110), 8),
  )
  return {
    behind: [
      land.sky(470),
      land.layer(far, 0.2, 560),
      land.mist(400, 520, 0.5, 6),
      water(stage, 490),
      bank,
      land.mist(470, 560, 0.4, 8),
      land.told('boat', () => rowingBoat(stage, { x: away(860), y: 600 }, 170, !isLightRight)),
      land.layer(left, 0.82, 790, { rim: 0.4 }),
      land.tinted(0.88, land.grass(left, 24, 5, isLightRight ? { to: 620 } : { from: 660, to: WIDTH + 10 })),
      land.inked(tufts),
    ],
    x: away(330),
    on: left,
    sunk: 40,
    height: 160,
    water: { x: away(860), y: 630 },
    before: [land.inked(leafTree(random, { x: away(30), y: HEIGHT + 16 }, 600, 440))],
  }
})
