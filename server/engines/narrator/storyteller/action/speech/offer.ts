import { dependentsOf } from '#server/ground/grammar/dependents.ts'
import type { Token } from '#server/ground/grammar/parse-sentence.ts'
import { offerLines } from '../../content/offer-lines.ts'
import { capitalised } from '../../language/letter-case.ts'
import { formOf, nounOf } from '../../telling/noun.ts'
import { turnedRound } from '../../telling/second-person.ts'
import { canSpeak } from '../../world/can-speak.ts'
import { keepFact } from '../../world/change.ts'
import type { Entity } from '../../world/world.ts'
import type { Scene } from '../scene.ts'
import { lastSaid } from './last-said.ts'

interface Offer {
  /** As the hero said it: 'my shoes'; none where a deed is offered. */
  thing?: string
  /** Only in return for something. */
  isBargain: boolean
}

const OFFERED = /^(?:give|pay|trade|lend|swap|offer)$/
const IN_RETURN =
  /\b(?:if|but|in (?:exchange|return|trade) for)\b(?! (?:i|that)\b)|\b(?:for|against) (?:the|your|his|her|their)\b/i
const PART_OF_NAME = /^(?:det|amod|compound|nummod|nmod|case|flat)/

/** An offer that the hero makes in some words: 'I'll give you …', 'I can do you …', 'I offer …'; undefined where the tree is not sure. */
export const offerIn = (words: string): Offer | undefined => lastSaid(words, offerOf)

function offerOf(tokens: Token[], sentence: string): Offer | undefined {
  const at = tokens.findIndex((each, index) => isOffering(each, index, tokens))
  if (at < 0) return undefined
  const isBargain = IN_RETURN.test(sentence)
  const object = tokens.findIndex(({ head, label }) => head === at && label === 'obj')
  if (object < 0) return tokens[at]!.lemma === 'offer' ? { isBargain } : undefined
  if (tokens[object]!.tag !== 'NOUN') return undefined
  const thing = tokens
    .slice(endOf(tokens, object, true), endOf(tokens, object, false) + 1)
    .map(({ word }) => word)
    .join(' ')
    .replace(/ (?=['’])/g, '')
    .replace(/ (?:for|against|in (?:exchange|return|trade))\b.*/, '')
  return { thing, isBargain }
}

/** The verb by which the hero offers something now, or for later: 'I offer', 'I'll pay', 'I can do you'. */
function isOffering({ lemma, word }: Token, at: number, tokens: Token[]): boolean {
  const own = (label: RegExp) => dependentsOf(tokens, at, label)
  const isOfHero = own(/^nsubj$/).some((each) => /^(?:i|we)$/i.test(each.word))
  const isNot = own(/^advmod$/).some((each) => /^(?:not|n't|never)$/i.test(each.word))
  const helper = own(/^aux$/)[0]?.word.toLowerCase() ?? ''
  if (!isOfHero || isNot) return false
  if (lemma === 'offer') return helper === '' && word.toLowerCase() === 'offer'
  const isFor = own(/^iobj$/).some((each) => /^(?:you|him|her|them)$/i.test(each.word))
  return /^(?:'ll|ill|will|can|could)$/.test(helper) && (isFor || OFFERED.test(lemma))
}

/** Where the words that belong to a noun begin or end. */
const endOf = (tokens: Token[], noun: number, isFirst: boolean): number => {
  const own = tokens.flatMap(({ head, label }, at) => (head === noun && PART_OF_NAME.test(label) ? [at] : []))
  const ends = own.map((at) => endOf(tokens, at, isFirst))
  return isFirst ? Math.min(noun, ...ends) : Math.max(noun, ...ends)
}

/** Somebody takes, haggles over or refuses what they are offered in some words; a bargain is kept. */
export function answerOffer(scene: Scene, who: Entity, words: string): boolean {
  const offer = canSpeak(who) ? offerIn(words) : undefined
  if (!offer) return false
  const { reply, world, random } = scene
  const thing = offer.thing && turnedRound(offer.thing, who)
  const pool =
    who.stance === 'foe'
      ? offerLines.refused
      : !offer.isBargain
        ? offerLines.taken
        : random.chance(0.7)
          ? offerLines.agreed
          : offerLines.haggled
  if (!reply.say(pool, { who, thing })) return false
  scene.isAnswered = true
  scene.hasChanged = true
  const came =
    pool === offerLines.agreed || pool === offerLines.taken ? 'agreed to this' : 'did not agree to this'
  keepFact(
    world,
    who.id,
    `promise${world.turn}`,
    `${capitalised(formOf(nounOf(who), '')!)} ${came}: “${words}”`,
  )
  return true
}
