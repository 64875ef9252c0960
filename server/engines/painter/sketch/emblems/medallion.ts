import type { Genre } from '#contract/genres.ts'
import { type Colour, faint, lighter, mix } from '../colour.ts'
import { drawing } from '../drawing.ts'
import { disc, filled, stroked } from '../ink.ts'
import { glow } from '../light.ts'
import type { SceneFacts } from '../scene-facts.ts'
import { HEIGHT, type Stage, WIDTH } from '../stage.ts'
import { each, many, path, placed, type Point, trace } from '../svg.ts'
import type { Emblem } from './emblem-file.ts'

/** A ring in which something is engraved. */
export interface Ring extends Point {
  radius: number
}

/** Gold in the light of the picture. */
export const goldOf = ({ palette }: Stage): Colour => mix(palette.lamp, palette.ink, 0.25)

/** Draws a ring as the genre has it, and what is engraved in it: a thing, or the sign of the hour. */
export function medallion(stage: Stage, ring: Ring, emblem: Emblem | undefined): string {
  const { palette, sheet, facts } = stage
  const gold = goldOf(stage)
  const { x, y, radius } = ring
  const unit = radius / 236
  const dip = sheet.radial({ x, y: y - radius * 0.3 }, radius * 1.3, {
    0: faint(lighter(palette.lamp, 0.05), 0.2),
    0.7: faint(palette.ink, 0.06),
    1: faint(palette.ink, 0.34),
  })
  const line = (r: number) => `O${x} ${y} ${r} ${r}`
  return (
    glow(stage, ring, radius * 1.78, palette.lamp, 0.25) +
    disc(ring, radius, dip) +
    edgeOf(facts.genre, ring, gold) +
    drawing(
      { gold, pale: lighter(gold, 0.14) },
      `gold~${7 * unit}/0.95 ${line(radius)}
      pale~${1.6 * unit}/0.8 ${line(radius - 2.5 * unit)}
      gold~${1.3 * unit}/0.5 ${line(radius - 13 * unit)}
      gold~${2 * unit}/0.7 ${line(radius + 18 * unit)}
      gold~${1.4 * unit}/0.45 ${line(radius + 36 * unit)}`,
    ) +
    (emblem ? engraving(stage, ring, emblem) : sign(stage, ring))
  )
}

/** Things that a scene is about, engraved in dark rings at the foot of its picture; they are nowhere in the place itself. */
export function setBelow(
  stage: Stage,
  emblems: readonly Emblem[],
  { from = 0, to = 0 }: { from?: number; to?: number },
): string {
  const { palette } = stage
  const gold = goldOf(stage)
  // In the corner where nobody is.
  const isLeft = from + to > WIDTH
  return each(emblems, (emblem, i) => {
    const along = 124 + i * 200
    const ring = { x: isLeft ? along : WIDTH - along, y: HEIGHT - 120, radius: 78 }
    return (
      disc(ring, 94, mix(palette.ink, palette.skyTop, 0.12), 0.88) +
      drawing(
        { gold },
        `gold~4/0.95 O${ring.x} ${ring.y} 90 90
        gold~1.2/0.6 O${ring.x} ${ring.y} 83 83`,
      ) +
      engraving(stage, ring, emblem)
    )
  })
}

/** What stands around a ring: how many marks, from where to where they reach by turns, and whether they are beads. */
const edges: Record<Genre, { marks: number; reach: readonly [number, number][]; isBeaded?: boolean }> = {
  fantasy: {
    marks: 48,
    reach: [
      [46, 84],
      [46, 62],
    ],
  },
  scifi: {
    marks: 72,
    reach: [
      [22, 32],
      [22, 28],
      [22, 28],
    ],
  },
  mystery: { marks: 60, reach: [[42, 54]] },
  horror: {
    marks: 36,
    reach: [
      [40, 92],
      [40, 50],
      [40, 66],
    ],
  },
  western: { marks: 40, reach: [[27, 5]], isBeaded: true },
  postapocalyptic: {
    marks: 32,
    reach: [
      [40, 58],
      [40, 44],
    ],
  },
  comedy: {
    marks: 24,
    reach: [
      [54, 7],
      [54, 4],
    ],
    isBeaded: true,
  },
  historical: { marks: 64, reach: [[20, 34]] },
  romance: {
    marks: 48,
    reach: [
      [50, 5],
      [50, 2.5],
    ],
    isBeaded: true,
  },
  thriller: {
    marks: 96,
    reach: [
      [40, 60],
      [40, 46],
      [40, 46],
      [40, 46],
    ],
  },
}

function edgeOf(genre: Genre, { x, y, radius }: Ring, gold: Colour): string {
  const { marks, reach, isBeaded } = edges[genre]
  const unit = radius / 236
  const all = many(marks, (i) => {
    const angle = ((i - marks / 4) * 2 * Math.PI) / marks
    const [from, to] = reach[i % reach.length]!
    const at = (out: number) => ({
      x: x + Math.cos(angle) * (radius + out * unit),
      y: y + Math.sin(angle) * (radius + out * unit),
    })
    if (!isBeaded) return trace`M${at(from)}L${at(to)}`
    const [middle, r] = [at(from), to * unit]
    return trace`M${middle.x - r} ${middle.y}A${r} ${r} 0 1 1 ${middle.x + r} ${middle.y}A${r} ${r} 0 1 1 ${middle.x - r} ${middle.y}Z`
  })
  return isBeaded ? filled(all, gold, 0.75) : stroked(all, gold, 2.5 * Math.max(unit, 0.7), 0.6)
}

/** A thing as cut into metal: its lower edge in shadow, its upper one in light, and the fine lines of a burin over it. */
function engraving(stage: Stage, ring: Ring, { outline }: Emblem): string {
  const { palette, sheet } = stage
  const scale = (ring.radius * 1.34) / 512
  const gold = mix(palette.lamp, palette.ink, 0.12)
  const light = sheet.down({ 0: lighter(gold, 0.1), 0.5: gold, 1: mix(gold, palette.ink, 0.36) })
  const stroke = faint(mix(gold, palette.ink, 0.62), 0.5)
  const between = faint(stroke, 0)
  // A pattern would look the same and cost a fifth of the picture's time.
  const hatch = sheet.linear(
    { x: 0, y: 0 },
    { x: 4.8, y: 7.6 },
    { 0: stroke, 0.19: stroke, 0.2: between },
    true,
  )
  const shape = (dx: number, dy: number, fill: string) =>
    placed({ x: dx, y: dy }, path(outline, { fill }), {})
  const shade = sheet.down({ 0: mix(gold, palette.ink, 0.85), 1: mix(gold, palette.ink, 0.95) })
  const shine = sheet.down({ 0: lighter(gold, 0.2), 1: lighter(gold, 0.04) })
  return placed(
    { x: ring.x - 256 * scale, y: ring.y - 256 * scale },
    shape(3, 5, shade) +
      shape(-1.6, -2.6, shine) +
      path(outline, { fill: light }) +
      path(outline, { fill: hatch }),
    { scale },
  )
}

/** The hour where one is told: a sun, high or half risen, or the moon; else a star of eight points. */
function sign(stage: Stage, ring: Ring): string {
  const { facts, palette } = stage
  const inks = { gold: mix(palette.lamp, palette.ink, 0.12) }
  return placed(ring, drawing(inks, signs[facts.isHourTold ? facts.time : 'untold']), { scale: 1.5 })
}

const rays = (from: number, to: number, count: number, turn: number): string =>
  many(count, (i) => {
    const angle = turn + (i / count) * 2 * Math.PI
    const at = (reach: number) => ({ x: Math.cos(angle) * reach, y: Math.sin(angle) * reach })
    return trace`M${at(from)}L${at(to)}`
  })
const upper = many(7, (i) => {
  const angle = -Math.PI * ((i + 0.5) / 7)
  const at = (reach: number) => ({ x: Math.cos(angle) * reach, y: 40 + Math.sin(angle) * reach })
  return trace`M${at(78)}L${at(108)}`
})
const half = `gold M-60 40A60 60 0 0 1 60 40Z\ngold~7 ${upper}M-110 40H110`
const signs: Record<SceneFacts['time'] | 'untold', string> = {
  day: `gold O0 0 52 52\ngold~7 ${rays(72, 108, 12, 0)}`,
  dawn: half,
  dusk: half,
  night: 'gold M38 -82A88 88 0 1 0 84 36A72 72 0 0 1 38 -82Z',
  untold: `gold M0 -104L18 -18L104 0L18 18L0 104L-18 18L-104 0L-18 -18Z\ngold~5 ${rays(46, 76, 4, Math.PI / 4)}`,
}
