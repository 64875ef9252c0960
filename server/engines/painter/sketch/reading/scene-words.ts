import { remembering } from '#server/ground/remembering.ts'
import { baseForms } from '#server/ground/wordnet/base-forms.ts'
import { kindsOf, sensesOf } from '#server/ground/wordnet/wordnet.ts'
import type { Clause } from './clauses.ts'
import { bearingAfter } from './mentions.ts'
import { isNoun } from './known-nouns.ts'
import { elsewhereFrom } from './elsewhere.ts'

const MOST_KEPT = 6000
/** What a word that is elsewhere counts for where it stands with those that are here. */
const FAR = 0.3
const KIND = 0.4
const PAIR = 0.7
const NEAREST_KINDS = 4
const LEAST_LETTERS = 3
/** A short sentence tells less than a long one. */
const LEAST_LENGTH = 4

/** Words that WordNet lists (as a metal, a vitamin, a state) and that tell nothing. */
const silent = new Set(
  `the and but for are was were has had have not you your his her him she its they them who will all one two
   then than this that with from into onto out off over under can could would should may might must been being
   does did don ain too now yet still just like more most some any way thing lot bit back own same`.split(
    /\s+/,
  ),
)

/** The base of a word as it is told: 'gleaming' → gleam, but 'landing' stays. */
const baseOf = remembering((word: string): string | undefined => {
  if (word.length < LEAST_LETTERS || silent.has(word) || !/^[\p{L}'-]+$/u.test(word)) return undefined
  if (sensesOf(word, 'noun').some(({ words }) => words.includes(word))) return word
  const verb = [word, ...baseForms(word, 'verb')].find((form) =>
    sensesOf(form, 'verb').some(({ words }) => words.includes(form)),
  )
  if (verb) return verb
  if (sensesOf(word, 'noun').length > 0 || sensesOf(word, 'adj').length > 0) return word
  return word.includes('-') ? word : undefined
}, MOST_KEPT)

const kindsOfNoun = remembering((noun: string): string[] => {
  const [sense] = sensesOf(noun, 'noun')
  return sense
    ? kindsOf(sense)
        .slice(0, NEAREST_KINDS)
        .map(({ words: [word = ''] }) => word)
    : []
}, MOST_KEPT)

/** Words, pairs of words and kinds of nouns in a telling, each with how much it counts; together they weigh 1. */
export function sceneWords(clauses: readonly Clause[]): Map<string, number> {
  const counts = new Map<string, number>()
  const count = (word: string, weight: number) => counts.set(word, Math.max(counts.get(word) ?? 0, weight))
  for (const { words, isSpoken } of clauses) {
    const far = elsewhereFrom(words)
    let before: string | undefined
    for (const [i, word] of words.entries()) {
      const base = baseOf(word)
      if (base === undefined) continue
      const bearing = bearingAfter(words.slice(0, i))
      const isFar = isSpoken || i > far || bearing === 'away' || bearing === 'left' || bearing === 'off'
      if (isFar) count(`~${base}`, 1)
      count(base, isFar ? FAR : 1)
      if (before !== undefined) count(`${before}_${base}`, isFar ? FAR * PAIR : PAIR)
      if (isNoun(words, i)) for (const kind of kindsOfNoun(base)) count(`^${kind}`, isFar ? FAR * KIND : KIND)
      before = base
    }
  }
  const length = Math.max(LEAST_LENGTH, Math.hypot(...counts.values()))
  return new Map([...counts].map(([word, weight]) => [word, weight / length]))
}
