import type { Token } from '#server/ground/grammar/parse-sentence.ts'
import { isKindOf, sensesOf } from '#server/ground/wordnet/wordnet.ts'
import type { PainterInput } from '../../painter.ts'
import { type Emblem, findEmblem } from '../emblems/emblem-file.ts'
import type { Era } from '../scene-facts.ts'
import { wordsOf } from '../word-finder.ts'
import { presenceOf } from './presence.ts'
import { suits } from './read-era.ts'
import { isInPast } from './told-tense.ts'
import { IMAGE, OTHER_SENSE } from './things-in-tree.ts'
import { caseOf, childrenOf, toldTrees } from './told-trees.ts'

const MOST = 3
/** How much a thing must be told of to be shown: first, and beside the first. */
const [LEAST, BESIDE] = [0.6, 0.75]

/** Things that a moment turns on and that can be shown, the first of them most; none that is only compared with, denied or spoken of. */
export function readEmblems(scene: Pick<PainterInput, 'moment' | 'premise'>, era?: Era): Emblem[] {
  return ranked(scene, era)
    .filter(({ score }, i) => score >= (i === 0 ? LEAST : BESIDE))
    .slice(0, MOST)
    .map(({ emblem, score }) => ({ ...emblem, weight: score }))
}

/** The thing that a whole story is most about, by its scenario: for where a passage names none. */
export const emblemOfStory = ({ premise }: Pick<PainterInput, 'premise'>, era?: Era): Emblem[] =>
  ranked({ moment: premise, premise: '' }, era)
    .filter(({ score }) => score >= LEAST_OF_STORY)
    .slice(0, 1)
    .map(({ emblem }) => emblem)
const LEAST_OF_STORY = 0.3

/** Whether a passage surely turns on a thing: it acts or is dealt with, late, and goes on being told of. */
export const isTurnedOn = ({ weight = 0 }: Emblem): boolean => weight >= 1.4

interface Ranked {
  emblem: Emblem
  score: number
  first: number
}

function ranked({ moment, premise }: Pick<PainterInput, 'moment' | 'premise'>, era?: Era): Ranked[] {
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
      const thing = thingAt(tokens, at)
      if (!thing && tokens[at]!.tag === 'NOUN' && isConcrete(tokens[at]!.lemma)) lastNamed = undefined
      if (!thing || OTHER_SENSE[thing.noun]?.test(moment) || !isThere(tokens, at, isPastTold)) continue
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
  const emblem = isPerson || COMMON.test(noun) ? undefined : findEmblem(noun)
  return emblem && { noun, emblem }
}

/** What makes of a thing an image of it. */
const COPY = /^(?:toy|model|painted|printed|embroidered|tattooed|drawn|chess|paper|imaginary)$/i

function isThere(tokens: readonly Token[], at: number, isPastTold: boolean): boolean {
  const { label, word, lemma } = tokens[at]!
  if (/^(?:compound|nmod:poss|flat|vocative)$/.test(label)) return false
  const own = childrenOf(tokens, at)
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
  // 'Your chest', 'the back of the hand', 'a chest wound'.
  const isBody = sensesOf(lemma, 'noun')
    .slice(0, 2)
    .some(({ field }) => field === 'noun.body')
  if (isBody && own.every((i) => !/^(?:an?|two|three)$/i.test(tokens[i]!.word))) return false
  // 'Under your boots', 'she wears a hat', 'in a coat'.
  if (isWorn(lemma)) {
    const isOwn = own.some((i) => tokens[i]!.label === 'nmod:poss')
    if (/^(?:nmod|obl)/.test(label) || (isOwn && label !== 'obj')) return false
    if (tokens[tokens[at]!.head]?.lemma === 'wear') return false
  }
  // A house in which one is, is not before one's eyes.
  if (label === 'obl' && isKindOf(lemma, 'structure')) return false
  // 'The window fan', 'a baggage van': what stands before a thing may make another of it, unless it is what it is made of or holds.
  if (
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
  return word !== word.toUpperCase() && /^(?:acts|there)$/.test(presenceOf(tokens, at, isPastTold, true))
}

const isOfUse = (noun: string): boolean =>
  /^noun\.(?:artifact|communication|act|person|group|location|time|event)$/.test(
    sensesOf(noun, 'noun')[0]?.field ?? '',
  )
const isSound = (noun: string): boolean =>
  isKindOf(noun, 'sound', 'noun', 4) || isKindOf(noun, 'noise', 'noun', 4)
const HEARD = /^(?:hear|sound|answer|know|play|come|go|start|begin|rise|carry|blow|echo|wail|fade|die|reach)$/

/** What a noun does in its sentence: who acts and what is dealt with counts, and where it happens less; most what is new and told late. */
function roleOf(tokens: readonly Token[], at: number): number {
  const { label } = tokens[at]!
  const isNew = childrenOf(tokens, at).some((i) => /^(?:an?|one|another)$/i.test(tokens[i]!.word))
  const isVerbless = tokens.every(({ form }) => !/^(?:VBZ?|VBP|VBD|MD)$/.test(form))
  const role =
    label.startsWith('nsubj') || label === 'root' || isVerbless
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

/** Beasts are what a moment is about where there are any; what is in every room and on everybody seldom is. */
function rarity(noun: string): number {
  if (isKindOf(noun, 'animal')) return 1.15
  if (isWorn(noun) || isKindOf(noun, 'furniture') || isKindOf(noun, 'structure')) return 0.6
  return 1
}

const isWorn = (noun: string): boolean =>
  ['clothing', 'footwear', 'belt'].some((kind) => isKindOf(noun, kind, 'noun', 3))

/** Ages of which a drawing is, where it is not of all. */
const erasOf = ({ form }: Emblem): readonly Era[] | undefined =>
  MODERN.test(form) ? NOW : MACHINE.test(form) ? SINCE_STEAM : OLD.test(form) ? THEN : undefined
const NOW: readonly Era[] = ['modern', 'ruin', 'future']
const SINCE_STEAM: readonly Era[] = ['steam', 'west', ...NOW]
const THEN: readonly Era[] = ['old', 'steam', 'west', 'ruin']
/** Drawn as of today. */
const MODERN =
  /^(?:plane|bus|cassette|security camera|film camera|camera|car|car door|sneaker|laptop|smartphone|television|tank|truck|tow truck|van|camper van|police car|ambulance|helicopter|fighter jet|flashlight|key card|refrigerator|toaster|vacuum cleaner|vending machine|washing machine|headphones|joystick|satellite|satellite dish|robot|drone|battery|circuits|chip|server|boombox|remote control|video camera|videotape|forklift|traffic cone|traffic light|shopping cart|can|fire extinguisher|radio|cargo ship|speedboat|bulldozer|calculator|petrol pump|T-shirt|baseball cap|skateboard|desk lamp|power|dustbin|phone|telephone)$/
/** Drawn as since there are steam, gas and electric light. */
const MACHINE =
  /^(?:locomotive|light bulb|bicycle|revolver|microphone|gramophone|record|submarine|clock|alarm clock|coffee cup|streetlight|typewriter|sewing machine|steamboat|dynamite|motor scooter|factory|penny-farthing|airship|wristwatch|table lamp|telephone receiver|old telephone|top hat|fedora|tractor|field gun|coal wagon|match|matchbox|gas pump|postage stamp|teddy|hot-air balloon|piano|horn|railway track)$/
/** Drawn as before machines: none of them is seen in a town of today or aboard a starship. */
const OLD =
  /^(?:ship|warship|galleon|tower|helmet|wagon|longship|galley|drawbridge|catapult|trebuchet|pocket watch|quill|inkwell|musket|castle|keep)$/
