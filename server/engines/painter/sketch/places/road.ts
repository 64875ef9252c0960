import { mistBank } from '../clouds.ts'
import { rimLight } from '../light.ts'
import { grass } from '../motifs/leaves.ts'
import { heightAt, landLayer, ridgeLine } from '../motifs/terrain.ts'
import { firWood, leafTree } from '../motifs/trees.ts'
import type { Scenery } from '../scenery.ts'
import { sky } from '../sky.ts'
import { HEIGHT, type Stage, WIDTH } from '../stage.ts'
import { type Point, curve, trace } from '../svg.ts'
import { filled, stroked, box } from '../ink.ts'
import { mix, faint } from '../colour.ts'

/** A road that winds to the horizon between hills. */
export function road(stage: Stage): Scenery {
  const { palette, light } = stage
  const random = stage.random.fork('road')
  const far = ridgeLine(random, { shape: 'peaks', base: 480, height: 190, tops: 2.8 })
  const middle = ridgeLine(random, { shape: 'hills', base: 540, height: 90, tops: 2.2 })
  const sway = random.pick([-1, 1])
  const centre = (t: number) =>
    WIDTH / 2 +
    sway * (Math.sin(t * 5.2) * 210 * (1 - t) * t * 2.4 + (light.x - WIDTH / 2) * sway * (1 - t) * 0.6)
  const edge = (side: number) =>
    Array.from({ length: 24 }, (_, i) => {
      const t = i / 23
      return { x: centre(t) + side * (3 + 320 * t ** 2.3), y: 505 + 235 * t ** 1.35 }
    })
  const left = edge(-1)
  const right = edge(1)
  const way = `${curve(left)}L${right
    .toReversed()
    .map(({ x, y }) => trace`${x} ${y}`)
    .join('L')}Z`
  const standX = centre(0.72) + 20
  const signX = standX + 250
  const trees = [WIDTH * 0.08, WIDTH * 0.93, WIDTH * 0.2]
    .map((x, i) => leafTree(random, { x, y: 610 + i * 14 }, random.between(250, 330) - i * 60))
    .join('')
  return {
    behind:
      sky(stage, 490) +
      landLayer(stage, far, 0.12, { foot: 540 }) +
      mistBank(stage, { top: 400, bottom: 550, colour: palette.horizon, opacity: 0.6, stretch: 6 }) +
      filled(
        firWood(random, (x) => heightAt(middle, x) + 4, { from: -10, to: WIDTH, height: 52, gap: 20 }),
        palette.land(0.4),
      ) +
      landLayer(stage, middle, 0.4, { foot: 640, isSoft: true }) +
      box(
        0,
        530,
        WIDTH,
        200,
        stage.sheet.fall(530, HEIGHT, {
          0: faint(palette.land(0.5), 0),
          0.3: palette.land(0.66),
          1: mix(palette.land(0.9), palette.ink, 0.4),
        }),
      ) +
      filled(
        way,
        stage.sheet.fall(505, HEIGHT, {
          0: mix(palette.horizon, light.colour, 0.4),
          0.4: mix(palette.horizon, palette.land(0.6), 0.5),
          1: palette.land(0.72),
        }),
      ) +
      stroked(curve(left) + curve(right), palette.ink, 2, 0.3) +
      filled(trees, palette.land(0.86)) +
      stroked(trees, rimLight(stage, 0.3), 1) +
      mistBank(stage, { top: 520, bottom: 640, colour: palette.horizon, opacity: 0.28, stretch: 8 }) +
      signpost(stage, { x: signX, y: 668 }),
    ground: { x: standX, y: 652 },
    height: 132,
    before: filled(
      grass(random, () => HEIGHT + 2, -10, WIDTH * 0.3, 52, 5) +
        grass(random, () => HEIGHT + 2, WIDTH * 0.72, WIDTH + 10, 52, 5),
      palette.ink,
    ),
  }
}

const signpost = (stage: Stage, foot: Point): string =>
  filled(
    `M${foot.x - 4} ${foot.y}V${foot.y - 148}h8V${foot.y}ZM${foot.x - 62} ${foot.y - 136}h74v22h-74l-14 -11ZM${foot.x - 10} ${foot.y - 104}h70l13 10 -13 11h-70Z`,
    stage.palette.ink,
  )
