import type { Random } from '#server/ground/random.ts'
import { mistBank } from '../clouds.ts'
import { castle } from '../motifs/castle.ts'
import { grass } from '../motifs/leaves.ts'
import { heightAt, landLayer, ridgeLine, shadedSides } from '../motifs/terrain.ts'
import { firWood } from '../motifs/trees.ts'
import type { Scenery } from '../scenery.ts'
import { sky } from '../sky.ts'
import { type Stage, WIDTH } from '../stage.ts'
import { type Point, curve } from '../svg.ts'
import { filled } from '../ink.ts'

/** A castle on its crag above wooded valleys, seen from a ledge. */
export function castleView(stage: Stage): Scenery {
  const { palette, light } = stage
  const random = stage.random.fork('castle place')
  const isLeft = light.x < WIDTH / 2
  const castleX = light.x + (isLeft ? 1 : -1) * random.between(60, 150)
  const far = ridgeLine(random, { shape: 'peaks', base: 470, height: 240, tops: 3.2 })
  const middle = ridgeLine(random, { shape: 'peaks', base: 540, height: 190, tops: 2.4 })
  const at = random.between(372, 400)
  const seat = cragLine(random, castleX, at)
  const wood = ridgeLine(random, { shape: 'hills', base: 640, height: 130, tops: 2.5 })
  const grove = ridgeLine(random, { shape: 'hills', base: 745, height: 150, tops: 1.6 })
  const standX = isLeft ? WIDTH * 0.74 : WIDTH * 0.26
  const ledge = [
    { x: isLeft ? WIDTH + 20 : -20, y: 560 },
    { x: isLeft ? WIDTH * 0.9 : WIDTH * 0.1, y: 590 },
    { x: standX, y: 604 },
    { x: isLeft ? WIDTH * 0.6 : WIDTH * 0.4, y: 628 },
    { x: isLeft ? WIDTH * 0.42 : WIDTH * 0.58, y: 690 },
    { x: isLeft ? WIDTH * 0.2 : WIDTH * 0.8, y: 740 },
  ]
  const rising = ledge.toSorted((a, b) => a.x - b.x)
  const ledgePath = `${curve(ledge)}L${isLeft ? WIDTH + 20 : -20} 760Z`
  const tufts = grass(random, (x) => heightAt(rising, x), isLeft ? 560 : 0, isLeft ? WIDTH : 720, 26)
  return {
    behind:
      sky(stage, 500) +
      landLayer(stage, far, 0.12, { foot: 520 }) +
      shadedSides(stage, far, 0.12, 520) +
      mistBank(stage, { top: 380, bottom: 560, colour: palette.horizon, opacity: 0.5, stretch: 4 }) +
      landLayer(stage, middle, 0.3, { foot: 600 }) +
      shadedSides(stage, middle, 0.3, 600) +
      castle(stage, { x: castleX, y: at + 8 }, 190, 0.5) +
      landLayer(stage, seat, 0.52, { foot: 660 }) +
      mistBank(stage, { top: 470, bottom: 660, colour: palette.horizon, opacity: 0.42, stretch: 5 }) +
      filled(
        firWood(random, (x) => heightAt(wood, x), { from: -10, to: WIDTH, height: 74, gap: 15 }),
        palette.land(0.66),
      ) +
      landLayer(stage, wood, 0.66, { foot: 700, isSoft: true, rim: 0, haze: 1 }) +
      mistBank(stage, { top: 540, bottom: 720, colour: palette.horizon, opacity: 0.4, stretch: 6 }) +
      filled(
        firWood(random, (x) => heightAt(grove, x), { from: -10, to: WIDTH, height: 130, gap: 26 }),
        palette.land(0.86),
      ) +
      landLayer(stage, grove, 0.86, { foot: 760, isSoft: true, rim: 0, haze: 1 }) +
      filled(ledgePath, palette.ink) +
      filled(tufts, palette.ink),
    ground: { x: standX, y: 608 },
    groundAt: (x) => heightAt(rising, x) + 3,
    height: 128,
    before: '',
  }
}

/** A steep rock with a narrow top at `y` for the castle, falling to wooded slopes. */
function cragLine(random: Random, x: number, y: number): Point[] {
  const rough = ridgeLine(random, { shape: 'rocks', base: 0, height: 46, tops: 5 })
  return rough.map((point) => {
    const out = Math.max(0, Math.abs(point.x - x) - 96)
    const cliff = 130 * (1 - Math.exp(-out / 46)) + out * 0.22
    return { x: point.x, y: Math.min(650, y + cliff + point.y * Math.min(1, out / 60)) }
  })
}
