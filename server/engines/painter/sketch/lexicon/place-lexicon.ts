import type { ToldPlace } from '../scene-facts.ts'
import type { Lexicon } from '../word-finder.ts'
import { builtEntries } from './built-places.ts'
import { furnishedEntries } from './furnished-places.ts'
import { indoorEntries } from './indoor-places.ts'
import type { PlaceEntry } from './place-entry.ts'
import { publicEntries } from './public-places.ts'
import { workEntries } from './work-places.ts'
import { wildEntries } from './wild-places.ts'
import { countryEntries } from './yards-and-country.ts'

export const placeEntries: Record<ToldPlace, PlaceEntry> = {
  ...wildEntries,
  ...builtEntries,
  ...indoorEntries,
  ...furnishedEntries,
  ...publicEntries,
  ...workEntries,
  ...countryEntries,
}

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
