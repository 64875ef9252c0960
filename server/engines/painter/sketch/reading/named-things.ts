import type { Token } from '#server/ground/grammar/parse-sentence.ts'
import { isKindOf, sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { DEPICTED, FARAWAY, SHOWN } from './absence-signs.ts'
import { IMAGE } from './things-in-tree.ts'
import { clauseOf, placeOf } from './told-clause.ts'
import { caseOf, childrenOf, firstInRow } from './told-trees.ts'

/**
 * Whether a thing is told to be there; a ring claims no spot, so that it may be far off, behind a window or one of several. Loosely also
 * as what something is of, or a place in which one is.
 */
export function isNamed(
  tokens: readonly Token[],
  at: number,
  { noun, isPastTold, isLoose }: { noun: string; isPastTold: boolean; isLoose: boolean },
): boolean {
  const { label, word, lemma } = tokens[at]!
  const own = childrenOf(tokens, at)
  if (!isToldOf(tokens, at, { isPastTold, isLoose })) return false
  if (label === 'compound' && !isVerbRead(tokens, at)) return true
  // 'Not one bird', 'never a lamp'.
  if (
    tokens.slice(Math.max(0, at - 3), at).some((token) => /^(?:no|not|never|nor|without)$/i.test(token.word))
  )
    return false
  const image = isKindOf(lemma, 'animal') ? IMAGE : COPY
  if ([...own, at - 1].some((i) => image.test(tokens[i]?.word ?? ''))) return false
  // A thing's own word in another sense: 'a tongue of rock', 'a crown of hair'; a cup of tea is a cup.
  const isOfIt = own.some((i) => tokens[i]!.label.startsWith('nmod') && caseOf(tokens, i) === 'of' && i > at)
  if (isOfIt && !isKindOf(lemma, 'container') && !isKindOf(lemma, 'animal')) return false
  // 'Your chest', 'the back of the hand', 'a chest wound'; 'you open the chest'.
  const isBody = sensesOf(lemma, 'noun')
    .slice(0, 2)
    .some(({ field }) => field === 'noun.body')
  const isOwned = own.some((i) => tokens[i]!.label === 'nmod:poss')
  if (isBody && (isOwned || !/^(?:nsubj|obj)/.test(label)))
    if (own.every((i) => !/^(?:an?|two|three)$/i.test(tokens[i]!.word))) return false
  // 'Under your boots', 'she wears a hat', 'in a coat'.
  if (isWorn(lemma)) {
    if ((/^(?:nmod|obl)/.test(label) && caseOf(tokens, at) !== '') || (isOwned && label !== 'obj'))
      return false
    if (tokens[tokens[at]!.head]?.lemma === 'wear') return false
  }
  // A house in which one is, is not before one's eyes.
  if (!isLoose && label === 'obl' && isKindOf(lemma, 'structure')) return false
  // 'The window fan', 'a baggage van': what stands before a thing may make another of it, unless it is what it is made of or holds.
  if (
    !noun.includes(' ') &&
    own.some((i) => tokens[i]!.label === 'compound' && tokens[i]!.tag === 'NOUN' && isOfUse(tokens[i]!.lemma))
  )
    return false
  // 'The whistle comes', 'with its bell going': what sounds is heard.
  if (
    isSound(lemma) &&
    (/^(?:obl|nmod|acl)/.test(label) || HEARD.test(tokens[tokens[at]!.head]?.lemma ?? ''))
  )
    return false
  // 'By bus', 'at table', 'wet wool', 'rose on the crests'.
  if (tokens[at]!.form === 'NN' && own.every((i) => !/^(?:det|nummod|nmod:poss)/.test(tokens[i]!.label)))
    return false
  // 'It quivers, slows': a verb that is read as a noun.
  if (
    own.every((i) => !/^(?:det|amod|nummod|nmod)/.test(tokens[i]!.label)) &&
    sensesOf(lemma, 'verb').length > 0
  )
    return false
  // 'Ten steps wide', 'you smell the lamp'.
  if (/^(?:wide|deep|high|long|tall|away|apart|off|across|thick)$/.test(tokens[at + 1]?.word ?? ''))
    return false
  if (tokens[tokens[at]!.head] && /^(?:smell|hear|taste|sound|feel)$/.test(tokens[tokens[at]!.head]!.lemma))
    return false
  return word !== word.toUpperCase()
}

/** Whether a noun is told of as what is: not compared with, thought of, wished, in a picture, or a part of another word. */
function isToldOf(
  tokens: readonly Token[],
  at: number,
  { isPastTold, isLoose }: { isPastTold: boolean; isLoose: boolean },
): boolean {
  const first = firstInRow(tokens, at)
  const { label, head } = tokens[first]!
  const before = tokens.slice(0, at).map(({ word }) => word)
  const line = before.slice(before.lastIndexOf(',') + 1).join(' ')
  if (/^(?:vocative|flat)$/.test(tokens[at]!.label)) return false
  // 'The keeper of octopuses' and 'an octopus-keeper' are as much about them.
  if (tokens[at]!.label === 'compound')
    return isVerbRead(tokens, at) || (isLoose && isKindOf(tokens[head]!.lemma, 'person'))
  if (COMPARED.test(`${line} `) || SHOWN.test(`${line} `) || DEPICTED.test(before.join(' '))) return false
  const own = childrenOf(tokens, at).map((i) => tokens[i]!.word.toLowerCase())
  if (own.some((each) => /^(?:every|any|each|all)$/.test(each))) return false
  const preposition = caseOf(tokens, first)
  if (/^(?:about|for|like|as|without|than|instead of|since|until)\b/.test(preposition)) return false
  // 'The butt of her pistol', 'the mule's back'.
  if (label === 'nmod:poss' || (label === 'nmod' && preposition === 'of')) return isLoose
  const above = tokens[head]
  if (!above) return placeOf(tokens, first, isPastTold) !== 'untold' || preposition !== ''
  if (
    label.startsWith('obj') &&
    ((FARAWAY.has(above.lemma) && !(above.lemma === 'draw' && isKindOf(tokens[at]!.lemma, 'weapon'))) ||
      (above.lemma === 'have' && !isLoose))
  )
    return false
  return clauseOf(tokens, head, isPastTold, 'there') !== 'untold'
}
const COMPARED = /\b(?:like|than|as [\w-]+ as|as if|as though|the way)\b/i

/** 'The balloon groans', 'the cable twitches': what stands before a verb that was read as a noun is its subject. */
export const isVerbRead = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1]
  return (
    tokens[at]!.head === at + 1 &&
    next?.form === 'NNS' &&
    sensesOf(next.lemma, 'verb').length > 0 &&
    /^(?:VBZ|IN|RP|RB|DT|PRP\$|TO|,|\.|CC)$/.test(tokens[at + 2]?.form ?? '.') &&
    tokens.some(
      ({ head, label }, i) => head === at + 1 && i < at && label === 'det' && tokens[i - 1]?.form !== 'IN',
    )
  )
}

const isOfUse = (noun: string): boolean =>
  /^noun\.(?:artifact|communication|act|person|group|location|time|event)$/.test(
    sensesOf(noun, 'noun')[0]?.field ?? '',
  )
const isSound = (noun: string): boolean =>
  isKindOf(noun, 'sound', 'noun', 4) || isKindOf(noun, 'noise', 'noun', 4)
const HEARD = /^(?:hear|sound|answer|know|play|come|go|start|begin|rise|carry|blow|echo|wail|fade|die|reach)$/

/** What makes of a thing an image of it. */
const COPY = /^(?:toy|model|painted|printed|embroidered|tattooed|drawn|chess|paper|imaginary)$/i

export const isWorn = (noun: string): boolean =>
  ['clothing', 'footwear', 'belt'].some((kind) => isKindOf(noun, kind, 'noun', 3))
