import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { isForm } from './verb-forms.ts'
import * as classes from './word-classes.ts'

/** The words around one that may have lost its apostrophe; undefined past an end, marks as they stand. */
interface Around {
  previous?: string
  next?: string
  later?: string
}

const isMark = (word: string | undefined) => word === undefined || !/^[\p{L}\p{N}]/u.test(word)
const isFinite = (word: string | undefined) =>
  word !== undefined && (classes.auxiliaries.has(word) || isForm(word, 's', 'past'))

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
  if (
    /^(?:nothing|everything|(?:mon|tues|wednes|thurs|fri|satur|sun)day|midnight|noon|\d+(?:[:.]\d\d)?(?:[ap]m)?)$/.test(
      next,
    ) &&
    later !== 'is'
  )
    return true
  if (isFinite(later)) return false
  const qualities = sensesOf(next, 'adj').length
  if (classes.adverbs.has(next) || /.ly$/.test(next)) return qualities === 0 || !isBareNoun(later)
  if (isForm(next, 'ing', 'participle', 'past')) return !isBareNoun(later)
  // 'Its true name': no verb stands right behind how something is.
  const isNamed = later !== undefined && sensesOf(later, 'noun').length > 0 && !sensesOf(later, 'adv').length
  return (
    qualities > 0 &&
    (qualities > sensesOf(next, 'noun').length || isMark(later)) &&
    !(isNamed && !classes.prepositions.has(later))
  )
}

/** A word that can only be a thing here: 'eyes' of 'its cold eyes'. */
export const isBareNoun = (word: string | undefined) =>
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
  return isPredicate(next, later) ||
    /^(?:gonna|ok|okay|alright|fine)$/.test(next ?? '') ||
    /['’]s$/.test(next ?? '')
    ? ['it', 'is']
    : ['its']
}

/** What 'Bells' is, where 'Bell' is somebody: 'Mrs Bells coming', 'Mrs Bells hat'. */
export const isShortOfIs = (next: string | undefined, later: string | undefined): boolean =>
  isPredicate(next, later)
