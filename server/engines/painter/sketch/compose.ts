import { randomFrom } from '#server/ground/random.ts'
import { setBelow } from './emblems/medallion.ts'
import { chooseLight } from './light.ts'
import { choosePalette } from './palette.ts'
import { placeNear } from './near/near-people.ts'
import { isTurnedOn } from './reading/read-emblems.ts'
import { placePeople } from './people.ts'
import { sceneryOf } from './scenery-of.ts'
import { type Drawn, isNearView, type SceneFacts } from './scene-facts.ts'
import { mix } from './colour.ts'
import { backdrop } from './ink.ts'
import { placed } from './svg.ts'
import { createSheet } from './sheet.ts'
import { HEIGHT, type Stage, WIDTH } from './stage.ts'
import { thingNames } from './lexicon/names.ts'
import { placeThings } from './things.ts'
import { weatherOver } from './weather.ts'

/** The picture of a scene as SVG, 1280 × 720, and what it shows; the same facts always give the same picture. */
export function compose(facts: SceneFacts): { svg: string; drawn: Drawn } {
  const isNear = isSeenNear(facts)
  // The mere kind of a place, and nobody before it, is no picture.
  if ((facts.isDim && !isNear) || (facts.place === 'ornament' && (!facts.emblems || facts.people.length > 0)))
    return compose({
      ...facts,
      place: 'ornament',
      emblems: facts.emblems ?? facts.instead ?? [],
      isDim: false,
      people: [],
    })
  // What each of several does and where is misread too often, and who drives for who is driven.
  if ((facts.isCompany || facts.place === 'car') && !isNear && facts.people.length > 0)
    return compose({ ...facts, people: [] })
  const random = randomFrom(facts.seed)
  const palette = choosePalette(facts, random.fork('palette'))
  const light = chooseLight(facts, palette, random.fork('light'))
  const stage: Stage = { facts, random, palette, light, sheet: createSheet(WIDTH, HEIGHT) }
  const place = sceneryOf(facts.place, stage)
  const people = isNear ? placeNear(stage) : placePeople(stage, place)
  const things = placeThings(stage, place, people)
  const all = [...people.things, ...things.things]
  const { time, isHourTold, weather, genre, herds } = facts
  const emblems = isNearView(facts.place)
    ? []
    : (facts.emblems ?? []).filter(({ name }) => !all.some((thing) => thingNames[thing] === name))
  const isSet = facts.place !== 'ornament' && emblems.length > 0
  const svg = stage.sheet.toSvg(
    (isNear
      ? beyond(stage, place.behind + things.svg + place.before) + people.svg
      : place.behind + things.svg + people.svg + place.before) +
      weatherOver(stage) +
      (isSet ? setBelow(stage, emblems, people) : ''),
  )
  return {
    svg,
    drawn: {
      place: facts.place,
      time,
      isHourTold,
      ...(isNear && { isNear }),
      weather,
      genre,
      people: people.people,
      things: all,
      ...(herds && { herds }),
      ...(emblems.length > 0 && { emblems }),
      ...(facts.isFlooded && { isFlooded: true }),
      ...(people.crowd && { crowd: people.crowd }),
    },
  }
}

/** Whether people are seen from near: surely told ones before a room that is only likely, and in their place in a talk, unless they do something of which more is to be seen. */
const isSeenNear = ({ place, people, areSure, isAfloat, isTalk, isDim, emblems }: SceneFacts): boolean =>
  areSure === true &&
  place !== 'ornament' &&
  (isDim === true || (isTalk === true && !isAfloat)) &&
  // Beside what a passage turns on, which may be a beast with a name, only whoever speaks is sure.
  (!emblems?.some(isTurnedOn) || (isTalk === true && people.length <= 2)) &&
  people.every(({ pose }) => !BUSY.test(pose))
const BUSY = /^(?:asleep|dancing|fighting|lying|riding|running)$/

/** A place behind those who are seen from near: larger, and dimmer than they are. */
const beyond = ({ palette }: Stage, drawn: string): string =>
  placed({ x: WIDTH / 2, y: HEIGHT * 0.62 }, placed({ x: -WIDTH / 2, y: -HEIGHT * 0.62 }, drawn), {
    scale: 1.25,
  }) + backdrop(mix(palette.horizon, palette.ink, 0.5), 0.3)
