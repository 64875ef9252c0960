import type { Clause } from '../../language/clause.ts'
import { retoldByHero } from '../../telling/retell.ts'
import { keepFact } from '../../world/change.ts'
import { type Entity, hasState } from '../../world/world.ts'
import { answerMood } from './answer-mood.ts'
import type { Scene } from '../scene.ts'

/** Talk without a topic comes round to what somebody knows. */
export function smallTalk(scene: Scene, who: Entity, clause: Clause): void {
  const { world } = scene
  scene.isAnswered = true
  // 'I radio Gina and tell her …': what she is told comes next.
  if (scene.hasMore) return scene.reply.tell('[told]', { told: retoldByHero(clause, world) })
  if (who.stance === 'foe' || who.kind === 'animal' || hasState(who, 'asleep'))
    return answerMood(scene, who, 'talk')
  keepFact(world, who.id, 'talked', 'yes')
  answerMood(scene, who, 'talk')
}
