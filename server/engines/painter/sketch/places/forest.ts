import type { Random } from '#server/ground/random.ts'
import { mistBank } from '../clouds.ts'
import { beams, glow, rimLight } from '../light.ts'
import { broadLeaf, frond, grass, leafClump } from '../motifs/leaves.ts'
import { motes } from '../motifs/motes.ts'
import { heightAt, landLayer, ridgeLine } from '../motifs/terrain.ts'
import { limb } from '../motifs/trees.ts'
import type { Scenery } from '../scenery.ts'
import { sky } from '../sky.ts'
import { HEIGHT, type Stage, WIDTH } from '../stage.ts'
import { filled, stroked, box } from '../ink.ts'
import { mix } from '../colour.ts'

/** Deep in a forest: trunks behind trunks, light between them. */
export function forest(stage: Stage): Scenery {
  const { palette, facts } = stage
  const random = stage.random.fork('forest')
  const gapX = stage.light.x
  const isBare = facts.mood === 'eerie' || facts.genre === 'horror' || facts.weather === 'snow'
  const floor = ridgeLine(random, { shape: 'hills', base: 690, height: 70, tops: 2 })
  const standX = gapX + random.between(-60, 60)
  const layers = [0.08, 0.24, 0.42, 0.62, 0.82].map((nearness, i) => {
    const trunks = forestTrunks(stage, random, {
      nearness,
      count: 15 - i * 2,
      gapX,
      gap: 40 + i * 52,
      foot: 560 + i * 34,
      isBare,
    })
    const wisp = mistBank(stage, {
      top: 330 + i * 50,
      bottom: 620 + i * 30,
      colour: mix(palette.horizon, palette.light, 0.15),
      opacity: (facts.time === 'day' ? 0.26 : 0.42) - i * 0.05,
      stretch: 4 + i,
    })
    return trunks + wisp
  })
  const lean = gapX < WIDTH / 2 ? 0.34 : -0.34
  return {
    behind:
      sky(stage, 640, 0) +
      box(0, 0, WIDTH, HEIGHT, palette.land(0.5), 0.42) +
      glow(
        stage,
        { x: gapX, y: 330 },
        520,
        mix(palette.light, palette.horizon, 0.35),
        facts.time === 'night' ? 0.4 : 0.6,
      ) +
      layers.slice(0, 3).join('') +
      beams(
        stage,
        { x: gapX - lean * 330, y: -30 },
        {
          count: 8,
          spread: 0.75,
          length: 800,
          width: 74,
          lean,
          strength: facts.time === 'night' ? 0.13 : 0.3,
        },
      ) +
      layers.slice(3).join('') +
      landLayer(stage, floor, 0.86, { foot: 780, isSoft: true, rim: 0.35 }) +
      filled(
        grass(random, (x) => heightAt(floor, x), -10, WIDTH + 10, 26),
        palette.land(0.9),
      ) +
      glow(
        stage,
        { x: standX, y: heightAt(floor, standX) + 24 },
        360,
        stage.light.colour,
        facts.time === 'night' ? 0.16 : 0.34,
        0.13,
      ) +
      ferns(stage, random, (x) => heightAt(floor, x)),
    ground: { x: standX, y: heightAt(floor, standX) + 26 },
    height: 138,
    before: motes(stage, random, gapX) + framingTrunks(stage, random),
  }
}

interface Trunks {
  nearness: number
  count: number
  /** Where the eye may pass between the trunks, and how wide that is. */
  gapX: number
  gap: number
  foot: number
  isBare: boolean
}

function forestTrunks(
  stage: Stage,
  random: Random,
  { nearness, count, gapX, gap, foot, isBare }: Trunks,
): string {
  const thick = 9 + nearness * 46
  let d = ''
  let crowns = ''
  for (let i = 0; i < count; i++) {
    const x = (i + random.between(0.1, 0.9)) * (WIDTH / count)
    if (Math.abs(x - gapX) < gap) continue
    const wide = thick * random.between(0.6, 1.25)
    const y = foot + random.between(-8, 14)
    const sway = random.between(-0.03, 0.03) * HEIGHT
    d += limb({ x, y: y + 20 }, { x: x + sway, y: y * 0.5 }, { x: x + sway * 2, y: -40 }, wide, wide * 0.6)
    for (const side of [-1, 1])
      d += limb(
        { x: x + side * wide * 0.2, y: y - wide },
        { x: x + side * wide * 0.5, y: y + 2 },
        { x: x + side * wide * 1.15, y: y + 12 },
        wide * 0.5,
        wide * 0.12,
      )
    const branches = isBare ? 5 : 3
    for (let b = 0; b < branches; b++) {
      const at = { x: x + sway, y: y * random.between(0.12, 0.72) }
      const side = random.pick([-1, 1])
      const long = thick * random.between(1.6, 4)
      d += limb(
        at,
        { x: at.x + side * long * 0.5, y: at.y - long * random.between(0.05, 0.3) },
        { x: at.x + side * long, y: at.y - long * random.between(0.2, 0.7) },
        wide * 0.3,
        1.5,
      )
    }
    if (!isBare) {
      for (let c = 0; c < 9; c++) {
        const out = random.between(-1, 1)
        const at = {
          x: x + out * (46 + thick * 1.7),
          y: random.between(-40, 96 - nearness * 40) - Math.abs(out) * 30,
        }
        crowns += leafClump(random, at, 10 + thick * random.between(0.3, 0.75))
      }
    }
  }
  const tone = stage.palette.land(nearness)
  return (
    filled(d, tone) +
    stroked(d, rimLight(stage, 0.5 * (0.4 + nearness)), 0.8 + nearness) +
    filled(crowns, tone)
  )
}

function ferns(stage: Stage, random: Random, groundAt: (x: number) => number): string {
  let d = ''
  for (let x = -10; x < WIDTH + 10; x += random.between(30, 110)) {
    const from = { x, y: groundAt(x) + 8 }
    for (let i = 0; i < 6; i++) d += frond(from, -Math.PI * (0.14 + 0.145 * i), random.between(26, 58), 22)
  }
  return filled(d, stage.palette.land(0.94))
}

/** Trunks and leaves close to the eye, at both edges. */
function framingTrunks(stage: Stage, random: Random): string {
  let d = ''
  for (const side of [0, 1]) {
    const inward = side === 0 ? 1 : -1
    const x = (side === 0 ? 0 : WIDTH) + inward * random.between(-10, 40)
    d += limb(
      { x: x - inward * 20, y: HEIGHT + 30 },
      { x: x + inward * random.between(0, 30), y: 360 },
      { x: x - inward * 30, y: -40 },
      110,
      70,
    )
    d += limb(
      { x, y: 210 },
      { x: x + inward * 90, y: 150 },
      { x: x + inward * random.between(170, 240), y: random.between(90, 130) },
      30,
      4,
    )
    for (let i = 0; i < 12; i++) {
      const at = { x: x + inward * random.between(20, 240), y: random.between(40, 150) }
      for (let j = 0; j < 4; j++)
        d += broadLeaf(at, random.between(0, 6.3), random.between(18, 40), random.between(4, 16), 12)
    }
  }
  return filled(d, stage.palette.ink)
}
