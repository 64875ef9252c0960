import { wishLines } from '../content/answers.ts'
import type { Clause } from '../language/clause.ts'
import { heldBy, HERO, isPresent } from '../world/world.ts'
import { actions } from './actions.ts'
import type { Action } from './action.ts'
import { retoldByHero, retoldByOther, retoldDeed } from '../telling/retell.ts'
import { knownEntity } from './resolve-mention.ts'
import { whereabouts } from './needs.ts'
import { performAct } from './perform-act.ts'
import { actorOf } from './actor-of.ts'
import { performByOther } from './others.ts'
import { state } from './statement.ts'
import { type Bound, isRefusal, refuse, type Scene } from './scene.ts'
import { adviceFor } from './advice.ts'

/** What cannot be taken back or hurts somebody is not done for the wish of it alone. */
const GRAVE = new Set(
  'attack kill shoot threaten capture steal burn break die marry kiss surrender insult accuse hit cut feel be have finish make call'.split(
    ' ',
  ),
)

/** What the hero wants or would do: said whether it can be had; what harms nobody and is here to do is simply done. */
function wish(scene: Scene, clause: Clause): void {
  const { world, reply } = scene
  const isGreeting = /\bwish (?:\S+ ){1,3}?(?:a )?(?:good|luck|all|happy|merry|well|sweet)\b/i.test(
    clause.text,
  )
  if (clause.polarity === 'negated' || isGreeting || clause.verb === 'wish') {
    const told =
      clause.polarity === 'negated' ? retoldByOther(clause, undefined, world) : retoldByHero(clause, world)
    reply.tell('[told]', { told })
    scene.hasChanged = true
    if (!isGreeting && clause.polarity !== 'negated')
      reply.tell('Wishing changes nothing at [place]. What do you do for it?')
    return
  }
  if (clause.act && !GRAVE.has(clause.act) && clause.modality !== 'would' && !/\bwish\b/i.test(clause.text))
    return performAct(scene, clause)
  const object = clause.object && knownEntity(world, clause.object)
  const bound: Bound = { clause, actor: heldBy(world, HERO)[0]!, object }
  if (clause.act === undefined || clause.act === 'have' || clause.act === 'be' || clause.act === 'feel')
    return wishFor(scene, clause, bound)
  const action: Action = actions[clause.act]
  if (object && !isPresent(world, object)) return refuse(scene, whereabouts(scene, object))
  const refusal = (action.needs ?? []).map((need) => need(scene, bound)).find((found) => found !== undefined)
  if (refusal) return refuse(scene, refusal)
  const slots = { deed: retoldDeed(clause, world), object }
  if (!reply.say(wishLines.free, slots))
    reply.tell('Nothing at [place] keeps you from it: say that you [deed].', slots)
}

function wishFor(scene: Scene, clause: Clause, { object }: Bound): void {
  const { world, reply } = scene
  const name = clause.object?.text
  if (clause.act === 'be' && object?.id === HERO) return reply.tell('And so you are.')
  if (object && object.at === HERO) return reply.tell('You have [object] already.', { object })
  if (object && isPresent(world, object))
    return reply.tell('[object] [object.is] here at [place], within your reach.', { object })
  if (object) return refuse(scene, whereabouts(scene, object))
  if (name)
    reply.tell('Wishing does not bring [name.a] to [place].', {
      name: { name, isPlural: clause.object?.isPlural, owner: undefined },
    })
  adviceFor(scene)
}

/** A wish of somebody else is theirs, and is said aloud. */
export function wishOf(scene: Scene, clause: Clause): void {
  const isOwn = clause.actor === 'hero' || clause.actor === 'companions' || clause.actor === 'nobody'
  const actor = isOwn ? undefined : actorOf(scene, clause.actor)
  if (!isOwn && !actor) return state(scene, clause)
  if (!actor || isRefusal(actor) || actor.id === HERO) return wish(scene, clause)
  performByOther(scene, clause, actor)
}
