import type { Random } from '#server/ground/random.ts'
import { mistBank } from '../clouds.ts'
import { beams } from '../light.ts'
import { broadLeaf, frond, leafClump } from '../motifs/leaves.ts'
import { steppedTemple } from '../motifs/temple.ts'
import { heightAt, landLayer, ridgeLine } from '../motifs/terrain.ts'
import { limb, palm } from '../motifs/trees.ts'
import { shows } from '../plated-things.ts'
import type { Scenery } from '../scenery.ts'
import { sky } from '../sky.ts'
import { HEIGHT, type Stage, WIDTH } from '../stage.ts'
import { trace } from '../svg.ts'
import { filled, stroked } from '../ink.ts'
import { mix, css } from '../colour.ts'

/** The jungle through leaves and hanging vines, and its stepped temple where one is told of. */
export function jungle(stage: Stage): Scenery {
  const { palette, facts } = stage
  const random = stage.random.fork('jungle')
  const templeX = WIDTH * random.between(0.44, 0.58)
  const far = ridgeLine(random, { shape: 'hills', base: 440, height: 190, tops: 3 })
  const floor = ridgeLine(random, { shape: 'hills', base: 650, height: 40, tops: 2 })
  const standX = templeX + (random.chance(0.5) ? 150 : -150)
  const isGlowing = facts.time !== 'day' || facts.mood === 'wonder' || facts.mood === 'eerie'
  return {
    behind:
      sky(stage, 470) +
      landLayer(stage, far, 0.1, { foot: 520, isSoft: true }) +
      canopy(stage, random, 452, 34, 0.26) +
      mistBank(stage, { top: 330, bottom: 560, colour: palette.horizon, opacity: 0.55, stretch: 4 }) +
      canopy(stage, random, 500, 44, 0.42) +
      (shows(stage, 'temple') ? steppedTemple(stage, { x: templeX, y: 596 }, 560, 0.5, isGlowing) : '') +
      mistBank(stage, { top: 470, bottom: 650, colour: palette.horizon, opacity: 0.42, stretch: 6 }) +
      growth(stage, random, templeX) +
      beams(
        stage,
        { x: stage.light.x, y: -20 },
        {
          count: 7,
          spread: 1,
          length: 760,
          width: 70,
          lean: stage.light.x < WIDTH / 2 ? 0.35 : -0.35,
          strength: facts.time === 'night' ? 0.1 : 0.22,
        },
      ) +
      landLayer(stage, floor, 0.84, { foot: 760, isSoft: true, rim: 0.2 }) +
      undergrowth(stage, random, (x) => heightAt(floor, x), 0.84, 40),
    ground: { x: standX, y: heightAt(floor, standX) + 22 },
    height: 132,
    before: leafyFrame(stage, random),
  }
}

function canopy(stage: Stage, random: Random, base: number, size: number, nearness: number): string {
  let d = ''
  for (let x = -20; x < WIDTH + 30; x += size * random.between(0.5, 1)) {
    const y = base + random.between(-30, 24)
    d += random.chance(0.16)
      ? palm(random, { x, y: y + 40 }, size * random.between(2.6, 3.6))
      : leafClump(random, { x, y }, size * random.between(0.7, 1.3))
  }
  const top = stage.palette.land(nearness)
  return filled(`${d}M-10 ${base + 10}H${WIDTH + 10}V${HEIGHT}H-10Z`, top)
}

/** Bushes that have grown over the temple's foot on both sides. */
function growth(stage: Stage, random: Random, x: number): string {
  let d = ''
  for (let i = 0; i < 26; i++) {
    const side = i % 2 === 0 ? -1 : 1
    const out = random.between(120, 620)
    const y = 625 - out * 0.06 + random.between(-14, 20)
    d += leafClump(random, { x: x + side * out, y }, random.between(22, 48))
    for (let j = 0; j < 3; j++)
      d += broadLeaf(
        { x: x + side * out, y },
        -Math.PI / 2 + random.between(-1.2, 1.2),
        random.between(50, 110),
        36,
        20,
      )
    if (i % 5 === 0) d += palm(random, { x: x + side * (out + 80), y: 640 }, random.between(150, 250))
  }
  return filled(d, mix(stage.palette.land(0.68), stage.palette.ink, 0.1))
}

function undergrowth(
  stage: Stage,
  random: Random,
  groundAt: (x: number) => number,
  nearness: number,
  size: number,
): string {
  let d = ''
  for (let x = -20; x < WIDTH + 20; x += size * random.between(0.6, 1.8)) {
    const from = { x, y: groundAt(x) + 6 }
    for (let i = 0; i < 5; i++)
      d += frond(from, -Math.PI * (0.16 + 0.17 * i), size * random.between(0.7, 1.4), size * 0.5)
  }
  return filled(d, stage.palette.land(nearness))
}

/** Trunks, vines and great leaves that frame the view. */
function leafyFrame(stage: Stage, random: Random): string {
  let d = ''
  let leaves = ''
  for (const side of [0, 1]) {
    const edge = side === 0 ? 0 : WIDTH
    const inward = side === 0 ? 1 : -1
    const x = edge + inward * random.between(0, 60)
    d += limb(
      { x: x - inward * 40, y: HEIGHT + 20 },
      { x: x + inward * random.between(-10, 30), y: 360 },
      { x: x - inward * 30, y: -30 },
      130,
      56,
    )
    d += limb(
      { x: x - inward * 60, y: HEIGHT + 20 },
      { x: x + inward * 40, y: HEIGHT - 60 },
      { x: x + inward * 120, y: HEIGHT + 10 },
      40,
      16,
    )
    const aside = side === 0 ? 0 : Math.PI
    for (let i = 0; i < 7; i++) {
      const at = { x: edge + inward * random.between(-50, 60), y: random.between(-50, 130) }
      leaves += broadLeaf(
        at,
        aside + inward * random.between(-0.2, 1),
        random.between(120, 250),
        random.between(40, 130),
        random.between(34, 62),
      )
    }
    for (let i = 0; i < 3; i++)
      leaves += frond(
        { x: edge, y: random.between(0, 160) },
        aside + inward * random.between(-0.1, 0.5),
        random.between(180, 280),
        random.between(90, 160),
      )
    for (let i = 0; i < 10; i++) {
      const root = { x: edge + inward * random.between(-60, 150), y: HEIGHT + 24 }
      const lean = -Math.PI / 2 + random.between(-1.1, 1.1)
      leaves +=
        i % 3 === 0
          ? frond(root, lean, random.between(120, 210), random.between(50, 100))
          : broadLeaf(root, lean, random.between(90, 190), random.between(20, 80), random.between(26, 46))
    }
  }
  for (let x = -20; x < WIDTH + 20; x += 34) {
    const from = { x, y: -34 - 26 * Math.sin((x / WIDTH) * Math.PI) }
    leaves += broadLeaf(
      from,
      Math.PI / 2 + random.between(-0.9, 0.9),
      random.between(50, 104),
      10,
      random.between(18, 34),
    )
  }
  let vines = ''
  for (let i = 0; i < 8; i++) {
    const x = i % 2 === 0 ? random.between(90, 340) : random.between(WIDTH - 340, WIDTH - 90)
    const drop = random.between(80, 300)
    vines += trace`M${x} -10q${random.between(-26, 26)} ${drop * 0.5} ${random.between(-8, 8)} ${drop}`
    for (let y = 20; y < drop; y += 17)
      leaves += broadLeaf(
        { x: x + random.between(-4, 4), y },
        random.between(0.3, 2.8),
        random.between(9, 17),
        5,
        6,
      )
  }
  const ink = css(stage.palette.ink)
  return filled(d + leaves, ink) + stroked(vines, ink, 2)
}
