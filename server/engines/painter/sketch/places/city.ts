import { mistBank } from '../clouds.ts'
import { glow } from '../light.ts'
import { facade } from '../motifs/facade.ts'
import { skyline } from '../motifs/skyline.ts'
import { streetLamp, wetReflection } from '../motifs/street-lamp.ts'
import type { Scenery } from '../scenery.ts'
import { sky } from '../sky.ts'
import { HEIGHT, type Stage, WIDTH } from '../stage.ts'
import { type Point, polygon, trace } from '../svg.ts'
import { filled, stroked, box } from '../ink.ts'
import { mix } from '../colour.ts'

/** A city street that runs into the distance between house fronts, wet when it rains. */
export function city(stage: Stage): Scenery {
  const { palette, facts, sheet } = stage
  const random = stage.random.fork('city')
  const vanishing = { x: WIDTH * random.pick([0.4, 0.6]) + random.between(-30, 30), y: 470 }
  const isDark =
    facts.time === 'night' || facts.time === 'dusk' || facts.weather === 'rain' || facts.weather === 'storm'
  const lit = isDark ? 0.34 : 0.04
  const isWet = facts.weather === 'rain' || facts.weather === 'storm' || facts.weather === 'fog'
  const far = skyline(random, {
    base: 500,
    low: 90,
    high: 210,
    narrow: 34,
    wide: 80,
    roof: 'flat',
    lit: lit * 0.6,
  })
  const nearer = skyline(random, { base: 500, low: 50, high: 140, narrow: 40, wide: 80, roof: 'flat', lit })
  const skyglow = isDark ? glow(stage, vanishing, 520, mix(palette.lamp, palette.horizon, 0.4), 0.5, 0.7) : ''

  const fronts = [0, 1].flatMap((side) => {
    const sign = side === 0 ? -1 : 1
    const edges = [680, 380, 235, 150, 96].map((reach) => reach * random.between(0.92, 1.08))
    return edges.slice(0, -1).map((edge, i) => {
      const near = vanishing.x + sign * edge * 1.32
      const scale = edge / 380
      return {
        depth: i,
        content: facade(stage, random, {
          near,
          far: vanishing.x + sign * edges[i + 1]! * 1.36,
          vanishing,
          top: vanishing.y - random.between(380, 560) * scale,
          ground: vanishing.y + 150 * scale,
          floors: random.whole(5, 7),
          bays: random.whole(4, 6) + (i === 0 ? 2 : 0),
          nearness: 0.95 - i * 0.17,
          lit,
        }),
      }
    })
  })
  fronts.sort((a, b) => b.depth - a.depth)

  const street = box(
    0,
    vanishing.y + 24,
    WIDTH,
    HEIGHT,
    sheet.fall(vanishing.y + 24, HEIGHT, {
      0: mix(palette.land(0.4), palette.lamp, isDark ? 0.3 : 0.05),
      0.3: palette.land(0.75),
      1: palette.ink,
    }),
  )
  const standX = vanishing.x + (vanishing.x < WIDTH / 2 ? 150 : -150)
  const lampAt = { x: standX + (vanishing.x < WIDTH / 2 ? 110 : -110), y: 672 }
  const otherLamp = { x: vanishing.x + (vanishing.x < WIDTH / 2 ? -118 : 118), y: 548 }
  const thirdLamp = { x: vanishing.x + (vanishing.x < WIDTH / 2 ? 62 : -62), y: 512 }
  const shine = (at: { x: number; y: number }, size: number) =>
    isDark ? wetReflection(stage, { x: at.x, y: at.y + 2 }, size, size * 0.22, isWet ? 1 : 0.32) : ''
  return {
    behind:
      sky(stage, 520) +
      skyglow +
      filled(far.d, palette.land(0.2)) +
      filled(far.windows, palette.lamp, 0.5) +
      mistBank(stage, { top: 380, bottom: 540, colour: palette.horizon, opacity: 0.5, stretch: 5 }) +
      filled(nearer.d, palette.land(0.38)) +
      filled(nearer.windows, palette.lamp, 0.7) +
      street +
      cobbles(stage, vanishing) +
      fronts.map(({ content }) => content).join('') +
      mistBank(stage, {
        top: 430,
        bottom: 610,
        colour: mix(palette.horizon, palette.lamp, isDark ? 0.35 : 0),
        opacity: isWet ? 0.5 : 0.25,
        stretch: 6,
      }) +
      (isDark
        ? lampPool(stage, { x: lampAt.x, y: lampAt.y - 4 }, 300) + lampPool(stage, otherLamp, 110)
        : '') +
      (isDark
        ? shine(thirdLamp, 120) +
          streetLamp(stage, thirdLamp, 66, 0.6) +
          shine(otherLamp, 190) +
          streetLamp(stage, otherLamp, 118, 0.75) +
          shine(lampAt, 240) +
          streetLamp(stage, lampAt, 330, 0.9)
        : ''),
    ground: { x: standX, y: 660 },
    height: 176,
    before: '',
  }
}

/** The joints of the pavement, drawn towards the vanishing point. */
function cobbles(stage: Stage, vanishing: { x: number; y: number }): string {
  let d = ''
  for (let row = 1; row < 15; row++) {
    const y = vanishing.y + 24 + (HEIGHT - vanishing.y) * (row / 15) ** 1.9
    d += trace`M0 ${y}H${WIDTH}`
  }
  const kerb = polygon([
    { x: vanishing.x - 22, y: vanishing.y + 30 },
    { x: vanishing.x + 22, y: vanishing.y + 30 },
    { x: vanishing.x + 560, y: HEIGHT },
    { x: vanishing.x - 560, y: HEIGHT },
  ])
  return filled(kerb, stage.palette.ink, 0.28) + stroked(d, stage.palette.ink, 1.2, 0.35)
}

/** Lamplight lying on the ground. */
function lampPool(stage: Stage, at: Point, radius: number): string {
  return glow(stage, at, radius, stage.palette.lamp, 0.6, 0.16)
}
