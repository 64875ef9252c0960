import { mistBank } from '../clouds.ts'
import { glow } from '../light.ts'
import { birds } from '../motifs/creatures.ts'
import { grass } from '../motifs/leaves.ts'
import { heightAt, landLayer, ridgeLine } from '../motifs/terrain.ts'
import type { Scenery } from '../scenery.ts'
import { sky } from '../sky.ts'
import { HEIGHT, type Stage, WIDTH } from '../stage.ts'
import { trace } from '../svg.ts'
import { filled } from '../ink.ts'
import { mix } from '../colour.ts'

/** Banners and spears on a smoking field. */
export function battlefield(stage: Stage): Scenery {
  const { palette, light } = stage
  const random = stage.random.fork('battle')
  const far = ridgeLine(random, { shape: 'hills', base: 510, height: 130, tops: 2 })
  const floor = ridgeLine(random, { shape: 'hills', base: 670, height: 60, tops: 1.5 })
  const ranks = (y: (x: number) => number, count: number, height: number, nearness: number) => {
    let spears = ''
    let cloth = ''
    for (let i = 0; i < count; i++) {
      const x = random.between(-10, WIDTH + 10)
      const lean = random.between(-0.16, 0.16) * height
      const tall = height * random.between(0.6, 1.1)
      const foot = y(x) + 4
      spears += trace`M${x - 1 - nearness} ${foot}L${x + lean - 0.5} ${foot - tall}L${x + lean} ${foot - tall * 1.1}L${x + lean + 0.6 + nearness} ${foot - tall}L${x + 1 + nearness} ${foot}Z`
      if (i % 4 === 0) {
        const w = tall * random.between(0.22, 0.34)
        const top = foot - tall * 0.98
        cloth += trace`M${x + lean} ${top}C${x + lean + w * 0.4} ${top - 7} ${x + lean + w * 0.6} ${top + 8} ${x + lean + w} ${top}L${x + lean + w * 0.86} ${top + tall * 0.16}L${x + lean + w * 1.04} ${top + tall * 0.34}C${x + lean + w * 0.6} ${top + tall * 0.4} ${x + lean + w * 0.4} ${top + tall * 0.28} ${x + lean * 0.66} ${top + tall * 0.34}Z`
      }
    }
    return (
      filled(spears, mix(palette.land(nearness), palette.ink, 0.3)) +
      filled(cloth, mix(palette.accent, palette.land(nearness), 0.45 + nearness * 0.2))
    )
  }
  const smoke = Array.from({ length: 26 }, (_, i) => {
    const x = WIDTH * (i % 2 === 0 ? 0.22 : 0.8)
    const up = Math.floor(i / 2) / 13
    return glow(
      stage,
      { x: x + up * 130 + random.between(-30, 30), y: 520 - up * 360 },
      44 + up * 110,
      mix(palette.skyTop, palette.ink, 0.3),
      0.34,
    )
  }).join('')
  const standX = light.x + (light.x < WIDTH / 2 ? 80 : -80)
  return {
    behind:
      sky(stage, 520) +
      landLayer(stage, far, 0.2, { foot: 580, isSoft: true }) +
      ranks((x) => heightAt(far, x), 120, 36, 0.26) +
      smoke +
      mistBank(stage, { top: 430, bottom: 600, colour: palette.horizon, opacity: 0.45, stretch: 6 }) +
      ranks(() => 590, 70, 96, 0.5) +
      mistBank(stage, { top: 500, bottom: 670, colour: palette.horizon, opacity: 0.34, stretch: 7 }) +
      glow(stage, { x: WIDTH * 0.22, y: 540 }, 180, palette.lamp, 0.6) +
      glow(stage, { x: WIDTH * 0.8, y: 540 }, 200, palette.lamp, 0.6) +
      landLayer(stage, floor, 0.82, { foot: 770, isSoft: true, rim: 0.5 }) +
      ranks((x) => heightAt(floor, x) + 10, 18, 170, 0.88) +
      filled(
        grass(random, (x) => heightAt(floor, x), -10, WIDTH, 18, 6),
        palette.land(0.9),
      ),
    ground: { x: standX, y: heightAt(floor, standX) + 18 },
    height: 146,
    before:
      filled(
        grass(random, () => HEIGHT + 4, -10, WIDTH, 40, 7),
        palette.ink,
      ) + birds(stage, { x: light.x, y: 160 }, 9, 12),
  }
}
