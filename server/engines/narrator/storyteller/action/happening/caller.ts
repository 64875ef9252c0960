import { addEntity, mean } from '../../world/change.ts'
import { come, isWithinHearing, standBy } from '../../world/presence.ts'
import type { Entity, World } from '../../world/world.ts'
import type { Clause } from '../../language/clause.ts'
import { nameOf } from '../question/naming.ts'
import type { Scene } from '../scene.ts'

const KNOCK =
  /\b(?:a|another) (?:\p{L}+ )?knock(?:ing)? (?:at|on) (?:the|my|our) (?:\p{L}+ )?door\b|^\W*(?:a )?knock,? knock\b|\b(?:door ?bell|bell at the door) (?:rings|buzzes|chimes)\b/iu
/** Nobody waits at a door any longer. */
const PATIENCE = 5

/** 'There is a knock at the door': somebody waits outside from then on. */
export function noteKnock(world: World, text: string): void {
  if (!KNOCK.test(text) || callerAt(world)) return
  const caller = addEntity(world, { kind: 'person', name: 'caller', stance: 'neutral' })
  standBy(caller)
  mean(world, caller)
}

/** Whoever has knocked and was not let in yet. */
export const callerAt = (world: World): Entity | undefined =>
  world.entities.find(
    (each) =>
      each.name === 'caller' &&
      each.at === undefined &&
      world.turn - each.since <= PATIENCE &&
      isWithinHearing(world, each),
  )

/** Whoever knocked has a name from now on. */
export function tellCaller(scene: Scene, caller: Entity): void {
  scene.hasChanged = true
  scene.isSettled = true
  Object.assign(caller, { name: 'caller', isProper: undefined })
  scene.reply.tell(`A caller, by the name of ${nameOf(scene, caller)}.`)
}

/** Who opens to a knock has somebody before them; false where nobody has knocked. */
export function letIn(scene: Scene, { act, object }: Clause): boolean {
  const caller =
    act === 'open' && (!object || /^(?:it|door)$/.test(object.pronoun ?? object.head))
      ? callerAt(scene.world)
      : undefined
  if (!caller) return false
  come(scene.world, caller)
  mean(scene.world, caller)
  scene.reply.tell(
    'You open the door. [^caller.a] [caller+stand] there, and [caller+wait] for you to speak.',
    { caller },
  )
  return true
}
