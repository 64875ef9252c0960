import { foldWord, searchTerms } from './search-terms.ts'

/** One thing that must be found: terms that follow each other, or one of which only the beginning is known. */
export interface SearchClause {
  terms: string[]
  /** Words that begin so count as well: the last word of a search may still be in typing. */
  prefix?: string
}
export type SearchQuery = SearchClause[]

const MOST_CLAUSES = 12
const LEAST_OF_A_WORD = 3
const PARTS = /"([^"]*)"|“([^”]*)”|[^\s"“”]+/g

/** A search as it was typed: words of which all must be found, and phrases between quotes. */
export function readSearch(typed: string): SearchQuery {
  const parts = [...typed.matchAll(PARTS)]
  const clauses = parts.flatMap(([part, straight, curly], at) => {
    const phrase = straight ?? curly
    if (phrase !== undefined) return clausesOf(phrase, true)
    const isLast = at === parts.length - 1
    return clausesOf(part, false).map((clause, place, all) =>
      isLast && place === all.length - 1 ? openEnded(clause, part) : clause,
    )
  })
  return clauses.slice(0, MOST_CLAUSES)
}

function clausesOf(text: string, isPhrase: boolean): SearchClause[] {
  const found = searchTerms(text)
  const overlaps = (at: number) => at > 0 && found[at]!.start < found[at - 1]!.end
  // The last sign of a run of pairs stands alone in an index; in a search the pair before it says more.
  const terms = found.filter(({ end }, at) => !overlaps(at) || end > found[at - 1]!.end)
  if (terms.length === 0) return []
  const isInOnePiece = isPhrase && !found.some((_, at) => overlaps(at))
  const runs = isInOnePiece ? [terms] : terms.map((term) => [term])
  return runs.map((run) => withShortPrefix({ terms: run.map(({ term }) => term) }))
}

const isOneSign = (term: string): boolean => /^\P{ASCII}$/u.test(term)

/** A single sign of a script without spaces is the beginning of a pair. */
const withShortPrefix = (clause: SearchClause): SearchClause =>
  clause.terms.length === 1 && isOneSign(clause.terms[0]!) ? { ...clause, prefix: clause.terms[0]! } : clause

function openEnded(clause: SearchClause, typed: string): SearchClause {
  if (clause.terms.length !== 1 || clause.prefix !== undefined) return clause
  const [term = ''] = clause.terms
  const written = foldWord(typed.match(/[\p{L}\p{N}\p{M}'’]+$/u)?.[0] ?? term)
  return written.length < LEAST_OF_A_WORD ? clause : { ...clause, prefix: written }
}

/** Whether a term of a text is one that the clause looks for. */
export const fitsClause = ({ terms, prefix }: SearchClause, term: string): boolean =>
  terms.includes(term) || (prefix !== undefined && term.startsWith(prefix))
