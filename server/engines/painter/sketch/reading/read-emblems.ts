import type { Token } from '#server/ground/grammar/parse-sentence.ts'
import { isKindOf, sensesOf } from '#server/ground/wordnet/wordnet.ts'
import type { PainterInput } from '../../painter.ts'
import { type Emblem, findEmblem } from '../emblems/emblem-file.ts'
import { wordsOf } from '../word-finder.ts'
import { presenceOf } from './presence.ts'
import { isInPast } from './told-tense.ts'
import { IMAGE, OTHER_SENSE } from './things-in-tree.ts'
import { caseOf, childrenOf, toldTrees } from './told-trees.ts'

const MOST = 3
/** How much less than the first another thing may be told of, and still stand beside it. */
const BESIDE = 0.4
/** As much as what is named twice has: more puts nothing else aside. */
const ENOUGH = 2

/** Things that a moment is about and that can be engraved, the first of them most; none that is only compared with, denied or spoken of. */
export function readEmblems({ moment, premise }: Pick<PainterInput, 'moment' | 'premise'>): Emblem[] {
  const trees = toldTrees(moment)
  const isPastTold = isInPast(trees.map(({ tokens }) => tokens))
  const ofPremise = new Set(wordsOf(premise))
  const scores = new Map<string, { emblem: Emblem; score: number; first: number; isCommon: boolean }>()
  for (const { tokens, at: begin } of trees)
    for (const at of tokens.keys()) {
      const thing = thingAt(tokens, at)
      if (!thing || OTHER_SENSE[thing.noun]?.test(moment) || !isThere(tokens, at, isPastTold)) continue
      const { noun, emblem } = thing
      const known = scores.get(emblem.outline)
      const weight = roleOf(tokens, at) * rarity(noun)
      const score = (known?.score ?? (ofPremise.has(noun) ? rarity(noun) : 0)) + weight
      scores.set(emblem.outline, { emblem, score, first: known?.first ?? begin, isCommon: COMMON.test(noun) })
    }
  const ranked = [...scores.values()].sort((a, b) => b.score - a.score || a.first - b.first)
  const rare = ranked.filter(({ isCommon }) => !isCommon)
  return (rare.length > 0 ? rare : ranked)
    .filter(({ score }, _, [first]) => score >= Math.min(first!.score, ENOUGH) * BESIDE)
    .slice(0, MOST)
    .map(({ emblem }) => emblem)
}

/** The thing that a noun names, by the noun with what stands before it where both are one word: 'alarm clock', 'cable car'. */
function thingAt(tokens: readonly Token[], at: number): { noun: string; emblem: Emblem } | undefined {
  const { tag, lemma } = tokens[at]!
  if (tag !== 'NOUN') return undefined
  const before = tokens[at - 1]
  const pair = before && /^(?:NOUN|ADJ|PROPN)$/.test(before.tag) && `${before.lemma.toLowerCase()} ${lemma}`
  const isPair = pair && (findEmblem(pair) !== undefined || sensesOf(pair, 'noun').length > 0)
  // 'Letters' and 'glasses' are words of their own.
  const plural = tokens[at]!.form === 'NNS' ? tokens[at]!.word.toLowerCase() : lemma
  const isOwn = plural !== lemma && sensesOf(plural, 'noun')[0]?.words.includes(plural)
  const noun = isPair ? pair : isOwn ? plural : lemma
  const isPerson = sensesOf(noun, 'noun')[0]?.field === 'noun.person'
  const emblem = isPerson ? undefined : findEmblem(noun)
  return emblem && { noun, emblem }
}

function isThere(tokens: readonly Token[], at: number, isPastTold: boolean): boolean {
  const { label, word, lemma } = tokens[at]!
  if (/^(?:compound|nmod:poss|flat|vocative)$/.test(label)) return false
  const own = childrenOf(tokens, at)
  if ([...own, at - 1].some((i) => IMAGE.test(tokens[i]?.word ?? ''))) return false
  // A thing's own word in another sense: 'a tongue of rock', 'a crown of hair'; a cup of tea is a cup.
  const isOfIt = own.some((i) => tokens[i]!.label.startsWith('nmod') && caseOf(tokens, i) === 'of' && i > at)
  if (isOfIt && !isKindOf(lemma, 'container') && !isKindOf(lemma, 'animal')) return false
  // 'Your chest', 'the back of the hand', 'a chest wound'.
  const isBody = sensesOf(lemma, 'noun')
    .slice(0, 2)
    .some(({ field }) => field === 'noun.body')
  if (isBody && own.every((i) => !/^(?:an?|two|three)$/i.test(tokens[i]!.word))) return false
  // A house in which one is, is not before one's eyes.
  if (label === 'obl' && isKindOf(lemma, 'structure')) return false
  // 'By bus', 'at table', 'there is rock'.
  if (tokens[at]!.form === 'NN' && own.every((i) => !/^(?:det|amod|nummod|nmod)/.test(tokens[i]!.label)))
    return false
  return word !== word.toUpperCase() && /^(?:acts|there)$/.test(presenceOf(tokens, at, isPastTold, true))
}

/** What a noun does in its sentence: who acts and what is dealt with counts, and where it happens less. */
function roleOf(tokens: readonly Token[], at: number): number {
  const { label } = tokens[at]!
  if (label.startsWith('nsubj') || label === 'root') return 1.1
  return label === 'obj' ? 1 : label === 'conj' ? 0.8 : 0.6
}

/** What is in every room, and is shown only where nothing else is. */
const COMMON = /^(?:window|door|wall|table|chair|stairs?)$/

/** Beasts are what a moment is about where there are any; what is in every room and on everybody seldom is. */
function rarity(noun: string): number {
  if (isKindOf(noun, 'animal')) return 1.4
  if (isKindOf(noun, 'clothing') || isKindOf(noun, 'furniture') || isKindOf(noun, 'structure')) return 0.6
  return 1
}
