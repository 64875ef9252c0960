import { mistBank } from '../clouds.ts'
import { glow, rimLight } from '../light.ts'
import { birds } from '../motifs/creatures.ts'
import { boulders } from '../motifs/stones.ts'
import { heightAt, landLayer, ridgeLine } from '../motifs/terrain.ts'
import type { Scenery } from '../scenery.ts'
import { sky } from '../sky.ts'
import { HEIGHT, type Stage, WIDTH } from '../stage.ts'
import { type Point, placed, trace } from '../svg.ts'
import { filled, stroked, ellipse } from '../ink.ts'
import { mix } from '../colour.ts'

/** Towers of a dead city, a road that breaks off. */
export function ruinedCity(stage: Stage): Scenery {
  const { palette, light } = stage
  const random = stage.random.fork('ruined city')
  const rank = (base: number, low: number, high: number, wide: number, nearness: number) => {
    let d = ''
    let holes = ''
    let bars = ''
    for (let x = -40; x < WIDTH + 20;) {
      const width = wide * random.between(0.6, 1.3)
      const tall =
        random.between(low, high) * (1 - Math.max(0, 1 - Math.abs(x + width / 2 - light.x) / 240) * 0.6)
      const top = base - tall
      d += trace`M${x} ${base + 90}V${top + random.between(0, 40)}`
      const teeth = Math.max(4, Math.round(width / 13))
      const slant = random.between(-0.22, 0.22) * tall
      let bite = 0
      for (let i = 0; i <= teeth; i++) {
        bite = random.chance(0.3) ? random.next() ** 2 * tall * 0.26 : bite * 0.6
        d += trace`L${x + (width * i) / teeth} ${top + Math.max(0, slant * (i / teeth)) + bite + random.between(0, 7)}`
      }
      d += `V${base + 90}Z`
      for (let y = top + tall * 0.32; y < base - 12; y += 17 + nearness * 12) {
        for (let wx = x + 7; wx < x + width - 10; wx += 13 + nearness * 10) {
          if (random.chance(0.5))
            holes += trace`M${wx} ${y}h${6 + nearness * 5}v${8 + nearness * 7}h${-6 - nearness * 5}Z`
        }
      }
      for (let i = 0; i < 3; i++)
        bars += trace`M${x + random.next() * width} ${top + tall * 0.2}l${random.between(-9, 9)} ${-random.between(16, 44)}`
      x += width + random.between(4, 60)
    }
    return (
      stroked(bars, palette.land(nearness), 1.4) +
      filled(
        d,
        stage.sheet.fall(base - high, base, {
          0: palette.land(nearness),
          1: mix(palette.land(nearness), palette.horizon, 0.4 * (1 - nearness)),
        }),
      ) +
      stroked(d, rimLight(stage, 0.55), 1.2) +
      filled(holes, mix(palette.horizon, palette.skyMiddle, 0.4), 0.4 - nearness * 0.25)
    )
  }
  const floor = ridgeLine(random, { shape: 'rocks', base: 690, height: 60, tops: 3 })
  const standX = light.x + random.between(-40, 40)
  return {
    behind:
      sky(stage, 560) +
      rank(540, 140, 300, 70, 0.12) +
      mistBank(stage, { top: 330, bottom: 580, colour: palette.horizon, opacity: 0.6, stretch: 5 }) +
      rank(580, 120, 340, 110, 0.34) +
      mistBank(stage, { top: 430, bottom: 630, colour: palette.horizon, opacity: 0.5, stretch: 6 }) +
      rank(640, 110, 420, 170, 0.62) +
      mistBank(stage, { top: 520, bottom: 680, colour: palette.horizon, opacity: 0.45, stretch: 7 }) +
      landLayer(stage, floor, 0.84, { foot: 770, rim: 0.5 }) +
      wreck(stage, { x: standX + (standX < WIDTH / 2 ? 260 : -260), y: 668 }) +
      glow(stage, { x: light.x, y: 640 }, 360, light.colour, 0.3, 0.2),
    ground: { x: standX, y: heightAt(floor, standX) + 18 },
    height: 136,
    before:
      boulders(stage, random, () => HEIGHT + 4, { from: -10, to: WIDTH, size: 48, gap: 120, nearness: 1 }) +
      birds(stage, { x: light.x, y: 190 }, 6, 12),
  }
}

/** A car that nobody came back for. */
function wreck(stage: Stage, foot: Point): string {
  const { palette } = stage
  return placed(
    foot,
    filled(
      'M-84 0L-86 -20L-78 -30L-46 -34L-24 -58L26 -58L48 -34L80 -28L86 -14L84 0Z',
      mix(palette.ink, palette.land(0.7), 0.35),
    ) +
      filled(
        'M-40 -34L-22 -53L-2 -53V-34ZM4 -34V-53H24L40 -34Z',
        mix(palette.horizon, palette.ink, 0.45),
        0.55,
      ) +
      stroked('M-78 -30L-46 -34L-24 -58L26 -58L48 -34L80 -28', rimLight(stage, 0.8, 900), 1.6) +
      ellipse({ x: -50, y: 0 }, 15, 13, palette.ink) +
      ellipse({ x: 52, y: 2 }, 15, 10, palette.ink),
    { turn: -3 },
  )
}
