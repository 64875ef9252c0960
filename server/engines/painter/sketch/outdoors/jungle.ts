import { mix } from '../colour.ts'
import { filled, stroked } from '../ink.ts'
import { beams } from '../light.ts'
import { broadLeaf, frond, leafClump } from '../motifs/leaves.ts'
import { steppedTemple } from '../motifs/temple.ts'
import { limb, palm } from '../motifs/trees.ts'
import { HEIGHT, WIDTH } from '../stage.ts'
import { trace } from '../svg.ts'
import { type Edge, type Land, landscape } from './land.ts'

/** The jungle through leaves and hanging vines, and its stepped temple where one is told of. */
export const jungle = landscape('jungle', (land) => {
  const { stage, random, facts, light } = land
  const templeX = WIDTH * random.between(0.44, 0.58)
  const far = land.ridge('hills', 440, 190, 3)
  const floor = land.ridge('hills', 650, 40, 2)
  const x = templeX + (random.chance(0.5) ? 150 : -150)
  const isGlowing = facts.time !== 'day' || facts.mood === 'wonder' || facts.mood === 'eerie'
  const lean = light.x < WIDTH / 2 ? 0.35 : -0.35
  return {
    behind: [
      land.sky(470),
      land.layer(far, 0.1, 520),
      canopy(land, 452, 34, 0.26),
      land.mist(330, 560, 0.55, 4),
      canopy(land, 500, 44, 0.42),
      land.told('temple', () => steppedTemple(stage, { x: templeX, y: 596 }, 560, 0.5, isGlowing)),
      land.mist(470, 650, 0.42, 6),
      growth(land, templeX),
      beams(
        stage,
        { x: light.x, y: -20 },
        { count: 7, spread: 1, length: 760, width: 70, lean, strength: facts.time === 'night' ? 0.1 : 0.22 },
      ),
      land.layer(floor, 0.84, 760, { rim: 0.2 }),
      undergrowth(land, floor),
    ],
    x,
    on: floor,
    sunk: 22,
    height: 132,
    before: [leafyFrame(land)],
  }
})

function canopy({ random, tinted }: Land, base: number, size: number, nearness: number): string {
  let d = ''
  for (let x = -20; x < WIDTH + 30; x += size * random.between(0.5, 1)) {
    const y = base + random.between(-30, 24)
    d += random.chance(0.16)
      ? palm(random, { x, y: y + 40 }, size * random.between(2.6, 3.6))
      : leafClump(random, { x, y }, size * random.between(0.7, 1.3))
  }
  return tinted(nearness, `${d}M-10 ${base + 10}H${WIDTH + 10}V${HEIGHT}H-10Z`)
}

/** Bushes that have grown over the temple's foot on both sides. */
function growth({ random, palette, many }: Land, x: number): string {
  const d = many(26, (i) => {
    const side = i % 2 === 0 ? -1 : 1
    const out = random.between(120, 620)
    const at = { x: x + side * out, y: 625 - out * 0.06 + random.between(-14, 20) }
    return (
      leafClump(random, at, random.between(22, 48)) +
      many(3, () =>
        broadLeaf(at, -Math.PI / 2 + random.between(-1.2, 1.2), random.between(50, 110), 36, 20),
      ) +
      (i % 5 === 0 ? palm(random, { x: x + side * (out + 80), y: 640 }, random.between(150, 250)) : '')
    )
  })
  return filled(d, mix(palette.land(0.68), palette.ink, 0.1))
}

function undergrowth({ random, tinted }: Land, floor: Edge): string {
  const size = 40
  let d = ''
  for (let x = -20; x < WIDTH + 20; x += size * random.between(0.6, 1.8)) {
    const from = { x, y: floor.at(x) + 6 }
    for (let i = 0; i < 5; i++)
      d += frond(from, -Math.PI * (0.16 + 0.17 * i), size * random.between(0.7, 1.4), size * 0.5)
  }
  return tinted(0.84, d)
}

/** Trunks, vines and great leaves that frame the view. */
function leafyFrame(land: Land): string {
  const { random, ink, inked, many } = land
  let d = ''
  let leaves = ''
  for (const inward of [1, -1]) {
    const edge = inward > 0 ? 0 : WIDTH
    const aside = inward > 0 ? 0 : Math.PI
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
    const leaf = (
      at: { x: number; y: number },
      turn: number,
      long: [number, number],
      droop: [number, number],
      wide: [number, number],
    ) => broadLeaf(at, turn, random.between(...long), random.between(...droop), random.between(...wide))
    leaves += many(7, () => {
      const at = { x: edge + inward * random.between(-50, 60), y: random.between(-50, 130) }
      return leaf(at, aside + inward * random.between(-0.2, 1), [120, 250], [40, 130], [34, 62])
    })
    leaves += many(3, () => {
      const at = { x: edge, y: random.between(0, 160) }
      return frond(
        at,
        aside + inward * random.between(-0.1, 0.5),
        random.between(180, 280),
        random.between(90, 160),
      )
    })
    leaves += many(10, (i) => {
      const root = { x: edge + inward * random.between(-60, 150), y: HEIGHT + 24 }
      const lean = -Math.PI / 2 + random.between(-1.1, 1.1)
      return i % 3 === 0
        ? frond(root, lean, random.between(120, 210), random.between(50, 100))
        : leaf(root, lean, [90, 190], [20, 80], [26, 46])
    })
  }
  for (let x = -20; x < WIDTH + 20; x += 34) {
    const from = { x, y: -34 - 26 * Math.sin((x / WIDTH) * Math.PI) }
    const turn = Math.PI / 2 + random.between(-0.9, 0.9)
    leaves += broadLeaf(from, turn, random.between(50, 104), 10, random.between(18, 34))
  }
  const vines = many(8, (i) => {
    const x = i % 2 === 0 ? random.between(90, 340) : random.between(WIDTH - 340, WIDTH - 90)
    const drop = random.between(80, 300)
    const vine = trace`M${x} -10q${random.between(-26, 26)} ${drop * 0.5} ${random.between(-8, 8)} ${drop}`
    for (let y = 20; y < drop; y += 17)
      leaves += broadLeaf(
        { x: x + random.between(-4, 4), y },
        random.between(0.3, 2.8),
        random.between(9, 17),
        5,
        6,
      )
    return vine
  })
  return inked(d + leaves) + stroked(vines, ink, 2)
}
