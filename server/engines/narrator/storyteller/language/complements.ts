import type { Mention } from './clause.ts'
import { isBeingNoun } from './being-nouns.ts'
import { type FoundPhrase, phraseAt } from './noun-phrase.ts'
import { isFunctionWord } from './phrase-end.ts'
import { verbsHere, type VerbGroup } from './verb-signs.ts'
import * as classes from './word-classes.ts'
import type { Word } from './words.ts'
import { isWord } from './clause-starts.ts'

export const contentVerbs = new Set(
  'say tell think know believe hope wish see hear realize realise notice feel ask wonder promise swear remember decide find learn explain pretend guess suppose imagine fear understand warn admit confess insist suggest bet mean show demand doubt reckon figure announce declare report mention reply answer add shout whisper yell scream mutter inform assure remind convince check discover agree suspect claim lie worry read write pray dream sense predict conclude inquire enquire question text measure count calculate'.split(
    ' ',
  ),
)

export const linkingVerbs = new Set(
  'be become feel seem look get grow turn stay remain keep sound smell taste go appear fall act play stand lie sit'.split(
    ' ',
  ),
)

const movingVerbs =
  /^(?:go|walk|run|come|climb|head|step|move|crawl|fly|swim|creep|sneak|jump|look|travel|turn)$/

export const takesContent = (lemma: string): boolean => contentVerbs.has(lemma)

export function isComplementHere(words: Word[], at: number, to: number, group: VerbGroup): boolean {
  const word = words[at]!
  // 'Sits down beside him'.
  if (word.node?.label === 'case') return false
  if (
    group.lemma === 'look' &&
    (classes.prepositions.has(word.plain) ||
      classes.adverbs.has(word.plain) ||
      classes.directions.has(word.plain))
  )
    return false
  if (
    word.tags.has('Adjective') &&
    (!isWord(words[at + 1]) ||
      at + 1 >= to ||
      isFunctionWord(words[at + 1]) ||
      words[at + 1]!.tags.has('Adverb'))
  )
    return !(
      movingVerbs.test(group.lemma) &&
      (classes.directions.has(word.plain) || classes.adverbs.has(word.plain))
    )
  const verbs = verbsHere(word)
  if (
    /^(?:very|so|too|really|quite|more|less|pretty|rather|completely|totally|fast|still)$/.test(word.plain) &&
    isWord(words[at + 1]) &&
    (words[at + 1]!.tags.has('Adjective') ||
      verbsHere(words[at + 1]).some(({ form }) => form === 'past' || form === 'participle'))
  )
    return true
  return (
    /^(?:be|get|feel|seem|look|become|stay|remain|keep|stand|lie|sit)$/.test(group.lemma) &&
    verbs.some(({ form }) => form === 'past' || form === 'participle') &&
    !classes.directions.has(word.plain)
  )
}

export function endOfComplement(words: Word[], at: number, to: number): number {
  let i = at
  while (i < to && isWord(words[i]) && (i === at || !isFunctionWord(words[i])) && i - at < 4) i++
  return Math.max(i, at + 1)
}

export const isParticleAfterObject = (words: Word[], at: number, bare: Mention[]) =>
  bare.length > 0 &&
  classes.particles.has(words[at]!.plain) &&
  (!isWord(words[at + 1]) ||
    (isFunctionWord(words[at + 1]) &&
      !classes.determiners.has(words[at + 1]!.plain) &&
      !classes.objectPronouns.has(words[at + 1]!.plain)))

export const phraseIsNoun = (words: Word[], at: number) =>
  words[at]!.tags.has('Noun') && !words[at]!.tags.has('Gerund')

export function skipTo(words: Word[], at: number, to: number): number {
  let i = at + 1
  while (i < to && words[i]!.kind === 'word' && !classes.prepositions.has(words[i]!.plain)) i++
  return i
}

const GIVING = /^(?:give|offer|show|hand|bring|feed|buy|send|teach|pass|throw|pay|pour|lend|toss|serve)$/

/** 'I give the girls oranges': they get them, and are no kind of orange. */
export function givenPerson(words: Word[], at: number, { lemma }: VerbGroup): FoundPhrase | undefined {
  if (!GIVING.test(lemma)) return undefined
  const [lead, who, what] = words.slice(at, at + 3)
  if (!isWord(lead) || !classes.determiners.has(lead.plain) || !isWord(who) || !isWord(what)) return undefined
  if (isFunctionWord(what) || /'s?$/.test(who.plain) || verbsHere(what).some(({ form }) => form !== 'base'))
    return undefined
  const found = phraseAt(words.slice(0, at + 2), at)
  // 'Throw a horse blanket over him': by the tree, one thing.
  return found && who.node?.label !== 'compound' && isBeingNoun(who.plain) ? found : undefined
}
