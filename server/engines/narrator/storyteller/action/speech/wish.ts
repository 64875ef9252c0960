import type { Clause } from '../../language/clause.ts'
import { retoldByHero, retoldByOther } from '../../telling/retell.ts'
import { HERO } from '../../world/world.ts'
import { isPresent } from '../../world/presence.ts'
import { actorOf } from '../binding/actor-of.ts'
import { whereabouts } from '../turn/needs.ts'
import { performByOther } from '../happening/others.ts'
import { performAct } from '../turn/perform-act.ts'
import { knownEntity } from '../binding/resolve-mention.ts'
import { isRefusal, refuse, type Scene } from '../scene.ts'
import { state } from '../happening/statement.ts'

/** What cannot be taken back or hurts somebody is not done for the wish of it alone. */
const GRAVE = new Set(
  'attack kill shoot threaten capture steal burn break die marry kiss surrender insult accuse hit cut feel be have finish make call'.split(
    ' ',
  ),
)

/** What the hero wants or would do: what harms nobody and is here to do is done, and all else is told as it was said. */
function wish(scene: Scene, clause: Clause): void {
  const { world, reply } = scene
  const { act, polarity, modality, verb, text } = clause
  const isDone =
    act !== undefined &&
    !GRAVE.has(act) &&
    modality !== 'would' &&
    polarity === 'affirmed' &&
    !/\bwish\b/i.test(text)
  if (isDone) return performAct(scene, clause)
  const object = clause.object && knownEntity(world, clause.object)
  const isHad = polarity === 'affirmed' && verb !== 'wish' && object?.kind === 'thing'
  if (isHad && object.at === HERO) return reply.tell('You have [object] already.', { object })
  if (isHad && !isPresent(world, object)) return refuse(scene, whereabouts(scene, object))
  scene.hasChanged = true
  const told = polarity === 'negated' ? retoldByOther(clause, undefined, world) : retoldByHero(clause, world)
  reply.tell('[told]', { told })
}

/** A wish of somebody else is theirs, and is said aloud. */
export function wishOf(scene: Scene, clause: Clause): void {
  const isOwn = clause.actor === 'hero' || clause.actor === 'companions' || clause.actor === 'nobody'
  const actor = isOwn ? undefined : actorOf(scene, clause.actor)
  if (!isOwn && !actor) return state(scene, clause)
  if (!actor || isRefusal(actor) || actor.id === HERO) return wish(scene, clause)
  performByOther(scene, clause, actor)
}
