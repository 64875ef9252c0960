import type { Clause, Question } from '../../language/clause.ts'
import type { Entity } from '../../world/world.ts'

/** A question with what it is about bound to the story's own; `name` is what it says where nothing is known of it. */
export interface Asked {
  clause: Clause
  question: Question
  about?: Entity
  other?: Entity
  name?: string
  text: string
}
