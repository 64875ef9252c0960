import type { PainterInput } from '#server/engines/painter/painter.ts'
import {
  manyNames,
  personNames,
  placeName,
  thingNames,
} from '#server/engines/painter/sketch/lexicon/names.ts'
import type { Drawn } from '#server/engines/painter/sketch/scene-facts.ts'
import type { JudgedScene } from './judged-scene.ts'

export interface Verdict {
  fits: boolean
  /** Names of all that is in the picture and should not be. */
  wrong: string[]
  /** The words name all that was drawn, and nothing that was not. */
  isAltTrue: boolean
  alt: string
}

const inputOf = ({ genre, premise, earlier = [], moment }: JudgedScene, i: number): PainterInput => ({
  seed: `story${i}:7`,
  moment,
  premise,
  earlier,
  ...(genre && { genreMix: { [genre]: 100 } }),
  contentRating: 'general',
})

function verdictOn(scene: JudgedScene, drawn: Drawn, alt: string): Verdict {
  const { places, people = [], things = [], time, weather, not = [] } = scene
  const kinds = drawn.people.map(({ kind, suit }) => suit ?? kind)
  const seen = drawn.things
  const isPlaceRight = places.includes(drawn.place)
  const shown = new Set<string>([drawn.place, ...kinds, ...seen])
  const strange = isPlaceRight || drawn.place === 'ornament' ? [] : [drawn.place]
  return {
    fits:
      isPlaceRight &&
      people.every((each) => kinds.includes(each)) &&
      things.every((each) => seen.includes(each)) &&
      (!time || time === drawn.time) &&
      (!weather || weather === drawn.weather),
    wrong: [...new Set([...strange, ...not.filter((each) => shown.has(each))])],
    isAltTrue: saysWhatIsThere(drawn, alt),
    alt,
  }
}

function saysWhatIsThere({ place, people, things, emblems }: Drawn, alt: string): boolean {
  const said = alt.toLowerCase()
  if (emblems && !emblems.every(({ name }) => said.includes(name.toLowerCase()))) return false
  if (emblems && place === 'ornament') return said.includes('engraved')
  const { at, seen } = placeName(place)
  const isNamed = (name: string, isThere: boolean) => said.includes(name.toLowerCase()) === isThere
  return (
    (said.includes(at.toLowerCase()) || said.includes(seen.toLowerCase())) &&
    people.every(({ kind, suit }) =>
      [personNames[suit ?? kind], manyNames[suit ?? kind]].some(
        (name) => name !== undefined && isNamed(name, true),
      ),
    ) &&
    things.every((each) => isNamed(thingNames[each], true)) &&
    (said.match(/, with (.*?), (?:by|at|in|under|among) /)?.[1] ?? '').split(/, | and /).filter(Boolean)
      .length === things.length
  )
}

export const judge = { inputOf, verdictOn }
