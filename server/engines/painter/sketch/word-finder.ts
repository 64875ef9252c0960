/** Words that lead into the place a scene is at, and words that lead away from it. */
const TOWARDS = new Set([
  'in',
  'into',
  'inside',
  'at',
  'on',
  'through',
  'enter',
  'entered',
  'reach',
  'reached',
  'before',
  'across',
  'beneath',
  'under',
  'down',
  'aboard',
  'within',
  'along',
  'stands',
  'cross',
  'crossed',
])
const AWAY = new Set([
  'from',
  'left',
  'leave',
  'leaving',
  'behind',
  'beyond',
  'like',
  'once',
  'no',
  'not',
  'without',
  'remember',
  'remembered',
  'outside',
  'toward',
  'towards',
  'distant',
  'past',
  'never',
])

const LONGEST_PHRASE = 5
/** A scene is painted from this much of each text; what comes later in a longer one is not read. */
const MAX_CHARACTERS = 12_000

/** For each name, the words and short phrases that speak of it, with commas between; the first three are the surest. */
export type Lexicon<Name extends string> = Record<Name, string>

export interface WeightedText {
  text: string
  /** Weight of this text against the others. */
  weight: number
}

/** For each name in a lexicon, how loudly the texts speak of it; names that are not spoken of are left out. */
export function listen<Name extends string>(
  texts: readonly WeightedText[],
  lexicon: Lexicon<Name>,
): Map<Name, number> {
  const namesOf = turned(lexicon)
  const loudness = new Map<Name, number>()
  for (const { text, weight } of texts) {
    const words = wordsOf(text)
    for (let i = 0; i < words.length; i++) {
      const found = longestMatch(words, i, namesOf)
      if (!found) continue
      const lead = words.slice(Math.max(0, i - 3), i)
      const direction = lead.some((word) => AWAY.has(word))
        ? 0.35
        : lead.some((word) => TOWARDS.has(word))
          ? 1.6
          : 1
      const lateness = 1 + (i / words.length) * 0.5
      for (const { name, sureness } of found.names) {
        loudness.set(name, (loudness.get(name) ?? 0) + weight * direction * lateness * sureness)
      }
      i += found.length - 1
    }
  }
  return loudness
}

/** The loudest name, if any. */
export function loudest<Name extends string>(loudness: Map<Name, number>): Name | undefined {
  return ranked(loudness)[0]
}

/** All names, the loudest first. */
export const ranked = <Name extends string>(loudness: Map<Name, number>): Name[] =>
  [...loudness].sort((a, b) => b[1] - a[1]).map(([name]) => name)

interface Entry<Name> {
  name: Name
  sureness: number
}

const turnedLexicons = new WeakMap<object, Map<string, Entry<string>[]>>()

/** The lexicon from phrase to names, made once; longer phrases and earlier entries are surer. */
function turned<Name extends string>(lexicon: Lexicon<Name>): Map<string, Entry<Name>[]> {
  const known = turnedLexicons.get(lexicon)
  if (known) return known as Map<string, Entry<Name>[]>
  const names = new Map<string, Entry<Name>[]>()
  for (const [name, phrases] of Object.entries(lexicon) as [Name, string][]) {
    for (const [place, phrase] of phrases.split(',').entries()) {
      const key = wordsOf(phrase).join(' ')
      const sureness = (place < 3 ? 2 : 1) + (key.split(' ').length - 1) * 0.9
      names.set(key, [...(names.get(key) ?? []), { name, sureness }])
    }
  }
  turnedLexicons.set(lexicon, names)
  return names
}

function longestMatch<Name>(words: string[], from: number, namesOf: Map<string, Entry<Name>[]>) {
  for (let length = Math.min(LONGEST_PHRASE, words.length - from); length > 0; length--) {
    const names = namesOf.get(words.slice(from, from + length).join(' '))
    if (names) return { names, length }
  }
  return undefined
}

/** Plain lower-case words, plurals without their s. */
function wordsOf(text: string): string[] {
  const plain = text.slice(0, MAX_CHARACTERS).toLowerCase().replaceAll('’', "'")
  return (plain.match(/[\p{L}\d]+(?:['-][\p{L}\d]+)*/gu) ?? []).map(singular)
}

function singular(word: string): string {
  if (word.endsWith("'s")) return word.slice(0, -2)
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 4 && /(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2)
  return word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word
}
