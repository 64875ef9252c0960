import { genres, type Genre, type GenreMix } from '#contract/genres.ts'
import { isFit } from '../../server/engines/narrator/storyteller/rating.ts'
import { genreOfWord } from '../../server/engines/narrator/storyteller/wordbooks/genre-words.ts'
import { marksOfStyle } from '../../server/engines/narrator/storyteller/wordbooks/language-styles.ts'
import type { PlayedStory } from './play.ts'

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'][\p{L}]+)*/gu) ?? []

export const countWords = (text: string) => wordsOf(text).length

/** Sentences that come twice in one story, however they are printed. */
export function doubledSentences({ turns }: PlayedStory): string[] {
  const seen = new Set<string>()
  const doubled: string[] = []
  for (const { text } of turns) {
    for (const sentence of text.split(/(?<=[.!?…][”’*]*)\s+(?=[“‘’*]*\p{Lu}|\p{N})/u)) {
      const plain = wordsOf(sentence).join(' ')
      if (plain === '') continue
      if (seen.has(plain)) doubled.push(sentence)
      seen.add(plain)
    }
  }
  return doubled
}

/** Four-word runs of each reply, and how many of them stand in one of the ten replies before. */
export function repeatedRuns({ turns }: PlayedStory): { runs: number; repeated: number } {
  const runsOf = (text: string) => {
    const words = wordsOf(text)
    return words.slice(3).map((_, at) => words.slice(at, at + 4).join(' '))
  }
  const all = turns.map(({ text }) => runsOf(text))
  let runs = 0
  let repeated = 0
  all.forEach((own, at) => {
    const before = new Set(all.slice(Math.max(0, at - 10), at).flat())
    runs += own.length
    repeated += own.filter((run) => before.has(run)).length
  })
  return { runs, repeated }
}

/** Of a deed that names several things a reply may leave one for later, not more. */
const LEFT_FOR_LATER = 1

/** Turns that named a thing, a person, a place or words, and those whose reply does not take them up. */
export function takenUp({ turns }: PlayedStory): { asked: number; missed: string[] } {
  const missed: string[] = []
  let asked = 0
  for (const { move, text } of turns) {
    if (!move || move.named.length === 0) continue
    asked++
    const told = new Set(wordsOf(text).map(stem))
    const taken = move.named.filter((words) => words.some((word) => told.has(stem(word)))).length
    if (taken < Math.max(1, move.named.length - LEFT_FOR_LATER))
      missed.push(`> ${move.text}\n${text.slice(0, 160)}`)
  }
  return { asked, missed }
}

const stem = (word: string) =>
  word
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replace(/(?:ing|ed|es|s)$/, '')

const RANGES = { concise: [40, 80], descriptive: [110, 200], dramatic: [80, 150] } as const

export function outOfRange({ turns, preferences }: PlayedStory): number[] {
  const [least, most] = RANGES[preferences.narrativeStyle]
  return turns.map(({ text }) => countWords(text)).filter((count) => count < least || count > most)
}

export const unfitReplies = ({ turns, preferences }: PlayedStory) =>
  turns.filter(({ text }) => !isFit(text, preferences.contentRating)).map(({ text }) => text)

const CONTRACTION =
  /\b\p{L}+(?:n’t|’re|’ve|’ll|’d|’m)\b|\b(?:it|he|she|that|there|what|who|where|here|let|how)’s\b/iu

/** Replies in a style other than modern that miss its marks, or have a short form. */
export function withoutMarks({ turns, preferences }: PlayedStory): string[] {
  const style = preferences.languageStyle
  if (style === 'modern') return []
  return turns
    .filter(({ text }) => !marksOfStyle[style].test(text) || CONTRACTION.test(text))
    .map(({ text }) => `${CONTRACTION.exec(text)?.[0] ?? 'no mark'}: ${text.slice(0, 90)}`)
}

/** The genre with most genre words in a story, and whether it is the heaviest of the mix. */
export function isHeaviestFirst({ turns }: PlayedStory, mix: GenreMix): boolean {
  const told = new Map<Genre, number>()
  for (const { text } of turns)
    for (const word of wordsOf(text)) {
      const genre = genreOfWord(word)
      if (genre) told.set(genre, (told.get(genre) ?? 0) + 1)
    }
  const byWords = [...genres].sort((a, b) => (told.get(b) ?? 0) - (told.get(a) ?? 0))[0]
  const byWeight = [...genres].sort((a, b) => (mix[b] ?? 0) - (mix[a] ?? 0))[0]
  return byWords === byWeight
}
