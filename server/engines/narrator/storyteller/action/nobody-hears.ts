import { unansweredLines } from '../content/act-lines.ts'
import type { Clause } from '../language/clause.ts'
import { retoldByHero } from '../telling/retell.ts'
import { withApostrophes } from '../telling/second-person.ts'
import type { Entity } from '../world/world.ts'
import { whereabouts } from './needs.ts'
import { refuse, type Scene } from './scene.ts'

/** Words that reach nobody. */
export function nobodyHears(scene: Scene, to?: Entity, clause?: Clause): void {
  scene.isAnswered = true
  if (to && scene.reply.words === 0) return refuse(scene, whereabouts(scene, to))
  if (clause)
    scene.reply.tell('[told]', {
      told:
        clause.speech && (clause.speech === clause.text || !clause.text.includes(clause.speech))
          ? `"${withApostrophes(clause.speech)
              .replace(/(?<![.!?])$/, ',')
              .replace(/[.,]+$/, ',')}" you say.`
          : retoldByHero(clause, scene.world),
    })
  if (!scene.reply.say(unansweredLines)) scene.reply.tell('Nobody answers.')
}
