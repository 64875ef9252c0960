import { mistBank } from '../clouds.ts'
import { rimLight } from '../light.ts'
import { grass } from '../motifs/leaves.ts'
import { snowCaps } from '../motifs/snow-caps.ts'
import { heightAt, landLayer, ridgeLine, shadedSides } from '../motifs/terrain.ts'
import { bareTree, firWood } from '../motifs/trees.ts'
import type { Scenery } from '../scenery.ts'
import { sky } from '../sky.ts'
import { type Stage, WIDTH } from '../stage.ts'
import { type Point, curve } from '../svg.ts'
import { filled, stroked } from '../ink.ts'

/** Range behind range, seen from a ledge. */
export function mountains(stage: Stage): Scenery {
  const { palette } = stage
  const random = stage.random.fork('mountains')
  const ranges = [
    { base: 470, height: 330, tops: 2.4, nearness: 0.06 },
    { base: 520, height: 260, tops: 3.1, nearness: 0.22 },
    { base: 590, height: 210, tops: 2.6, nearness: 0.42 },
    { base: 670, height: 170, tops: 2.1, nearness: 0.62 },
  ].map((range) => ({ ...range, points: ridgeLine(random, { shape: 'peaks', ...range }) }))
  const isLeft = stage.light.x > WIDTH / 2
  const ledge = ledgeFrom(isLeft)
  const standX = isLeft ? WIDTH * 0.27 : WIDTH * 0.73
  const drawn = ranges.map(
    ({ points, nearness, base }, i) =>
      landLayer(stage, points, nearness, { foot: base + 90 }) +
      (i < 2 ? snowCaps(stage, points, i === 0 ? 70 : 46) : '') +
      shadedSides(stage, points, nearness, base + 60) +
      mistBank(stage, {
        top: base - 130,
        bottom: base + 80,
        colour: palette.horizon,
        opacity: 0.6 - i * 0.1,
        stretch: 4 + i,
      }),
  )
  const woodLine = ranges[3]!.points
  return {
    behind:
      sky(stage, 470) +
      drawn.join('') +
      filled(
        firWood(random, (x) => heightAt(woodLine, x) + 26, { from: -10, to: WIDTH, height: 70, gap: 17 }),
        palette.land(0.74),
      ) +
      mistBank(stage, { top: 560, bottom: 740, colour: palette.horizon, opacity: 0.35, stretch: 6 }) +
      filled(ledge.d, palette.ink) +
      stroked(ledge.edge, rimLight(stage, 0.7), 2) +
      filled(
        grass(
          random,
          (x) => heightAt(ledge.points, x),
          isLeft ? -10 : WIDTH - 440,
          isLeft ? 440 : WIDTH + 10,
          20,
        ),
        palette.ink,
      ),
    ground: { x: standX, y: heightAt(ledge.points, standX) + 4 },
    groundAt: (x) => heightAt(ledge.points, x) + 4,
    height: 132,
    before: filled(
      bareTree(random, { x: isLeft ? 70 : WIDTH - 70, y: 600 }, 330, isLeft ? 1 : -1),
      palette.ink,
    ),
  }
}

/** A rock that juts out into the picture from one side. */
function ledgeFrom(isLeft: boolean): { points: Point[]; edge: string; d: string } {
  const side = (x: number) => (isLeft ? x : WIDTH - x)
  const outline = [
    [-20, 566],
    [90, 580],
    [190, 588],
    [300, 590],
    [400, 600],
    [452, 616],
    [470, 640],
    [450, 668],
    [470, 700],
    [440, 740],
  ] as const
  const points = outline.map(([x, y]) => ({ x: side(x), y }))
  const edge = curve(points)
  const top = points.slice(0, 7).sort((a, b) => a.x - b.x)
  return { points: top, edge, d: `${edge}L${side(-20)} 760Z` }
}
