import { dependentsOf, rootAt } from '#server/ground/grammar/dependents.ts'
import type { Token } from '#server/ground/grammar/parse-sentence.ts'
import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { offerLines } from '../../content/offer-lines.ts'
import { orderLines } from '../../content/statement-lines.ts'
import { formOf, nounOf } from '../../telling/noun.ts'
import { keepFact } from '../../world/change.ts'
import type { Entity } from '../../world/world.ts'
import { sayAs } from '../question/say-decided.ts'
import type { Scene } from '../scene.ts'
import { lastSaid } from './last-said.ts'

/** What a sentence bids somebody: to tell the hero something, to have something of the hero's, to promise, or to do anything else. */
type Bidding = 'answer' | 'have' | 'promise' | 'do'

/** Said to get somebody's ear, and not to have something done. */
const CALLS_ATTENTION =
  /^(?:let|wait|hold|come|go|get|hang|stop|excuse|forgive|thank|welcome|mind|suppose|imagine|guess|trust|forget|fuck|damn|keep|be|have|do|take)$/

const TELLS = /^(?:tell|explain|describe|recount|report|talk|confess|speak)$/
/** 'Tell me that's not him': nothing is told to that. */
const SAID_ONLY = /\btell (?:me|us) (?:that|you|(?:he|she|it|they)\b)/i

/** The last sentence of some words that bids whoever hears it do something; undefined where the tree is not sure. */
export const biddingIn = (words: string): Bidding | undefined =>
  lastSaid(words.replace(FOR_YOU, ''), (tokens, said) =>
    SAID_ONLY.test(said) ? undefined : biddingOf(tokens),
  )

/** 'You'd better come in', 'you go first'. */
const FOR_YOU =
  /(?:^|(?<=[.!] ))(?:and |so |then )?you(?:(?:['’]d| had) (?:better|best) (?!not\b)| (?=(?:go|stay|wait|sit|stand|run|hide|follow|take (?:the|that|this|it|my))\b(?! (?:too|like)\b)))/gi

function biddingOf(tokens: Token[]): Bidding | undefined {
  const at = rootAt(tokens)
  const root = tokens[at]
  const own = (label: RegExp) => dependentsOf(tokens, at, label)
  if (!root || root.tag !== 'VERB' || root.lemma !== root.word.toLowerCase() || own(/^aux/).length > 0)
    return undefined
  // 'Bishop, sit': who is called stands before a comma.
  const before = tokens.slice(0, at)
  if (own(/^nsubj/).length > 0 && !(before[0]?.tag === 'PROPN' && before.at(-1)?.word === ','))
    return undefined
  const isCalled = CALLS_ATTENTION.test(root.lemma) && own(/^(?:obj|obl|[xc]comp)$/).length === 0
  const field = sensesOf(root.lemma, 'verb')[0]?.field ?? ''
  if (
    isCalled ||
    /^(?:be|thank|excuse|forgive|fuck|damn)$/.test(root.lemma) ||
    (root.lemma === 'let' && /^(?:me|us|['’]s)$/i.test(tokens[at + 1]?.word ?? '')) ||
    (field === 'verb.perception' && root.lemma !== 'show')
  )
    return undefined
  // 'Tell me about the interval.'
  const isToMe = own(/^(?:iobj|obl)$/).every(
    (each) =>
      /^(?:me|us)$/i.test(each.word) ||
      dependentsOf(tokens, tokens.indexOf(each), /^case$/).some(({ word }) => /^(?:about|of)$/i.test(word)),
  )
  const isOffered = tokens.some(({ word, head, label }) =>
    label.startsWith('det') || label === 'nmod:poss'
      ? /^(?:my|our|this|these|some)$/i.test(word) &&
        tokens[head]?.head === at &&
        tokens[head].label === 'obj'
      : false,
  )
  if (isOffered && /^(?:take|have|keep|wear|drink|eat|try)$/.test(root.lemma)) return 'have'
  if (/^(?:promise|swear)$/.test(root.lemma)) return 'promise'
  return isToMe && TELLS.test(root.lemma) ? 'answer' : 'do'
}

/** Somebody agrees to what they are bidden; a foe refuses it. */
export function takeBidding(scene: Scene, kind: Bidding, who: Entity, words: string): boolean {
  scene.isAnswered = true
  scene.hasChanged = true
  if (who.stance === 'foe' && kind !== 'answer') return sayAs(scene, who, orderLines.refused)
  keepFact(
    scene.world,
    who.id,
    `promise${scene.world.turn}`,
    `You asked this of ${formOf(nounOf(who), '')}: “${words}”`,
  )
  const pool = {
    answer: orderLines.tells,
    have: offerLines.taken,
    promise: orderLines.promised,
    do: orderLines.heard,
  }[kind]
  return sayAs(scene, who, pool)
}
