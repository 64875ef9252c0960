import { remembering } from '#server/ground/remembering.ts'
import { senseAt, sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { isCommonWord } from './word-stems.ts'

/** Senses that a word may have, by their numbers in WordNet. */
export interface Meaning {
  own: readonly number[]
  /** The same in another class: a murderer murders. */
  akin: readonly number[]
  /** The kinds next above. */
  near: readonly number[]
  /** All kinds above, as far as they say anything. */
  kinds: readonly number[]
}

/** Senses of a word in each class that count, the most usual first. */
const MOST_SENSES = 3
const NEAR_LEVELS = 2
const MOST_LEVELS = 10
const CLASSES = ['noun', 'verb', 'adj'] as const

const MOST_KNOWN = 8_000

/** The meanings of a word as it stands in a text; undefined where it has none that anything is found by. */
export const meaningOf = remembering(
  (word: string): Meaning | undefined => (isCommonWord(word) ? undefined : readMeaning(word)),
  MOST_KNOWN,
)

function readMeaning(word: string): Meaning | undefined {
  const senses = CLASSES.flatMap((each) => sensesOf(word, each).slice(0, MOST_SENSES))
  if (senses.length === 0) return undefined
  const own = new Set(senses.map(({ id }) => id))
  const kinds = new Set<number>()
  let near = new Set<number>()
  let level = [...own]
  for (let above = 1; above <= MOST_LEVELS && level.length > 0; above++) {
    level = level.flatMap((id) => senseAt(id).kinds)
    for (const id of level) kinds.add(id)
    if (above === NEAR_LEVELS) near = new Set(kinds)
  }
  return {
    own: [...own],
    akin: [...new Set(senses.flatMap(({ akin }) => akin)).difference(own)],
    near: [...near.difference(own)],
    kinds: [...kinds.difference(own)],
  }
}

/** Worth of a word that means something like another one, beside that word itself. */
const SAME = 0.6
const AKIN = 0.5
/** The other one is a kind of it: whoever asks for an animal may be told of a bear. */
const KIND_OF_IT = 0.5
/** It is a kind of the other one. */
const KIND_ABOVE = 0.4
const SAME_KIND = 0.2

/** Returns by how much each told word says what some asked words say, 0 to 1, by the asked word's place. */
export function meaningsAsked(asked: readonly (Meaning | undefined)[]) {
  const marks = { own: marksOf(asked, 'own'), akin: marksOf(asked, 'akin'), near: marksOf(asked, 'near') }
  const steps: [told: keyof Meaning, asked: keyof typeof marks, worth: number][] = [
    ['near', 'near', SAME_KIND],
    ['own', 'near', KIND_ABOVE],
    ['kinds', 'own', KIND_OF_IT],
    ['akin', 'own', AKIN],
    ['own', 'akin', AKIN],
    ['own', 'own', SAME],
  ]
  const worths = new Map<string, ReadonlyMap<number, number>>()
  return (word: string): ReadonlyMap<number, number> => {
    const found = worths.get(word)
    if (found) return found
    const worth = new Map<number, number>()
    const told = meaningOf(word)
    // The closest step comes last and stays.
    if (told)
      for (const [of, to, value] of steps)
        for (const id of told[of]) for (const at of marks[to].get(id) ?? []) worth.set(at, value)
    worths.set(word, worth)
    return worth
  }
}

function marksOf(asked: readonly (Meaning | undefined)[], of: keyof Meaning): Map<number, number[]> {
  const marks = new Map<number, number[]>()
  for (const [at, meaning] of asked.entries())
    for (const id of meaning?.[of] ?? []) marks.set(id, [...(marks.get(id) ?? []), at])
  return marks
}
