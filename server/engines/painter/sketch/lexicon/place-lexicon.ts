import type { Era, ToldPlace } from '../scene-facts.ts'
import type { Lexicon } from '../word-finder.ts'
import type { PlaceEntry } from './place-entry.ts'
import { placesInside } from './places-inside.ts'
import { placesOutside } from './places-outside.ts'

/** Reads 'cave: in a cave; a cave; 30 0.05; old steam': its names with somebody and without, hue and chroma, ages; then its words. */
function placeIn(entry: string): [place: string, PlaceEntry] {
  const [head = '', ...lines] = entry.split('\n')
  const [place = '', rest = ''] = head.split(/: (.*)/s)
  const [at = '', seen = '', colour = '', eras = ''] = rest.split(/;\s?/)
  const tones = colour.split(' ').map(Number)
  const [nouns = '', inside] = lines
    .map((line) => line.trim())
    .join(' ')
    .split(' in: ')
  return [
    place,
    {
      nouns,
      ...(inside && { inside }),
      ...(eras && { eras: eras.split(' ') as Era[] }),
      ...(tones.length > 1 && { hue: tones[0]! }),
      chroma: tones.at(-1)!,
      at,
      ...(seen && { seen }),
    },
  ]
}

export const placeEntries = Object.fromEntries(
  `${placesOutside}${placesInside}`
    .trim()
    .split(/\n(?=\S)/)
    .map(placeIn),
) as Record<ToldPlace, PlaceEntry>

const lexiconOf = (words: (entry: PlaceEntry) => string | undefined): Lexicon<ToldPlace> =>
  Object.fromEntries(
    (Object.entries(placeEntries) as [ToldPlace, PlaceEntry][]).map(([place, entry]) => [
      place,
      words(entry) ?? '',
    ]),
  ) as Lexicon<ToldPlace>

/** Words that name a place, and that name it from within. */
export const toldNouns = lexiconOf(({ nouns }) => nouns)
export const toldInsides = lexiconOf(({ inside }) => inside)
