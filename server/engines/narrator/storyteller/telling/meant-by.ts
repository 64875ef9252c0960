import type { Bound } from '../action/scene.ts'
import { ownerOf } from '../action/binding/mention-kinds.ts'
import { classOf, isBodyPart } from '../content/things.ts'
import type { Mention } from '../language/clause.ts'
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
  const typed = said && typedOf(said)
  // 'A map of the den' is no den.
  const isOther =
    typed !== undefined &&
    object?.kind === 'thing' &&
    !said!.pronoun &&
    said!.of !== undefined &&
    !object.name.includes(said!.head)
  // 'I pat his arm': told of the arm, and not of whose it is.
  const isOfPart = said !== undefined && isBodyPart(said.head) && typed !== undefined
  return [
    isGiven ? target : isOfPart || isOther ? typed : (object ?? typed ?? target ?? place),
    isOther ? undefined : object,
    target,
    place ?? (said || target || !clause.place ? undefined : typedOf(clause.place)),
  ].filter(
    (each, at, all): each is Entity =>
      each !== undefined &&
      each.id !== HERO &&
      each.id !== actor.id &&
      !isQuality(each.name) &&
      all.indexOf(each) === at,
  )
}

/** What a phrase names that the story has not: nothing for a pronoun or a quality. */
export const typedOf = (mention: Mention): Entity | undefined =>
  mention.text === mention.pronoun || isQuality(mention.head)
    ? undefined
    : {
        id: 'abstract',
        // 'I have lost count': no nobleman.
        kind:
          (['person', 'animal'] as const).find(
            (kind) =>
              kind === kindOfNoun(mention.head) &&
              classOf(mention.head) === undefined &&
              (mention.isPlural || (mention.determiner ?? mention.owner ?? mention.isProper)),
          ) ?? 'thing',
        name: mention.text,
        isPlural: mention.isPlural ?? (isPluralPhrase(mention.text) || undefined),
        owner: ownerOf(mention),
        since: 0,
      }
