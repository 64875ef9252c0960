import { mistBank } from '../clouds.ts'
import { rimLight } from '../light.ts'
import { birds } from '../motifs/creatures.ts'
import { boulders } from '../motifs/stones.ts'
import { landLayer, ridgeLine, water } from '../motifs/terrain.ts'
import { palm } from '../motifs/trees.ts'
import { sailingShip } from '../motifs/vessels.ts'
import { swell } from '../motifs/waves.ts'
import { shows } from '../plated-things.ts'
import type { Scenery } from '../scenery.ts'
import { sky } from '../sky.ts'
import { HEIGHT, type Stage, WIDTH } from '../stage.ts'
import { curve } from '../svg.ts'
import { filled, stroked } from '../ink.ts'
import { mix } from '../colour.ts'

/** Palms on a beach, a green hill behind. */
export function island(stage: Stage): Scenery {
  const { palette } = stage
  const random = stage.random.fork('island')
  const horizon = 440
  const isLeft = stage.light.x > WIDTH / 2
  const side = (x: number) => (isLeft ? x : WIDTH - x)
  const hill = ridgeLine(random, { shape: 'rocks', base: 452, height: 170, tops: 3 }).map((p) => ({
    x: p.x,
    y: Math.min(462, p.y + Math.max(0, Math.abs(p.x - side(980)) - 190) * 0.7),
  }))
  const sand = [
    [-20, 560],
    [160, 566],
    [330, 588],
    [520, 620],
    [720, 664],
    [900, 730],
  ].map(([x, y]) => ({ x: side(x!), y: y! }))
  const beach = curve(sand)
  let palms = ''
  for (const [x, y, tall, lean] of [
    [40, 580, 420, 0.28],
    [150, 584, 320, 0.34],
    [-10, 600, 520, 0.12],
    [260, 596, 240, 0.1],
  ] as const) {
    palms += palm(random, { x: side(x), y }, tall, (isLeft ? 1 : -1) * (lean + random.between(-0.05, 0.05)))
  }
  const standX = side(390)
  return {
    behind:
      sky(stage, horizon) +
      water(stage, horizon) +
      landLayer(stage, hill, 0.36, { foot: 470 }) +
      mistBank(stage, { top: 400, bottom: 490, colour: palette.horizon, opacity: 0.5, stretch: 7 }) +
      (shows(stage, 'ship') ? sailingShip(stage, { x: side(760), y: 484 }, 0.62, 0.4, !isLeft) : '') +
      swell(stage, random, 560, 8, 0.42) +
      filled(
        `${beach}L${side(-20)} 740Z`,
        stage.sheet.fall(560, 720, {
          0: mix(mix(palette.horizon, palette.lamp, 0.3), palette.land(0.6), 0.55),
          1: mix(palette.land(0.8), palette.ink, 0.4),
        }),
      ) +
      stroked(beach, rimLight(stage, 0.9, 900), 3) +
      filled(palms, mix(palette.ink, palette.land(0.8), 0.15)) +
      birds(stage, { x: stage.light.x, y: 210 }, 5, 12),
    ground: { x: standX, y: 622 },
    height: 122,
    before: boulders(stage, random, () => HEIGHT + 6, {
      from: side(0) < 10 ? -20 : 900,
      to: side(0) < 10 ? 300 : WIDTH + 20,
      size: 44,
      gap: 70,
      nearness: 1,
    }),
  }
}
