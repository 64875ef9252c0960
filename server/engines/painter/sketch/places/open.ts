import { mistBank } from '../clouds.ts'
import { grass } from '../motifs/leaves.ts'
import { heightAt, landLayer, ridgeLine } from '../motifs/terrain.ts'
import type { Scenery } from '../scenery.ts'
import { sky } from '../sky.ts'
import { HEIGHT, type Stage, WIDTH } from '../stage.ts'
import { filled } from '../ink.ts'

/** Sky and bare ground, where the words tell of the open and not of where; people are seen from near. */
export function open(stage: Stage): Scenery {
  const { palette } = stage
  const random = stage.random.fork('open')
  const far = ridgeLine(random, { shape: 'hills', base: 560, height: 40, tops: 1.2 })
  const near = ridgeLine(random, { shape: 'hills', base: 668, height: 46, tops: 0.8 })
  const x = stage.light.x > WIDTH / 2 ? WIDTH * 0.36 : WIDTH * 0.64
  return {
    behind:
      sky(stage, 560) +
      landLayer(stage, far, 0.2, { foot: 640, isSoft: true }) +
      mistBank(stage, { top: 500, bottom: 660, colour: palette.horizon, opacity: 0.6, stretch: 7 }) +
      landLayer(stage, near, 0.7, { foot: 780, isSoft: true, rim: 0.4 }),
    ground: { x, y: heightAt(near, x) + 44 },
    height: 330,
    before: filled(
      grass(random, () => HEIGHT + 6, -10, WIDTH, 40, 5),
      palette.ink,
    ),
  }
}
