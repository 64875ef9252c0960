import { fitsClause, type SearchQuery } from './search-query.ts'
import { searchTerms } from './search-terms.ts'

export interface MarkedPart {
  text: string
  isMatch?: true
}

const MOST_UNITS = 220
const SENTENCE_END = /[.!?…。！？]["”’»」』*]*\s+|\n+/g

/** The sentence of a text that holds most of the clauses, with their words set off; the beginning where none does. */
export function markMatches(text: string, query: SearchQuery): MarkedPart[] {
  const found = searchTerms(text).flatMap(({ term, start, end }) => {
    const clause = query.findIndex((each) => fitsClause(each, term))
    return clause < 0 ? [] : [{ clause, start, end }]
  })
  const [from, to] = bestSentence(text, found)
  const parts: MarkedPart[] = []
  let at = from
  const add = (end: number, isMatch: boolean) => {
    if (end <= at) return
    const piece = text.slice(at, end)
    const last = parts.at(-1)
    if (isMatch && last?.isMatch) last.text += piece
    else parts.push({ text: piece, ...(isMatch && { isMatch }) })
    at = end
  }
  for (const { start, end } of found.filter((one) => one.start >= from && one.end <= to)) {
    add(start, false)
    add(end, true)
  }
  add(to, false)
  return withEllipses(parts, from > 0 && text.slice(0, from).trim() !== '', to < text.trimEnd().length)
}

interface Found {
  clause: number
  start: number
  end: number
}

function bestSentence(text: string, found: readonly Found[]): [from: number, to: number] {
  const ends = [...text.matchAll(SENTENCE_END)].map((end) => end.index + end[0].length)
  const sentences = [0, ...ends].map((from, at): [number, number] => [from, ends[at] ?? text.length])
  let best = sentences[0]!
  let most = 0
  for (const [from, to] of sentences) {
    const clauses = new Set(
      found.filter((one) => one.start >= from && one.end <= to).map((one) => one.clause),
    )
    if (clauses.size > most) [best, most] = [[from, to], clauses.size]
  }
  return cutAround(text, best, found)
}

/** A long sentence is cut to a piece that begins a little before its first match. */
function cutAround(
  text: string,
  [from, to]: [number, number],
  found: readonly Found[],
): [from: number, to: number] {
  const end = from + text.slice(from, to).trimEnd().length
  if (end - from <= MOST_UNITS) return [from, end]
  const first = found.find(({ start }) => start >= from)?.start ?? from
  const start = Math.max(from, text.lastIndexOf(' ', Math.max(from, first - MOST_UNITS / 3)) + 1)
  const space = text.lastIndexOf(' ', start + MOST_UNITS)
  return [start, end - start <= MOST_UNITS ? end : space > first ? space : start + MOST_UNITS]
}

function withEllipses(parts: MarkedPart[], before: boolean, after: boolean): MarkedPart[] {
  return [...(before ? [{ text: '… ' }] : []), ...parts, ...(after ? [{ text: ' …' }] : [])]
}
