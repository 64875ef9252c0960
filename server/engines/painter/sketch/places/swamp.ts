import { mistBank } from '../clouds.ts'
import { rimLight } from '../light.ts'
import { motes } from '../motifs/motes.ts'
import { reeds } from '../motifs/plants.ts'
import { heightAt, landLayer, ridgeLine, water } from '../motifs/terrain.ts'
import { bareTree, firWood } from '../motifs/trees.ts'
import type { Scenery } from '../scenery.ts'
import { sky } from '../sky.ts'
import { HEIGHT, type Stage, WIDTH } from '../stage.ts'
import { element } from '../svg.ts'
import { filled, stroked } from '../ink.ts'

/** Standing water between drowned trees. */
export function swamp(stage: Stage): Scenery {
  const { palette } = stage
  const random = stage.random.fork('swamp')
  const shore = 470
  const drowned = (nearness: number, count: number, foot: number, height: number) => {
    let d = ''
    let mirrored = ''
    for (let i = 0; i < count; i++) {
      const x = (i + random.between(0, 1)) * (WIDTH / count)
      if (Math.abs(x - stage.light.x) < 60 + nearness * 120) continue
      const tree = bareTree(
        random,
        { x, y: foot + random.between(-6, 14) },
        height * random.between(0.7, 1.15),
        random.between(-1, 1),
      )
      d += tree
      mirrored += tree
    }
    const reflection = element(
      'g',
      { transform: `translate(0 ${foot * 2}) scale(1 -1)`, opacity: 0.22 },
      filled(mirrored, palette.ink),
    )
    return reflection + filled(d, palette.land(nearness)) + stroked(d, rimLight(stage, 0.35), 0.8)
  }
  const islet = ridgeLine(random, { shape: 'hills', base: 735, height: 100, tops: 1.4 })
  const standX = WIDTH * random.pick([0.36, 0.62])
  let tufts = ''
  for (let i = 0; i < 12; i++) {
    const x = random.between(-20, WIDTH)
    tufts += reeds(random, { x, y: Math.max(heightAt(islet, x), 640) }, random.between(70, 130), 9)
  }
  return {
    behind:
      sky(stage, shore) +
      filled(
        firWood(random, () => shore + 4, { from: -20, to: WIDTH, height: 96, gap: 22 }),
        palette.land(0.18),
      ) +
      mistBank(stage, { top: 340, bottom: 560, colour: palette.horizon, opacity: 0.75, stretch: 5 }) +
      water(stage, shore, HEIGHT, 0.6) +
      drowned(0.36, 9, 505, 240) +
      mistBank(stage, { top: 440, bottom: 600, colour: palette.horizon, opacity: 0.6, stretch: 7 }) +
      drowned(0.62, 6, 570, 380) +
      mistBank(stage, { top: 540, bottom: 690, colour: palette.horizon, opacity: 0.4, stretch: 8 }) +
      landLayer(stage, islet, 0.88, { foot: 800, isSoft: true, rim: 0.4 }) +
      filled(tufts, palette.ink),
    ground: { x: standX, y: heightAt(islet, standX) + 14 },
    height: 134,
    before:
      motes(stage, random, stage.light.x, 560) +
      filled(bareTree(random, { x: random.pick([50, WIDTH - 50]), y: HEIGHT + 20 }, 760, 0.4), palette.ink),
  }
}
