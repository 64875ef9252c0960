import type { Genre, GenreMix } from '#contract/genres.ts'
import { genres } from '#contract/genres.ts'
import type { Chance } from './chance.ts'
import { genreOfWord } from './wordbooks/genre-words.ts'
import { wordsOf } from './polish.ts'

/** Above 1 a heavier genre gets somewhat more than its share, so that readers feel which one leads. */
const SHARPNESS = 2
/** What stays with the story, its places, people and plots, keeps closer to the leading genre. */
export const LASTING_SHARPNESS = 4

type Told = Partial<Record<Genre, number>>

/** The genre that is furthest behind its share of the words told; a little chance keeps it from marching in step. */
export function pickGenre(mix: GenreMix, told: Told, chance: Chance, sharpness = SHARPNESS): Genre {
  const sharp = Object.fromEntries(genres.map((genre) => [genre, (mix[genre] ?? 0) ** sharpness])) as Told
  const weight = sumOf(sharp)
  const words = sumOf(told)
  let pick: Genre = 'fantasy'
  let most = -Infinity
  for (const genre of genres) {
    const share = (sharp[genre] ?? 0) / weight
    if (share === 0) continue
    const behind = share * (words + 12) - (told[genre] ?? 0) + share * 6 * chance.next()
    if (behind > most) [pick, most] = [genre, behind]
  }
  return pick
}

/** Adds the genre words of a reply to those told so far. */
export function countGenreWords(text: string, told: Told): Told {
  const sum = { ...told }
  for (const word of wordsOf(text)) {
    const genre = genreOfWord(word)
    if (genre) sum[genre] = (sum[genre] ?? 0) + 1
  }
  return sum
}

const sumOf = (numbers: Told) => Object.values(numbers).reduce((sum, n) => sum + n, 0) || 1
