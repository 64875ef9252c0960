import { tellDeed } from './tell-deed.ts'
import { isBodyPart } from '../content/things.ts'
import type { Clause } from '../language/clause.ts'
import { mean } from '../world/change.ts'
import { entityOf, HERO, heroOf, isBeing } from '../world/world.ts'
import { performAct } from './perform-act.ts'
import { holdsVerb, isOfOthers, ownerOf, unknownActor } from './unnamed-actor.ts'
import { noticeIt } from './notice.ts'
import { performByOther } from './others.ts'
import { answerQuestion } from './question/question.ts'
import { isRefusal, refuse, type Scene } from './scene.ts'
import { state } from './statement.ts'
import { retoldByHero } from '../telling/retell.ts'
import { actorOf } from './actor-of.ts'
import { knownEntity } from './resolve-mention.ts'

/** Does what a clause says that somebody does: by the hero, by another, or as something that is so. */
export function performActClause(scene: Scene, clause: Clause): void {
  const actor = unknownActor(scene, clause) ?? actorOf(scene, clause.actor)
  if (isRefusal(actor)) return refuse(scene, actor)
  if (actor?.id === HERO && isOfOthers(clause)) {
    return state(scene, { ...clause, kind: 'statement', actor: 'nobody', object: undefined })
  }
  const whole =
    typeof clause.actor === 'object' && isBodyPart(clause.actor.head)
      ? ownerOf(scene, clause.actor)
      : undefined
  if (whole && whole.id !== heroOf(scene.world).id) {
    mean(scene.world, whole)
    return state(scene, { ...clause, actor: { text: whole.name, head: whole.name, entityId: whole.id } })
  }
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
  if (clause.act === 'be' && /^(?:trip|stumble|slip|fall|tumble)$/.test(clause.verb ?? ''))
    return tellDeed(scene, { clause, actor })
  if (clause.act === 'be') return state(scene, clause)
  // What is only decided on has not been done.
  if (
    /^(?:i |we )?(?:then )?(?:decide|plan|resolve|intend|prepare|get ready|make up my mind) to \p{L}/iu.test(
      clause.text,
    )
  ) {
    scene.hasChanged = true
    return scene.reply.tell('[told]', { told: retoldByHero(clause, scene.world) })
  }
  if (
    /^(?:hear|notice|smell|sense)$/.test(clause.verb ?? '') &&
    clause.polarity === 'affirmed' &&
    clause.text.split(' ').length > 2 &&
    !(clause.verb === 'smell' && clause.object?.determiner) &&
    !(clause.object && knownEntity(scene.world, clause.object) && clause.object.entityId !== HERO)
  )
    return noticeIt(scene, clause)
  // 'I don't think that is going to work': a view, and no deed.
  if (
    clause.polarity === 'negated' &&
    /^(?:think|believe|know|feel|trust|understand|care|like|mind|remember)$/.test(clause.verb ?? '')
  )
    return state(scene, clause)
  if (!clause.act && !clause.verb && holdsVerb(clause.text))
    return state(scene, { ...clause, actor: 'nobody', object: undefined })
  performAct(scene, clause)
  const { purpose } = clause
  // 'I trace the cable to see where it goes': that is told too.
  const sought = purpose?.said?.find(({ kind }) => kind === 'question')
  if (
    sought &&
    !scene.isRefused &&
    clause.polarity === 'affirmed' &&
    !/^(?:look|search|listen|learn|think|read|measure|count|ask)$/.test(clause.act ?? '')
  )
    return answerQuestion(scene, sought)
  // 'We go out to check the antenna' is both.
  if (
    purpose?.act &&
    !scene.isRefused &&
    !scene.reply.text.includes(purpose.text) &&
    /^(?:go|leave|enter|return|climb|run|sit|kneel|approach|stand|stop)$/.test(clause.act ?? '')
  )
    performAct(scene, { ...purpose, actor: 'hero', modality: 'does' })
}
