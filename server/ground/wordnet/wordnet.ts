import { FIELDS, type Field, type WordClass } from './fields.ts'
import { baseForms } from './base-forms.ts'
import { wordFile } from './word-file.ts'

/** One meaning, shared by all words that have it. */
export interface Sense {
  id: number
  field: Field
  /** The words that mean this; two words stand as 'pick_up'. */
  words: string[]
  /** Numbers of its kinds: a spaniel is a dog. */
  kinds: number[]
  /** Senses of other classes made of the same word: a murderer murders. */
  akin: number[]
}

const numbers = (list = '') => (list ? list.split(' ').map((number) => Number.parseInt(number, 36)) : [])

const senses = new Map<number, Sense>()

/** Reads a sense by its number; the same number is always the same object. */
export function senseAt(id: number): Sense {
  const known = senses.get(id)
  if (known) return known
  const [field = '', words = '', kinds, akin] = wordFile().line(id).split('\t')
  const sense: Sense = {
    id,
    field: FIELDS[Number.parseInt(field, 36)]!,
    words: words.split(' '),
    kinds: numbers(kinds),
    akin: numbers(akin),
  }
  senses.set(id, sense)
  return sense
}

/** Finds a word's line by halving: the words are sorted. */
function senseNumbers(word: string): number[][] {
  const { senseCount, wordCount, line } = wordFile()
  let [low, high] = [senseCount, senseCount + wordCount - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const [found = '', ...lists] = line(middle).split('\t')
    if (found === word) return lists.map(numbers)
    if (found < word) low = middle + 1
    else high = middle - 1
  }
  return []
}

const isOf = (wordClass: WordClass) => (list: number[]) => senseAt(list[0]!).field.startsWith(wordClass)

/** The senses of a word of this class, the most usual first; a bent form ('wolves', 'ran off' as 'run_off') by its base. */
export function sensesOf(word: string, wordClass: WordClass): Sense[] {
  const lower = word.toLowerCase().replaceAll(' ', '_')
  for (const form of [lower, ...baseForms(lower, wordClass)]) {
    const list = senseNumbers(form).find(isOf(wordClass))
    if (list) return list.map(senseAt)
  }
  return []
}

/** The kinds a sense belongs to, nearest first: spaniel → dog → canine → … → animal. */
export function kindsOf(sense: Sense): Sense[] {
  const found = new Set(sense.kinds)
  for (const id of found) for (const above of senseAt(id).kinds) found.add(above)
  return [...found].map(senseAt)
}

/** Whether the word, in one of its `most` most usual senses, means `kind` or a kind of it. */
export function isKindOf(word: string, kind: string, wordClass: WordClass = 'noun', most = 1): boolean {
  return sensesOf(word, wordClass)
    .slice(0, most)
    .some((sense) => [sense, ...kindsOf(sense)].some(({ words }) => words.includes(kind)))
}

/** Other words for a word, those of its most usual sense first. */
export function synonymsOf(word: string, wordClass: WordClass): string[] {
  const all = sensesOf(word, wordClass).flatMap(({ words }) => words)
  return [...new Set(all)].filter((other) => other !== word.toLowerCase())
}
