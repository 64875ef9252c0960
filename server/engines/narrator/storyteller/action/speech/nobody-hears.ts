import { openAnswerLines, unansweredLines, whoAnswersLines } from '../../content/act-lines.ts'
import type { Clause } from '../../language/clause.ts'
import { retoldByHero } from '../../telling/retell.ts'
import { withApostrophes } from '../../telling/second-person.ts'
import { type Entity } from '../../world/world.ts'
import { talkersHere, isToldAlone } from '../../world/presence.ts'
import { whereabouts } from '../turn/needs.ts'
import { refuse, type Scene } from '../scene.ts'

/** Words that reach nobody. */
export function nobodyHears(scene: Scene, to?: Entity, clause?: Clause): void {
  scene.isAnswered = true
  const { speech, said } = clause ?? {}
  const mark = said?.at(-1)?.kind === 'question' ? '?' : ','
  // Told already, beside the deed.
  const words = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  if (speech && words(scene.reply.text).includes(words(speech))) scene.isAnswered = true
  else if (speech)
    scene.reply.tell('[told]', {
      told: `"${withApostrophes(speech)
        .replace(/[.,]+$/, '')
        .replace(/(?<![!?])$/, mark)}" you say.`,
    })
  else if (clause) scene.reply.tell('[told]', { told: retoldByHero(clause, scene.world) })
  if (to) return refuse(scene, whereabouts(scene, to))
  const pool = isToldAlone(scene.world)
    ? unansweredLines
    : talkersHere(scene.world).length > 1
      ? whoAnswersLines
      : openAnswerLines
  if (!scene.reply.say(pool)) scene.reply.tell('Nobody answers.')
}
