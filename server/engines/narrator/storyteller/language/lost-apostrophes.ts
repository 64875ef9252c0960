import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { isBeingNoun } from './being-nouns.ts'
import { verbsOf } from './verb-forms.ts'
import * as classes from './word-classes.ts'

/** The words around one that may have lost its apostrophe; undefined past an end, marks as they stand. */
interface Around {
  previous?: string
  next?: string
  later?: string
}

const isMark = (word: string | undefined) => word === undefined || !/^[\p{L}\p{N}]/u.test(word)
const isFinite = (word: string | undefined) =>
  word !== undefined &&
  (classes.auxiliaries.has(word) || verbsOf(word).some(({ form }) => form === 's' || form === 'past'))
const isForm = (word: string, ...forms: string[]) => verbsOf(word).some(({ form }) => forms.includes(form))

/** Whether what stands after a subject says how or where it is: 'cold outside', 'in the way', 'coming', 'a trap'. */
function isPredicate(next: string | undefined, later: string | undefined): boolean {
  if (next === undefined || isMark(next)) return false
  if (
    classes.determiners.has(next) ||
    classes.objectPronouns.has(next) ||
    classes.negations.has(next) ||
    classes.whWords.has(next) ||
    classes.numbers.has(next) ||
    (classes.prepositions.has(next) && next !== 'of')
  )
    return true
  if (/^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|midnight|noon|\d+)$/.test(next) && later !== 'is')
    return true
  if (isFinite(later)) return false
  const qualities = sensesOf(next, 'adj').length
  if (classes.adverbs.has(next) || /.ly$/.test(next)) return qualities === 0 || !isBareNoun(later)
  if (isForm(next, 'ing', 'participle', 'past')) return !isBareNoun(later)
  return qualities > 0 && (qualities > sensesOf(next, 'noun').length || isMark(later)) && !isBareNoun(later)
}

/** A word that can only be a thing here: 'eyes' of 'its cold eyes'. */
const isBareNoun = (word: string | undefined) =>
  word !== undefined &&
  sensesOf(word, 'noun').length > sensesOf(word, 'adj').length &&
  !classes.adverbs.has(word) &&
  !classes.prepositions.has(word) &&
  (!isForm(word, 'base') || sensesOf(word, 'noun').length > sensesOf(word, 'verb').length)

/** 'Its' as 'it is', as 'it', or as what it has. */
export function wordsOfIts({ previous, next, later }: Around): string[] {
  if (/^(?:got|been|become)$/.test(next ?? '')) return ['it', 'has']
  // 'With its back to her'.
  const isOwned = classes.prepositions.has(previous ?? '') && !classes.subordinators.has(previous ?? '')
  if (next === 'own' || isOwned) return ['its']
  const isOfSense = next !== undefined && isForm(next, 's') && later !== undefined
  if (
    isOfSense &&
    (/^(?:like|of|as)$/.test(later) || (sensesOf(later, 'adj').length > 0 && !isBareNoun(later)))
  )
    return ['it']
  return isPredicate(next, later) ? ['it', 'is'] : ['its']
}

/** 'An' before what no thing is called by is 'and': 'an fold it', 'an her staff'. */
export function wordsOfAn({ next, later }: Around): string[] {
  if (next === undefined) return ['a']
  const isOther = classes.subjectPronouns.has(next) || classes.determiners.has(next)
  const isDeed =
    classes.objectPronouns.has(later ?? '') ||
    (!/^[aeiouh]/.test(next) &&
      /^(?:in|at|into|through|under|behind|up|down|over|out|away|off)$/.test(later ?? '')) ||
    (verbsOf(next).length > 0 &&
      (!/^[aeiouh]/.test(next) ||
        classes.determiners.has(later ?? '') ||
        classes.objectPronouns.has(later ?? '')))
  return isOther || isDeed ? ['and'] : ['a']
}

/** 'The captains forehead' is the captain's, and 'the captains dying' says that he is. */
export function wordsOfPlural(word: string, { previous, next, later }: Around): string[] | undefined {
  const plain = word.toLowerCase()
  if (
    !/[^s]s$/.test(plain) ||
    plain.length < 4 ||
    !/^(?:the|my|your|his|her|our|their|that|this|an?)$/.test(previous ?? '') ||
    next === undefined ||
    !mayOwn(plain.slice(0, -1)) ||
    sensesOf(plain, 'noun')[0]?.words.includes(plain)
  )
    return undefined
  const owner = word.slice(0, -1)
  const isTheirs =
    sensesOf(next, 'noun').length > 0 &&
    sensesOf(next, 'verb').length === 0 &&
    verbsOf(next).length === 0 &&
    !classes.prepositions.has(next) &&
    !classes.numbers.has(next) &&
    !classes.adverbs.has(next) &&
    !classes.coordinators.has(next) &&
    !classes.subordinators.has(next) &&
    !classes.auxiliaries.has(next) &&
    !next.endsWith('s')
  // 'The boys shoes are old'.
  const isSubject = sensesOf(next, 'noun').length > 0 && /^(?:is|are|was|were|has|had)$/.test(later ?? '')
  if (isTheirs || isSubject) return [`${owner}'s`]
  return undefined
}

/** Somebody, or something made, has a forehead or a door. */
const mayOwn = (noun: string) =>
  isBeingNoun(noun) ||
  sensesOf(noun, 'noun')
    .slice(0, 3)
    .some(({ field }) => field === 'noun.artifact')

/** What 'Bells' is, where 'Bell' is somebody: 'Mrs Bells coming', 'Mrs Bells hat'. */
export const isShortOfIs = (next: string | undefined, later: string | undefined): boolean =>
  isPredicate(next, later)
