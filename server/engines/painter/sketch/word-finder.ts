const LONGEST_PHRASE = 5

/** For each name, the words and short phrases that speak of it, with commas between; the first three are the surest. */
export type Lexicon<Name extends string> = Record<Name, string>

export interface LexiconEntry<Name> {
  name: Name
  /** 2 for the first three phrases of a name, else 1; more for longer phrases. */
  sureness: number
}
export type Phrases<Name> = Map<string, LexiconEntry<Name>[]>

const knownPhrases = new WeakMap<object, Phrases<string>>()

/** The lexicon from phrase to names, made once; longer phrases and earlier entries are surer. */
export function phrasesIn<Name extends string>(lexicon: Lexicon<Name>): Phrases<Name> {
  const known = knownPhrases.get(lexicon)
  if (known) return known as Phrases<Name>
  const phrases: Phrases<Name> = new Map()
  for (const [name, listed] of Object.entries(lexicon) as [Name, string][]) {
    for (const [rank, phrase] of listed.split(',').entries()) {
      const key = wordsOf(phrase).join(' ')
      const sureness = (rank < 3 ? 2 : 1) + (key.split(' ').length - 1) * 0.9
      const meant = phrases.get(key) ?? []
      // A singular and its plural are one phrase.
      if (key !== '' && meant.every((entry) => entry.name !== name))
        phrases.set(key, [...meant, { name, sureness }])
    }
  }
  knownPhrases.set(lexicon, phrases)
  return phrases
}

/** The longest phrase that begins at a word. */
export function longestMatch<Name>(words: readonly string[], from: number, phrases: Phrases<Name>) {
  for (let length = Math.min(LONGEST_PHRASE, words.length - from); length > 0; length--) {
    const names = phrases.get(words.slice(from, from + length).join(' '))
    if (names) return { names, length }
  }
  return undefined
}

/** Words of a text as they are written, in lower case. */
export const writtenWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\d]+(?:['-][\p{L}\d]+)*/gu) ?? []

/** Plain lower-case words, plurals without their s. */
export const wordsOf = (text: string): string[] => writtenWords(text).map(singular)

export function singular(word: string): string {
  if (word.endsWith("'s")) return word.slice(0, -2)
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 4 && /(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2)
  return word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word
}
