import { heldThings, laidThings } from '../all-things.ts'
import { lighter, mix, oklch } from '../colour.ts'
import { bust, type Lighting } from '../figures/bust.ts'
import type { CastMember } from '../figures/cast-member.ts'
import { decideLooks } from '../figures/decide-looks.ts'
import { laidThing } from '../figures/held-things.ts'
import { filled } from '../ink.ts'
import type { DrawnPeople } from '../people.ts'
import { HERO } from '../reading/read-cast.ts'
import { HEIGHT, type Stage, WIDTH } from '../stage.ts'
import { each, many, placed } from '../svg.ts'

/** The light on their faces: of a lamp where one burns or a room is dark, else of the sky. */
function lightingOf({ facts, palette }: Stage): Lighting {
  const isLamplit =
    (facts.side !== 'outside' && facts.time === 'night') || facts.things.some((thing) => LAMPS.has(thing))
  return {
    colour:
      facts.time === 'day'
        ? palette.light
        : isLamplit
          ? palette.lamp
          : mix(palette.light, palette.skyMiddle, 0.2),
    dark: { day: 0.04, dawn: 0.14, dusk: 0.2, night: isLamplit ? 0.16 : 0.4 }[facts.time],
  }
}
const LAMPS: ReadonlySet<string> = new Set(['candle', 'fire', 'lamp', 'lantern', 'torch', 'stove'])

/** Where faces are and how large, and whether they look to the right; by how many there are beside the hero. */
interface Spot {
  x: number
  y: number
  scale: number
  flip?: boolean
}
const withHero: readonly (readonly Spot[])[] = [
  [],
  [{ x: 810, y: 300, scale: 1.3 }],
  [
    { x: 600, y: 320, scale: 1.12 },
    { x: 1000, y: 300, scale: 1.04 },
  ],
  [
    { x: 520, y: 340, scale: 1 },
    { x: 800, y: 310, scale: 0.94 },
    { x: 1080, y: 330, scale: 0.96 },
  ],
]
const among: readonly (readonly Spot[])[] = [
  [],
  [{ x: 700, y: 300, scale: 1.34 }],
  [
    { x: 400, y: 310, scale: 1.2, flip: true },
    { x: 870, y: 310, scale: 1.2 },
  ],
  [
    { x: 290, y: 330, scale: 1.04, flip: true },
    { x: 960, y: 330, scale: 1.04 },
    { x: 650, y: 300, scale: 0.92 },
  ],
]
const SHOULDER: Spot = { x: 140, y: 400, scale: 1.72, flip: true }

/** Those whom the passage is about, from the chest up: the hero from behind at the edge, the others turned to the hero or to each other. */
export function placeNear(stage: Stage): DrawnPeople {
  const { facts, random } = stage
  const lighting = lightingOf(stage)
  const hero = facts.people.find(({ key, pose }) => key === HERO && pose !== 'lying')
  const others = facts.people.filter(({ key }) => key !== HERO).slice(0, 3)
  const spots = (hero ? withHero : among)[others.length]!
  const isMirrored = random.fork('side').chance(0.5)
  const drawn = others.map((member, i) => near(stage, member, spots[i]!, lighting)).toReversed()
  const shoulder =
    hero && (others.length > 0 || facts.crowd)
      ? placed(SHOULDER, bust(stage, looksOf(hero), lighting, { isBehind: true }), SHOULDER)
      : ''
  const all = (facts.crowd ? heads(stage, lighting) : '') + drawn.join('') + shoulder
  const table = tableBefore(stage)
  return {
    svg: (isMirrored ? placed({ x: WIDTH, y: 0 }, all, { flip: true }) : all) + table.svg,
    people: [...(hero ? [hero] : []), ...others],
    things: table.things,
    ...(facts.crowd && { crowd: facts.crowd }),
  }
}

const looksOf = ({ looks, suit }: CastMember) =>
  suit ? { ...looks, garment: 'suit' as const, headwear: 'bowl' as const, cloak: false } : looks

function near(
  stage: Stage,
  member: CastMember,
  { x, y, scale, flip = false }: Spot,
  lighting: Lighting,
): string {
  const isChild = member.looks.size < 0.8
  const feeling = member.pose === 'asleep' ? 'asleep' : (member.feeling ?? 'calm')
  return placed(
    { x, y: isChild ? y + 90 : y },
    bust(stage, looksOf(member), lighting, { feeling, isSpeaking: member.pose === 'talking' }),
    { scale: isChild ? scale * 0.84 : scale, flip },
  )
}

/** Many heads, dark before the light. */
function heads(stage: Stage, lighting: Lighting): string {
  const random = stage.random.fork('crowd')
  return each([0, 1], (row) =>
    many(9, (i) => {
      const [any, other] = [random.pick(['man', 'woman', 'someone'] as const), stage.facts.crowd!]
      const kind = other === 'someone' ? any : other
      return placed(
        { x: (i + random.between(0.1, 0.9)) * (WIDTH / 9), y: 330 + row * 70 + random.between(-16, 16) },
        bust(
          stage,
          decideLooks(kind, String(random.next()), '', stage.facts.era),
          { ...lighting, dark: 0.3 },
          { isBehind: true },
        ),
        { scale: 0.42 + row * 0.12, flip: random.chance(0.5) },
      )
    }),
  )
}

/** The edge of a table that is told of, with the small things on it. */
function tableBefore(stage: Stage): { svg: string; things: DrawnPeople['things'] } {
  const { facts, palette } = stage
  const isAtTable = facts.things.includes('table') || facts.people.some(({ table }) => table === 'table')
  if (!isAtTable) return { svg: '', things: [] }
  const laid = heldThings.filter((thing) => facts.things.includes(thing) && laidThings.has(thing)).slice(0, 3)
  const wood = mix(oklch(0.42, 0.07, 58), palette.ink, facts.time === 'day' ? 0.2 : 0.5)
  return {
    svg:
      filled(
        `M0 640Q640 606 ${WIDTH} 640V${HEIGHT}H0Z`,
        stage.sheet.fall(610, HEIGHT, { 0: lighter(wood, 0.08), 0.2: wood, 1: mix(wood, palette.ink, 0.6) }),
      ) +
      each(laid, (thing, i) =>
        laidThing(stage, thing, { x: 640 + (i - (laid.length - 1) / 2) * 240, y: 666 }, 6.4),
      ),
    things: ['table', ...laid],
  }
}
