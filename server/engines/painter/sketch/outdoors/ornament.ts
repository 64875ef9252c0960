import { type Colour, lighter, mix, oklch } from '../colour.ts'
import { goldOf, medallion, type Ring } from '../emblems/medallion.ts'
import { backdrop, filled, stroked } from '../ink.ts'
import { leafClump } from '../motifs/leaves.ts'
import type { SceneFacts } from '../scene-facts.ts'
import type { Scenery } from '../scenery.ts'
import { stars } from '../sky.ts'
import { HEIGHT, type Stage, WIDTH } from '../stage.ts'
import { each, many, trace } from '../svg.ts'

const CENTRE = { x: WIDTH / 2, y: HEIGHT / 2 }

/** Where the rings stand, by how many there are; the first is of what the scene is most about. */
const layouts: readonly (readonly Ring[])[] = [
  [{ ...CENTRE, radius: 236 }],
  [
    { x: 402, y: 352, radius: 182 },
    { x: 878, y: 352, radius: 182 },
  ],
  [
    { ...CENTRE, radius: 218 },
    { x: 204, y: 372, radius: 122 },
    { x: 1076, y: 372, radius: 122 },
  ],
]

/** Tones of a page on which nothing is claimed but an hour that is told. */
const grounds: Record<SceneFacts['time'] | 'untold', Colour> = {
  untold: oklch(0.72, 0.035, 78),
  day: oklch(0.8, 0.04, 88),
  dawn: oklch(0.56, 0.05, 20),
  dusk: oklch(0.42, 0.07, 45),
  night: oklch(0.36, 0.05, 265),
}

/**
 * No place, whoever is there: up to three things of which the scene tells, else the sign of the hour. It has neither sky
 * nor land, and its tone is that of the hour where one is told.
 */
export function ornament(stage: Stage): Scenery {
  const { facts, palette, sheet } = stage
  const ground = mix(grounds[facts.isHourTold ? facts.time : 'untold'], palette.skyTop, 0.4)
  const edge = mix(ground, palette.ink, 0.72)
  const { emblems = [] } = facts
  const rings = layouts[Math.max(0, emblems.length - 1)]!
  return {
    behind:
      backdrop(
        sheet.radial(CENTRE, 760, { 0: mix(ground, palette.ink, 0.35), 1: mix(edge, palette.ink, 0.5) }),
      ) +
      falling(stage) +
      laurels(stage, rings) +
      each(rings, (ring, i) => medallion(stage, ring, emblems[i])),
    ground: { x: -400, y: 0 },
    height: 330,
    before: '',
  }
}

/** Stars of a told night, and what falls, in the strokes of an engraver. */
function falling(stage: Stage): string {
  const { facts } = stage
  if (facts.isHourTold && facts.time === 'night' && !/^(?:rain|storm|snow)$/.test(facts.weather))
    return stars(stage, HEIGHT, 110)
  const random = stage.random.fork('falling')
  const at = () => ({ x: random.between(0, WIDTH), y: random.between(0, HEIGHT) })
  const tone = lighter(goldOf(stage), 0.1)
  if (facts.weather === 'snow')
    return filled(
      many(120, () => {
        const { x, y } = at()
        const r = random.between(1.2, 3)
        return trace`M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`
      }),
      tone,
      0.6,
    )
  if (facts.weather !== 'rain' && facts.weather !== 'storm') return ''
  const drops = many(150, () => {
    const { x, y } = at()
    const long = random.between(20, 46)
    return trace`M${x} ${y}L${x - long * 0.24} ${y + long}`
  })
  return stroked(drops, tone, 1.3, 0.4)
}

/** Sprays of leaves on both sides: beside a ring that stands alone, else around the lower outside of the outer ones. */
function laurels(stage: Stage, rings: readonly Ring[]): string {
  const gold = goldOf(stage)
  const tone = mix(gold, stage.palette.ink, 0.38)
  const random = stage.random.fork('sprays')
  return each([-1, 1], (side) => {
    const outer = rings.find(({ x }) => (x - CENTRE.x) * side > 0) ?? { ...CENTRE, radius: 304 }
    const [from, to] = rings.length === 1 ? [0.98, -0.42] : [1.4, -0.5]
    const along = (share: number, out: number) => {
      const angle = from + (to - from) * share
      const reach = outer.radius * (rings.length === 1 ? 1.3 : 1.46) + out
      return { x: outer.x + side * Math.cos(angle) * reach, y: outer.y + Math.sin(angle) * reach }
    }
    const leaves = many(9, (i) =>
      leafClump(random, along((i + 1) / 9, i % 2 ? 13 : -9), outer.radius > 200 ? 13 : 10),
    )
    const stem = many(13, (i) => (i === 0 ? trace`M${along(0, 0)}` : trace`L${along(i / 12, 0)}`))
    return filled(leaves, tone) + stroked(stem, tone, 3)
  })
}
