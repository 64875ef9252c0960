import { mistBank } from '../clouds.ts'
import { grass } from '../motifs/leaves.ts'
import { reeds } from '../motifs/plants.ts'
import { heightAt, landLayer, ridgeLine, shadedSides, water } from '../motifs/terrain.ts'
import { firWood } from '../motifs/trees.ts'
import { rowingBoat } from '../motifs/vessels.ts'
import { shows } from '../plated-things.ts'
import type { Scenery } from '../scenery.ts'
import { sky } from '../sky.ts'
import { type Stage, WIDTH } from '../stage.ts'
import { element } from '../svg.ts'
import { filled } from '../ink.ts'

/** A lake between hills, or a river's slow water. */
export function lake(stage: Stage): Scenery {
  const { palette } = stage
  const random = stage.random.fork('lake')
  const shore = 470
  const far = ridgeLine(random, { shape: 'peaks', base: shore, height: 250, tops: 2.5 })
  const middle = ridgeLine(random, { shape: 'hills', base: shore + 6, height: 110, tops: 2.8 })
  const bank = ridgeLine(random, { shape: 'hills', base: 720, height: 90, tops: 1.3 })
  const isLeft = stage.light.x > WIDTH / 2
  const standX = WIDTH * (isLeft ? 0.27 : 0.73)
  const clip = stage.sheet.define('clipPath', {}, element('rect', { width: WIDTH, height: shore }))
  const mirrored = (content: string) =>
    element(
      'g',
      { transform: `translate(0 ${shore * 2}) scale(1 -1)`, opacity: 0.4, 'clip-path': clip },
      content,
    )
  const wood = filled(
    firWood(random, (x) => heightAt(middle, x) + 4, { from: -20, to: WIDTH, height: 62, gap: 13 }),
    palette.land(0.5),
  )
  const hills = landLayer(stage, far, 0.14, { foot: shore + 60 }) + shadedSides(stage, far, 0.14, shore + 20)
  const shoreline = wood + landLayer(stage, middle, 0.5, { foot: shore + 60, isSoft: true, rim: 0 })
  let tufts = ''
  for (let i = 0; i < 11; i++) {
    const x = isLeft ? random.between(-20, 620) : random.between(WIDTH - 620, WIDTH + 20)
    tufts += reeds(random, { x, y: heightAt(bank, x) + 20 }, random.between(60, 120), 8)
  }
  const boatX = WIDTH * (isLeft ? 0.62 : 0.38)
  return {
    behind:
      sky(stage, shore) +
      hills +
      mistBank(stage, { top: 370, bottom: shore + 30, colour: palette.horizon, opacity: 0.6, stretch: 5 }) +
      shoreline +
      water(stage, shore) +
      mirrored(shoreline) +
      mistBank(stage, {
        top: shore - 40,
        bottom: shore + 70,
        colour: palette.horizon,
        opacity: 0.65,
        stretch: 9,
      }) +
      (shows(stage, 'boat') ? rowingBoat(stage, { x: boatX, y: 556 }, 110, true, !isLeft) : '') +
      landLayer(stage, bank, 0.92, { foot: 780, isSoft: true, rim: 0.5 }) +
      filled(
        grass(random, (x) => heightAt(bank, x), -10, WIDTH + 10, 28),
        palette.land(0.96),
      ) +
      filled(tufts, palette.ink),
    ground: { x: standX, y: heightAt(bank, standX) + 16 },
    height: 132,
    before: '',
  }
}
