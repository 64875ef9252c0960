import { answerLines } from '../../content/answers.ts'
import { type Entity, isBeing } from '../../world/world.ts'

/** What is heard, tasted, seen or said of it, where nobody has said yet. */
export function ofSenses(text: string, about: Entity): string[] | undefined {
  if (!isBeing(about)) return undefined
  if (/\bwear(?:s|ing)?\b/.test(text)) return answerLines.wears
  return undefined
}
