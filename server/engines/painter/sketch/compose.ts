import { randomFrom } from '#server/ground/random.ts'
import { chooseLight } from './light.ts'
import { choosePalette } from './palette.ts'
import { placeNear } from './near/near-people.ts'
import { placePeople } from './people.ts'
import { HERO } from './reading/read-cast.ts'
import { sceneryOf } from './scenery-of.ts'
import type { Drawn, SceneFacts } from './scene-facts.ts'
import { createSheet } from './sheet.ts'
import { HEIGHT, type Stage, WIDTH } from './stage.ts'
import { placeThings } from './things.ts'
import { weatherOver } from './weather.ts'

/** The picture of a scene as SVG, 1280 × 720, and what it shows; the same facts always give the same picture. */
export function compose(facts: SceneFacts): { svg: string; drawn: Drawn } {
  // The hero alone is no picture: one looks through their eyes.
  if (facts.place === 'close-up' && facts.people.every(({ key }) => key === HERO) && !facts.crowd)
    return compose({ ...facts, place: 'ornament', people: [] })
  const random = randomFrom(facts.seed)
  const palette = choosePalette(facts, random.fork('palette'))
  const light = chooseLight(facts, palette, random.fork('light'))
  const stage: Stage = { facts, random, palette, light, sheet: createSheet(WIDTH, HEIGHT) }
  const place = sceneryOf(facts.place, stage)
  const people = facts.place === 'close-up' ? placeNear(stage) : placePeople(stage, place)
  const things = placeThings(stage, place, people)
  const svg = stage.sheet.toSvg(place.behind + things.svg + people.svg + place.before + weatherOver(stage))
  const { time, isHourTold, weather, genre, herds, side } = facts
  const all = [...people.things, ...things.things]
  return {
    svg,
    drawn: {
      place: facts.place,
      time,
      isHourTold,
      ...(side && { side }),
      weather,
      genre,
      people: people.people,
      things: all,
      ...(herds && { herds }),
      ...(facts.isFlooded && { isFlooded: true }),
      ...(people.crowd && { crowd: people.crowd }),
    },
  }
}
