import { mistBank } from '../clouds.ts'
import { rimLight } from '../light.ts'
import { snowCaps } from '../motifs/snow-caps.ts'
import { heightAt, landLayer, ridgeLine, shadedSides } from '../motifs/terrain.ts'
import { fir, firWood } from '../motifs/trees.ts'
import type { Scenery } from '../scenery.ts'
import { sky } from '../sky.ts'
import { type Stage, WIDTH } from '../stage.ts'
import { curve, trace } from '../svg.ts'
import { filled, stroked, box } from '../ink.ts'
import { oklch, mix, faint } from '../colour.ts'

/** Snow as far as the eye goes, drifts in the foreground. */
export function snowfield(stage: Stage): Scenery {
  const { palette, facts } = stage
  const random = stage.random.fork('snowfield')
  const isNight = facts.time === 'night'
  const snow = mix(oklch(isNight ? 0.6 : 0.86, 0.03, 245), palette.horizon, 0.35)
  const blue = mix(palette.skyMiddle, oklch(0.42, 0.06, 250), 0.5)
  const far = ridgeLine(random, { shape: 'peaks', base: 460, height: 260, tops: 2.4 })
  const drifts = [
    { base: 520, height: 60, tops: 1.5 },
    { base: 590, height: 80, tops: 1.2 },
    { base: 690, height: 100, tops: 0.9 },
  ].map((drift) => ridgeLine(random, { shape: 'hills', ...drift }))
  const standX = WIDTH * random.between(0.4, 0.6)
  const near = drifts[2]!
  const drawn = drifts.map((points, i) => {
    const top = Math.min(...points.map(({ y }) => y))
    const fill = stage.sheet.fall(top, top + 190, {
      0: mix(snow, stage.light.colour, 0.25 - i * 0.05),
      0.3: mix(snow, blue, 0.3 + i * 0.14),
      1: mix(blue, palette.ink, 0.15 + i * 0.18),
    })
    return (
      filled(`${curve(points)}L${WIDTH + 20} 740L-20 740Z`, fill) +
      stroked(curve(points), rimLight(stage, 0.8, 800), 1.6)
    )
  })
  let trees = ''
  for (let i = 0; i < 9; i++) {
    const x = random.chance(0.5) ? random.between(-20, 330) : random.between(WIDTH - 330, WIDTH + 20)
    trees += fir(random, { x, y: heightAt(drifts[1]!, x) + 8 }, random.between(110, 240))
  }
  return {
    behind:
      sky(stage, 480) +
      aurora(stage) +
      landLayer(stage, far, 0.14, { foot: 540 }) +
      snowCaps(stage, far, 110) +
      shadedSides(stage, far, 0.2, 520) +
      mistBank(stage, { top: 380, bottom: 560, colour: snow, opacity: 0.5, stretch: 6 }) +
      drawn[0] +
      filled(
        firWood(random, (x) => heightAt(drifts[0]!, x) + 4, { from: -20, to: WIDTH, height: 58, gap: 40 }),
        palette.land(0.45),
      ) +
      drawn[1] +
      filled(trees, palette.land(0.84)) +
      mistBank(stage, { top: 500, bottom: 660, colour: snow, opacity: 0.35, stretch: 8 }) +
      drawn[2] +
      footprints(stage, standX, heightAt(near, standX)),
    ground: { x: standX, y: heightAt(near, standX) + 16 },
    height: 124,
    before: '',
  }
}

function footprints(stage: Stage, x: number, y: number): string {
  let d = ''
  for (let i = 1; i < 16; i++) {
    const t = i / 16
    const at = { x: x - t * 190 + Math.sin(i * 1.7) * 5, y: y + 18 + t * 90 }
    d += trace`M${at.x - 3 - t * 5} ${at.y}a${3 + t * 5} ${1.4 + t * 2} 0 1 0 ${6 + t * 10} 0a${3 + t * 5} ${1.4 + t * 2} 0 1 0 ${-6 - t * 10} 0Z`
  }
  return filled(d, mix(stage.palette.skyTop, stage.palette.ink, 0.2), 0.5)
}

/** Northern lights, only in clear nights. */
function aurora(stage: Stage): string {
  const { facts, palette, sheet } = stage
  if (facts.time !== 'night' || facts.weather === 'storm' || facts.weather === 'cloudy') return ''
  const random = stage.random.fork('aurora')
  const colour = oklch(0.82, 0.15, 165)
  let content = ''
  for (let curtain = 0; curtain < 2; curtain++) {
    const base = 250 + curtain * 70
    const phase = random.between(0, 6)
    for (let i = 0; i < 64; i++) {
      const x = -40 + i * 21.5
      const y = base + Math.sin(i * 0.13 + phase) * 60 + Math.sin(i * 0.31 + phase) * 18
      const tall = 120 + Math.sin(i * 0.55 + phase) * 40 + random.between(0, 90)
      const shine = 0.1 + 0.14 * random.next()
      content += box(
        x,
        y - tall,
        30,
        tall,
        sheet.fall(y - tall, y, {
          0: faint(palette.accent, 0),
          0.55: faint(colour, shine * 0.6),
          0.94: faint(colour, shine),
          1: faint(colour, 0),
        }),
      )
    }
  }
  return content
}
