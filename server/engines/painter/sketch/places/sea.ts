import { mistBank } from '../clouds.ts'
import { birds } from '../motifs/creatures.ts'
import { lightning } from '../motifs/lightning.ts'
import { water } from '../motifs/terrain.ts'
import { sailingShip } from '../motifs/vessels.ts'
import { swell } from '../motifs/waves.ts'
import { shows } from '../plated-things.ts'
import type { Scenery } from '../scenery.ts'
import { sky } from '../sky.ts'
import { type Stage, WIDTH } from '../stage.ts'

/** The open sea, the light's path on the water; a ship where one is told of. */
export function sea(stage: Stage): Scenery {
  const { palette, facts, light } = stage
  const random = stage.random.fork('sea')
  const horizon = 430
  const isRough = facts.weather === 'storm' || facts.weather === 'rain' || facts.mood === 'tense'
  const shipX = light.x + (light.x < WIDTH / 2 ? 1 : -1) * random.between(90, 190)
  return {
    behind:
      sky(stage, horizon) +
      lightning(stage, random) +
      mistBank(stage, { top: 360, bottom: 470, colour: palette.horizon, opacity: 0.6, stretch: 8 }) +
      water(stage, horizon) +
      swell(stage, random, 520, isRough ? 26 : 9, 0.45) +
      (shows(stage, 'ship') ? sailingShip(stage, { x: shipX, y: 548 }, 1.55, 0.6, light.x > WIDTH / 2) : '') +
      swell(stage, random, 560, isRough ? 34 : 12, 0.62) +
      swell(stage, random, 618, isRough ? 46 : 16, 0.8) +
      birds(stage, { x: light.x, y: 200 }, 7, 14),
    ground: { x: -400, y: 0 },
    height: 60,
    before: swell(stage, random, 684, isRough ? 58 : 22, 0.96),
  }
}
