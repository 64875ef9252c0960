import { formOf, nounOf } from '../telling/noun.ts'
import type { Entity } from '../world/world.ts'
import type { Bound } from './scene.ts'

const the = (entity: Entity) => formOf(nounOf(entity), '')!

/** An act after 'you': 'give the apple to Tom', 'sit down'. */
export function deedOf({ clause, object, target, tool, place }: Bound): string {
  const { verb = 'do that', direction } = clause
  const particle = clause.phrase?.replace(/\bmy\b/g, 'your') ?? clause.particle
  const isBound = particle !== undefined && verb.includes(' ')
  const words = [
    verb,
    particle && !isBound && !verb.endsWith(particle) ? particle : undefined,
    object && object !== target ? the(object) : undefined,
    target && target !== object
      ? `${clause.act === 'give' || clause.act === 'show' ? 'to' : clause.act === 'put' ? 'by' : 'with'} ${the(target)}`
      : undefined,
    tool ? `with ${the(tool)}` : undefined,
    place && place !== target
      ? `${place.kind === 'place' ? (place.preposition ?? 'at') : 'by'} ${the(place)}`
      : undefined,
    direction && direction !== particle ? direction : undefined,
  ]
  return words.filter((word) => word !== undefined && word !== '').join(' ')
}
