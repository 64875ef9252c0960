import { wishes } from '../../content/people.ts'
import type { Clause } from '../../language/clause.ts'
import { retoldByHero } from '../../telling/retell.ts'
import { type Entity, factAbout, hasState } from '../../world/world.ts'
import { answerMood } from './answer-mood.ts'
import { greetGoal, tellLead } from '../plot/plot.ts'
import { decide } from '../going/reveal.ts'
import type { Scene } from '../scene.ts'

/** Talk without a topic comes round to what somebody knows, and then to what they want. */
export function smallTalk(scene: Scene, who: Entity, clause: Clause): void {
  const { world } = scene
  scene.isAnswered = true
  // 'I radio Gina and tell her …': what she is told comes next.
  if (scene.hasMore) return scene.reply.tell('[told]', { told: retoldByHero(clause, world) })
  if (who.stance === 'foe' || who.kind === 'animal' || hasState(who, 'asleep'))
    return answerMood(scene, who, 'talk')
  if (greetGoal(scene, who) || tellLead(scene, 'ask', who)) return
  if (!factAbout(world, who.id, 'wish')) return tellWish(scene, who)
  answerMood(scene, who, 'talk')
}

/** What somebody wants, settled once. */
function tellWish(scene: Scene, who: Entity): void {
  const pool = wishes.map((wish) => `More than anything, [object] [object+want] ${wish}.`)
  scene.reply.tell(decide(scene, who, 'wish', pool))
}
