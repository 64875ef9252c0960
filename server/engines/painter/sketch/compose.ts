import { randomFrom } from '#server/ground/random.ts'
import type { CastMember } from './figures/cast-member.ts'
import { chooseLight } from './light.ts'
import { choosePalette } from './palette.ts'
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
  // The hero alone is no picture: one looks through their eyes.
  // Nor are those of whom nothing is told, where things are.
  const isAnybody = ({ key, kind, name, suit }: CastMember) =>
    key === HERO ||
    (facts.emblems !== undefined && kind === 'someone' && name === undefined && suit === undefined)
  if (facts.place === 'close-up' && facts.people.every(isAnybody) && !facts.crowd)
    return compose({ ...facts, place: 'ornament', people: [] })
  const random = randomFrom(facts.seed)
  const palette = choosePalette(facts, random.fork('palette'))
  const light = chooseLight(facts, palette, random.fork('light'))
  const stage: Stage = { facts, random, palette, light, sheet: createSheet(WIDTH, HEIGHT) }
  const place = sceneryOf(facts.place, stage)
  const isNear = facts.place === 'close-up' || isTalkNear(stage)
  const people = isNear ? placeNear(stage) : placePeople(stage, place)
  const things = placeThings(stage, place, people)
  const svg = stage.sheet.toSvg(
    (isNear
      ? beyond(stage, place.behind + things.svg + place.before) + people.svg
      : place.behind + things.svg + people.svg + place.before) + weatherOver(stage),
  )
  const { time, isHourTold, weather, genre, herds, side, emblems } = facts
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
      ...(facts.place === 'ornament' && emblems && { emblems }),
      ...(facts.isFlooded && { isFlooded: true }),
      ...(people.crowd && { crowd: people.crowd }),
    },
  }
}

/** Whether faces tell more than how people stand: in a talk of a few who do nothing of which more is to be seen. */
const isTalkNear = (stage: Stage): boolean => {
  const { place, people, crowd, isAfloat, isTalk } = stage.facts
  return (
    isTalk === true &&
    place !== 'ornament' &&
    !isNearView(place) &&
    crowd === undefined &&
    !isAfloat &&
    holdingOf(stage, people).every((thing) => thing === 'nothing' || isInHandNear(thing)) &&
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
