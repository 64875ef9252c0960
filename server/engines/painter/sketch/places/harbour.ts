import { mistBank } from '../clouds.ts'
import { glow, rimLight } from '../light.ts'
import { skyline } from '../motifs/skyline.ts'
import { streetLamp, wetReflection } from '../motifs/street-lamp.ts'
import { landLayer, ridgeLine, water } from '../motifs/terrain.ts'
import { mooredBoat } from '../motifs/vessels.ts'
import type { Scenery } from '../scenery.ts'
import { sky } from '../sky.ts'
import { HEIGHT, type Stage, WIDTH } from '../stage.ts'
import { trace } from '../svg.ts'
import { filled, stroked, box } from '../ink.ts'
import { mix } from '../colour.ts'

/** A harbour with moored boats, warehouses and lamps on the quay. */
export function harbour(stage: Stage): Scenery {
  const { palette, facts } = stage
  const random = stage.random.fork('harbour')
  const isDark = facts.time !== 'day' && facts.time !== 'dawn'
  const shore = 452
  const town = skyline(random, {
    base: shore,
    low: 34,
    high: 96,
    narrow: 36,
    wide: 74,
    roof: 'gabled',
    lit: isDark ? 0.32 : 0.03,
  })
  const hills = ridgeLine(random, { shape: 'hills', base: shore, height: 170, tops: 2 })
  const isLeft = random.chance(0.5)
  const side = (x: number) => (isLeft ? x : WIDTH - x)
  const quay = 612
  const standX = side(330)
  const lampX = side(420)
  const reflections = Array.from({ length: 16 }, () =>
    wetReflection(
      stage,
      { x: random.between(0, WIDTH), y: shore + 4 },
      random.between(40, 110),
      9,
      isDark ? 0.5 : 0,
    ),
  ).join('')
  const boats = [
    { x: side(820), y: 530, scale: 1.15, nearness: 0.5 },
    { x: side(1010), y: 560, scale: 1.5, nearness: 0.66 },
    { x: side(650), y: 512, scale: 0.9, nearness: 0.42 },
    { x: side(1190), y: 520, scale: 1, nearness: 0.46 },
  ]
  const planks = Array.from(
    { length: 24 },
    (_, i) => trace`M${side(-20 + i * 24)} ${quay + 4}L${side(-60 + i * 30)} ${HEIGHT + 10}`,
  ).join('')
  const posts = [40, 190, 350, 510].map((x) => box(side(x) - 8, quay - 12, 16, 130, palette.ink)).join('')
  return {
    behind:
      sky(stage, shore) +
      landLayer(stage, hills, 0.16, { foot: shore + 40, isSoft: true }) +
      mistBank(stage, { top: 330, bottom: shore + 10, colour: palette.horizon, opacity: 0.5, stretch: 6 }) +
      filled(town.d, palette.land(0.42)) +
      filled(town.windows, palette.lamp, 0.9) +
      (isDark ? glow(stage, { x: WIDTH / 2, y: shore - 30 }, 760, palette.lamp, 0.34, 0.24) : '') +
      water(stage, shore) +
      reflections +
      boats
        .sort((a, b) => a.y - b.y)
        .map((boat) => mooredBoat(stage, boat, boat.scale, boat.nearness, random.chance(0.5)))
        .join('') +
      mistBank(stage, {
        top: 440,
        bottom: 560,
        colour: palette.horizon,
        opacity: facts.weather === 'fog' ? 0.9 : 0.4,
        stretch: 8,
      }) +
      filled(
        `M${side(-20)} ${quay}H${side(560)}L${side(600)} ${HEIGHT + 10}H${side(-20)}Z`,
        stage.sheet.fall(quay, HEIGHT, {
          0: mix(palette.land(0.7), palette.lamp, isDark ? 0.16 : 0.05),
          1: palette.ink,
        }),
      ) +
      stroked(planks, palette.ink, 2, 0.6) +
      stroked(`M${side(-20)} ${quay}H${side(560)}`, rimLight(stage, 0.6, 900), 2) +
      posts +
      crates(stage, side, quay) +
      (isDark
        ? glow(stage, { x: lampX, y: quay + 26 }, 230, palette.lamp, 0.6, 0.2) +
          streetLamp(stage, { x: lampX, y: quay + 26 }, 270, 0.9)
        : ''),
    ground: { x: standX, y: quay + 36 },
    height: 150,
    before: '',
  }
}

function crates(stage: Stage, side: (x: number) => number, quay: number): string {
  const { palette } = stage
  return (
    [
      [110, 64],
      [176, 50],
      [128, 44, -64],
    ] as const
  )
    .map(([x, size, lift = 0]) => {
      const left = side(x) - size / 2
      const top = quay + 30 - size + lift
      return (
        box(left, top, size, size, mix(palette.land(0.8), palette.ink, 0.35)) +
        stroked(
          trace`M${left + 3} ${top + 3}h${size - 6}v${size - 6}h${6 - size}ZM${left + 3} ${top + 3}l${size - 6} ${size - 6}`,
          mix(palette.lamp, palette.ink, 0.7),
          1.6,
        )
      )
    })
    .join('')
}
