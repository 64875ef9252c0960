import { answerLines } from '../../content/answers.ts'
import { retoldDeed } from '../../telling/retell.ts'
import { actions } from '../actions.ts'
import type { Action } from '../action.ts'
import { knownEntity } from '../resolve-mention.ts'
import type { Bound, Scene } from '../scene.ts'
import type { Asked } from './asked.ts'

/** Whether the hero can do what is asked: what keeps it, or that nothing does. */
export function tellWhetherPossible(scene: Scene, asked: Asked): void {
  const { clause } = asked
  const { world, reply } = scene
  const object = clause.object && knownEntity(world, clause.object)
  const bound: Bound = { clause, actor: world.entities[0]!, object }
  // Who somebody is or may be is not found out by looking.
  if (/\bbe\b/i.test(asked.text) && (!clause.act || clause.act === 'be'))
    return reply.tell('That is yours to say.')
  if (!clause.act) return reply.tell('You can try: say that you do.')
  const action: Action = actions[clause.act]
  const refusal = (action.needs ?? []).map((need) => need(scene, bound)).find((found) => found !== undefined)
  if (refusal) {
    reply.tell('Not as things stand.')
    return reply.tell(refusal.refusal, refusal.slots)
  }
  const slots = { deed: retoldDeed(clause, world), object }
  if (!reply.say(answerLines.possible, slots)) reply.tell('Yes: you can [deed], if you say so.', slots)
}
