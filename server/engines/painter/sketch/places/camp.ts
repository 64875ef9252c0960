import { mistBank } from '../clouds.ts'
import { glow } from '../light.ts'
import { campfire, tent } from '../motifs/campfire.ts'
import { grass } from '../motifs/leaves.ts'
import { heightAt, landLayer, ridgeLine } from '../motifs/terrain.ts'
import { fir, firWood } from '../motifs/trees.ts'
import type { Scenery } from '../scenery.ts'
import { sky } from '../sky.ts'
import { type Stage, WIDTH } from '../stage.ts'
import { filled } from '../ink.ts'

/** A camp in a clearing: tents, a fire, firs all round. */
export function camp(stage: Stage): Scenery {
  const { palette } = stage
  const random = stage.random.fork('camp')
  const far = ridgeLine(random, { shape: 'peaks', base: 470, height: 210, tops: 2.6 })
  const wood = ridgeLine(random, { shape: 'hills', base: 560, height: 60, tops: 2.2 })
  const floor = ridgeLine(random, { shape: 'hills', base: 650, height: 34, tops: 1.6 })
  const fireAt = { x: WIDTH * random.between(0.46, 0.54), y: 628 }
  const isLeft = random.chance(0.5)
  const side = isLeft ? -1 : 1
  let frameTrees = ''
  for (const [x, tall] of [
    [-10, 560],
    [80, 420],
    [WIDTH + 10, 600],
    [WIDTH - 90, 400],
    [170, 290],
    [WIDTH - 190, 310],
  ] as const)
    frameTrees += fir(random, { x, y: 690 }, tall)
  return {
    behind:
      sky(stage, 500) +
      landLayer(stage, far, 0.16, { foot: 540 }) +
      mistBank(stage, { top: 400, bottom: 560, colour: palette.horizon, opacity: 0.5, stretch: 5 }) +
      filled(
        firWood(random, (x) => heightAt(wood, x), { from: -20, to: WIDTH, height: 150, gap: 24 }),
        palette.land(0.5),
      ) +
      landLayer(stage, wood, 0.5, { foot: 640, isSoft: true, rim: 0 }) +
      filled(
        firWood(random, () => 606, { from: -20, to: WIDTH * 0.36, height: 250, gap: 40 }) +
          firWood(random, () => 606, { from: WIDTH * 0.66, to: WIDTH + 20, height: 250, gap: 40 }),
        palette.land(0.72),
      ) +
      landLayer(stage, floor, 0.82, { foot: 780, isSoft: true, rim: 0.2 }) +
      glow(stage, { x: fireAt.x, y: fireAt.y + 20 }, 460, palette.lamp, 0.5, 0.2) +
      tent(stage, { x: fireAt.x + side * 250, y: 632 }, 150, true) +
      tent(stage, { x: fireAt.x + side * 400, y: 618 }, 110, false) +
      campfire(stage, fireAt, 38),
    ground: { x: fireAt.x - side * 96, y: 644 },
    height: 128,
    before:
      filled(frameTrees, palette.ink) +
      filled(
        grass(random, () => 712, -10, WIDTH, 34),
        palette.ink,
      ),
  }
}
