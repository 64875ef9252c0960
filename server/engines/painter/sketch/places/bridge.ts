import { mistBank } from '../clouds.ts'
import { rimLight } from '../light.ts'
import { grass } from '../motifs/leaves.ts'
import { streetLamp } from '../motifs/street-lamp.ts'
import { heightAt, landLayer, ridgeLine, water } from '../motifs/terrain.ts'
import { firWood, leafTree } from '../motifs/trees.ts'
import type { Scenery } from '../scenery.ts'
import { sky } from '../sky.ts'
import { HEIGHT, type Stage, WIDTH } from '../stage.ts'
import { type Point, element, curve, trace } from '../svg.ts'
import { filled, stroked, backdrop } from '../ink.ts'
import { mix } from '../colour.ts'

/** An old stone bridge over a stream. */
export function bridge(stage: Stage): Scenery {
  const { palette, sheet } = stage
  const random = stage.random.fork('bridge')
  const shore = 560
  const far = ridgeLine(random, { shape: 'peaks', base: 480, height: 230, tops: 2.6 })
  const wood = ridgeLine(random, { shape: 'hills', base: 540, height: 120, tops: 2 })
  const stone = mix(palette.land(0.6), palette.ink, 0.15)
  const deck = (x: number) => 478 + ((x - WIDTH / 2) / 640) ** 2 * 110
  const top: Point[] = Array.from({ length: 30 }, (_, i) => ({ x: -20 + i * 46, y: deck(-20 + i * 46) }))
  const arch = (x: number, half: number, rise: number) =>
    `M${x - half} ${shore + 40}C${x - half} ${shore - rise} ${x + half} ${shore - rise} ${x + half} ${shore + 40}Z`
  const openings = arch(WIDTH / 2, 150, 74) + arch(WIDTH / 2 - 350, 92, 26) + arch(WIDTH / 2 + 350, 92, 26)
  const body = `${curve(top)}V${shore + 40}H-20Z`
  const bricks = Array.from({ length: 130 }, () => {
    const x = random.between(0, WIDTH)
    return trace`M${x} ${random.between(deck(x) + 26, shore)}h${random.between(12, 30)}`
  }).join('')
  const parapet = top.map(({ x, y }) => ({ x, y: y - 20 }))
  const standX = WIDTH * random.between(0.44, 0.56)
  const clip = sheet.define(
    'mask',
    { maskUnits: 'userSpaceOnUse', x: 0, y: 0, width: WIDTH, height: HEIGHT },
    backdrop('#fff'),
    filled(openings, '#000'),
  )
  const wall = (fill: string) => element('g', { mask: clip }, filled(body, fill))
  return {
    behind:
      sky(stage, 500) +
      landLayer(stage, far, 0.12, { foot: 560 }) +
      mistBank(stage, { top: 400, bottom: 560, colour: palette.horizon, opacity: 0.6, stretch: 6 }) +
      filled(
        firWood(random, (x) => heightAt(wood, x) + 4, { from: -10, to: WIDTH, height: 120, gap: 24 }),
        palette.land(0.38),
      ) +
      landLayer(stage, wood, 0.4, { foot: 640, isSoft: true, rim: 0 }) +
      mistBank(stage, { top: 450, bottom: 620, colour: palette.horizon, opacity: 0.5, stretch: 7 }) +
      water(stage, shore + 10) +
      filled(openings, mix(palette.ink, palette.land(0.5), 0.3), 0.35) +
      wall(
        sheet.fall(470, shore + 40, {
          0: mix(stone, stage.light.colour, 0.1),
          1: mix(stone, palette.ink, 0.5),
        }),
      ) +
      element('g', { mask: clip }, stroked(bricks, palette.ink, 1.5, 0.3)) +
      stroked(openings, mix(stone, stage.light.colour, 0.22), 9, 0.5),
    ground: { x: standX, y: deck(standX) + 2 },
    groundAt: (x) => deck(x) + 2,
    height: 118,
    before:
      filled(
        `${curve(parapet)}L${curve(top.map(({ x, y }) => ({ x, y: y + 8 })).reverse()).slice(1)}Z`,
        mix(stone, palette.ink, 0.3),
      ) +
      stroked(curve(parapet), rimLight(stage, 0.8, 900), 2.2) +
      streetLamp(stage, { x: standX + 190, y: deck(standX + 190) - 14 }, 150, 0.8) +
      filled(
        leafTree(random, { x: stage.light.x > WIDTH / 2 ? 20 : WIDTH - 20, y: HEIGHT + 20 }, 620, 460) +
          grass(random, () => HEIGHT + 4, -10, WIDTH, 46, 7),
        palette.ink,
      ),
  }
}
