import { heldThings } from '../all-things.ts'
import { listOf } from '../list-of.ts'
import { mix } from '../colour.ts'
import { bust, hand, type Lighting } from '../figures/bust.ts'
import type { CastMember } from '../figures/cast-member.ts'
import { decideLooks } from '../figures/decide-looks.ts'
import type { FigureLooks } from '../figures/figure-looks.ts'
import { heldThing, type HeldThing, lampOf } from '../figures/held-things.ts'
import { lampGlow } from '../light.ts'
import { holdingOf } from '../holding.ts'
import type { DrawnPeople } from '../people.ts'
import { HERO } from '../reading/read-cast.ts'
import { isIndoors } from '../scene-facts.ts'
import { nearThings } from './near-things.ts'
import { type Stage, WIDTH } from '../stage.ts'
import { each, many, placed, type Point } from '../svg.ts'

/** The light on their faces: of a lamp where one burns or a room is dark, else of the sky. */
function lightingOf({ facts, palette }: Stage): Lighting {
  const isLamplit =
    ((isIndoors(facts.place) || (facts.place === 'close-up' && facts.side !== 'outside')) &&
      facts.time === 'night') ||
    facts.things.some((thing) => LAMPS.has(thing))
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
  const people = [...(hero ? [hero] : []), ...others]
  const spots = [...(hero ? [SHOULDER] : []), ...(hero ? withHero : among)[others.length]!]
  const holding = holdingOf(stage, people).map((thing) => (isInHandNear(thing) ? thing : 'nothing'))
  const drawn = people.map((member, i) => near(stage, member, spots[i]!, holding[i]!, lighting)).toReversed()
  const held = heldThings.filter((thing) => holding.includes(thing))
  const around = nearThings(stage, { hasHero: hero !== undefined, others: others.length, held }, lighting)
  const isFlipped = random.fork('side').chance(0.5)
  const turned = (svg: string) => (isFlipped ? placed({ x: WIDTH, y: 0 }, svg, { flip: true }) : svg)
  return {
    svg:
      turned(around.behind + (facts.crowd ? heads(stage, lighting) : '') + drawn.join('')) +
      around.table +
      turned(around.before),
    people,
    things: [...held, ...around.things],
    ...(around.emblems.length > 0 && { emblems: around.emblems }),
    isNear: true,
    ...(facts.crowd && { crowd: facts.crowd }),
  }
}

/** Whether a thing in hand can be shown from near: none that is as long as an arm. */
export const isInHandNear = (thing: HeldThing): boolean => NEAR.has(thing)
const NEAR: ReadonlySet<HeldThing> = new Set(
  listOf(
    'basket book bottle bowl candle cup flashlight flowers jar key knife lantern letter map phone pistol torch',
  ),
)

const looksOf = ({ looks, suit }: CastMember) =>
  suit ? { ...looks, garment: 'suit' as const, headwear: 'bowl' as const, cloak: false } : looks

function near(stage: Stage, member: CastMember, spot: Spot, thing: HeldThing, lighting: Lighting): string {
  const isBehind = member.key === HERO
  const isSmall = !isBehind && member.looks.size < 0.8
  const feeling = member.pose === 'asleep' ? 'asleep' : (member.feeling ?? 'calm')
  const { x, y, scale, flip = false } = isSmall ? { ...spot, y: spot.y + 90, scale: spot.scale * 0.84 } : spot
  const looks = looksOf(member)
  return (
    placed(
      { x, y },
      bust(stage, looks, lighting, { feeling, isSpeaking: member.pose === 'talking', isBehind }),
      { scale, flip },
    ) +
    (thing === 'nothing'
      ? ''
      : inHand(
          stage,
          looks,
          thing,
          { x: x + (flip ? 1 : -1) * (isBehind ? 255 : 165 * scale), y: HANGING.has(thing) ? 500 : 600 },
          flip,
          lighting,
        ))
  )
}

/** A thing in a hand that is held up. */
function inHand(
  stage: Stage,
  looks: FigureLooks,
  thing: HeldThing,
  at: Point,
  flip: boolean,
  lighting: Lighting,
): string {
  const lamp = lampOf(thing, at, IN_HAND)
  const [back, fist] = hand(stage, looks, lighting)
  return (
    (lamp ? lampGlow(stage, lamp, 260, 0.8) : '') +
    placed(at, back, { flip }) +
    heldThing(stage, thing, at, IN_HAND, flip) +
    placed(at, fist, { flip })
  )
}
/** Things that hang from a hand. */
const HANGING: ReadonlySet<HeldThing> = new Set(['basket', 'lantern'])
/** Pixels to a unit of the things in hand. */
const IN_HAND = 8.5

/** Many heads, dark before the light. */
function heads(stage: Stage, lighting: Lighting): string {
  const random = stage.random.fork('crowd')
  return each([0, 1], (row) =>
    many(9, (i) => {
      const [any, other] = [random.pick(['man', 'woman', 'someone'] as const), stage.facts.crowd!]
      const kind = other === 'someone' ? any : other
      return placed(
        { x: (i + random.between(0.1, 0.9)) * (WIDTH / 9), y: 340 + row * 95 + random.between(-16, 16) },
        bust(
          stage,
          decideLooks(kind, String(random.next()), '', stage.facts.era),
          { ...lighting, dark: 0.3 },
          { isBehind: true },
        ),
        { scale: 0.46 + row * 0.22, flip: random.chance(0.5) },
      )
    }),
  )
}
