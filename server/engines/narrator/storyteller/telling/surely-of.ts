import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import type { Bound, Scene } from '../action/scene.ts'
import { isAbstract, isBodyPart, isGround } from '../content/things.ts'
import { isQuality, isTangible } from '../language/noun-kinds.ts'
import { type Entity, HERO, isBeing, meantOfLate } from '../world/world.ts'
import { meantBy } from './meant-by.ts'
import { headOf } from './noun.ts'
import { sensesOfDeed } from './outcome-table.ts'

/** What a verb is sure to do something to, whatever it is: 'the blue one', a storage, a wick; with the names of the deed. */
export function surelyOf({ world }: Scene, deed: Bound): { names: string[]; object: Entity } | undefined {
  const { clause } = deed
  const mention = clause.object
  if (!mention || clause.modality === 'tries' || !isHandled(mention.head)) return undefined
  // 'The chest' that stands there is no breast.
  if (isBodyPart(mention.head) && (mention.determiner !== 'the' || !deed.object)) return undefined
  const others = new Set([deed.target, deed.place, deed.tool])
  const meant = [...meantBy(deed), deed.object].find((each) => !others.has(each))
  const late = meantOfLate(world).find((each) => each.kind === 'thing' && !others.has(each))
  const typed: Entity = { id: 'abstract', kind: 'thing', name: mention.text, since: 0 }
  const object = meant ?? (mention.text === mention.pronoun ? late : typed)
  if (
    !object ||
    object.id === HERO ||
    deed.target?.id === HERO ||
    isBeing(object) ||
    object.kind === 'place' ||
    (mention.pronoun && isGround(headOf(object.name)))
  )
    return undefined
  const names = sensesOfDeed(clause).filter(
    // 'Put sand on my tongue' puts nothing on.
    (name) =>
      !(clause.place ?? clause.target) ||
      !/_(?:on|in|over|down)$/.test(name) ||
      name.endsWith(`_${clause.particle}`),
  )
  return { names, object }
}

/** What some usual sense of it can be taken hold of by: a storage, a signature; no silence, and no party. */
const isHandled = (noun: string): boolean =>
  /^(?:it|them|this|that|these|those|ones?)$/.test(noun) ||
  (!isAbstract(noun) && !isQuality(noun) && (isTangible(noun) || isHandy(noun, 2)))

const HANDY = /\.(?:artifact|communication|possession|food|object|substance|plant)$/

/** Whether a noun names in one of its first senses what can be taken along. */
export const isHandy = (noun: string, senses = 1): boolean =>
  sensesOf(noun, 'noun')
    .slice(0, senses)
    .some(({ field }) => HANDY.test(field))
