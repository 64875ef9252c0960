import type { Random } from '#server/ground/random.ts'
import { mistBank } from '../clouds.ts'
import { glow } from '../light.ts'
import { birds } from '../motifs/creatures.ts'
import { lighthouse } from '../motifs/landmarks.ts'
import { grass } from '../motifs/leaves.ts'
import { lightning } from '../motifs/lightning.ts'
import { heightAt, landLayer, ridgeLine, water } from '../motifs/terrain.ts'
import { swell } from '../motifs/waves.ts'
import { shows } from '../plated-things.ts'
import type { Scenery } from '../scenery.ts'
import { sky } from '../sky.ts'
import { type Stage, WIDTH } from '../stage.ts'
import { type Point, trace } from '../svg.ts'
import { filled, stroked } from '../ink.ts'

/** A headland over the surf, with a lighthouse where one is told of. */
export function coast(stage: Stage): Scenery {
  const { palette, light } = stage
  const random = stage.random.fork('coast')
  const isLeft = light.x > WIDTH / 2
  const side = (x: number) => (isLeft ? x : WIDTH - x)
  const rough = ridgeLine(random, { shape: 'rocks', base: 0, height: 26, tops: 7 })
  const head = rough.map((p) => {
    const x = side(p.x)
    const drop = x < 470 ? 0 : (x - 470) * 1.6
    return {
      x: p.x,
      y: Math.min(640, 372 + Math.max(0, 120 - x) * -0.12 + drop + p.y * (x < 430 ? 0.5 : 1.6) + x * 0.04),
    }
  })
  const rocks = ridgeLine(random, { shape: 'rocks', base: 720, height: 130, tops: 3 })
  const houseX = side(330)
  const standX = side(random.between(150, 200))
  return {
    behind:
      sky(stage, 450) +
      lightning(stage, random) +
      landLayer(
        stage,
        ridgeLine(random, { shape: 'rocks', base: 460, height: 70, tops: 2, towards: side(1180) }),
        0.2,
        { foot: 500 },
      ) +
      water(stage, 450) +
      mistBank(stage, { top: 420, bottom: 520, colour: palette.horizon, opacity: 0.5, stretch: 8 }) +
      swell(stage, random, 560, 14, 0.5) +
      (shows(stage, 'lighthouse')
        ? lighthouse(stage, { x: houseX, y: heightAt(head, houseX) + 6 }, 300, 0.5)
        : '') +
      landLayer(stage, head, 0.74, { foot: 700, rim: 0.8 }) +
      cliffJoints(stage, random, head, side) +
      surf(stage, random, 640) +
      filled(
        grass(
          random,
          (x) => heightAt(head, x),
          Math.min(side(0), side(450)),
          Math.max(side(0), side(450)),
          16,
        ),
        palette.land(0.78),
      ) +
      swell(stage, random, 650, 22, 0.7) +
      birds(stage, { x: light.x, y: 190 }, 8, 13),
    ground: { x: standX, y: heightAt(head, standX) + 8 },
    groundAt: (x) => heightAt(head, x) + 8,
    height: 84,
    before: landLayer(stage, rocks, 0.98, { rim: 0.5 }),
  }
}

function cliffJoints(stage: Stage, random: Random, head: Point[], side: (x: number) => number): string {
  let d = ''
  for (let i = 0; i < 60; i++) {
    const x = side(random.between(0, 560))
    const y = heightAt(head, x) + random.between(26, 260)
    d += trace`M${x} ${y}l${random.between(-9, 9)} ${random.between(16, 60)}`
  }
  return stroked(d, stage.palette.ink, 1.6, 0.35)
}

function surf(stage: Stage, random: Random, y: number): string {
  let content = ''
  for (let i = 0; i < 26; i++) {
    content += glow(
      stage,
      { x: random.between(0, WIDTH), y: y + random.between(-18, 20) },
      random.between(30, 80),
      stage.palette.horizon,
      0.22,
      0.3,
    )
  }
  return content
}
