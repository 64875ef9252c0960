import { answerLines } from '../../content/answers.ts'
import { type Entity, isBeing } from '../../world/world.ts'

/** What is heard, tasted, seen or said of it, where nobody has said yet. */
export function ofSenses(text: string, about: Entity): string[] | undefined {
  if (/\bsounds?\b/.test(text)) return answerLines.sounds
  if (/\btastes?\b/.test(text)) return answerLines.tastes
  if (/\bsmells?\b/.test(text)) return answerLines.smells
  if (/\bfeels? like\b/.test(text)) return answerLines.feels
  if (!isBeing(about)) return undefined
  if (/\bhid(?:e|es|ing|den)\b/.test(text)) return answerLines.hides
  if (
    /\b(?:likes?|loves?|enjoys?|favou?rite|prefers?|eats?)\b/.test(text) &&
    !/\blooks? like|sounds? like|feels? like/.test(text)
  )
    return answerLines.likes
  if (/\bwear(?:s|ing)?\b/.test(text)) return answerLines.wears
  if (/\b(?:see|saw|seen|hear|heard|notice|noticed|witness|remember|know|knows)\b/.test(text))
    return answerLines.testimony
  return undefined
}
