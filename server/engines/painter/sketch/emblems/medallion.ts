import type { Genre } from '#contract/genres.ts'
import { type Colour, faint, lighter, mix } from '../colour.ts'
import { drawing } from '../drawing.ts'
import { disc, filled, stroked } from '../ink.ts'
import { glow } from '../light.ts'
import type { Stage } from '../stage.ts'
import { many, path, placed, type Point, trace } from '../svg.ts'
import type { Emblem } from './emblem-file.ts'

/** A ring in which something is engraved. */
export interface Ring extends Point {
  radius: number
}

/** Gold in the light of the picture. */
export const goldOf = ({ palette }: Stage): Colour => mix(palette.lamp, palette.ink, 0.25)

/** Draws a ring as the genre has it, and what is engraved in it: a thing, or the sign of the genre. */
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

const sign = ({ facts, palette }: Stage, ring: Ring): string =>
  placed(
    ring,
    drawing(
      { gold: mix(palette.lamp, palette.ink, 0.12), dark: mix(palette.lamp, palette.ink, 0.7) },
      signs[facts.genre],
    ),
    { scale: 1.5 },
  )

/** Signs of the genres: things of a printer's case, of which none says where a story plays. */
const signs: Record<Genre, string> = {
  // An open book with a star.
  fantasy: `gold M-90 50C-60 34 -24 36 0 56C24 36 60 34 90 50V-20C60 -36 24 -34 0 -14C-24 -34 -60 -36 -90 -20Z
    dark~3 M0 -14V56M-76 -8C-52 -18 -30 -16 -14 -4M-76 12C-52 2 -30 4 -14 16M76 -8C52 -18 30 -16 14 -4M76 12C52 2 30 4 14 16
    gold M0 -104L9 -78L36 -78L14 -62L22 -36L0 -52L-22 -36L-14 -62L-36 -78L-9 -78Z`,
  // Paths about a kernel.
  scifi: `gold~5 O0 0 100 36
    gold~5 M-50 -86C-20 -104 70 34 50 86C20 104 -70 -34 -50 -86Z
    gold~5 M50 -86C20 -104 -70 34 -50 86C-20 104 70 -34 50 -86Z
    gold O0 0 16 16`,
  // A magnifying glass.
  mystery: `gold~10 O-16 -16 58 58
    gold~18 M28 28L88 88
    gold~4/0.6 M-52 -26C-46 -44 -32 -52 -16 -52`,
  // A candle that is out.
  horror: `gold M-18 90V-20H18V90Z
    gold M-56 92H56V104H-56Z
    gold~4 M0 -20V-40
    gold~4/0.6 M0 -46C-22 -62 18 -76 -4 -100C-14 -112 2 -120 4 -124`,
  // A horseshoe.
  western: `gold M-70 80C-96 20 -88 -90 0 -90C88 -90 96 20 70 80H42C64 20 58 -58 0 -58C-58 -58 -64 20 -42 80Z
    dark O-64 -10 5 7O64 -10 5 7O-46 -52 5 6O46 -52 5 6O-62 34 5 7O62 34 5 7`,
  // A compass.
  postapocalyptic: `gold~7 O0 0 88 88
    gold M0 -76L16 0H-16Z
    gold~4 M-16 0L0 76L16 0
    gold~3 M-88 0H-66M66 0H88`,
  // A mask that laughs.
  comedy: `gold M-80 -70C-30 -50 30 -50 80 -70C92 30 50 92 0 92C-50 92 -92 30 -80 -70Z
    dark M-52 -18Q-34 -38 -14 -18Q-34 -8 -52 -18ZM52 -18Q34 -38 14 -18Q34 -8 52 -18ZM-48 24Q0 46 48 24Q34 70 0 70Q-34 70 -48 24Z`,
  // An hourglass.
  historical: `gold M-60 -96H60V-84H-60ZM-60 84H60V96H-60Z
    gold~4 M-46 -84C-46 -30 -8 -14 -8 0C-8 14 -46 30 -46 84M46 -84C46 -30 8 -14 8 0C8 14 46 30 46 84
    gold M-30 -44C-14 -22 14 -22 30 -44C16 -20 4 -12 0 0C-4 -12 -16 -20 -30 -44ZM-38 84C-30 50 30 50 38 84Z`,
  // A heart.
  romance: `gold M0 92C-80 32 -88 -34 -38 -46C-14 -50 0 -26 0 -26S14 -50 38 -46C88 -34 80 32 0 92Z`,
  // An eye in a keyhole's shape: a key.
  thriller: `gold~12 O0 -56 34 34
    gold M-7 -24H7V96H-7ZM7 52H36V66H7ZM7 76H28V90H7Z`,
}
