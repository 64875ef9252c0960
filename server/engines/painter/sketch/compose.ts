import { randomFrom } from '#server/ground/random.ts'
import { chooseLight } from './light.ts'
import { choosePalette } from './palette.ts'
import { placePeople } from './people.ts'
import { sceneryOf } from './scenery-of.ts'
import type { Drawn, SceneFacts } from './scene-facts.ts'
import { createSheet } from './sheet.ts'
import { HEIGHT, type Stage, WIDTH } from './stage.ts'
import { placed } from './svg.ts'
import { placeThings } from './things.ts'
import { weatherOver } from './weather.ts'

/** The picture of a scene as SVG, 1280 × 720, and what it shows; the same facts always give the same picture. */
export function compose(facts: SceneFacts): { svg: string; drawn: Drawn } {
  // One alone, or a thing alone, is misread too often to be all that is seen.
  if (facts.place === 'light-circle' && facts.people.length < 2 && !facts.crowd)
    return compose({ ...facts, place: 'ornament', people: [] })
  const random = randomFrom(facts.seed)
  const palette = choosePalette(facts, random.fork('palette'))
  const light = chooseLight(facts, palette, random.fork('light'))
  const stage: Stage = { facts, random, palette, light, sheet: createSheet(WIDTH, HEIGHT) }
  const place = sceneryOf(facts.place, stage)
  const people = placePeople(stage, place)
  const things = placeThings(stage, place, people)
  const shown = things.svg + people.svg
  // Nothing there has a place of its own: they stand in the middle together, but for a crowd, which fills the width.
  const middle = facts.place === 'light-circle' && !people.crowd ? (WIDTH - things.from - things.to) / 2 : 0
  const svg = stage.sheet.toSvg(
    place.behind + (middle ? placed({ x: middle, y: 0 }, shown) : shown) + place.before + weatherOver(stage),
  )
  const { time, isHourTold, weather, genre, herds } = facts
  const all = [...people.things, ...things.things]
  return {
    svg,
    drawn: {
      place: facts.place,
      time,
      isHourTold,
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
