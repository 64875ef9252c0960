import { beams } from '../light.ts'
import { broadLeaf, leafClump } from '../motifs/leaves.ts'
import { hedge } from '../motifs/plants.ts'
import { brokenArch, column } from '../motifs/stones.ts'
import { leafTree, limb } from '../motifs/trees.ts'
import { HEIGHT, WIDTH } from '../stage.ts'
import { type Edge, type Land, landscape } from './land.ts'
import { type Point, each, element, placed, lines, trace } from '../svg.ts'
import { filled, box, ellipse, backdrop } from '../ink.ts'
import { type Colour, oklch, mix, lighter, css } from '../colour.ts'

/** A garden between hedges; clipped trees and a pavilion of the rich, and blossom overhead, where they are told of. */
export const garden = landscape('garden', (land) => {
  const { random, palette, light } = land
  const middle = WIDTH * random.between(0.46, 0.54)
  const blossom = mix(oklch(land.facts.time === 'night' ? 0.62 : 0.8, 0.1, 10), palette.accent, 0.3)
  const beds = land.flowers(() => HEIGHT + 2, 96, 9)
  const steps = land.many(7, (i) => {
    const t = i / 7
    const at = { x: middle + Math.sin(i * 1.2) * 14, y: 560 + 160 * t ** 1.3 }
    return ellipse(at, 24 + 70 * t, 4 + 12 * t, mix(palette.land(0.45), palette.ink, t * 0.5))
  })
  const topiary = (out: number, y: number, size: number) =>
    each(
      [middle - out, middle + out],
      (x) =>
        ellipse({ x, y: y - size * 0.7 }, size * 0.4, size * 0.4, palette.land(0.66)) +
        ellipse({ x, y: y - size * 1.35 }, size * 0.27, size * 0.27, palette.land(0.66)) +
        box(x - 3, y - size * 1.3, 6, size * 1.3, palette.land(0.66)),
    )
  const fruitTrees = each([-380, -230, 250, 400], (out, i) =>
    leafTree(random, { x: middle + out, y: 590 + (i % 2) * 20 }, random.between(120, 170)),
  )
  const hedges = (top: number, foot: number, nearness: number, gap: number) =>
    filled(
      hedge(random, -10, middle - gap, top, foot) + hedge(random, middle + gap, WIDTH + 10, top, foot),
      land.fall(top, foot, {
        0: lighter(palette.land(nearness), 0.04),
        1: mix(palette.land(nearness), palette.ink, 0.5),
      }),
    )
  return {
    behind: [
      land.sky(500),
      land.layer(land.ridge('hills', 480, 90, 2), 0.14, 540),
      land.tinted(
        0.3,
        land.many(9, (i) => {
          const at = { x: i * 160 + random.between(-40, 40), y: 510 }
          return leafTree(random, at, random.between(130, 200), 150)
        }),
      ),
      land.mist(410, 540, 0.5, 6),
      land.where('pavilion', () => pavilion(land, { x: middle, y: 520 }, 1.9)),
      hedges(486, 540, 0.44, 110),
      box(
        0,
        532,
        WIDTH,
        200,
        land.fall(532, HEIGHT, { 0: land.snowed(palette.land(0.5)), 1: land.snowed(palette.land(0.9)) }),
      ),
      land.glow(middle, 560, 420, light.colour, 0.4, 0.25),
      steps,
      land.where('pavilion', () => topiary(200, 566, 70) + topiary(330, 600, 96)) ||
        land.tinted(0.62, fruitTrees),
      hedges(580, 660, 0.76, 350),
    ],
    x: middle - 40,
    on: 640,
    height: 136,
    before: [
      palette.snow ? '' : land.where('blossom', () => bloomingBough(land, blossom)),
      land.inked(beds.stems + land.grass(HEIGHT + 2, 50, 6)),
      filled(beds.blossoms, blossom),
    ],
  }
})

/** A round temple of six columns. */
function pavilion({ palette, sheet }: Land, foot: Point, scale: number): string {
  const stone = mix(palette.land(0.3), palette.light, 0.18)
  const [shade, dark] = [mix(stone, palette.ink, 0.3), mix(stone, palette.ink, 0.45)]
  const shaft = sheet.across({ 0: shade, 0.6: lighter(stone, 0.06), 1: mix(stone, palette.ink, 0.4) })
  const roof = 'M-52 -75V-84H52V-75ZM-46 -83Q-40 -122 0 -124Q40 -122 46 -83ZM-1 -122h2v-14h-2ZM-54 1V-6H54V1Z'
  return placed(
    foot,
    each([-42, -26, -9, 9, 26, 42], (x) => box(x - 2.6, -76, 5.2, 76, shaft)) +
      filled(roof, sheet.across({ 0: dark, 0.5: stone, 1: dark })),
    { scale },
  )
}

/** A bough in blossom that reaches in from an upper corner, petals falling. */
function bloomingBough({ random, palette, away, many, inked, fall }: Land, blossom: Colour): string {
  const bough = (
    from: [number, number],
    by: [number, number],
    to: [number, number],
    thick: number,
    thin: number,
  ) => {
    const [a, b, c] = [from, by, to].map(([x, y]) => ({ x: away(x), y }))
    return limb(a!, b!, c!, thick, thin)
  }
  const petals = many(190, () => {
    const t = random.next()
    const base = random.pick([
      { x: 470 * t, y: 50 + 40 * t * t },
      { x: 150 + 150 * t, y: 50 + 150 * t },
      { x: 190 * t, y: 165 + 100 * t },
    ])
    const at = { x: away(base.x + random.between(-30, 30)), y: base.y + random.between(-32, 34) }
    return leafClump(random, at, random.between(4, 12))
  })
  const falling = many(44, () => {
    const at = { x: random.between(0, WIDTH), y: random.between(100, 690) }
    return leafClump(random, at, random.between(1.6, 3.6))
  })
  return (
    inked(
      bough([-30, 60], [200, 20], [470, 110], 34, 4) +
        bough([150, 45], [240, 120], [300, 200], 14, 2) +
        bough([-20, 160], [80, 190], [190, 270], 20, 3),
    ) + filled(petals + falling, fall(0, 320, { 0: mix(blossom, palette.ink, 0.55), 1: blossom }), 0.92)
  )
}

/** The floor of the sea, light from above, something sunken. */
export const underwater = landscape('underwater', (land) => {
  const { stage, random, palette } = land
  const above = mix(oklch(0.74, 0.1, 200), palette.horizon, 0.3)
  const deep = mix(oklch(0.2, 0.06, 240), palette.ink, 0.3)
  const top = { x: WIDTH * random.between(0.4, 0.6), y: -40 }
  const layer = (n: number) => mix(mix(above, deep, 0.45), mix(deep, palette.ink, 0.6), n)
  const floor = land.ridge('hills', 690, 90, 1.8)
  const bed = ({ points }: Edge, fill: string) => filled(`${lines(points)}L${WIDTH + 20} 740L-20 740Z`, fill)
  const rocks = (base: number, height: number, n: number) =>
    bed(
      land.ridge('rocks', base, height, 2.4),
      land.fall(base - height, base + 60, { 0: layer(n), 1: mix(layer(n), above, 0.22 * (1 - n)) }),
    )
  const kelp = land.many(16, () => weed(land))
  const fish = (count: number, size: number, n: number, x: number, y: number) =>
    filled(
      land.many(count, () => {
        const at = { x: x + random.between(-1, 1) * 150, y: y + random.between(-1, 1) * 56 }
        const s = size * random.between(0.7, 1.2)
        return trace`M${at.x - s} ${at.y}Q${at.x} ${at.y - s * 0.5} ${at.x + s * 0.8} ${at.y}L${at.x + s * 1.3} ${at.y - s * 0.35}V${at.y + s * 0.35}L${at.x + s * 0.8} ${at.y}Q${at.x} ${at.y + s * 0.5} ${at.x - s} ${at.y}Z`
      }),
      layer(n),
    )
  const bubbles = land.many(60, () =>
    element('circle', {
      cx: random.between(0, WIDTH),
      cy: random.between(60, 690),
      r: 1 + random.next() ** 4 * 6,
      fill: 'none',
      stroke: css(lighter(above, 0.12)),
      'stroke-width': 0.9,
      opacity: random.between(0.2, 0.7),
    }),
  )
  const lit = { ...stage, light: { ...stage.light, ...top, colour: lighter(above, 0.14), reach: 800 } }
  const x = WIDTH * random.between(0.4, 0.6)
  return {
    behind: [
      backdrop(land.fall(0, HEIGHT, { 0: above, 0.4: mix(above, deep, 0.62), 1: deep })),
      land.glow(top.x, top.y, 620, lighter(above, 0.16), 0.9),
      rocks(620, 190, 0.1),
      fish(22, 7, 0.25, WIDTH * 0.3, 260),
      land.mist(380, 640, 0.5, 5, mix(above, deep, 0.4)),
      brokenArch(lit, { x: WIDTH * 0.34, y: 640 }, 230, 0.3),
      column(lit, random, { x: WIDTH * 0.62, y: 650 }, 250, 0.34, 0.8),
      column(lit, random, { x: WIDTH * 0.72, y: 656 }, 250, 0.34, 1),
      column(lit, random, { x: WIDTH * 0.82, y: 650 }, 250, 0.34, 0.5),
      rocks(670, 90, 0.42),
      beams(lit, top, { count: 10, spread: 1.5, length: 820, width: 80, lean: 0, strength: 0.3 }),
      fish(12, 12, 0.6, WIDTH * 0.68, 340),
      bed(floor, land.fall(600, 730, { 0: mix(layer(0.7), above, 0.2), 1: layer(1) })),
      land.many(16, () => coral(land, floor)),
      bubbles,
    ],
    x,
    on: floor,
    sunk: 16,
    height: 128,
    before: [filled(kelp, layer(1)), land.boulders(HEIGHT + 6, 50, 190)],
  }
})

/** Outline of one long weed, near one side. */
function weed({ random, many }: Land): string {
  const x = random.chance(0.5) ? random.between(-20, 360) : random.between(WIDTH - 360, WIDTH + 20)
  const tall = random.between(140, 420)
  const sway = random.between(-50, 50)
  return (
    limb({ x, y: 730 }, { x: x + sway, y: 730 - tall * 0.5 }, { x: x - sway * 0.4, y: 730 - tall }, 7, 2) +
    many(9, (i) => {
      const t = (i + 2) / 11
      const at = { x: x + sway * Math.sin(t * Math.PI) * 0.9, y: 730 - tall * t }
      return broadLeaf(
        at,
        (i % 2 === 0 ? -0.4 : -2.7) + random.between(-0.3, 0.3),
        random.between(24, 52),
        10,
        9,
      )
    })
  )
}

function coral({ random, palette, many }: Land, floor: Edge): string {
  const x = random.between(0, WIDTH)
  const foot = { x, y: floor.at(x) + 8 }
  const tone = mix(oklch(0.6, 0.14, random.pick([10, 35, 330])), palette.ink, 0.45)
  const arms = many(6, (j) => {
    const out = j - 2.5
    const by = { x: x + out * 6, y: foot.y - 20 }
    return limb(foot, by, { x: x + out * random.between(9, 14), y: foot.y - random.between(26, 54) }, 7, 3.4)
  })
  return filled(arms, tone)
}
