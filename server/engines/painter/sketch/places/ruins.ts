import { mistBank } from '../clouds.ts'
import { rimLight } from '../light.ts'
import { grass } from '../motifs/leaves.ts'
import { boulders, brokenArch, column } from '../motifs/stones.ts'
import { heightAt, landLayer, ridgeLine, shadedSides } from '../motifs/terrain.ts'
import type { Scenery } from '../scenery.ts'
import { sky } from '../sky.ts'
import { HEIGHT, type Stage, WIDTH } from '../stage.ts'
import { type Point, placed } from '../svg.ts'
import { filled, stroked } from '../ink.ts'
import { mix } from '../colour.ts'

/** Columns and arches that a town has left behind. */
export function ruins(stage: Stage): Scenery {
  const { palette, light } = stage
  const random = stage.random.fork('ruins')
  const far = ridgeLine(random, { shape: 'peaks', base: 490, height: 200, tops: 2.6 })
  const plain = ridgeLine(random, { shape: 'hills', base: 560, height: 60, tops: 2 })
  const floor = ridgeLine(random, { shape: 'hills', base: 680, height: 44, tops: 1.5 })
  const colonnade = (y: number, height: number, count: number, nearness: number, from: number, to: number) =>
    Array.from({ length: count }, (_, i) => {
      const x = from + ((to - from) * (i + 0.5)) / count
      return column(
        stage,
        random,
        { x, y },
        height,
        nearness,
        random.chance(0.55) ? 1 : random.between(0.3, 0.8),
      )
    }).join('')
  const isLeft = light.x > WIDTH / 2
  const templeX = isLeft ? 420 : WIDTH - 420
  const standX = isLeft ? WIDTH * 0.62 : WIDTH * 0.38
  return {
    behind:
      sky(stage, 510) +
      landLayer(stage, far, 0.12, { foot: 570 }) +
      shadedSides(stage, far, 0.12, 540) +
      mistBank(stage, { top: 410, bottom: 570, colour: palette.horizon, opacity: 0.6, stretch: 6 }) +
      landLayer(stage, plain, 0.36, { foot: 660, isSoft: true }) +
      colonnade(552, 96, 9, 0.34, 60, WIDTH - 60) +
      mistBank(stage, { top: 480, bottom: 610, colour: palette.horizon, opacity: 0.5, stretch: 7 }) +
      brokenArch(stage, { x: templeX, y: 612 }, 230, 0.54) +
      colonnade(616, 230, 4, 0.58, isLeft ? 590 : 60, isLeft ? WIDTH - 60 : WIDTH - 590) +
      lintel(stage, { x: isLeft ? 900 : 380, y: 616 }) +
      landLayer(stage, floor, 0.78, { foot: 770, isSoft: true, rim: 0.5 }) +
      boulders(stage, random, (x) => heightAt(floor, x), {
        from: -10,
        to: WIDTH,
        size: 24,
        gap: 150,
        nearness: 0.82,
      }) +
      filled(
        grass(random, (x) => heightAt(floor, x), -10, WIDTH, 22, 7),
        palette.land(0.84),
      ),
    ground: { x: standX, y: heightAt(floor, standX) + 18 },
    height: 130,
    before:
      column(stage, random, { x: isLeft ? WIDTH - 60 : 60, y: HEIGHT + 10 }, 640, 0.98, 0.9) +
      boulders(stage, random, () => HEIGHT + 4, { from: -10, to: WIDTH, size: 46, gap: 260, nearness: 1 }),
  }
}

/** A fallen beam of stone. */
const lintel = (stage: Stage, foot: Point): string =>
  placed(
    foot,
    filled('M-90 6L-84 -22L70 4L90 10Z', mix(stage.palette.land(0.6), stage.palette.ink, 0.35)) +
      stroked('M-84 -22L70 4', rimLight(stage, 0.6, 900), 2),
  )
