import { FIELDS, type WordClass } from '../wordnet/fields.ts'
import { sensesOf } from '../wordnet/wordnet.ts'
import { hashText } from '../random.ts'

/** A word as the models see it: hashes of its spelling, and what WordNet knows of it. */
export interface WordForm {
  lower: number
  prefix2: number
  prefix3: number
  suffix1: number
  suffix2: number
  suffix3: number
  suffix4: number
  /** Capitals, digits, hyphens and the like. */
  shape: number
  /** Bits for the classes that WordNet knows the word in. */
  wordClasses: number
  /** The field of its most usual sense as a noun, 0 where it is none. */
  nounField: number
  verbField: number
}

const CLASSES: readonly WordClass[] = ['noun', 'verb', 'adj', 'adv']
const MOST_KEPT = 20_000
const kept = new Map<string, WordForm>()

/** Reads a word as the models see it. */
export function wordForm(word: string): WordForm {
  const known = kept.get(word)
  if (known) return known
  if (kept.size >= MOST_KEPT) kept.clear()
  const form = readWordForm(word)
  kept.set(word, form)
  return form
}

function readWordForm(word: string): WordForm {
  const lower = word.toLowerCase().replaceAll('’', "'").replaceAll(/\d/g, '0')
  const fields = /^[a-z][a-z-]+$/.test(lower) ? CLASSES.map((wordClass) => fieldOf(lower, wordClass)) : []
  return {
    lower: hashText(lower),
    prefix2: hashText(lower.slice(0, 2)),
    prefix3: hashText(lower.slice(0, 3)),
    suffix1: hashText(lower.slice(-1)),
    suffix2: hashText(lower.slice(-2)),
    suffix3: hashText(lower.slice(-3)),
    suffix4: hashText(lower.slice(-4)),
    shape: shapeOf(word),
    wordClasses: fields.reduce((bits, field, i) => (field ? bits | (1 << i) : bits), 0),
    nounField: fields[0] ?? 0,
    verbField: fields[1] ?? 0,
  }
}

function fieldOf(lower: string, wordClass: WordClass): number {
  const [sense] = sensesOf(lower, wordClass)
  return sense ? FIELDS.indexOf(sense.field) + 1 : 0
}

const SHAPES = [/^[A-Z]/, /^[A-Z]+$/, /\d/, /-/, /^[^A-Za-z0-9]+$/, /[.@/]\w/, /['’]/, /^[A-Za-z]$/]
const shapeOf = (word: string): number =>
  SHAPES.reduce((bits, pattern, i) => (pattern.test(word) ? bits | (1 << i) : bits), 0)
