import type { SearchClause, SearchQuery } from './search-query.ts'
import { termsOf } from './search-terms.ts'

/** Number of the places of a story, and of those that hold each clause of a search. */
export interface ClauseCounts {
  places: number
  holding: readonly number[]
}

/** BM25's usual constants: weight of a word that comes again, and of a text's length against it. */
const AGAIN = 1.2
const LENGTH = 0.75

/**
 * Weights of texts of one story by BM25, the best the greatest: a clause that few places of that story hold counts most,
 * then one that comes again in a short text. What other stories hold says nothing.
 */
export function weighTexts(texts: readonly string[], query: SearchQuery, counts?: ClauseCounts): number[] {
  const all = texts.map(termsOf)
  const usual = all.reduce((sum, { length }) => sum + length, 0) / all.length
  const rarities = query.map((_, at) => (counts ? rarity(counts.places, counts.holding[at]!) : 1))
  return all.map((terms) => {
    const span = AGAIN * (1 - LENGTH + (LENGTH * terms.length) / usual)
    const weights = query.map((clause, at) => {
      const times = timesIn(terms, clause)
      return (rarities[at]! * times * (AGAIN + 1)) / (times + span)
    })
    return weights.reduce((sum, weight) => sum + weight, 0)
  })
}

const rarity = (places: number, holding: number): number =>
  Math.log(1 + (places - holding + 0.5) / (holding + 0.5))

function timesIn(terms: readonly string[], { terms: [first, ...others], prefix }: SearchClause): number {
  return terms.filter(
    (term, at) =>
      (term === first && others.every((other, n) => terms[at + n + 1] === other)) ||
      (prefix !== undefined && term.startsWith(prefix)),
  ).length
}
