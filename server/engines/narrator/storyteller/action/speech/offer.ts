import { dependentsOf } from '#server/ground/grammar/dependents.ts'
import type { Token } from '#server/ground/grammar/parse-sentence.ts'
import { offerLines } from '../../content/offer-lines.ts'
import { capitalised } from '../../language/letter-case.ts'
import { formOf, nounOf } from '../../telling/noun.ts'
import { canSpeak } from '../../world/can-speak.ts'
import { keepFact } from '../../world/change.ts'
import type { Entity } from '../../world/world.ts'
import { sayAs } from '../question/say-decided.ts'
import type { Scene } from '../scene.ts'
import { lastSaid } from './last-said.ts'

interface Offer {
  /** Only in return for something. */
  isBargain: boolean
}

const OFFERED = /^(?:give|pay|trade|lend|swap|offer)$/
const IN_RETURN =
  /\b(?:deal|trade|bargain|if|but|in (?:exchange|return|trade) for)\b(?! (?:i|that)\b)|\b(?:for|against) (?:the|your|his|her|their)\b/i

/** An offer that the hero makes in some words: 'I'll give you …', 'I can do you …', 'I offer …'; undefined where the tree is not sure. */
export const offerIn = (words: string): Offer | undefined => lastSaid(words, offerOf)

function offerOf(tokens: Token[], sentence: string): Offer | undefined {
  const at = tokens.findIndex((each, index) => isOffering(each, index, tokens))
  if (at < 0) return undefined
  const objects = dependentsOf(tokens, at, /^obj$/)
  const isClear =
    objects.length > 0 ? objects.some(({ tag }) => tag === 'NOUN') : tokens[at]!.lemma === 'offer'
  return isClear ? { isBargain: IN_RETURN.test(sentence) } : undefined
}

/** The verb by which the hero offers something now, or for later: 'I offer', 'I'll pay', 'I can do you'. */
function isOffering({ lemma, word }: Token, at: number, tokens: Token[]): boolean {
  const own = (label: RegExp) => dependentsOf(tokens, at, label)
  const isOfHero = own(/^nsubj$/).some((each) => /^(?:i|we)$/i.test(each.word))
  const isNot = own(/^advmod$/).some((each) => /^(?:not|n't|never)$/i.test(each.word))
  const helper = own(/^aux$/)[0]?.word.toLowerCase() ?? ''
  if (!isOfHero || isNot) return false
  if (/^(?:offer|propose)$/.test(lemma)) return helper === '' && word.toLowerCase() === lemma
  const isFor = own(/^iobj$/).some((each) => /^(?:you|him|her|them)$/i.test(each.word))
  return /^(?:'ll|ill|will|can|could)$/.test(helper) && (isFor || OFFERED.test(lemma))
}

/** Somebody takes or refuses what they are offered in some words; a bargain is kept. */
export function answerOffer(scene: Scene, who: Entity, words: string): boolean {
  const offer = canSpeak(who) ? offerIn(words) : undefined
  if (!offer) return false
  const { world } = scene
  const isRefused = who.stance === 'foe'
  const pool = isRefused ? offerLines.refused : offer.isBargain ? offerLines.agreed : offerLines.taken
  if (!sayAs(scene, who, pool)) return false
  scene.isAnswered = true
  scene.hasChanged = true
  const came = isRefused ? 'did not agree to this' : 'agreed to this'
  keepFact(
    world,
    who.id,
    `promise${world.turn}`,
    `${capitalised(formOf(nounOf(who), '')!)} ${came}: “${words}”`,
  )
  return true
}
