import { isPersonWord } from '../roles.ts'
import { caseOf, type Node } from './parsed-text.ts'

/** A noun with what belongs before it, or a name: 'my old cousin Ilka'. */
export interface Phrase {
  words: Node[]
  /** The word that hangs on the rest of the sentence. */
  head: Node
  /** The last common noun: 'cousin'. */
  noun?: Node
  name?: string
  determiner?: string
  owner?: Phrase
  /** 'my', 'his' before it. */
  possessive?: Node
  adjectives: string[]
  amount?: number
  isPlural: boolean
  /** What follows with 'of'. */
  of?: Phrase
  /** It has something: 'the innkeeper' of 'the innkeeper's daughter'. */
  isOwner: boolean
  isBeforeVerb: boolean
  /** Counted up with the hero: 'Lhakpa, Jens and me', 'me and my dog'. */
  isBesideHero: boolean
  /** Who a group is, told one by one: 'three explorers, Hanne, Dov and me'. */
  members: Phrase[]
}

/** The preposition before it, by its arc or else by its place. */
export function prepositionOf({ head, words, determiner }: Phrase): string | undefined {
  const before = determiner ? words[0]!.before?.before : words[0]!.before
  return (
    caseOf(head) ??
    (before?.tag === 'ADP' && !/^(?:compound:prt|mark)$/.test(before.label) ? before.plain : undefined)
  )
}

export const joined = (words: Node[]): string =>
  words.map((word, at) => (at > 0 && words[at - 1]!.end < word.start ? ` ${word.word}` : word.word)).join('')

/** 'younger sister' of 'my younger sister Ilka'; a title where it is all there is: 'captain'. */
export function roleIn({ words, noun, name }: Phrase): string | undefined {
  if (noun) {
    const common = words.slice(0, words.indexOf(noun) + 1)
    const own = joined(
      common.filter(({ tag, plain }) => tag !== 'NUM' && !/^(?:only|own|very|\w+sitting)$/.test(plain)),
    )
    // 'A nine-year-old girl' is a girl.
    return own.toLowerCase().replace(/^[-–]years?[-–]old (?=\p{L})/u, '')
  }
  const title = name?.includes(' ') ? name.split(' ')[0]!.toLowerCase() : undefined
  return title !== undefined && isPersonWord(title) ? title : undefined
}
