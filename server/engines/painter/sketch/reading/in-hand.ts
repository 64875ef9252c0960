import type { Token } from '#server/ground/grammar/parse-sentence.ts'
import type { heldThings, Thing } from '../all-things.ts'
import { isPersonNoun } from './person-nouns.ts'
import { isSubject } from './pose-in-tree.ts'
import { caseOf, childrenOf } from './told-trees.ts'

export type HeldByHand = (typeof heldThings)[number]
export type Hand = 'hero' | 'other'

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))
/** Verbs by which one has their object in hand. */
const HOLDS = words(
  `hold carry lift raise grip clutch take pick level aim shoulder lower shine grab swing drag unfold unroll open uncork hand
   push bring wave bear point light set turn read slit tear drink wield draw brandish wipe sip twirl plunge grasp cradle sheathe shake tilt pour coil tug load polish clean sharpen spread study`,
)
/** Verbs by which their object, or what is with somebody, is out of hand. */
const LAYS = words(
  'put lay leave drop hang forget lose sell hide miss lend throw find mend lean lie stand rest wait set be need want have see',
)
/** A light in the dark is in the hand of whoever goes there. */
const LIGHTS: ReadonlySet<Thing> = new Set(['candle', 'flashlight', 'lantern', 'torch'])
const SHINES = words(
  'smoke gutter flicker shake throw show find slide hiss spit drip swing catch pick light burn',
)
const TOOLS: ReadonlySet<Thing> = new Set([
  ...LIGHTS,
  'axe',
  'basket',
  'bow',
  'broom',
  'crossbow',
  'fishingrod',
  'pistol',
  'rifle',
  'rope',
  'spade',
  'spear',
  'stick',
  'suitcase',
  'sword',
  'umbrella',
])
const STANDS = /^(?:desk|bedside|table|reading|floor|street|ceiling|wall|hall|night|standard)$/
const GRIP = /^(?:pommel|hilt|handle|haft|shaft|stock|grip|butt|neck)$/
const HANDS = /^(?:hands?|fists?|arms?|shoulders?|chest|lap|teeth|fingers)$/
const HEROS = /^(?:you|i|we|your|my|our)$/i
const OTHERS = /^(?:he|she|they|his|her|their)$/i

/** 'Both hands on the pommel of a sword.' */
export const isGripped = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.label.startsWith('nmod') &&
  caseOf(tokens, at) === 'of' &&
  GRIP.test(tokens[tokens[at]!.head]!.lemma) &&
  tokens.some(({ word }) => HANDS.test(word))

function verbAbove(tokens: readonly Token[], from: number): number {
  let at = from
  while (at >= 0 && tokens[at]!.tag !== 'VERB') at = tokens[at]!.head
  return at
}

/** In whose hand a sentence has a thing: the hero's, somebody else's or nobody's. */
export function handOf(tokens: readonly Token[], at: number, thing: Thing): Hand | undefined {
  const { label, head } = tokens[at]!
  const preposition = caseOf(tokens, at)
  if (isGripped(tokens, at)) return whoDoes(tokens, verbAbove(tokens, head))
  if (/^(?:of|like|no|without|on|from|behind|beside|in|into|against)$/.test(preposition)) return undefined
  const own = childrenOf(tokens, at).map((i) => tokens[i]!)
  // 'Your desk lamp.'
  if (own.some((each) => each.label === 'compound' && STANDS.test(each.word))) return undefined
  const owner = own.find((each) => each.label === 'nmod:poss')?.word
  // 'She with the lantern and you with the pick.'
  const bearer = own.find((each) => each.label === 'nsubj')?.word
  if (bearer !== undefined && preposition === 'with')
    return HEROS.test(bearer) ? 'hero' : OTHERS.test(bearer) ? 'other' : undefined
  const verb = head < 0 ? undefined : tokens[head]!
  const laid =
    verb !== undefined &&
    LAYS.has(verb.lemma) &&
    !(label.startsWith('nsubj') && /^(?:find|see|need|want|have|throw)$/.test(verb.lemma))
  const near = [...childrenOf(tokens, head), ...childrenOf(tokens, at)]
  // 'In her lap', 'in your hand'.
  const hand = near.find(
    (i) => HANDS.test(tokens[i]!.word) && /^(?:in|under|over|on|across|to|between)$/.test(caseOf(tokens, i)),
  )
  const whose =
    hand === undefined
      ? undefined
      : childrenOf(tokens, hand)
          .map((i) => tokens[i]!.word)
          .find((word) => HEROS.test(word) || OTHERS.test(word))
  if (whose) return HEROS.test(whose) ? 'hero' : 'other'
  if (preposition === 'with' && verb) {
    if (verb.tag === 'PROPN' || (verb.tag !== 'VERB' && isPersonNoun(tokens, head))) return 'other'
    return TOOLS.has(thing) || (label === 'obl' && verb.tag === 'VERB') || (owner && HEROS.test(owner))
      ? whoDoes(tokens, head)
      : undefined
  }
  if (/^(?:under|beneath)$/.test(preposition))
    return thing === 'umbrella' ? (verb ? whoDoes(tokens, head) : undefined) : undefined
  if (
    label === 'obj' &&
    verb &&
    HOLDS.has(verb.lemma) &&
    !childrenOf(tokens, head).some(
      (i) =>
        /^(?:on|in|under|against|beside|by|at)$/.test(caseOf(tokens, i)) &&
        /^(?:set|lay|put|lean)$/.test(verb.lemma),
    )
  )
    return whoDoes(tokens, head)
  if (TOOLS.has(thing) && owner && !laid)
    return HEROS.test(owner) ? 'hero' : OTHERS.test(owner) ? 'other' : undefined
  if (
    LIGHTS.has(thing) &&
    label.startsWith('nsubj') &&
    verb &&
    SHINES.has(verb.lemma) &&
    own.some(({ word }) => /^the$/i.test(word))
  )
    return 'hero'
  return undefined
}

/** Tools without which a verb is not done. */
const TOOL_OF: Readonly<Record<string, HeldByHand>> = {
  sweep: 'broom',
  mop: 'broom',
  rake: 'broom',
  dig: 'spade',
  shovel: 'spade',
  chop: 'axe',
}

/** Tools that a sentence has somebody use without naming them. */
export const impliedTools = (tokens: readonly Token[]): { thing: HeldByHand; hand: Hand; at: number }[] =>
  tokens.flatMap(({ lemma, tag }, at) => {
    const thing = tag === 'VERB' ? TOOL_OF[lemma] : undefined
    const isDone = !childrenOf(tokens, at).some(
      (i) =>
        (/^(?:aux|advmod)$/.test(tokens[i]!.label) && NOT_DONE.test(tokens[i]!.word)) ||
        (tokens[i]!.label === 'obj' && SWEPT.test(tokens[i]!.lemma)),
    )
    const hand = thing && isDone ? whoDoes(tokens, at) : undefined
    return thing && hand ? [{ thing, hand, at }] : []
  })
/** What is swept over something, and out of it: a beam, hair. */
const SWEPT = /^(?:beam|torch|light|flashlight|lantern|gaze|eye|hair|hand|arm|skirt|cloak)$/i
const NOT_DONE = /^(?:not|n['’]t|never|can|could|may|might|would|should|will|must|have|has|had)$/i

/** The subject of a verb: of several the nearest one, none that a preposition leads to ('across from you Dusty cleans …'). */
const subjectOf = (tokens: readonly Token[], verb: number): number | undefined =>
  childrenOf(tokens, verb).findLast((i) => isSubject(tokens, i) && tokens[i - 1]?.tag !== 'ADP')

/** The word by which a sentence calls whoever holds or does something at a word. */
export function holderOf(tokens: readonly Token[], from: number): number | undefined {
  let at = from
  for (let steps = 0; steps < 5 && at >= 0; steps++) {
    // 'The girl with the balloon.'
    if (isPersonNoun(tokens, at)) return at
    const subject = subjectOf(tokens, at)
    if (subject !== undefined)
      return isPersonNoun(tokens, subject) || tokens[subject]!.tag !== 'NOUN' ? subject : undefined
    if (tokens[at]!.label.startsWith('acl')) return tokens[at]!.head
    at = tokens[at]!.head
  }
  return undefined
}

/** Who is the subject of a verb, or of the one that it goes on from. */
function whoDoes(tokens: readonly Token[], from: number): Hand | undefined {
  let at = from
  for (let steps = 0; steps < 5 && at >= 0; steps++) {
    const subject = subjectOf(tokens, at)
    if (subject !== undefined)
      return HEROS.test(tokens[subject]!.word)
        ? 'hero'
        : OTHERS.test(tokens[subject]!.word) ||
            tokens[subject]!.tag === 'PROPN' ||
            isPersonNoun(tokens, subject)
          ? 'other'
          : undefined
    const { label, head } = tokens[at]!
    // 'Take the lantern', 'a boy holding a lamp'.
    if (label.startsWith('acl'))
      return isPersonNoun(tokens, head) || tokens[head]!.tag === 'PROPN' ? 'other' : undefined
    // 'Only the caretaker is there, pushing a broom.'
    if (label === 'root' && isPersonNoun(tokens, at)) return 'other'
    if (!/^(?:conj|xcomp|advcl|parataxis|ccomp)$/.test(label)) return undefined
    at = head
  }
  return undefined
}

/** 'I pick it up again', after a thing was told of. */
export const takesIt = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ word, label, head }) =>
      /^it$/i.test(word) &&
      label === 'obj' &&
      /^(?:pick|lift|hold|turn|read|unfold|open|take|slit|tear|raise|drink)$/.test(tokens[head]!.lemma) &&
      whoDoes(tokens, head) === 'hero',
  )
