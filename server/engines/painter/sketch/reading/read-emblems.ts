import type { Token } from '#server/ground/grammar/parse-sentence.ts'
import { isKindOf, sensesOf } from '#server/ground/wordnet/wordnet.ts'
import type { PainterInput } from '../../painter.ts'
import { type Emblem, findEmblem } from '../emblems/emblem-file.ts'
import { erasOf, formOf } from '../emblems/emblem-forms.ts'
import type { Era } from '../scene-facts.ts'
import { wordsOf } from '../word-finder.ts'
import { isNamed, isVerbRead, isWorn } from './named-things.ts'
import { suits } from './read-era.ts'
import { isInPast } from './told-tense.ts'
import { OTHER_SENSE } from './things-in-tree.ts'
import { caseOf, childrenOf, toldTrees } from './told-trees.ts'

const MOST = 3
/** How much a thing must be told of to be shown. */
const LEAST = 0.6

/** Things that a moment turns on and that can be shown, the first of them most; none that is only compared with, denied or spoken of. */
export function readEmblems(scene: Scene, era?: Era): Emblem[] {
  return ranked(scene, era)
    .filter(({ score }) => score >= LEAST)
    .slice(0, MOST)
    .map(({ emblem, score }) => ({ ...emblem, weight: score }))
}

/** What an ornament shows where nothing is told of so much: what the scenario is most about, else what it or the passage only names. */
export function emblemInstead({ moment, premise }: Scene, era?: Era): Emblem[] {
  const ofStory = { moment: premise, premise: moment }
  return [
    ...ranked(ofStory, era).filter(({ score }) => score >= LEAST_OF_STORY),
    ...ranked(ofStory, era, true),
    ...ranked({ moment, premise }, era, true),
  ]
    .slice(0, 1)
    .map(({ emblem }) => emblem)
}
const LEAST_OF_STORY = 0.3

/** Whether a passage surely turns on a thing: it acts or is dealt with, late, and goes on being told of. */
export const isTurnedOn = ({ weight = 0 }: Emblem): boolean => weight >= 1.4

type Scene = Pick<PainterInput, 'moment' | 'premise'>
interface Ranked {
  emblem: Emblem
  score: number
  first: number
}

function ranked({ moment, premise }: Scene, era?: Era, isLoose = false): Ranked[] {
  const trees = toldTrees(moment)
  const isPastTold = isInPast(trees.map(({ tokens }) => tokens))
  const ofPremise = new Set(wordsOf(premise))
  const scores = new Map<string, Ranked>()
  let lastNamed: string | undefined
  for (const { tokens, at: begin } of trees) {
    // What a passage comes to is what it turns on.
    const lateness = 0.75 + (0.6 * begin) / moment.length
    // 'It has your name on it' is about what was named before.
    const meant = scores.get(lastNamed ?? '')
    if (meant && tokens.some((_, at) => isMeant(tokens, at))) meant.score += 0.5 * lateness
    for (const at of tokens.keys()) {
      const thing = thingAt(tokens, at, (noun) => formOf(noun, era, `${premise} ${moment}`))
      if (!thing && tokens[at]!.tag === 'NOUN' && isConcrete(tokens[at]!.lemma)) lastNamed = undefined
      if (
        !thing ||
        OTHER_SENSE[thing.noun]?.test(moment) ||
        !isNamed(tokens, at, { noun: thing.noun, isPastTold, isLoose })
      )
        continue
      const { noun, emblem } = thing
      if (suits(erasOf(emblem), era) === 0) continue
      const known = scores.get(emblem.outline)
      const weight = roleOf(tokens, at) * rarity(noun) * lateness
      const score = (known?.score ?? (ofPremise.has(noun) ? rarity(noun) : 0)) + weight
      scores.set(emblem.outline, { emblem, score, first: known?.first ?? begin })
      if (roleOf(tokens, at) >= 0.8) lastNamed = emblem.outline
    }
  }
  return [...scores.values()].sort((a, b) => b.score - a.score || a.first - b.first)
}

/** 'It ticks', 'you lift it', and not 'it rains', 'it is late'. */
function isMeant(tokens: readonly Token[], at: number): boolean {
  const { word, label, head } = tokens[at]!
  if (!/^it$/i.test(word)) return false
  if (label === 'obj' || label === 'obl') return true
  return (
    label === 'nsubj' &&
    tokens[head]!.tag === 'VERB' &&
    !/^(?:rain|snow|take|seem)$/.test(tokens[head]!.lemma)
  )
}

const isConcrete = (noun: string): boolean =>
  /^noun\.(?:artifact|animal|plant|food|object)$/.test(sensesOf(noun, 'noun')[0]?.field ?? '')

/** The thing that a noun names, by the noun with what stands before it where both are one word: 'alarm clock', 'cable car'. */
function thingAt(
  tokens: readonly Token[],
  at: number,
  form: (noun: string) => string,
): { noun: string; emblem: Emblem } | undefined {
  const { tag, lemma } = tokens[at]!
  if (tag !== 'NOUN') return undefined
  const before = tokens[at - 1]
  const pair = before && /^(?:NOUN|ADJ|PROPN)$/.test(before.tag) && `${before.lemma.toLowerCase()} ${lemma}`
  const isPair = pair && (findEmblem(pair) !== undefined || sensesOf(pair, 'noun').length > 0)
  // 'Letters' and 'glasses' are words of their own.
  const plural = tokens[at]!.form === 'NNS' ? tokens[at]!.word.toLowerCase() : lemma
  const isOwn = plural !== lemma && sensesOf(plural, 'noun')[0]?.words.includes(plural)
  // 'A box of matches', 'a coil of rope'.
  const content = childrenOf(tokens, at).find((i) => i === at + 2 && caseOf(tokens, i) === 'of')
  const phrase = `${lemma} of ${tokens[content ?? at]!.word.toLowerCase()}`
  const noun = isPair ? pair : findEmblem(phrase) ? phrase : isOwn ? plural : lemma
  const emblem = isPerson(noun) || COMMON.test(noun) ? undefined : findEmblem(form(noun))
  return emblem && { noun, emblem }
}

/** What a noun does in its sentence: who acts and what is dealt with counts, and where it happens less; most what is new and told late. */
function roleOf(tokens: readonly Token[], at: number): number {
  const { label } = tokens[at]!
  const isNew = childrenOf(tokens, at).some((i) => /^(?:an?|one|another)$/i.test(tokens[i]!.word))
  const isVerbless = tokens.every(({ form }) => !/^(?:VBZ?|VBP|VBD|MD)$/.test(form))
  const role =
    label.startsWith('nsubj') || label === 'root' || isVerbless || isVerbRead(tokens, at)
      ? 1.1
      : label === 'obj'
        ? 1
        : label === 'conj'
          ? 0.8
          : 0.5
  return isNew ? role * 1.2 : role
}

/** What is in every room says nothing of any. */
const COMMON = /^(?:window|door|wall|table|chair|stairs?)$/

/** A bishop, and not a gull or a dragon. */
const isPerson = (noun: string): boolean => {
  const senses = sensesOf(noun, 'noun').slice(0, 3)
  return senses[0]?.field === 'noun.person' && !isBeast(noun)
}
const isBeast = (noun: string): boolean =>
  isKindOf(noun, 'animal', 'noun', 2) || isKindOf(noun, 'mythical_monster')

/** Beasts and vehicles are what a moment is about where there are any; what is eaten, in every room or on everybody seldom is. */
function rarity(noun: string): number {
  if (isBeast(noun) || isKindOf(noun, 'conveyance')) return 1.15
  if (LESSER.some((kind) => isKindOf(noun, kind))) return 0.5
  if (noun === 'lamp' || isWorn(noun)) return 0.6
  return ['food', 'plant', 'dishware'].some((kind) => isKindOf(noun, kind)) ? 0.8 : 1
}
const LESSER = ['furniture', 'structure', 'line']
