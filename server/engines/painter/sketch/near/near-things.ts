import { heldThings, laidThings, type Thing } from '../all-things.ts'
import { type Colour, css, lighter, mix, oklch } from '../colour.ts'
import type { Emblem } from '../emblems/emblem-file.ts'
import type { Lighting } from '../figures/bust.ts'
import { laidThing } from '../figures/held-things.ts'
import { ellipse, filled, inkOf } from '../ink.ts'
import { thingWords } from '../lexicon/people-and-things.ts'
import { glow } from '../light.ts'
import { type Creature, creature, isCreature } from '../motifs/creatures.ts'
import { phrasesIn } from '../word-finder.ts'
import { isIndoors } from '../scene-facts.ts'
import { HEIGHT, type Stage, WIDTH } from '../stage.ts'
import { each, path, placed } from '../svg.ts'

/** Where a thing stands: its middle, its foot and how wide its square is. */
interface Stand {
  x: number
  foot: number
  size: number
}

/** What can be held before oneself, by how many others there are beside the hero and without one. */
const before: Record<'withHero' | 'among', readonly (readonly Stand[])[]> = {
  withHero: [
    [
      { x: 770, foot: 664, size: 400 },
      { x: 1100, foot: 668, size: 210 },
    ],
    [
      { x: 484, foot: 676, size: 270 },
      { x: 1130, foot: 684, size: 200 },
    ],
    [{ x: 800, foot: 690, size: 240 }],
    [{ x: 660, foot: 694, size: 210 }],
  ],
  among: [
    [],
    [{ x: 330, foot: 676, size: 280 }],
    [{ x: 640, foot: 680, size: 250 }],
    [{ x: 480, foot: 690, size: 220 }],
  ],
}
/** Away from a hand that holds something up. */
const BESIDE_HAND: Stand = { x: 1120, foot: 682, size: 230 }
/** What is larger than people stands behind them. */
const behind: Record<'withHero' | 'among', readonly (readonly Stand[])[]> = {
  withHero: [
    [{ x: 780, foot: 690, size: 600 }],
    [{ x: 480, foot: 640, size: 430 }],
    [{ x: 800, foot: 560, size: 430 }],
  ],
  among: [[], [{ x: 300, foot: 640, size: 470 }], [{ x: 640, foot: 620, size: 470 }]],
}

/** The animal that the painter has for a noun. */
const creatureOf = (noun: string): Creature | undefined =>
  phrasesIn(thingWords)
    .get(noun)
    ?.map(({ name }) => name)
    .find(isCreature)

/** Whether an emblem shows the whole of what it names: of these it has the head alone. */
export const isShownNear = ({ form, noun }: Emblem): boolean =>
  !HEADS.test(form) || creatureOf(noun) !== undefined
const HEADS =
  /^(?:badger|bear|bloodhound|eagle|goat|horse|lion|monkey|panda|parrot|polar bear|porcupine|ram|tiger|toucan|walrus|wolf)$/

/** Whether the painter's own things show what a noun names. */
export const isAmong = (things: readonly Thing[], noun: string): boolean =>
  things.some(
    (thing) =>
      thing === noun ||
      phrasesIn(thingWords)
        .get(noun)
        ?.some(({ name }) => name === thing),
  )

/** So much a passage has to turn on what is seen large; and on what stands beside it, where the hero is alone. */
const [LEAST, LEAST_BESIDE] = [1.4, 1]

/** Whether a passage surely turns on a thing that can be shown. */
export const isTurnedOn = (emblem: Emblem): boolean => isShownNear(emblem) && (emblem.weight ?? 1) >= LEAST

/** What people who are seen from near have behind and before them. */
export interface NearThings {
  behind: string
  before: string
  /** The edge of a table with what the painter has for it. */
  table: string
  things: Thing[]
  emblems: Emblem[]
}

/** Things on which the passage turns, large ones behind the people and small ones on an edge before them; a table where one is told of. */
export function nearThings(
  stage: Stage,
  { hasHero, others, held }: { hasHero: boolean; others: number; held: readonly Thing[] },
  lighting: Lighting,
): NearThings {
  const { facts } = stage
  const side = hasHero ? 'withHero' : 'among'
  // What is in a hand, or is one of the people, is seen already.
  const isSeen = ({ noun }: Emblem) => facts.people.some(({ kind }) => kind === noun) || isAmong(held, noun)
  const free = (facts.emblems ?? []).filter((emblem) => isShownNear(emblem) && !isSeen(emblem))
  const first = free.find(isTurnedOn)
  // Where the first of them is in a hand, or stands in the place, nothing is added to it.
  const isNews = first !== undefined && (held.length === 0 || first === facts.emblems?.[0])
  const isBare = /^(?:close-up|room|open)$/.test(facts.place)
  const isLargeShown = isNews && isBare && behind[side][others] !== undefined
  const large = isLargeShown && first.isLarge ? [first] : []
  const small =
    isNews && (!first.isLarge || isLargeShown)
      ? free.filter(
          (emblem) =>
            !emblem.isLarge && (emblem === first || (others === 0 && (emblem.weight ?? 1) >= LEAST_BESIDE)),
        )
      : []
  const all = before[side][others]!
  const stands = held.length > 0 && others === 1 ? [BESIDE_HAND] : large.length > 0 ? all.slice(-1) : all
  const isAtTable =
    facts.place === 'close-up' &&
    (facts.things.includes('table') || facts.people.some(({ table }) => table === 'table'))
  const laid =
    isAtTable && small.length === 0
      ? heldThings
          .filter((thing) => facts.things.includes(thing) && laidThings.has(thing) && !held.includes(thing))
          .slice(0, 3)
      : []
  return {
    behind: each(large, (emblem, i) => beyond(stage, emblem, behind[side][others]![i]!)),
    before: each(small.slice(0, stands.length), (emblem, i) => standing(stage, emblem, stands[i]!, lighting)),
    table:
      (isAtTable || small.length > 0 ? edge(stage, isAtTable) : '') +
      each(laid, (thing, i) =>
        laidThing(stage, thing, { x: 640 + (i - (laid.length - 1) / 2) * 240, y: 666 }, 6.4),
      ),
    things: isAtTable ? ['table', ...laid] : [],
    emblems: [...large, ...small.slice(0, stands.length)],
  }
}

/** The edge on which things stand: of a table where one is told of, else of whatever is there. */
function edge({ facts, palette, sheet }: Stage, isTable: boolean): string {
  const isInside = isIndoors(facts.place) || facts.side === 'inside'
  const own = isTable
    ? oklch(0.42, 0.07, 58)
    : mix(isInside ? oklch(0.4, 0.04, 58) : palette.land(0.8), palette.ink, 0.35)
  const tone = mix(own, palette.ink, facts.time === 'day' ? 0.2 : 0.5)
  return filled(
    `M0 640Q640 606 ${WIDTH} 640V${HEIGHT}H0Z`,
    sheet.fall(610, HEIGHT, { 0: lighter(tone, 0.08), 0.2: tone, 1: mix(tone, palette.ink, 0.6) }),
  )
}

const tones: Record<Emblem['stuff'], Colour> = {
  beast: oklch(0.5, 0.06, 58),
  plant: oklch(0.5, 0.09, 135),
  food: oklch(0.66, 0.11, 68),
  cloth: oklch(0.46, 0.1, 22),
  paper: oklch(0.86, 0.04, 84),
  ware: oklch(0.62, 0.06, 76),
}

/** A thing in its own colour, dark in its lines, by the light of the scene. */
function standing(
  stage: Stage,
  { outline, stuff }: Emblem,
  { x, foot, size }: Stand,
  { colour, dark }: Lighting,
): string {
  const { palette, sheet } = stage
  const own = mix(mix(tones[stuff], palette.ink, dark), colour, 0.14)
  const line = mix(palette.ink, own, 0.16)
  const light = sheet.linear(
    { x: 90, y: 40 },
    { x: 430, y: 490 },
    { 0: mix(own, colour, 0.35), 0.45: own, 1: mix(own, palette.ink, 0.4) },
  )
  const scale = size / 512
  const lowest = footOf(outline)
  return (
    glow(stage, { x, y: foot - size * 0.5 }, size * 0.8, colour, 0.3) +
    ellipse({ x, y: foot - size * 0.04 }, size * 0.46, size * 0.07, palette.ink, 0.4) +
    placed(
      { x: x - size / 2, y: foot - lowest * scale },
      path(outline, { fill: css(line), stroke: css(line), 'stroke-width': 13, 'stroke-linejoin': 'round' }) +
        path(outline, { fill: light }),
      { scale },
    )
  )
}

/** Something large in the depth, dim against the light. */
function beyond(stage: Stage, { outline, noun }: Emblem, { x, foot, size }: Stand): string {
  const { palette, sheet, facts } = stage
  const beast = creatureOf(noun)
  if (beast) return creature(stage, beast, { x, y: foot }, size * 0.8, x > 600)
  const tone = mix(palette.ink, palette.horizon, facts.time === 'night' ? 0.16 : 0.3)
  const paint = sheet.fall(0, 512, { 0: tone, 0.7: tone, 1: mix(tone, palette.horizon, 0.35) })
  return (
    glow(
      stage,
      { x, y: foot - size * 0.55 },
      size * 0.75,
      palette.light,
      facts.time === 'night' ? 0.3 : 0.5,
    ) +
    placed(
      { x: x - size / 2, y: foot - (footOf(outline) * size) / 512 },
      path(outline, { fill: inkOf(paint) }),
      { scale: size / 512 },
    )
  )
}

/** How far down an outline reaches. */
function footOf(outline: string): number {
  let [y, start, lowest] = [0, 0, 0]
  for (const [, command = '', given = ''] of outline.matchAll(/([a-gi-z])([^a-z]*)/gi)) {
    const kind = command.toLowerCase()
    const numbers = given.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.map(Number) ?? []
    const step = STEPS[kind] ?? 2
    if (kind === 'z') y = start
    for (const height of numbers.filter((_, i) => i % step === step - 1)) {
      y = command === kind ? y + height : height
      lowest = Math.max(lowest, y)
    }
    if (kind === 'm') start = y
  }
  return lowest
}
/** Of how many numbers a stroke has its height last. */
const STEPS: Readonly<Record<string, number>> = { a: 7, c: 6, s: 4, q: 4, v: 1 }
