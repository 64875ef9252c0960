import { randomFrom } from '#server/ground/random.ts'
import type { CastMember } from './figures/cast-member.ts'
import { chooseLight } from './light.ts'
import { choosePalette } from './palette.ts'
import { isAmong, isTurnedOn } from './near/near-things.ts'
import { isInHandNear, placeNear } from './near/near-people.ts'
import { holdingOf } from './holding.ts'
import { placePeople } from './people.ts'
import { HERO } from './reading/read-cast.ts'
import { sceneryOf } from './scenery-of.ts'
import { type Drawn, isNearView, type SceneFacts } from './scene-facts.ts'
import { mix } from './colour.ts'
import { backdrop } from './ink.ts'
import { placed } from './svg.ts'
import { createSheet } from './sheet.ts'
import { HEIGHT, type Stage, WIDTH } from './stage.ts'
import { placeThings } from './things.ts'
import { weatherOver } from './weather.ts'

/** The picture of a scene as SVG, 1280 × 720, and what it shows; the same facts always give the same picture. */
export function compose(facts: SceneFacts): { svg: string; drawn: Drawn } {
  const shown = seenOf(facts)
  if (shown !== facts) return compose(shown)
  const random = randomFrom(facts.seed)
  const palette = choosePalette(facts, random.fork('palette'))
  const light = chooseLight(facts, palette, random.fork('light'))
  const stage: Stage = { facts, random, palette, light, sheet: createSheet(WIDTH, HEIGHT) }
  const place = sceneryOf(facts.place, stage)
  const isNear = facts.place === 'close-up' || isSeenNear(stage)
  const people = isNear ? placeNear(stage) : placePeople(stage, place)
  // A shoulder before nothing is no picture.
  const isVoid =
    facts.place === 'close-up' &&
    !people.crowd &&
    people.things.length === 0 &&
    !people.emblems?.length &&
    people.people.every(({ key }) => key === HERO)
  if (isVoid) return compose({ ...facts, place: 'ornament', people: [] })
  const things = placeThings(stage, place, people)
  const svg = stage.sheet.toSvg(
    (isNear
      ? beyond(stage, place.behind + things.svg + place.before) + people.svg
      : place.behind + things.svg + people.svg + place.before) + weatherOver(stage),
  )
  const { time, isHourTold, weather, genre, herds, side, backdrops } = facts
  const emblems = facts.place === 'ornament' ? facts.emblems : people.emblems
  const all = [...people.things, ...things.things]
  return {
    svg,
    drawn: {
      place: facts.place,
      time,
      isHourTold,
      ...(side && { side }),
      ...(isNear && { isNear }),
      weather,
      genre,
      people: people.people,
      things: all,
      ...(herds && { herds }),
      ...(emblems && { emblems }),
      ...(facts.place === 'close-up' && backdrops && { backdrops }),
      ...(facts.isFlooded && { isFlooded: true }),
      ...(people.crowd && { crowd: people.crowd }),
    },
  }
}

/** What is seen where no place is: the hero alone is none, but for a thing on which the passage turns; nor are those of whom nothing is told, where things are. */
function seenOf(facts: SceneFacts): SceneFacts {
  const { place, people, emblems, crowd } = facts
  const isAnybody = ({ key, kind, name, suit }: CastMember) =>
    key === HERO || (emblems !== undefined && kind === 'someone' && name === undefined && suit === undefined)
  if (place !== 'close-up' || crowd || !people.every(isAnybody)) return facts
  const hero = people.filter(({ key }) => key === HERO)
  if (hero.length === 0 || !emblems?.some(isTurnedOn)) return { ...facts, place: 'ornament', people: [] }
  return hero.length === people.length ? facts : { ...facts, people: hero }
}

/** Whether people are seen from near in their place: in a talk of a few, and where only a side of the roof is known, unless they do something of which more is to be seen; so is a small thing that the hero has before them alone. */
function isSeenNear(stage: Stage): boolean {
  const { place, people, things, crowd, isAfloat, isTalk, emblems } = stage.facts
  const isGround = place === 'room' || place === 'open'
  const isAlone = people.every(({ key }) => key === HERO)
  const thing = emblems?.find(isTurnedOn)
  // Of what the painter has itself, the place shows more.
  const isShown = thing !== undefined && (thing.isLarge || isAmong(things, thing.noun))
  const isAboutThing = isAlone && thing !== undefined && (isGround || !isShown)
  return (
    people.length > 0 &&
    (isTalk === true || isAboutThing || (isGround && !isAlone)) &&
    place !== 'ornament' &&
    !isNearView(place) &&
    (isGround || crowd === undefined) &&
    !isAfloat &&
    holdingOf(stage, people).every((held) => held === 'nothing' || isInHandNear(held)) &&
    people.every(({ pose }) => !BUSY.test(pose))
  )
}
const BUSY = /^(?:dancing|fighting|lying|riding|running)$/

/** A place behind those who are seen from near: larger, and dimmer than they are. */
const beyond = ({ facts, palette }: Stage, drawn: string): string =>
  facts.place === 'close-up'
    ? drawn
    : placed({ x: WIDTH / 2, y: HEIGHT * 0.62 }, placed({ x: -WIDTH / 2, y: -HEIGHT * 0.62 }, drawn), {
        scale: 1.25,
      }) + backdrop(mix(palette.horizon, palette.ink, 0.5), 0.3)
