import { actLines, unansweredLines } from '../content/act-lines.ts'
import type { Clause } from '../language/clause.ts'
import { retoldByHero } from '../telling/retell.ts'
import type { Entity } from '../world/world.ts'
import { whereabouts } from './needs.ts'
import { refuse, type Scene } from './scene.ts'

/** Called into the open, and not said to somebody of whom the player thinks. */
const CALLING =
  /^\W*(?:hello|hey|help|oi|anybody|anyone|who(?:['’]?s| is| goes)? (?:there|here|it|that|out)|(?:is|does|can|has|did) (?:any|some)(?:body|one)|come out|show yourself)/i

/** Words that reach nobody. */
export function nobodyHears(scene: Scene, to?: Entity, clause?: Clause): void {
  scene.isAnswered = true
  if (to && scene.reply.words === 0) return refuse(scene, whereabouts(scene, to))
  if (clause && clause.speech === undefined)
    scene.reply.tell('[told]', { told: retoldByHero(clause, scene.world) })
  const isCalledOut = CALLING.test(clause?.speech ?? clause?.text ?? '')
  if (!scene.reply.say(isCalledOut ? unansweredLines : actLines.say!, {}))
    scene.reply.tell('Your words go out over [place], and nobody takes them up.')
}
