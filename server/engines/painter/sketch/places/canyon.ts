import type { Random } from '#server/ground/random.ts'
import { mistBank } from '../clouds.ts'
import { rimLight } from '../light.ts'
import { birds } from '../motifs/creatures.ts'
import { grass } from '../motifs/leaves.ts'
import { cactus } from '../motifs/plants.ts'
import { boulders } from '../motifs/stones.ts'
import { heightAt, landLayer, ridgeLine } from '../motifs/terrain.ts'
import type { Scenery } from '../scenery.ts'
import { sky } from '../sky.ts'
import { HEIGHT, type Stage, WIDTH } from '../stage.ts'
import { type Point, trace } from '../svg.ts'
import { filled, stroked } from '../ink.ts'
import { mix } from '../colour.ts'

/** Red mesas and cacti. */
export function canyon(stage: Stage): Scenery {
  const { palette, light } = stage
  const random = stage.random.fork('canyon')
  const mesas = [
    { base: 500, height: 190, tops: 3.4, nearness: 0.1 },
    { base: 530, height: 230, tops: 2.4, nearness: 0.3 },
    { base: 570, height: 150, tops: 2, nearness: 0.5 },
  ].map((mesa) => ({ ...mesa, points: ridgeLine(random, { shape: 'mesas', ...mesa }) }))
  const floor = ridgeLine(random, { shape: 'hills', base: 690, height: 70, tops: 1.6 })
  let plants = ''
  for (const x of [random.between(60, 190), random.between(1040, 1180), random.between(300, 420)])
    plants += cactus(random, { x, y: heightAt(floor, x) + 6 }, random.between(110, 250))
  const standX = WIDTH * random.between(0.46, 0.6)
  return {
    behind:
      sky(stage, 500) +
      mesas
        .map(
          ({ points, nearness, base }, i) =>
            landLayer(stage, points, nearness, { foot: base + 60, rim: 0.7 }) +
            strata(stage, random, points, nearness, base) +
            mistBank(stage, {
              top: base - 90,
              bottom: base + 60,
              colour: palette.horizon,
              opacity: 0.5 - i * 0.1,
              stretch: 7,
            }),
        )
        .join('') +
      landLayer(stage, floor, 0.82, { foot: 780, isSoft: true, rim: 0.5 }) +
      filled(
        grass(random, (x) => heightAt(floor, x), -10, WIDTH, 15, 17),
        palette.land(0.9),
      ) +
      filled(plants, palette.ink) +
      stroked(plants, rimLight(stage, 0.5, 800), 1.4) +
      birds(stage, { x: light.x + 60, y: 170 }, 3, 18),
    ground: { x: standX, y: heightAt(floor, standX) + 22 },
    height: 150,
    before: boulders(stage, random, () => HEIGHT + 4, {
      from: -20,
      to: WIDTH,
      size: 34,
      gap: 210,
      nearness: 1,
    }),
  }
}

/** The level layers in a mesa's wall. */
function strata(stage: Stage, random: Random, points: Point[], nearness: number, base: number): string {
  const top = Math.min(...points.map(({ y }) => y))
  let d = ''
  for (let y = top + 16; y < base; y += random.between(9, 24)) {
    let isOpen = false
    for (const point of points.filter((_, i) => i % 3 === 0)) {
      const isInside = point.y < y - 3
      d += isInside ? trace`${isOpen ? 'L' : 'M'}${point.x} ${y + Math.sin(point.x * 0.05) * 1.5}` : ''
      isOpen = isInside
    }
  }
  return stroked(d, mix(stage.palette.land(nearness), stage.palette.ink, 0.6), 1.6, 0.28)
}
