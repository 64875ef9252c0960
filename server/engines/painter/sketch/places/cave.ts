import { mistBank } from '../clouds.ts'
import { beams } from '../light.ts'
import { boulders, crystals, stalactites } from '../motifs/stones.ts'
import { heightAt, ridgeLine } from '../motifs/terrain.ts'
import type { Scenery } from '../scenery.ts'
import { HEIGHT, type Stage, WIDTH } from '../stage.ts'
import { trace } from '../svg.ts'
import { filled, stroked, ellipse, backdrop } from '../ink.ts'
import { oklch, mix, lighter, faint } from '../colour.ts'

/** A great cave: mouth within mouth of stone, a pool, crystals that glow. */
export function cave(stage: Stage): Scenery {
  const { palette, sheet, facts } = stage
  const random = stage.random.fork('cave')
  const heart = { x: WIDTH * random.between(0.4, 0.6), y: 330 }
  const isOpen = facts.time === 'day' || facts.time === 'dawn'
  const shine = isOpen ? mix(palette.light, palette.horizon, 0.4) : mix(palette.accent, palette.lamp, 0.35)
  const dark = mix(palette.ink, oklch(0.15, 0.045, 265), 0.6)
  const tone = (n: number) => mix(mix(oklch(0.5, 0.09, 262), shine, 0.3), dark, n)
  const mouth = (n: number, half: number, top: number, foot: number, length: number) => {
    const roofAt = (x: number) => top + ((x - heart.x) / half) ** 2 * 150
    const floorAt = (x: number) => foot - ((x - heart.x) / half) ** 2 * 46
    const fill = sheet.radial(heart, 780, {
      0: mix(tone(n), shine, 0.4 * (1 - n)),
      0.5: tone(n),
      1: mix(tone(n), dark, 0.75),
    })
    const rock =
      stalactites(random, roofAt, length, -40, WIDTH + 40, true) +
      stalactites(random, floorAt, length * 0.4, -40, WIDTH + 40, false)
    return (
      filled(rock, fill) +
      stroked(rock, sheet.radial(heart, 520, { 0: faint(shine, 0.5), 1: faint(shine, 0) }), 1.4)
    )
  }
  const floor = ridgeLine(random, { shape: 'rocks', base: 706, height: 70, tops: 2.4 })
  const standX = heart.x + random.between(-90, 90)
  const clusters = [0, 1, 2, 3, 4, 5].map((i) => {
    const x = i % 2 === 0 ? random.between(70, 400) : random.between(880, 1210)
    return crystals(stage, random, { x, y: 590 + i * 15 }, 46 + i * 18)
  })
  const lit = { ...stage, light: { ...stage.light, colour: mix(shine, palette.light, 0.3) } }
  return {
    behind:
      backdrop(
        sheet.radial(heart, 640, {
          0: mix(shine, palette.light, 0.2),
          0.16: mix(shine, tone(0.2), 0.5),
          0.5: tone(0.4),
          1: dark,
        }),
      ) +
      mouth(0.3, 330, 150, 548, 130) +
      mistBank(stage, { top: 320, bottom: 600, colour: shine, opacity: 0.4, stretch: 6 }) +
      mouth(0.5, 430, 96, 582, 170) +
      beams(
        lit,
        { x: heart.x + 60, y: -20 },
        { count: 6, spread: 0.5, length: 640, width: 60, lean: -0.12, strength: isOpen ? 0.36 : 0.2 },
      ) +
      pool(stage, heart.x, shine) +
      mouth(0.72, 540, 40, 622, 190) +
      clusters.join('') +
      filled(
        `${floor.map(({ x, y }, i) => trace`${i === 0 ? 'M' : 'L'}${x} ${y}`).join('')}L${WIDTH + 20} 740L-20 740Z`,
        tone(0.92),
      ),
    ground: { x: standX, y: heightAt(floor, standX) + 10 },
    height: 124,
    before:
      filled(
        stalactites(
          random,
          (x) => -30 + (Math.abs(x - WIDTH / 2) / 640) ** 3 * 230,
          210,
          -40,
          WIDTH + 40,
          true,
        ),
        dark,
      ) +
      boulders(stage, random, () => HEIGHT + 6, { from: -20, to: WIDTH, size: 62, gap: 230, nearness: 1 }),
  }
}

function pool(stage: Stage, x: number, shine: ReturnType<typeof oklch>): string {
  const random = stage.random.fork('pool')
  const streaks = Array.from({ length: 50 }, () => {
    const y = random.between(600, 672)
    const at = x + (random.next() + random.next() - 1) * 330
    return trace`M${at} ${y}h${random.between(12, 70)}`
  }).join('')
  return (
    ellipse(
      { x, y: 636 },
      440,
      46,
      stage.sheet.radial(
        { x, y: 630 },
        440,
        { 0: faint(mix(shine, stage.palette.light, 0.3), 0.8), 1: faint(shine, 0.08) },
        0.11,
      ),
    ) + stroked(streaks, lighter(shine, 0.12), 1.4, 0.5)
  )
}
