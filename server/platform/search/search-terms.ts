import { stemmer } from 'stemmer'
import { remembering } from '#server/ground/remembering.ts'

/** A term of the index, and where in the text it stands (UTF-16 units, the end not included). */
export interface SearchTerm {
  term: string
  start: number
  end: number
}

/** Scripts that set no spaces between words: their text is taken apart into pairs of signs. */
const UNSPACED =
  '\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}'
const RUNS = new RegExp(
  `(?<unspaced>(?:(?![\\p{P}\\p{S}\\p{Z}])[${UNSPACED}])+)|(?:(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}])+(?:['’](?![${UNSPACED}])\\p{L}+)*`,
  'gu',
)
const MOST_UNITS_OF_A_TERM = 60

/** The terms of a text in their order: without case, accents and endings, the same for an index and for a search. */
export function searchTerms(text: string): SearchTerm[] {
  const terms: SearchTerm[] = []
  for (const run of text.matchAll(RUNS)) {
    const [found] = run
    if (run.groups?.unspaced === undefined)
      terms.push({ term: termOf(found), start: run.index, end: run.index + found.length })
    else terms.push(...pairsIn(found, run.index))
  }
  // An accent that stands alone folds into nothing, which no index takes.
  return terms.filter(({ term }) => term !== '')
}

const IS_PLAIN = /^[\0-\x7f\u2010-\u2027]*$/
const PLAIN_RUNS = /[A-Za-z0-9]+(?:['’][A-Za-z]+)*/g

/** The same without their places: what every turn stores is mostly plain Latin, which a simpler look takes apart. */
export function termsOf(text: string): string[] {
  if (!IS_PLAIN.test(text)) return searchTerms(text).map(({ term }) => term)
  return text.match(PLAIN_RUNS)?.map(termOf) ?? []
}

/** Every sign with the one behind it; the last one alone, so that each sign begins a term. */
function pairsIn(run: string, offset: number): SearchTerm[] {
  const signs = Array.from(run)
  let start = offset
  return signs.map((sign, at) => {
    const pair = sign + (signs[at + 1] ?? '')
    const term = { term: fold(pair), start, end: start + pair.length }
    start += sign.length
    return term
  })
}

const MOST_KNOWN = 50_000

/** Words are few and come again, so each is worked out once. */
const termOf = remembering((word: string): string => {
  const folded = foldWord(word)
  return /^[a-z]+$/.test(folded) ? stemmer(folded) : folded
}, MOST_KNOWN)

/** A word as it is written, but for case, accents and the ending of a genitive. */
export const foldWord = (word: string): string =>
  fold(word)
    .replace(/['’]s$/, '')
    .replaceAll(/['’]/g, '')
    .slice(0, MOST_UNITS_OF_A_TERM)
    .toWellFormed()

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase()
