import { beams, rimLight } from '../light.ts'
import { broadLeaf, frond, leafClump } from '../motifs/leaves.ts'
import { motes } from '../motifs/motes.ts'
import { limb } from '../motifs/trees.ts'
import { HEIGHT, WIDTH } from '../stage.ts'
import { type Edge, type Land, landscape } from './land.ts'
import { each } from '../svg.ts'
import { stroked, backdrop } from '../ink.ts'
import { mix } from '../colour.ts'

/** Deep in a forest: trunks behind trunks, light between them. */
export const forest = landscape('forest', (land) => {
  const { stage, random, palette, facts, light } = land
  const isNight = facts.time === 'night'
  const floor = land.ridge('hills', 690, 70, 2)
  const x = light.x + random.between(-60, 60)
  const layers = [0.08, 0.24, 0.42, 0.62, 0.82].map((nearness, i) => {
    const wisp = mix(palette.horizon, palette.light, 0.15)
    return (
      forestTrunks(land, nearness, 15 - i * 2, 40 + i * 52, 560 + i * 34) +
      land.mist(330 + i * 50, 620 + i * 30, (facts.time === 'day' ? 0.26 : 0.42) - i * 0.05, 4 + i, wisp)
    )
  })
  const lean = light.x < WIDTH / 2 ? 0.34 : -0.34
  return {
    behind: [
      land.sky(640, 0),
      backdrop(palette.land(0.5), 0.42),
      land.glow(light.x, 330, 520, mix(palette.light, palette.horizon, 0.35), isNight ? 0.4 : 0.6),
      ...layers.slice(0, 3),
      beams(
        stage,
        { x: light.x - lean * 330, y: -30 },
        { count: 8, spread: 0.75, length: 800, width: 74, lean, strength: isNight ? 0.13 : 0.3 },
      ),
      ...layers.slice(3),
      land.layer(floor, 0.86, 780, { rim: 0.35 }),
      land.tinted(0.9, land.grass(floor, 26, 5, { to: WIDTH + 10 })),
      land.glow(x, floor.at(x) + 24, 360, light.colour, isNight ? 0.16 : 0.34, 0.13),
      palette.snow ? '' : ferns(land, floor),
    ],
    x,
    on: floor,
    sunk: 26,
    height: 138,
    before: [motes(stage, random, light.x), land.inked(framingTrunks(land))],
  }
})

/** A rank of trunks with their roots, boughs and leaves; before the light the eye may pass. */
function forestTrunks(land: Land, nearness: number, count: number, gap: number, foot: number): string {
  const { random, stage, facts, light } = land
  const isBare = facts.mood === 'eerie' || facts.genre === 'horror' || facts.isSnowy === true
  const thick = 9 + nearness * 46
  let d = ''
  let crowns = ''
  for (let i = 0; i < count; i++) {
    const x = (i + random.between(0.1, 0.9)) * (WIDTH / count)
    if (Math.abs(x - light.x) < gap) continue
    const wide = thick * random.between(0.6, 1.25)
    const y = foot + random.between(-8, 14)
    const sway = random.between(-0.03, 0.03) * HEIGHT
    d += limb({ x, y: y + 20 }, { x: x + sway, y: y * 0.5 }, { x: x + sway * 2, y: -40 }, wide, wide * 0.6)
    for (const out of [wide, -wide].toReversed())
      d += limb(
        { x: x + out * 0.2, y: y - wide },
        { x: x + out * 0.5, y: y + 2 },
        { x: x + out * 1.15, y: y + 12 },
        wide * 0.5,
        wide * 0.12,
      )
    for (let b = 0; b < (isBare ? 5 : 3); b++) {
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
    for (let c = 0; c < (isBare ? 0 : 9); c++) {
      const out = random.between(-1, 1)
      const up = random.between(-40, 96 - nearness * 40) - Math.abs(out) * 30
      crowns += leafClump(
        random,
        { x: x + out * (46 + thick * 1.7), y: up },
        10 + thick * random.between(0.3, 0.75),
      )
    }
  }
  return (
    land.tinted(nearness, d) +
    stroked(d, rimLight(stage, 0.5 * (0.4 + nearness)), 0.8 + nearness) +
    land.tinted(nearness, crowns)
  )
}

function ferns({ random, tinted }: Land, floor: Edge): string {
  let d = ''
  for (let x = -10; x < WIDTH + 10; x += random.between(30, 110)) {
    const from = { x, y: floor.at(x) + 8 }
    for (let i = 0; i < 6; i++) d += frond(from, -Math.PI * (0.14 + 0.145 * i), random.between(26, 58), 22)
  }
  return tinted(0.94, d)
}

/** Outlines of trunks and leaves close to the eye, at both edges. */
const framingTrunks = ({ random, many, palette }: Land): string =>
  each([1, -1], (inward) => {
    const x = (inward > 0 ? 0 : WIDTH) + inward * random.between(-10, 40)
    return (
      limb(
        { x: x - inward * 20, y: HEIGHT + 30 },
        { x: x + inward * random.between(0, 30), y: 360 },
        { x: x - inward * 30, y: -40 },
        110,
        70,
      ) +
      limb(
        { x, y: 210 },
        { x: x + inward * 90, y: 150 },
        { x: x + inward * random.between(170, 240), y: random.between(90, 130) },
        30,
        4,
      ) +
      many(palette.snow ? 0 : 12, () => {
        const at = { x: x + inward * random.between(20, 240), y: random.between(40, 150) }
        return many(4, () =>
          broadLeaf(at, random.between(0, 6.3), random.between(18, 40), random.between(4, 16), 12),
        )
      })
    )
  })
