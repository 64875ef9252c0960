import { mix } from '../colour.ts'
import { bust, type Lighting } from '../figures/bust.ts'
import type { CastMember } from '../figures/cast-member.ts'
import type { DrawnPeople } from '../people.ts'
import { HERO } from '../reading/read-cast.ts'
import { isIndoors } from '../scene-facts.ts'
import { type Stage, WIDTH } from '../stage.ts'
import { placed } from '../svg.ts'

/** The light on their faces: of a lamp where one burns or a room is dark, else of the sky. */
function lightingOf({ facts, palette }: Stage): Lighting {
  const isLamplit =
    (isIndoors(facts.place) && facts.time === 'night') || facts.things.some((thing) => LAMPS.has(thing))
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
const LAMPS: ReadonlySet<string> = new Set(['fire', 'lamp', 'stove'])

/** Where faces are and how large, by how many there are. */
const spots = [
  [{ x: 810, y: 300, scale: 1.3 }],
  [
    { x: 600, y: 320, scale: 1.12 },
    { x: 1000, y: 300, scale: 1.04 },
  ],
] as const
const SHOULDER = { x: 140, y: 400, scale: 1.72 }
/** The hero alone is farther off, and what they look at lies before them. */
const ALONE = { x: 330, y: 430, scale: 1.2 }

/** One or two whom the passage is about, from the chest up, over the shoulder of the hero; or the hero alone, from behind. */
export function placeNear(stage: Stage): DrawnPeople {
  const { facts, random } = stage
  const lighting = lightingOf(stage)
  const hero = facts.people.find(({ key }) => key === HERO)
  const others = facts.areSure ? facts.people.filter(({ key }) => key !== HERO).slice(0, 2) : []
  const stand = others.length > 0 ? SHOULDER : ALONE
  const drawn = others.map((member, i) =>
    placed(
      spots[others.length === 1 ? 0 : 1][i]!,
      bust(stage, member.looks, lighting, {
        feeling: feelingOf(member),
        isSpeaking: member.pose === 'talking',
      }),
      { scale: spots[others.length === 1 ? 0 : 1][i]!.scale },
    ),
  )
  const shoulder =
    hero &&
    placed(stand, bust(stage, hero.looks, lighting, { isBehind: true }), { scale: stand.scale, flip: true })
  const svg = drawn.toReversed().join('') + (shoulder ?? '')
  const isFlipped = random.fork('side').chance(0.5)
  // What the face of whoever is seen hides is to that side.
  const [from, to] = others.length > 0 ? [WIDTH * 0.4, WIDTH] : [0, WIDTH * 0.5]
  return {
    svg: isFlipped ? placed({ x: WIDTH, y: 0 }, svg, { flip: true }) : svg,
    from: isFlipped ? WIDTH - to : from,
    to: isFlipped ? WIDTH - from : to,
    people: [...(hero ? [hero] : []), ...others],
    things: [],
    isNear: true,
  }
}

const feelingOf = ({ pose, feeling = 'calm' }: CastMember) => (pose === 'asleep' ? 'asleep' : feeling)
