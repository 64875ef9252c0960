import type { Mention } from '../language/clause.ts'
import { formOf, nounOf } from '../telling/noun.ts'
import { type Entity, HERO } from '../world/world.ts'
import type { Bound } from './scene.ts'

const the = (entity: Entity) => formOf(nounOf(entity), '')!

/** An act after 'you': 'give the apple to Tom', 'sit down'. */
export function deedOf({ clause, object, target, tool, place }: Bound): string {
  const { verb = 'do that', direction } = clause
  const isLed = clause.particle !== undefined && clause.text.includes(`${clause.particle} of `)
  const particle = clause.phrase?.replace(/\bmy\b/g, 'your') ?? (isLed ? undefined : clause.particle)
  const isBound = particle !== undefined && verb.includes(' ')
  // 'Picks you up', and not 'picks up you'.
  const isInside = object?.id === HERO && clause.particle !== undefined && particle === clause.particle
  const words = [
    isInside ? `${verb} you` : verb,
    particle && !isBound && !verb.endsWith(particle) ? particle : undefined,
    object && object !== target && !isInside
      ? withPreposition(clause.text, clause.object, the(object), particle)
      : undefined,
    target && target !== object
      ? `${particle?.endsWith(prepositionOf(clause.text, clause.target) ?? ' ') ? '' : (prepositionOf(clause.text, clause.target) ?? (clause.act === 'give' || clause.act === 'show' ? 'to' : clause.act === 'put' ? 'by' : /^(?:teach|ask|tell|train)$/.test(verb) && !object ? '' : 'with'))} ${the(target)}`.trim()
      : undefined,
    tool ? `with ${the(tool)}` : undefined,
    place && place !== target
      ? `${prepositionOf(clause.text, clause.place) ?? (place.kind === 'place' ? (place.preposition ?? 'at') : 'by')} ${the(place)}`
      : undefined,
    direction && direction !== particle && !isLed ? direction : undefined,
    /ly$|^\w+ing\b/.test(clause.manner ?? '') ? clause.manner : undefined,
  ]
  const purpose =
    clause.purpose && clause.polarity === 'affirmed'
      ? `to ${clause.purpose.text.replace(/\bmy\b/g, 'your').replace(/\bme\b/g, 'you')}`
      : undefined
  return [...words, purpose].filter((word) => word !== undefined && word !== '').join(' ')
}

/** 'behind the sofa' where it was typed so. */
function withPreposition(
  text: string,
  mention: Mention | undefined,
  name: string,
  particle: string | undefined,
): string {
  const lead = prepositionOf(text, mention)
  return lead && lead !== particle && !particle?.endsWith(lead) ? `${lead} ${name}` : name
}

const PREPOSITIONS =
  /\b(next to|close to|in front of|in|into|on|onto|under|behind|beside|over|at|to|from|with|around|round|through|against|off|out of|for|near|by|across|along|between|toward|towards)(?: (?:the|an?|my|your|his|her|their|our|some|this|that))?$/i

/** The word that stood before it where it was typed. */
function prepositionOf(text: string, mention: Mention | undefined): string | undefined {
  const at = mention
    ? ` ${text.toLowerCase()} `.lastIndexOf(` ${(mention.pronoun ?? mention.text).toLowerCase()} `)
    : -1
  return at > 0 ? PREPOSITIONS.exec(text.slice(0, at).trimEnd())?.[1]?.toLowerCase() : undefined
}
