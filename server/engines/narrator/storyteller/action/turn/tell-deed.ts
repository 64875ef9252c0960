import { actLines } from '../../content/act-lines.ts'
import { isBeing } from '../../world/world.ts'
import { leavesOut } from '../../telling/leaves-out.ts'
import { retoldByHero, retoldByOther } from '../../telling/retell.ts'
import { keepFact } from '../../world/change.ts'
import type { Bound, Scene } from '../scene.ts'

/** The hero's deed, in the words it was typed in; what would be too harsh has lines of its own. */
export function tellDeed(scene: Scene, bound: Bound): void {
  const { clause, object } = bound
  const told = retoldByHero(clause, scene.world)
  const isBlow = /^(?:kill|shoot|die)$/.test(clause.act ?? '') && (!object || isBeing(object))
  if (isBlow && scene.reply.say(actLines[clause.act!], { object })) {
    // What was told last is what comes of the turn.
    scene.deeds = []
    return
  }
  scene.reply.tell('[told]', { told })
  scene.deeds = [...scene.deeds, bound]
  keepFact(scene.world, 'story', `did${scene.world.turn}`, told)
  scene.hasChanged = true
}

/** Who looks, searches or waits in a way of their own is told so first: 'You wait behind the counter with a bucket.' */
export function tellMore({ reply, world }: Scene, { clause, object, target, place }: Bound): void {
  const meant = [object, target, place].filter((each) => each !== undefined)
  const known = clause.act === 'wait' ? '' : meant.map(({ name }) => name).join(' ')
  if (
    clause.said ||
    !leavesOut(known, clause, clause.act === 'wait' ? [] : meant) ||
    /^(?:find|discover|spot|uncover)$/.test(clause.verb ?? '')
  )
    return
  reply.tell('[told]', { told: retoldByHero(clause, world) })
}

/** 'I don't open the door': it stays as it is, and that is told. */
export function leaveUndone(scene: Scene, bound: Bound): void {
  const { reply, world } = scene
  const { clause } = bound
  scene.hasChanged = true
  const told = retoldByOther(clause, undefined, world).replace(
    /^(?:Don['’]t|Do not|Never|Will not|Can not|Would not) /,
    (not) => `You ${not.toLowerCase()}`,
  )
  reply.tell('[told]', { told })
}
