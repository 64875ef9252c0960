import type { Clause } from '../../language/clause.ts'
import { mean } from '../../world/change.ts'
import { entityOf, HERO, heroOf, isBeing } from '../../world/world.ts'
import { performAct } from './perform-act.ts'
import { unknownActor } from '../binding/unnamed-actor.ts'
import { noticeIt } from '../going/notice.ts'
import { performByOther } from '../happening/others.ts'
import { isRefusal, refuse, type Scene } from '../scene.ts'
import { state } from '../happening/statement.ts'
import { actorOf } from '../binding/actor-of.ts'
import { knownEntity } from '../binding/resolve-mention.ts'

/** Does what a clause says that somebody does: by the hero, by another, or as something that is so. */
export function performActClause(scene: Scene, clause: Clause): void {
  const actor = unknownActor(scene, clause) ?? actorOf(scene, clause.actor)
  if (isRefusal(actor)) return refuse(scene, actor)
  if (actor === undefined) return state(scene, clause)
  if (actor.id !== heroOf(scene.world).id) {
    performByOther(scene, clause, actor)
    // In 'Pak's line snaps' it is Pak who is 'he' from then on.
    const owner = typeof clause.actor === 'object' && !isBeing(actor) ? clause.actor.owner : undefined
    return mean(scene.world, owner && entityOf(scene.world, owner.entityId))
  }
  // 'We arrive at the new house'.
  if (/^(?:arrive|reach)$/.test(clause.verb ?? '') && clause.object && clause.polarity === 'affirmed')
    return performAct(scene, { ...clause, act: 'go', place: clause.object, object: undefined })
  if (clause.act === 'be') return state(scene, clause)
  if (
    /^(?:hear|notice|smell|sense)$/.test(clause.verb ?? '') &&
    clause.polarity === 'affirmed' &&
    clause.text.split(' ').length > 2 &&
    !(clause.verb === 'smell' && clause.object?.determiner) &&
    !(clause.object && knownEntity(scene.world, clause.object) && clause.object.entityId !== HERO)
  )
    return noticeIt(scene, clause)
  performAct(scene, clause)
}
