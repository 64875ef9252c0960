import { parseSentence, type Token } from '#server/ground/grammar/parse-sentence.ts'
import { isKindOf, sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { kindOfPlace } from '../content/places.ts'
import { isAbstract, isBodyPart, isGround } from '../content/things.ts'
import { isAnimalNoun } from '../language/being-nouns.ts'
import { isPlaceNoun, isVehicleNoun, kindOfNoun } from '../language/noun-kinds.ts'
import * as classes from '../language/word-classes.ts'
import { isPersonWord, isRole } from './roles.ts'
import type { NamedThing } from './scenario.ts'

const MOST = 6

/** The things that a scenario tells are there, first to last: none that is wanted, lost, eaten or denied. */
export function thingsNamed(text: string): NamedThing[] {
  const found = text.split(/(?<=[.!?;])\s+/).flatMap((sentence) => thingsOf(parseSentence(sentence)))
  return found.filter(({ name }, at) => found.findIndex((each) => each.name === name) === at).slice(0, MOST)
}

const thingsOf = (tokens: Token[]): NamedThing[] =>
  tokens.flatMap((token, at) => {
    if (!isThing(token) || !isThere(tokens, at)) return []
    const name = [...tokens.keys()]
      .filter((each) => isOfName(tokens, each, at))
      .map((each) => tokens[each]!.word)
    const amount = amountOf(tokens.find(({ head, label }) => head === at && label === 'nummod')?.word)
    return [
      {
        name: name.join(' ').toLowerCase(),
        ...(amount && amount > 1 && { amount }),
        ...(token.form === 'NNS' && { isPlural: true }),
        ...(ownerOf(tokens, at) !== undefined &&
          /^(?:my|your)$/.test(ownerOf(tokens, at)!) && { isOfHero: true }),
        ...(isInHand(tokens, at) && { isHeld: true }),
      },
    ]
  })

const FIELDS = /^noun\.(?:artifact|food|plant)$/

function isThing({ tag, form, lemma }: Token): boolean {
  if (tag !== 'NOUN' || !/^NNS?$/.test(form)) return false
  const [sense] = sensesOf(lemma, 'noun')
  const isOfThings =
    FIELDS.test(sense?.field ?? '') ||
    isKindOf(lemma, 'monetary_unit', 'noun', 2) ||
    /^(?:readable|money|drink|food|device)$/.test(kindOfNoun(lemma) ?? '')
  return (
    isOfThings &&
    !/^(?:thing|stuff|way|side|line|top|end|story|turn|cargo|work|job|play|base|western|set)$/.test(lemma) &&
    kindOfPlace(lemma) === undefined &&
    [isPlaceNoun, isPersonWord, isRole, isAnimalNoun, isBodyPart, isAbstract, isGround, isVehicleNoun].every(
      (is) => !is(lemma),
    ) &&
    kindOfNoun(lemma) !== 'building'
  )
}

/** Verbs of what is not there, or is not there any more. */
const AWAY =
  /^(?:want|need|seek|search|look|hunt|miss|lose|steal|forget|sell|dream|wish|remember|promise|order|invent|eat|drink|swallow|destroy|lack|deserve|imagine|demand|crave|remind|become|be|call|turn)$/
const GONE = /^(?:missing|stolen|lost|vanished|absent|gone|imaginary|forgotten)$/

function isThere(tokens: Token[], at: number): boolean {
  const token = tokens[at]!
  const own = tokens.filter(({ head }) => head === at)
  if (
    own.some(({ lemma, label, word }) => GONE.test(word.toLowerCase()) || (label === 'det' && lemma === 'no'))
  )
    return false
  const cases = own.filter(({ label }) => label === 'case').map(({ lemma }) => lemma)
  if (
    cases.some(
      (each) => each !== 'from' && !/^(?:with|in|on|under|behind|beside|by|inside|at|'s|’s)$/.test(each),
    ) ||
    cases.join() === 'from'
  )
    return false
  if (token.label === 'conj' || token.label === 'list')
    return isThere(tokens, token.head) || !tokens[token.head]
  if (!/^(?:root|obj|nsubj(?::pass)?|obl|nmod|nmod:poss|appos|parataxis|dislocated|list)$/.test(token.label))
    return false
  if (token.label === 'nmod:poss' || cases.some((each) => /^['’]s$/.test(each))) return false
  const verb = tokens[token.head]
  if (!verb || token.label.startsWith('nsubj')) return !GONE.test(verb?.word.toLowerCase() ?? '')
  const isDenied = tokens.some(
    // 'Nobody brought matches.'
    ({ head, lemma }) => head === token.head && /^(?:not|n't|n’t|never|nobody|none)$/.test(lemma),
  )
  return !AWAY.test(verb.lemma) && !isDenied && !isAimed(tokens, token.head)
}

/** 'Must find the sword', 'to bake the cake': it is still to come. */
const isAimed = (tokens: Token[], verb: number): boolean =>
  tokens.some(
    ({ head, label, lemma }) =>
      head === verb &&
      ((label === 'mark' && /^(?:to|if)$/.test(lemma)) ||
        (label === 'aux' && /^(?:must|should|will|would|can|could)$/.test(lemma))),
  )

const HELD =
  /^(?:carry|hold|bring|have|find|inherit|get|wear|clutch|keep|receive|deliver|smuggle|take|own|wield|steal|save)$/

const isInHand = (tokens: Token[], at: number): boolean => {
  const { label, head } = tokens[at]!
  const verb = tokens[head]
  if (label === 'conj') return isInHand(tokens, head)
  // 'You are a thief with a lantern'.
  const isOfHero =
    label === 'nmod' &&
    tokens.some((each) => each.head === at && each.lemma === 'with') &&
    tokens.some((each) => each.head === head && /^(?:i|you)$/i.test(each.word))
  if (isOfHero) return true
  return (
    label === 'obj' &&
    HELD.test(verb?.lemma ?? '') &&
    tokens.some(
      (each) => each.head === head && each.label.startsWith('nsubj') && /^(?:i|we|you)$/i.test(each.word),
    )
  )
}

const ownerOf = (tokens: Token[], at: number): string | undefined =>
  tokens.find(({ head, label }) => head === at && label === 'nmod:poss')?.word.toLowerCase()

const ORDER = /^(?:last|same|other|next|first|only|very)$/

/** The noun with what stands right before it: 'wedding dress', 'broken arm'. */
function isOfName(tokens: Token[], each: number, at: number): boolean {
  if (each === at) return true
  if (each > at) return false
  const { head, label } = tokens[each]!
  const isPart =
    /^(?:compound|amod)$/.test(label) && head <= at && head > each && !ORDER.test(tokens[each]!.lemma)
  return (
    isPart &&
    (head === at || isOfName(tokens, head, at)) &&
    tokens.slice(each, at).every(({ tag }) => /^(?:NOUN|ADJ|PROPN|VERB|PUNCT)$/.test(tag))
  )
}

const amountOf = (word = ''): number | undefined =>
  /^\d+$/.test(word) ? Number(word) : classes.numbers.get(word.toLowerCase())
