import type { ToldPlace } from '../scene-facts.ts'
import type { Lexicon } from '../word-finder.ts'
import { builtEntries } from './built-places.ts'
import { furnishedEntries } from './furnished-places.ts'
import { indoorEntries } from './indoor-places.ts'
import type { PlaceEntry } from './place-entry.ts'
import { wildEntries } from './wild-places.ts'

export const placeEntries: Record<ToldPlace, PlaceEntry> = {
  ...wildEntries,
  ...builtEntries,
  ...indoorEntries,
  ...furnishedEntries,
}

const column = (part: 'nouns' | 'inside' | 'hints'): Lexicon<ToldPlace> =>
  Object.fromEntries(
    Object.entries(placeEntries).map(([place, entry]) => [place, entry[part] ?? '']),
  ) as Lexicon<ToldPlace>

/** Words that name a place, that name it from within, and that only go with it. */
export const toldNouns = column('nouns')
export const toldInsides = column('inside')
export const toldHints = column('hints')
