import { mistBank } from '../clouds.ts'
import { steeple } from '../motifs/cottages.ts'
import { birds } from '../motifs/creatures.ts'
import { grass } from '../motifs/leaves.ts'
import { gravestone } from '../motifs/stones.ts'
import { heightAt, landLayer, ridgeLine } from '../motifs/terrain.ts'
import { bareTree, firWood } from '../motifs/trees.ts'
import type { Scenery } from '../scenery.ts'
import { sky } from '../sky.ts'
import { HEIGHT, type Stage, WIDTH } from '../stage.ts'
import type { Point } from '../svg.ts'
import { filled } from '../ink.ts'

/** Leaning stones under bare trees, a chapel behind. */
export function graveyard(stage: Stage): Scenery {
  const { palette, light } = stage
  const random = stage.random.fork('graveyard')
  const hill = ridgeLine(random, { shape: 'hills', base: 540, height: 110, tops: 1.4, towards: light.x })
  const yard = ridgeLine(random, { shape: 'hills', base: 640, height: 50, tops: 1.7 })
  const front = ridgeLine(random, { shape: 'hills', base: 730, height: 60, tops: 1.3 })
  const stones = (points: Point[], count: number, height: number, nearness: number, keepFree: number) =>
    Array.from({ length: count }, (_, i) => {
      const x = ((i + random.between(0.1, 0.9)) / count) * WIDTH
      return Math.abs(x - keepFree) < height
        ? ''
        : gravestone(
            stage,
            random,
            { x, y: heightAt(points, x) + 6 },
            height * random.between(0.7, 1.15),
            nearness,
          )
    }).join('')
  const chapelX = light.x + (light.x < WIDTH / 2 ? 170 : -170)
  const standX = WIDTH * random.between(0.42, 0.58)
  const treeX = light.x < WIDTH / 2 ? 90 : WIDTH - 90
  return {
    behind:
      sky(stage, 520) +
      filled(
        firWood(random, (x) => heightAt(hill, x) + 10, { from: -10, to: WIDTH, height: 70, gap: 30 }),
        palette.land(0.2),
      ) +
      mistBank(stage, { top: 400, bottom: 580, colour: palette.horizon, opacity: 0.6, stretch: 6 }) +
      steeple(stage, { x: chapelX, y: heightAt(hill, chapelX) + 10 }, 230, 0.4) +
      landLayer(stage, hill, 0.42, { foot: 640, isSoft: true, rim: 0.5 }) +
      stones(hill, 16, 34, 0.46, -100) +
      filled(
        bareTree(random, { x: WIDTH - chapelX, y: heightAt(hill, WIDTH - chapelX) + 4 }, 240),
        palette.land(0.5),
      ) +
      mistBank(stage, { top: 480, bottom: 650, colour: palette.horizon, opacity: 0.55, stretch: 7 }) +
      landLayer(stage, yard, 0.66, { foot: 740, isSoft: true, rim: 0.3 }) +
      stones(yard, 10, 72, 0.7, standX) +
      filled(
        grass(random, (x) => heightAt(yard, x), -10, WIDTH, 16, 6),
        palette.land(0.72),
      ) +
      mistBank(stage, { top: 560, bottom: 710, colour: palette.horizon, opacity: 0.42, stretch: 8 }),
    ground: { x: standX, y: heightAt(yard, standX) + 26 },
    height: 134,
    before:
      landLayer(stage, front, 0.94, { foot: 780, isSoft: true, rim: 0.3 }) +
      stones(front, 5, 120, 0.96, standX) +
      filled(
        grass(random, (x) => heightAt(front, x), -10, WIDTH, 30, 6) +
          bareTree(random, { x: treeX, y: HEIGHT + 10 }, 690, light.x < WIDTH / 2 ? 1 : -1),
        palette.ink,
      ) +
      birds(stage, { x: light.x, y: 180 }, 6, 13),
  }
}
