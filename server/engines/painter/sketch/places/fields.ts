import type { Random } from '#server/ground/random.ts'
import { mistBank } from '../clouds.ts'
import { cottage } from '../motifs/cottages.ts'
import { birds } from '../motifs/creatures.ts'
import { windmill } from '../motifs/landmarks.ts'
import { grass, leafClump } from '../motifs/leaves.ts'
import { flowers } from '../motifs/plants.ts'
import { heightAt, landLayer, ridgeLine } from '../motifs/terrain.ts'
import { leafTree } from '../motifs/trees.ts'
import { shows } from '../plated-things.ts'
import type { Scenery } from '../scenery.ts'
import { sky } from '../sky.ts'
import { HEIGHT, type Stage, WIDTH } from '../stage.ts'
import { type Point, trace } from '../svg.ts'
import { filled, stroked } from '../ink.ts'
import { mix } from '../colour.ts'

/** Rolling fields, with a windmill where one is told of. */
export function fields(stage: Stage): Scenery {
  const { palette } = stage
  const random = stage.random.fork('fields')
  const hills = [
    { base: 500, height: 110, tops: 2.4, nearness: 0.14 },
    { base: 550, height: 100, tops: 1.9, nearness: 0.32 },
    { base: 620, height: 120, tops: 1.5, nearness: 0.54 },
    { base: 735, height: 150, tops: 1.2, nearness: 0.8 },
  ].map((hill) => ({ ...hill, points: ridgeLine(random, { shape: 'hills', ...hill }) }))
  const [far, middle, near, front] = hills.map(({ points }) => points) as [Point[], Point[], Point[], Point[]]
  const millX = WIDTH * (stage.light.x > WIDTH / 2 ? random.between(0.22, 0.32) : random.between(0.68, 0.78))
  const standX = WIDTH - millX + random.between(-60, 60)
  const meadow = flowers(random, (x) => heightAt(front, x) + 30, -10, WIDTH, 60, 10)
  const barnX = millX + (millX > WIDTH / 2 ? -250 : 250)
  return {
    behind:
      sky(stage, 500) +
      landLayer(stage, far, 0.14, { foot: 560, isSoft: true }) +
      hedgerow(stage, random, far, 0.2, 12) +
      mistBank(stage, { top: 400, bottom: 560, colour: palette.horizon, opacity: 0.5, stretch: 7 }) +
      landLayer(stage, middle, 0.32, { foot: 640, isSoft: true }) +
      furrows(stage, random, middle, 0.32) +
      hedgerow(stage, random, middle, 0.4, 18) +
      cottage(stage, random, { x: barnX, y: heightAt(middle, barnX) + 8 }, 80, 0.42) +
      landLayer(stage, near, 0.54, { foot: 720, isSoft: true }) +
      furrows(stage, random, near, 0.54) +
      (shows(stage, 'windmill')
        ? windmill(stage, { x: millX, y: heightAt(near, millX) + 6 }, 230, 0.6, random.between(10, 40))
        : '') +
      landLayer(stage, front, 0.8, { foot: 790, isSoft: true, rim: 0.5 }) +
      filled(
        grass(random, (x) => heightAt(front, x), -10, WIDTH + 10, 30, 4),
        palette.land(0.84),
      ) +
      birds(stage, { x: stage.light.x, y: 210 }, 9, 10),
    ground: { x: standX, y: heightAt(front, standX) + 18 },
    height: 128,
    before:
      filled(grass(random, () => HEIGHT + 4, -10, WIDTH, 66, 5) + meadow.stems, palette.ink) +
      filled(meadow.blossoms, mix(palette.accent, palette.lamp, 0.35), 0.85),
  }
}

function hedgerow(stage: Stage, random: Random, points: Point[], nearness: number, size: number): string {
  let d = ''
  for (let x = -10; x < WIDTH; x += size * random.between(0.6, 6)) {
    const y = heightAt(points, x) - size * 0.1
    d += random.chance(0.35)
      ? leafTree(random, { x, y: y + 6 }, size * random.between(2, 3.4))
      : leafClump(random, { x, y }, size * random.between(0.4, 0.9))
  }
  return filled(d, stage.palette.land(nearness))
}

/** Lines of the plough that follow a hill. */
function furrows(stage: Stage, random: Random, points: Point[], nearness: number): string {
  const vanish = { x: WIDTH * random.between(0.2, 0.8), y: Math.min(...points.map(({ y }) => y)) }
  let d = ''
  for (let i = -14; i <= 14; i++) {
    const x = vanish.x + i * 26
    d += trace`M${x} ${heightAt(points, Math.min(WIDTH, Math.max(0, x))) + 3}Q${x + i * 26} ${vanish.y + 150} ${x + i * 80} ${vanish.y + 300}`
  }
  return stroked(d, mix(stage.palette.land(nearness), stage.palette.ink, 0.5), 2.4, 0.22)
}
