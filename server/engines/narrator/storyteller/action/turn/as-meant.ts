import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import type { ActName } from '../../language/acts.ts'
import { kindOfPlace } from '../../content/places.ts'
import { isAbstract, isBodyPart, isOfClass } from '../../content/things.ts'
import type { Clause, Mention } from '../../language/clause.ts'
import { isPlaceNoun, isVehicleNoun } from '../../language/noun-kinds.ts'
import { isFarAway } from '../acts/kinds-of-work.ts'
import { knownEntity } from '../binding/resolve-mention.ts'
import { isOfEra } from '../../telling/fits.ts'
import { isBeing } from '../../world/world.ts'
import type { Scene } from '../scene.ts'

const ADDRESSING = new Set<ActName>(['ask', 'tell', 'warn', 'promise', 'whisper', 'shout', 'beg'])

/** 'Give a push', 'take a seat', 'have a chance': what is done stands in the noun. */
const isDoing = (noun: string): boolean =>
  /^noun\.(?:act|time|event|communication|cognition|feeling)$/.test(sensesOf(noun, 'noun')[0]?.field ?? '')

/** A clause whose verb means another act in its company: 'take a seat', 'take the train', 'ring the station'. */
export function asMeant(scene: Scene, clause: Clause): Clause {
  if (isAnotherAct(scene, clause)) return { ...clause, act: undefined }
  if (isCall(scene, clause)) return { ...clause, act: 'phone' }
  const { act, object, place, target, said, topic } = clause
  // 'In German I say that': how it is said.
  if (place?.isProper && (act === 'say' || ADDRESSING.has(act!)) && /^in \p{Lu}/iu.test(clause.text))
    return { ...clause, place: undefined }
  // 'Pull into a gas station', 'duck into the alley'.
  if (
    !object &&
    place &&
    /^(?:pull|turn|dodge|press|push|slip|swing)$/.test(act ?? '') &&
    INTO.test(clause.text)
  )
    return { ...clause, act: 'go' }
  // 'Go through his pockets'.
  if (
    place &&
    !object &&
    /^(?:go|look|dig|sort|leaf|flick|flip|rifle) through$/.test(`${clause.verb} ${clause.particle}`) &&
    isSearched(place.head)
  )
    return { ...clause, act: 'search', object: place, place: undefined }
  // 'I hide behind the stand': it is not the stand that is hidden.
  if (act === 'hide' && object && !target && HIDDEN_BY.test(clause.text))
    return { ...clause, object: undefined, target: object }
  // 'I tell the clerk that …', 'ask the orderly if …': who is told or asked is somebody.
  const isTold =
    ADDRESSING.has(clause.act ?? 'be') &&
    object &&
    !isAbstract(object.head) &&
    (said || /^(?:him|her|them)$/.test(object.pronoun ?? '') || (!target && topic !== undefined))
  return isTold ? { ...clause, target: object, object: undefined } : clause
}

const isSearched = (noun: string): boolean =>
  (['container', 'readable', 'garment'] as const).some((kind) => isOfClass(noun, kind)) ||
  /^(?:drawer|pocket|paper|thing|belonging|bin|rubbish|wreck|rubble|debris|corpse|bod(?:y|ie))s?$/.test(noun)

const INTO = / (?:in|into|to|towards?) /

const HIDDEN_BY = /\bhid(?:es?|ing) (?:in|inside|behind|under|beneath|among) /

/** Whether the act of the verb is not what such an object is done by. */
function isAnotherAct({ world }: Scene, { act, verb, object, place, text }: Clause): boolean {
  if (!object)
    return (act === 'rest' && /\bbreath\b/.test(text)) || (act === 'continue' && place !== undefined)
  const { head } = object
  switch (act) {
    case 'search':
    case 'open':
    case 'close':
    case 'break':
    case 'put':
    case 'drop':
    case 'steal':
    case 'use':
      return isBodyPart(head)
    case 'give':
    case 'take':
    case 'throw':
    case 'lift':
      return (
        isBodyPart(head) ||
        isDoing(head) ||
        (act === 'take' && (isPlaceNoun(head) || isVehicleNoun(head))) ||
        (act !== 'give' && knownEntity(world, object)?.kind === 'person')
      )
    case 'buy':
      return verb === 'order'
    case 'wear':
      return verb === 'put' && !isOfClass(head, 'garment')
    case 'wait':
      return verb === 'stop'
    case 'rest':
    case 'continue':
      return true
    default:
      return false
  }
}

/** 'I ring Mr Cheung again', 'ring the station': who is rung is no bell. */
function isCall(scene: Scene, clause: Clause): boolean {
  const { act, verb, target, object } = clause
  const called: Mention | undefined = target ?? object
  const isShouted = act === 'shout' && verb === 'call'
  if (!called || !(isShouted || verb === 'ring')) return false
  if (isShouted && isFarAway(scene, clause)) return true
  const known = verb === 'ring' ? knownEntity(scene.world, called) : undefined
  return (
    isOfEra('phone', scene.world) &&
    ((known && isBeing(known)) || (called.determiner === 'the' && kindOfPlace(called.head) !== undefined))
  )
}
