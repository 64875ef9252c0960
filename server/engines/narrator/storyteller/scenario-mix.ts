import type { Genre, GenreMix } from '#contract/genres.ts'
import { genres } from '#contract/genres.ts'
import { wordsOf } from './polish.ts'
import { genreHints } from './wordbooks/genre-hints.ts'
import { genreOfWord } from './wordbooks/genre-words.ts'

/** What one telling word weighs. */
const WEIGHT = 30

/** The genres a scenario's words tell of; empty when they tell none. */
export function mixOf(text: string): GenreMix {
  const mix: GenreMix = {}
  const add = (genre: Genre) => (mix[genre] = Math.min(100, (mix[genre] ?? 0) + WEIGHT))
  for (const word of wordsOf(text)) {
    const genre =
      genreOfWord(word) ?? genres.find((name) => word === name || (name === 'scifi' && word === 'sci'))
    if (genre) add(genre)
  }
  for (const [genre, sign] of genreHints) for (const _ of text.matchAll(sign)) add(genre)
  return mix
}

/** Where nothing tells: people, a riddle, and something to smile at. */
export const plainMix: GenreMix = { mystery: 70, comedy: 30 }
