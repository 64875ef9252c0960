import type { Clause } from '../language/clause.ts'
import { readTurn } from '../language/read-turn.ts'
import { keepFact, mean } from '../world/change.ts'
import { referentsOf } from '../world/referents.ts'
import type { Entity } from '../world/world.ts'
import { tellTheWay } from './ask-the-way.ts'
import { mayLead, ofListener } from './listener.ts'
import { tellLead } from './plot.ts'
import { askPerson } from './question/ask-person.ts'
import { answerQuestion } from './question/question.ts'
import type { Scene } from './scene.ts'

/** A question to somebody: about themselves they answer it, about the world they say what is so. */
export function putQuestion(scene: Scene, who: Entity, given: Clause, isDirect = false): void {
  const asked =
    /\b(?:know|remember|tell me|guess|idea) ((?:who|what|where|when|why|how|if|whether|which) .+)$/i.exec(
      given.text,
    )?.[1]
  const within =
    asked === undefined
      ? undefined
      : readTurn(`I ask ${asked}`, referentsOf(scene.world)).clauses[0]?.said?.[0]
  const put = within?.kind === 'question' ? within : given
  // In direct speech 'he' is somebody else than who hears it.
  const question = isDirect ? put : ofListener(who, put)
  if (mayLead(scene, question, who) && tellLead(scene, 'ask', who)) return
  const choice = /^(?:.*[.!?,:] )?((?:[\p{L}'’-]+ ?){1,4}) or ((?:[\p{L}'’-]+ ?){1,4})\??$/u.exec(
    question.text.replace(/^(?:if|whether) (?:he|she|they|you|it) \p{L}+ /u, ''),
  )
  if (
    choice &&
    !/^(?:is|are|was|were|do|does|did|will|would|can|could|should|shall|have|has)\b/i.test(choice[1]!.trim())
  ) {
    const taken = scene.random.pick([choice[1]!, choice[2]!]).trim()
    scene.isAnswered = true
    scene.hasChanged = true
    keepFact(scene.world, who.id, `chose${scene.world.turn}`, `${who.name} chose: ${taken}.`)
    return scene.reply.tell(
      `"${taken[0]!.toUpperCase()}${taken.slice(1)}," says [who], "if it is for me to say."`,
      { who },
    )
  }
  if (!tellTheWay(scene, who, question.text) && !askPerson(scene, who, question)) {
    scene.speaker = who
    scene.reply.speakAs(who, () => answerQuestion(scene, question, who))
    delete scene.speaker
  }
  // Whoever answers is 'she' from then on, and not whom she was asked about.
  mean(scene.world, who)
}
