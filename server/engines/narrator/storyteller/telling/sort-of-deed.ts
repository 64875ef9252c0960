import type { Field } from '#server/ground/wordnet/fields.ts'
import { isKindOf, sensesOf } from '#server/ground/wordnet/wordnet.ts'
import type { Bound, Scene } from '../action/scene.ts'
import { isSoundOnly } from '../content/deed-classes.ts'
import { kindOfPlace } from '../content/places.ts'
import { isTooBig } from '../content/things.ts'
import { isBeingNoun } from '../language/being-nouns.ts'
import type { Clause } from '../language/clause.ts'
import { isHandy, isTangible } from '../language/noun-kinds.ts'
import { HERO, isBeing } from '../world/world.ts'
import { isPresent, isSenseless } from '../world/presence.ts'
import { deedParse } from './deed-parse.ts'
import { headOf } from './noun.ts'

const SORTS: Partial<Record<Field, string>> = {
  'verb.competition': '~acts',
  'verb.consumption': '~acts',
  'verb.contact': '~acts',
  'verb.creation': '~acts',
  'verb.possession': '~acts',
  'verb.motion': '~moves',
  'verb.perception': '~sees',
  'verb.communication': '~speaks',
  'verb.emotion': '~feels',
  'verb.cognition': '~feels',
}

/** Who does so is not there any more, or not to be seen. */
const AWAY = /\b(?:off|away|out|home|past|leaves?|goes?|vanish\w*|disappear\w*|hid\w*)\b/
/** Who does so into something is no nearer for it. */
const UPWARD = /^(?:climb|get|fall|jump|dive|sink|lean)\b/
const NEARER = /\b(?:comes?|in|into|up|over|towards?)\b/
/** Who does so is not one of whom more could be told; what is done to somebody is not theirs. */
const UNSURE =
  /^(?:some|any|every|no)(?:body|one|thing)\b|^(?:one|some|half|most|all|none)\b|\b(?:gets?|got|is|are|been|being) \p{L}+(?:ed|en)\b|\b(?:wish\w*|ago|yesterday|always|never)\b|^last /iu
/** 'A vet', 'my uncle', 'one of them'. */
const IS_SOMEBODY = /^(?:an?|the|my|our|his|her|their|one of) /
const REFUSES = /\b(?:refus\w+|won['’]t|will not|would not|wouldn['’]t)\b/
/** The hero has a part in the turn, which has its own answer. */
const OF_HERO = /(?:^|[\s,.;])(?:I|we)(?=['’ ])/i

/** The sort of deed or state of somebody or something that is here, where no line is for the verb itself. */
export function sortOfDeed({ world, typed = '' }: Scene, deed: Bound): string[] {
  const { clause, actor } = deed
  const { text, tense, act, verb = '' } = clause
  if (actor.id === HERO || !isPresent(world, actor) || UNSURE.test(text) || OF_HERO.test(typed)) return []
  if (isSenseless(actor)) return []
  const parse = deedParse(clause)
  const isOfOthers = typeof clause.actor === 'object' && clause.actor.pronoun === 'they' && !actor.isPlural
  if (isOfOthers) return []
  const isState = /^(?:be|have)$/.test(act ?? '') || clause.kind === 'statement' || parse?.isPerfect
  if (isBeing(actor) && !isState) return tense === 'present' ? sortOfMoves(deed) : []
  const noun = headOf(actor.name)
  if (isBeing(actor)) return parse?.isPerfect || clause.polarity === 'negated' ? [] : sortOfState(clause)
  if (tense !== 'present') return []
  if (isState && verb === 'there_is')
    return isHandy(noun) && isTangible(noun) && !isTooBig(noun) ? ['~there'] : []
  const isNamed = typeof clause.actor !== 'object' || clause.actor.pronoun === undefined
  const isArtifact = isNamed && sensesOf(noun, 'noun')[0]?.field === 'noun.artifact' && !kindOfPlace(noun)
  if (isState) return isArtifact && /^(?!.*ing$)\p{L}/u.test(clause.complement ?? '') ? ['~is'] : []
  const [first = ''] = verb.split(' ')
  if (isSoundOnly(first)) return ['~sounds']
  const isMoving = sensesOf(first, 'verb')[0]?.field === 'verb.motion' && !parse?.hasObject
  return isMoving && NEARER.test(text) && !AWAY.test(text) ? ['~comes'] : []
}

/** 'Is a vet', 'can sing', 'has gills', 'is pale'. */
function sortOfState(clause: Clause): string[] {
  const { complement = '', object, act, tense, polarity } = clause
  if (deedParse(clause)?.isPerfect || IS_SOMEBODY.test(complement)) return ['~is']
  if (tense !== 'present' || polarity === 'negated') return []
  const isWorn =
    act === 'have' && object !== undefined && isTangible(object.head) && !isBeingNoun(object.head)
  return isWorn || (/^\p{L}+$/u.test(complement) && sensesOf(complement, 'adj').length > 0) ? ['~looks'] : []
}

function sortOfMoves({ clause, object, target, place }: Bound): string[] {
  const { text, verb = '', modality } = clause
  const field = sensesOf(verb.split(' ')[0]!, 'verb')[0]?.field
  const isOther =
    field === 'verb.perception' && !isKindOf(verb, 'perceive', 'verb') && !isKindOf(verb, 'look', 'verb')
  const sort =
    !isOther &&
    field &&
    (SORTS[field] ?? (clause.object && /^verb\.(?:change|social)$/.test(field) ? '~acts' : undefined))
  if (REFUSES.test(text)) return ['refuse']
  if (clause.polarity === 'negated') return sort === '~sees' || sort === '~feels' ? ['~ignores'] : []
  const parse = deedParse(clause)
  const isIntransitive = !clause.object && !parse?.hasObject && !UPWARD.test(verb)
  const way = `${clause.particle ?? ''} ${clause.direction ?? ''}`
  if ((sort === '~moves' || /\bin\b/.test(way)) && isIntransitive && NEARER.test(text))
    return AWAY.test(text) ? [] : ['~comes']
  if (!sort || modality !== 'does' || parse?.isPassive) return []
  if (parse?.isUnfinished)
    return !AWAY.test(text) &&
      /^~(?:acts|sees|speaks)$/.test(sort) &&
      (clause.object ?? clause.target) &&
      /\b(?:is|are|['’](?:s|re)) /.test(text)
      ? ['~goes_on']
      : []
  const isAtHero = [object, target, place].some((each) => each?.id === HERO)
  if (sort === '~moves' && isIntransitive) return AWAY.test(text) || isAtHero ? [] : [sort]
  if (sort === '~moves') return isAtHero ? ['~acts_hero'] : ['~acts']
  return isAtHero ? [`${sort}_hero`] : [sort]
}
