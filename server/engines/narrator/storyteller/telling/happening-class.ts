import { type HappeningClass, happeningOf } from '../content/deed-classes.ts'
import type { Bound } from '../action/scene.ts'
import { isBodyPart, isOfClass } from '../content/things.ts'
import { isTangible, isVehicleNoun } from '../language/noun-kinds.ts'
import { HERO, isBeing } from '../world/world.ts'
import { meantBy } from './meant-by.ts'
import { headOf } from './noun.ts'
import { sensesOfDeed } from './deed-names.ts'

/** Which of them only beings and which only things do: a boy who stops has not failed. */
const OF_BEINGS =
  /^(?:flee|flinch|slam|answer|nervous|dig|small|snore|warn|call|outcry|drop|upset|amused|knocked|shine|fetch|defy|cover|work|seize|pray|point|summon)$/
const OF_THINGS = /^(?:fail|halt|crack|broken|spread|fall|appear|hush|burn)$/
/** What a being's word for it comes to where a thing does it: the roof groans, the books scream. */
const ofThing: Partial<Record<HappeningClass, HappeningClass>> = {
  outcry: 'outcry',
  call: 'sound',
  warn: 'sound',
  upset: 'sound',
  drop: 'fall',
}

/** The class of what somebody or something else did; none where it is done to the hero, or where no class is sure. */
export function classOf(deed: Bound): HappeningClass | undefined {
  const { actor, clause, object, target } = deed
  if (clause.polarity === 'negated' || !clause.verb || clause.verb === 'leak') return undefined
  if ([object, target].some((each) => each?.id === HERO) || clause.object?.determiner === 'my')
    return undefined
  const name = classByBody(deed) ?? happeningOf(namesOf(deed))
  if (!name) return undefined
  // Who runs up or in, or to somebody, is not away.
  const isAway = !/\b(?:up|in|over|past|by|round|around|back|downstairs|upstairs)\b/.test(clause.text)
  if (name === 'flee' && (!isAway || (clause.place ?? clause.target))) return undefined
  if (/^(?:broken|crack|fall)$/.test(name) && !isTangible(headOf(actor.name.toLowerCase()))) return undefined
  // Who carries something up a hill brings no hill.
  if (name === 'fetch' && (!clause.object || /\b(?:up|down|off|away|to)\b/.test(clause.text)))
    return undefined
  if (name === 'sound' && clause.object && /^(?:knock|scrape|tap|click)/.test(clause.verb)) return undefined
  if (name === 'answer' && clause.object) return undefined
  if (name === 'bump' && clause.verb === 'strike' && clause.object) return undefined
  if (name === 'bump' && !meantBy(deed).some((each) => !isBeing(each))) return undefined
  if (
    name === 'slip' &&
    clause.object &&
    (clause.place ?? clause.target ?? isOfClass(clause.object.head, 'garment'))
  )
    return undefined
  if ((name === 'defy' || clause.verb === 'stick' || clause.verb === 'swallow') && clause.object)
    return undefined
  if (name === 'defy' && clause.kind === 'order') return undefined
  if (name === 'point' && clause.object && isOfClass(clause.object.text, 'weapon')) return undefined
  // A sound that stops has not failed.
  const noun = headOf(actor.name.toLowerCase())
  if (/^(?:fail|halt)$/.test(name) && !isTangible(noun) && !isVehicleNoun(noun)) return 'hush'
  if (isBeing(actor) && OF_THINGS.test(name)) return undefined
  if (!isBeing(actor) && OF_BEINGS.test(name)) return ofThing[name]
  return name
}

/** 'Bites his lip' and 'covers her ears' are done to nobody; a clock that strikes hits nothing. */
function classByBody({ clause }: Bound): HappeningClass | undefined {
  const { verb = '', object } = clause
  if (!object || !isBodyPart(object.head)) return undefined
  if (/^(?:cover|hide|shut|close|shield)$/.test(verb)) return 'flinch'
  return undefined
}

/** Of what a thing does the verb alone says enough: smoke that curls out of a trunk. */
const namesOf = ({ actor, clause }: Bound): string[] => [
  ...sensesOfDeed(clause),
  ...(isBeing(actor) ? [] : [clause.verb!.split(' ')[0]!]),
]
