import { isOfClass } from '../content/things.ts'
import type { Bound, Scene } from '../action/scene.ts'
import type { Clause } from '../language/clause.ts'
import { isHandy, isTangible } from '../language/noun-kinds.ts'
import { HERO, hereOf, isBeing } from '../world/world.ts'
import { meantBy } from './meant-by.ts'
import { headOf } from './noun.ts'
import { kindsOf } from './outcome-table.ts'
import { relationOf } from './relation.ts'
import type { ReplyBuilder } from './reply-builder.ts'
import { tellOf } from './say-outcome.ts'

/** Acts that only take the hero somewhere. */
export const TRAVEL = /^(?:go|leave|enter|return|approach|follow|flee|climb|cross|ride|drive|fly|swim)$/

/** Nothing but the player's own words is told yet, not even where they have got to. */
export const isOnlyRetold = (reply: ReplyBuilder): boolean =>
  reply.since([]) === reply.retoldSince([]).join(' ')

/** 'Go through his pockets', 'board up the windows': nobody goes anywhere. */
const isGoing = ({ act, verb = '' }: Clause): boolean =>
  !/^(?:turn|spin|roll|lean)$/.test(verb) &&
  (act === undefined || TRAVEL.test(act) || /^(?:jump|sneak|hide|sit|stand|kneel|lieDown)$/.test(act))

/** Tells where a deed leaves whoever goes, or what is put; `wide` is told of any place. */
export function tellWhere(scene: Scene, deed: Bound, wide?: string[]): boolean {
  const { actor, clause } = deed
  const relation = relationOf(deed)
  if (!relation || clause.modality === 'tries') return false
  const { name, at } = relation
  const moved = meantBy(deed).find((each) => each !== at)
  const isPut = /^@(?:put|throw)/.test(name)
  if (
    wide &&
    !(
      (isTangible(headOf(at.name.toLowerCase())) || isHandy(headOf(at.name.toLowerCase()), 3)) &&
      (!name.startsWith('@go') || (isGoing(clause) && at.owner !== 'your'))
    )
  )
    return false
  if (
    (isPut && (!moved || isBeing(moved))) ||
    (scene.hasMoved && !hereOf(scene.world).isUnnamed && !isOnlyRetold(scene.reply))
  )
    return false
  const object = (isPut && moved) || at
  const about = object.id === 'abstract' ? at.id : object.id
  const names = actor.id === HERO ? [name] : [name.replace('@', '@other_')]
  // What somebody else wears is not felt.
  const isWorn = isOfClass(at.name, 'garment') || /\b(?:pocket|sleeve)s?$/.test(at.name)
  const isFelt = !name.startsWith('@put') || !isWorn || at.owner === 'your'
  return tellOf(
    scene,
    names,
    { about, kinds: wide ?? kindsOf(at), slots: { actor, object, target: at } },
    isFelt,
  )
}
