import type { Clause } from '../../language/clause.ts'
import { readTurn } from '../../language/read-turn.ts'
import { canSpeak, takeVoice } from '../../world/can-speak.ts'
import { referentsOf } from '../../world/referents.ts'
import type { Entity } from '../../world/world.ts'
import { ofListener, speakWith } from './listener.ts'
import { askPerson } from '../question/ask-person.ts'
import { tellChoice } from '../question/choice.ts'
import { answerQuestion } from '../question/question.ts'
import { knownEntity } from '../binding/resolve-mention.ts'
import type { Scene } from '../scene.ts'

/** 'How he met his wife and whether he has eaten': the one, and then the other. */
const JOINED = /[\s,]+(?:and|or) (?=(?:who|what|where|when|why|how|if|whether|which|whose)\b)/i

/** What is asked of somebody, each question of it by itself. */
export function putQuestion(scene: Scene, who: Entity, given: Clause, isDirect = false): void {
  const [first, ...more] = given.text.endsWith('?') ? [given.text] : given.text.split(JOINED)
  if (more.length === 0) return putOne(scene, who, given, isDirect)
  putOne(scene, who, { ...given, text: first! }, isDirect)
  for (const text of more) {
    const [read] = readTurn(`I ask ${text}`, referentsOf(scene.world)).clauses[0]?.said ?? []
    if (read?.kind === 'question') putOne(scene, who, read, isDirect)
  }
}

/** A question to somebody: about themselves they answer it, about the world they say what is so. */
function putOne(scene: Scene, who: Entity, given: Clause, isDirect: boolean): void {
  takeVoice(who)
  const known =
    /\b(?:knows?|knew|remembers?|tell me|guess|idea) ((?:who|what|where|when|why|how|if|whether|which) .+)$/i.exec(
      given.text,
    )?.[1]
  const within =
    known === undefined
      ? undefined
      : readTurn(`I ask ${known}`, referentsOf(scene.world)).clauses[0]?.said?.[0]
  const put = within?.kind === 'question' ? within : given
  // In direct speech 'he' is somebody else than who hears it.
  const question = isDirect ? put : ofListener(who, put, scene.world)
  const { about } = question.question ?? {}
  const asked = {
    clause: question,
    question: question.question ?? { asks: 'choice' as const },
    about: typeof about === 'object' ? knownEntity(scene.world, about) : undefined,
    text: question.text,
  }
  if (canSpeak(who) && tellChoice(scene, asked, who)) return speakWith(scene.world, who)
  if (!askPerson(scene, who, question)) {
    scene.speaker = who
    scene.reply.speakAs(who, () => answerQuestion(scene, question, who))
    delete scene.speaker
  }
  // Whoever answers is 'she' from then on, and not whom she was asked about.
  speakWith(scene.world, who)
}
