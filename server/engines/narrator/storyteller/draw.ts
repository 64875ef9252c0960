import type { ContentRating } from '#contract/preferences.ts'
import type { Chance } from './chance.ts'
import { isFit } from './rating.ts'
import type { Wordbook } from './wordbooks/wordbook.ts'

/** A noun phrase of one kind ('sound', 'smell' …) from a genre's wordbook. */
export function drawFrom(
  book: Wordbook,
  kind: string,
  chance: Chance,
  rating: ContentRating,
): string | undefined {
  return chance.pick((book.draws[kind] ?? []).filter((entry) => isFit(entry, rating)))
}
