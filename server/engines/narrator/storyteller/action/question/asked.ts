import { answerLines } from '../../content/answers.ts'
import type { Clause, Question } from '../../language/clause.ts'
import type { Entity } from '../../world/world.ts'
import type { Scene } from '../scene.ts'

/** A question with what it is about bound to the story's own; `name` is what it says where nothing is known of it. */
export interface Asked {
  clause: Clause
  question: Question
  about?: Entity
  other?: Entity
  name?: string
  text: string
}

/** The last resort: an honest word that this cannot be known here, and what could be done. */
export function admitIgnorance(scene: Scene, { about, name }: Asked): void {
  const slots = { object: about, name: name ? { name } : undefined }
  if (!scene.reply.say(answerLines.unknown, slots))
    scene.reply.tell('Nobody at [place] could tell you that just now.')
}
