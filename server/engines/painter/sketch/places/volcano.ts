import { glow } from '../light.ts'
import { boulders } from '../motifs/stones.ts'
import { heightAt, landLayer, ridgeLine, type RidgeShape } from '../motifs/terrain.ts'
import type { Scenery } from '../scenery.ts'
import { sky } from '../sky.ts'
import { HEIGHT, type Stage, WIDTH } from '../stage.ts'
import { type Point, element, curve } from '../svg.ts'
import { filled } from '../ink.ts'
import { oklch, mix, faint, css } from '../colour.ts'

/** A mountain that burns, its light on everything. */
export function volcano(stage: Stage): Scenery {
  const { sheet } = stage
  const random = stage.random.fork('volcano')
  const fire = oklch(0.72, 0.19, 42)
  const hot = oklch(0.88, 0.14, 75)
  const x = WIDTH * random.between(0.42, 0.58)
  const mouth = { x, y: 214 }
  const slope = ridgeLine(random, { shape: 'rocks', base: 0, height: 30, tops: 6 })
  const cone = slope.map((p) => {
    const out = Math.max(0, Math.abs(p.x - x) - 56)
    return {
      x: p.x,
      y: Math.min(
        560,
        mouth.y + out * 0.74 - out * out * 0.00022 + p.y * Math.min(1, out / 90) + (out === 0 ? 10 : 0),
      ),
    }
  })
  const shape: RidgeShape = 'rocks'
  const near = ridgeLine(random, { shape, base: 610, height: 90, tops: 3 })
  const front = ridgeLine(random, { shape, base: 720, height: 100, tops: 2 })
  const standX = WIDTH * (x > WIDTH / 2 ? 0.3 : 0.7)
  return {
    behind:
      sky(stage, 540, 0.8) +
      glow(stage, mouth, 560, fire, 0.85) +
      plume(stage, mouth, fire) +
      landLayer(stage, cone, 0.6, { foot: 620, rim: 0.6 }) +
      filled(
        lavaStreams(stage, mouth, cone),
        sheet.linear(mouth, { x, y: 600 }, { 0: hot, 0.35: fire, 1: faint(oklch(0.5, 0.17, 32), 0.55) }),
      ) +
      glow(stage, { x, y: mouth.y + 4 }, 190, hot, 1) +
      glow(stage, { x, y: 590 }, 560, fire, 0.5, 0.24) +
      landLayer(stage, near, 0.8, { foot: 720, rim: 0.5 }) +
      glow(stage, { x, y: 640 }, 420, fire, 0.4, 0.2) +
      landLayer(stage, front, 0.96, { rim: 0.5 }),
    ground: { x: standX, y: heightAt(front, standX) + 8 },
    height: 128,
    before:
      embers(stage, mouth) +
      boulders(stage, random, () => HEIGHT, { from: -20, to: WIDTH, size: 40, gap: 150, nearness: 1 }),
  }
}

function plume(stage: Stage, mouth: Point, fire: ReturnType<typeof oklch>): string {
  const random = stage.random.fork('plume')
  const smoke = mix(stage.palette.skyTop, stage.palette.ink, 0.4)
  let content = ''
  for (let i = 0; i < 30; i++) {
    const up = i / 30
    const at = { x: mouth.x + up * 190 + random.between(-1, 1) * (20 + up * 150), y: mouth.y - 10 - up * 250 }
    content += glow(
      stage,
      at,
      50 + up * 130,
      mix(mix(fire, smoke, 0.25 + up * 0.7), smoke, 0.2),
      0.5 * (1 - up * 0.4),
    )
  }
  return content
}

/** Streams of lava that part on their way down. */
function lavaStreams(stage: Stage, mouth: Point, cone: Point[]): string {
  const random = stage.random.fork('lava')
  let d = ''
  for (const start of [-40, -14, 12, 38]) {
    let at = { x: mouth.x + start, y: mouth.y + 8 }
    const left: Point[] = []
    const right: Point[] = []
    let width = random.between(7, 13)
    for (let i = 0; i < 16; i++) {
      left.push({ x: at.x - width, y: at.y })
      right.push({ x: at.x + width, y: at.y })
      at = {
        x: at.x + start * random.between(0.1, 0.42) + random.between(-9, 9),
        y: at.y + random.between(14, 27),
      }
      if (at.y < heightAt(cone, at.x)) at.y = heightAt(cone, at.x) + 8
      width *= random.between(0.78, 1.1)
    }
    d += curve([...left, ...right.reverse()], true)
  }
  return d
}

function embers(stage: Stage, around: Point): string {
  const random = stage.random.fork('embers')
  return element(
    'g',
    { fill: css(oklch(0.8, 0.16, 55)) },
    ...Array.from({ length: 110 }, () =>
      element('circle', {
        cx: around.x + (random.next() + random.next() - 1) * 620,
        cy: random.between(60, 690),
        r: 0.6 + random.next() ** 4 * 2.4,
        opacity: Math.round(random.between(0.2, 0.9) * 100) / 100,
      }),
    ),
  )
}
