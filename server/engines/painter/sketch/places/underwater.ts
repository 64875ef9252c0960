import type { Random } from '#server/ground/random.ts'
import { mistBank } from '../clouds.ts'
import { beams, glow } from '../light.ts'
import { broadLeaf } from '../motifs/leaves.ts'
import { boulders, brokenArch, column } from '../motifs/stones.ts'
import { heightAt, ridgeLine } from '../motifs/terrain.ts'
import { limb } from '../motifs/trees.ts'
import type { Scenery } from '../scenery.ts'
import { HEIGHT, type Stage, WIDTH } from '../stage.ts'
import { type Point, element, trace } from '../svg.ts'
import { filled, backdrop } from '../ink.ts'
import { oklch, mix, lighter, css } from '../colour.ts'

/** The floor of the sea, light from above, something sunken. */
export function underwater(stage: Stage): Scenery {
  const { palette, sheet } = stage
  const random = stage.random.fork('underwater')
  const above = mix(oklch(0.74, 0.1, 200), palette.horizon, 0.3)
  const deep = mix(oklch(0.2, 0.06, 240), palette.ink, 0.3)
  const top = { x: WIDTH * random.between(0.4, 0.6), y: -40 }
  const layer = (n: number) => mix(mix(above, deep, 0.45), mix(deep, palette.ink, 0.6), n)
  const floor = ridgeLine(random, { shape: 'hills', base: 690, height: 90, tops: 1.8 })
  const rocks = (base: number, height: number, n: number) => {
    const points = ridgeLine(random, { shape: 'rocks', base, height, tops: 2.4 })
    return filled(
      `${points.map(({ x, y }, i) => trace`${i === 0 ? 'M' : 'L'}${x} ${y}`).join('')}L${WIDTH + 20} 740L-20 740Z`,
      sheet.fall(base - height, base + 60, { 0: layer(n), 1: mix(layer(n), above, 0.22 * (1 - n)) }),
    )
  }
  let kelp = ''
  for (let i = 0; i < 16; i++) {
    const x = random.chance(0.5) ? random.between(-20, 360) : random.between(WIDTH - 360, WIDTH + 20)
    const tall = random.between(140, 420)
    const sway = random.between(-50, 50)
    kelp += limb(
      { x, y: 730 },
      { x: x + sway, y: 730 - tall * 0.5 },
      { x: x - sway * 0.4, y: 730 - tall },
      7,
      2,
    )
    for (let j = 2; j < 11; j++) {
      const t = j / 11
      kelp += broadLeaf(
        { x: x + sway * Math.sin(t * Math.PI) * 0.9, y: 730 - tall * t },
        (j % 2 === 0 ? -0.4 : -2.7) + random.between(-0.3, 0.3),
        random.between(24, 52),
        10,
        9,
      )
    }
  }
  const fish = (count: number, size: number, n: number, around: Point) => {
    let d = ''
    for (let i = 0; i < count; i++) {
      const at = { x: around.x + random.between(-1, 1) * 150, y: around.y + random.between(-1, 1) * 56 }
      const s = size * random.between(0.7, 1.2)
      d += trace`M${at.x - s} ${at.y}Q${at.x} ${at.y - s * 0.5} ${at.x + s * 0.8} ${at.y}L${at.x + s * 1.3} ${at.y - s * 0.35}V${at.y + s * 0.35}L${at.x + s * 0.8} ${at.y}Q${at.x} ${at.y + s * 0.5} ${at.x - s} ${at.y}Z`
    }
    return filled(d, layer(n))
  }
  const bubbles = Array.from({ length: 60 }, () =>
    element('circle', {
      cx: random.between(0, WIDTH),
      cy: random.between(60, 690),
      r: 1 + random.next() ** 4 * 6,
      fill: 'none',
      stroke: css(lighter(above, 0.12)),
      'stroke-width': 0.9,
      opacity: Math.round(random.between(0.2, 0.7) * 100) / 100,
    }),
  ).join('')
  const lit = { ...stage, light: { ...stage.light, ...top, colour: lighter(above, 0.14), reach: 800 } }
  const standX = WIDTH * random.between(0.4, 0.6)
  return {
    behind:
      backdrop(sheet.fall(0, HEIGHT, { 0: above, 0.4: mix(above, deep, 0.62), 1: deep })) +
      glow(stage, top, 620, lighter(above, 0.16), 0.9) +
      rocks(620, 190, 0.1) +
      fish(22, 7, 0.25, { x: WIDTH * 0.3, y: 260 }) +
      mistBank(stage, { top: 380, bottom: 640, colour: mix(above, deep, 0.4), opacity: 0.5, stretch: 5 }) +
      brokenArch(lit, { x: WIDTH * 0.34, y: 640 }, 230, 0.3) +
      column(lit, random, { x: WIDTH * 0.62, y: 650 }, 250, 0.34, 0.8) +
      column(lit, random, { x: WIDTH * 0.72, y: 656 }, 250, 0.34, 1) +
      column(lit, random, { x: WIDTH * 0.82, y: 650 }, 250, 0.34, 0.5) +
      rocks(670, 90, 0.42) +
      beams(lit, top, { count: 10, spread: 1.5, length: 820, width: 80, lean: 0, strength: 0.3 }) +
      fish(12, 12, 0.6, { x: WIDTH * 0.68, y: 340 }) +
      filled(
        `${floor.map(({ x, y }, i) => trace`${i === 0 ? 'M' : 'L'}${x} ${y}`).join('')}L${WIDTH + 20} 740L-20 740Z`,
        sheet.fall(600, 730, { 0: mix(layer(0.7), above, 0.2), 1: layer(1) }),
      ) +
      coral(stage, random, (x) => heightAt(floor, x)) +
      bubbles,
    ground: { x: standX, y: heightAt(floor, standX) + 16 },
    height: 128,
    before:
      filled(kelp, layer(1)) +
      boulders(stage, random, () => HEIGHT + 6, { from: -20, to: WIDTH, size: 50, gap: 190, nearness: 1 }),
  }
}

function coral(stage: Stage, random: Random, groundAt: (x: number) => number): string {
  let content = ''
  for (let i = 0; i < 16; i++) {
    const x = random.between(0, WIDTH)
    const foot = { x, y: groundAt(x) + 8 }
    const tone = mix(oklch(0.6, 0.14, random.pick([10, 35, 330])), stage.palette.ink, 0.45)
    let d = ''
    for (let j = 0; j < 6; j++)
      d += limb(
        foot,
        { x: x + (j - 2.5) * 6, y: foot.y - 20 },
        { x: x + (j - 2.5) * random.between(9, 14), y: foot.y - random.between(26, 54) },
        7,
        3.4,
      )
    content += filled(d, tone)
  }
  return content
}
