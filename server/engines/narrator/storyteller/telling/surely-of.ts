import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import type { Bound } from '../action/scene.ts'
import { isAbstract, isBodyPart, isGround } from '../content/things.ts'
import { isHandy, isQuality, isTangible } from '../language/noun-kinds.ts'
import { type Entity, HERO, isBeing } from '../world/world.ts'
import { deedParse } from './deed-parse.ts'
import { meantBy } from './meant-by.ts'
import { headOf } from './noun.ts'
import { kindsOf } from './outcome-table.ts'
import { sensesOfDeed } from './deed-names.ts'

export interface Sure {
  /** The deed by its names, and by what it is a kind of. */
  names: string[]
  kinds: string[]
  object: Entity
}

/** What only 'it' names. */
export const IT: Entity = { id: 'abstract', kind: 'thing', name: 'it', isProper: true, since: 0 }

/** What a verb is sure to do, whoever does it: to a thing, whatever it is ('the blue one', a storage), or to nothing. */
export function surelyOf(deed: Bound, isVague = false): Sure | undefined {
  const { clause } = deed
  const mention = clause.object
  if (clause.modality === 'tries' || clause.polarity === 'negated') return undefined
  if (mention && deedParse(clause)?.isUnfinished) return undefined
  if (isVague && mention?.pronoun !== 'it') return undefined
  if (!mention) return deed.object || deed.target ? undefined : ofDoer(deed)
  // 'Buy candles from the shop next door': what stands after another word is not what is bought.
  if (BESIDE.test(clause.text.slice(0, Math.max(0, clause.text.lastIndexOf(mention.text))))) return undefined
  // 'He made it himself', 'make camp': what is made now is 'a wall'.
  const isMade = clause.act === 'make'
  if (!isHandled(mention.head) || (isMade && !/^(?:a|some|another)$/.test(mention.determiner ?? '')))
    return undefined
  // 'Dust the handle for prints' cleans nothing.
  if (TO_PIECES.test(clause.text) || (clause.act === 'clean' && / for /.test(clause.text))) return undefined
  // 'The chest' that stands there is no breast.
  if (
    isBodyPart(mention.head) &&
    clause.act !== 'take' &&
    (mention.determiner !== 'the' || !deed.object) &&
    !sensesOfDeed(clause).includes('set_on_fire')
  )
    return undefined
  const others = new Set([deed.target, deed.place, deed.tool])
  const meant = [...meantBy(deed), deed.object].find((each) => !others.has(each))
  const typed: Entity = {
    id: 'abstract',
    kind: 'thing',
    name: mention.text,
    isPlural: mention.isPlural,
    since: 0,
  }
  const object = isVague ? IT : isMade ? typed : (meant ?? (mention.pronoun ? undefined : typed))
  if (
    !object ||
    object.id === HERO ||
    deed.target?.id === HERO ||
    isBeing(object) ||
    object.kind === 'place' ||
    (mention.pronoun && isGround(headOf(object.name)))
  )
    return undefined
  // 'Put sand on my tongue' puts nothing on, and what is thrown at somebody lies nowhere yet.
  const names = sensesOfDeed(clause).filter(
    (name) => !(clause.place ?? clause.target) || !AIMED.test(name) || name.endsWith(`_${clause.particle}`),
  )
  return { names, kinds: isCode(mention.head) ? ['code'] : ['any'], object }
}

/** 'Press B7'. */
const isCode = (noun: string): boolean => /^\p{L}?\d+$/u.test(noun)

const AIMED =
  /_(?:on|in|over|down|off|up)$|^(?:throw|toss|fling|hurl|chuck|lob|sling|kick|hit|strike|bash|whack|smack|hammer|punch|pound|beat|push|shove|pull|lift|raise|roll|flip|turn|wrap|fold|cover|fill|return|deliver)$/
const BESIDE = /\b(?:from|for|with|at|of|by|near|next)\b/i
/** What comes of it is said with it. */
const TO_PIECES = /\b(?:in|into|to) (?:half|halves|two|three|four|pieces|bits|shreds|strips)\b/i

/** What is done to nothing: by whoever does it, or by what they are. */
function ofDoer({ clause, actor }: Bound): Sure | undefined {
  // Who runs to a door is at it.
  const goes = sensesOf(clause.verb ?? '', 'verb')[0]?.field === 'verb.motion'
  if (goes && (clause.place ?? clause.target)) return undefined
  const kinds = [
    ...kindsOf(actor).map((kind) => `by_${kind}`),
    ...(isBeing(actor) || actor.id === HERO ? ['none'] : []),
    'whoever',
  ]
  return { names: sensesOfDeed(clause), kinds, object: actor }
}

/** What some usual sense of it can be taken hold of by: a storage, a signature; no silence, and no party. */
const isHandled = (noun: string): boolean =>
  /^(?:it|them|this|that|these|those|ones?)$/.test(noun) ||
  isCode(noun) ||
  (!isAbstract(noun) && !isQuality(noun) && (isTangible(noun) || isHandy(noun, 3)))
