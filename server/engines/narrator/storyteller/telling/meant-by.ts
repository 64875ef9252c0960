import type { Bound } from '../action/scene.ts'
import { ownerOf } from '../action/mention-kinds.ts'
import { isBodyPart } from '../content/things.ts'
import { isQuality, kindOfNoun } from '../language/noun-kinds.ts'
import { type Entity, HERO, isBeing } from '../world/world.ts'
import { isPluralPhrase } from './noun.ts'

/** Whom or what a deed was done to, as far as it is plain; what is given comes to something for whoever gets it. */
export function meantBy({ clause, object, target, place, actor }: Bound): Entity[] {
  const { object: said, act } = clause
  if (act === 'write' || /^(?:some|any|no|every)thing\b/.test(said?.text ?? '')) return []
  // What is only spoken of is not what something was done to.
  if (clause.said) return target && isBeing(target) && target.id !== HERO ? [target] : []
  const isGiven =
    /^(?:give|feed|show|pay|send|throw)$/.test(act ?? '') && target !== undefined && isBeing(target)
  const typed: Entity | undefined =
    said && said.text !== said.pronoun && !isQuality(said.head)
      ? {
          id: 'abstract',
          kind:
            kindOfNoun(said.head) === 'person'
              ? 'person'
              : kindOfNoun(said.head) === 'animal'
                ? 'animal'
                : 'thing',
          name: said.text,
          isPlural: said.isPlural ?? (isPluralPhrase(said.text) || undefined),
          owner: ownerOf(said),
          since: 0,
        }
      : undefined
  // 'I pat his arm': told of the arm, and not of whose it is.
  const isOfPart = said !== undefined && isBodyPart(said.head) && typed !== undefined
  return [
    isGiven ? target : isOfPart ? typed : (object ?? typed ?? target ?? place),
    object,
    target,
    place,
  ].filter(
    (each, at, all): each is Entity =>
      each !== undefined &&
      each.id !== HERO &&
      each.id !== actor.id &&
      !isQuality(each.name) &&
      all.indexOf(each) === at,
  )
}
