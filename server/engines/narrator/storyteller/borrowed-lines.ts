import type { Genre } from '#contract/genres.ts'
import { genres } from '#contract/genres.ts'
import { akinGenres } from './akin-genres.ts'
import { wordsOf } from './polish.ts'
import { genreOfWord } from './wordbooks/genre-words.ts'
import { wordbooks } from './wordbooks/wordbooks.ts'

type Kind = 'scenes' | 'air' | 'closers'

const BEFORE_ENGINES = new Set<Genre>(['fantasy', 'historical', 'western'])
const ENGINES =
  /\b(?:phones?|telephones?|screens?|televisions?|radio|cars?|motor|gramophone|football|elevator|lift|camera|photographs?|bus|vans?|plastic|computer|batter(?:y|ies)|electric|helicopter|machine|drone|robot|train|taxi|newspaper|voicemail|fluorescent|intercom|umbrellas?|bicycle|tricycle|fire extinguisher|speaker|microphone|photocopier|zips?)\b/i

const cache = new Map<string, string[]>()

/** Lines of akin genres, then of any, that would not be out of place in this one: no other genre's marks, no engines before their time. */
export function borrowedLines(genre: Genre, kind: Kind): string[] {
  const key = `${genre} ${kind}`
  const known = cache.get(key)
  if (known) return known
  const kin = new Set<Genre>([genre, ...akinGenres[genre]])
  const others = genres.filter((other) => other !== genre)
  const lines = others.flatMap((other) => wordbooks[other][kind]).filter((line) => isAtHome(line, genre, kin))
  cache.set(key, lines)
  return lines
}

function isAtHome(line: string, genre: Genre, kin: ReadonlySet<Genre>): boolean {
  if (BEFORE_ENGINES.has(genre) && ENGINES.test(line)) return false
  if (/\[~/.test(line)) return false
  return wordsOf(line).every((word) => {
    const marked = genreOfWord(word)
    return marked === undefined || kin.has(marked)
  })
}
