import { mistBank } from '../clouds.ts'
import { cottage, steeple } from '../motifs/cottages.ts'
import { grass } from '../motifs/leaves.ts'
import { heightAt, landLayer, ridgeLine } from '../motifs/terrain.ts'
import { firWood, leafTree } from '../motifs/trees.ts'
import type { Scenery } from '../scenery.ts'
import { sky } from '../sky.ts'
import { HEIGHT, type Stage, WIDTH } from '../stage.ts'
import type { Point } from '../svg.ts'
import { filled } from '../ink.ts'

/** A village in its valley, windows lit round the church. */
export function village(stage: Stage): Scenery {
  const { palette, facts } = stage
  const random = stage.random.fork('village')
  const isLit = facts.time !== 'day'
  const far = ridgeLine(random, { shape: 'peaks', base: 470, height: 220, tops: 2.6 })
  const slope = ridgeLine(random, { shape: 'hills', base: 530, height: 80, tops: 2.2 })
  const green = ridgeLine(random, { shape: 'hills', base: 640, height: 50, tops: 1.6 })
  const front = ridgeLine(random, { shape: 'hills', base: 735, height: 90, tops: 1.3 })
  const row = (points: Point[], count: number, width: number, nearness: number, lift: number) =>
    Array.from({ length: count }, (_, i) => {
      const x = ((i + random.between(0.15, 0.85)) / count) * WIDTH
      return cottage(
        stage,
        random,
        { x, y: heightAt(points, x) + lift },
        width * random.between(0.8, 1.2),
        nearness,
        isLit && random.chance(0.8),
      )
    }).join('')
  const churchX = WIDTH * random.between(0.44, 0.56)
  const standX = WIDTH * random.pick([0.24, 0.76])
  return {
    behind:
      sky(stage, 490) +
      landLayer(stage, far, 0.12, { foot: 540 }) +
      mistBank(stage, { top: 390, bottom: 530, colour: palette.horizon, opacity: 0.55, stretch: 6 }) +
      filled(
        firWood(random, (x) => heightAt(slope, x) - 6, { from: -10, to: WIDTH, height: 56, gap: 26 }),
        palette.land(0.34),
      ) +
      landLayer(stage, slope, 0.38, { foot: 620, isSoft: true, rim: 0 }) +
      row(slope, 8, 62, 0.44, 22) +
      steeple(stage, { x: churchX, y: heightAt(slope, churchX) + 46 }, 210, 0.52) +
      row(slope, 6, 92, 0.56, 66) +
      mistBank(stage, { top: 480, bottom: 640, colour: palette.horizon, opacity: 0.38, stretch: 7 }) +
      landLayer(stage, green, 0.68, { foot: 740, isSoft: true, rim: 0.2 }) +
      row(green, 4, 168, 0.74, 16) +
      landLayer(stage, front, 0.93, { foot: 800, isSoft: true, rim: 0.4 }) +
      filled(
        grass(random, (x) => heightAt(front, x), -10, WIDTH, 24, 5),
        palette.ink,
      ),
    ground: { x: standX, y: heightAt(front, standX) + 14 },
    height: 140,
    before: filled(
      leafTree(random, { x: standX < WIDTH / 2 ? 30 : WIDTH - 30, y: HEIGHT + 10 }, 560, 430),
      palette.ink,
    ),
  }
}
