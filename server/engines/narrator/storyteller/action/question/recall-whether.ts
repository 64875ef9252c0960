import { sensesOf, synonymsOf } from '#server/ground/wordnet/wordnet.ts'
import { HERO, isBeing, type World } from '../../world/world.ts'
import type { Asked } from './asked.ts'
import { isSubjectOf, PLACED, wantedWords } from './recall.ts'
import { toldClauses } from './told-clauses.ts'

const FOND = /^(?:like|love|enjoy|trust)$/
const AVERSE = /^(?:hate|dislike|despise|loathe|detest|distrust)$/
const SILENT = /\b(?:silen(?:t|ce)|mute|speechless)\b/i

/** Whether the story has told that it is so, or that it is not; undefined where it has told neither. */
export function recallWhether(world: World, asked: Asked): boolean | undefined {
  const { about, question, text } = asked
  const { predicate = 'be' } = question
  const wanted = wantedWords(asked).filter(([word]) => word !== predicate)
  if (
    !about ||
    !(isBeing(about) || about.id === HERO) ||
    /^\W*(?:will|would|shall|should|may|might|must)\b/.test(text)
  )
    return undefined
  const isOfSpeech = sensesOf(predicate, 'verb')[0]?.field === 'verb.communication'
  const alike = new Set([predicate, ...synonymsOf(predicate, 'verb')])
  const told = toldClauses(world).findLast((each) => {
    const { text: clause, bases, isDenied } = each
    if (!isSubjectOf(each, about)) return false
    if (isOfSpeech && SILENT.test(clause)) return true
    const isAll = wanted.every((choices) => choices.some((choice) => bases.has(choice)))
    if (predicate === 'be') return isAll && wanted.length > 1 && !PLACED.test(text)
    if (/\bcan\b/.test(text) !== /\bca?n\b|can['’]t|cannot/.test(clause)) return false
    const isAverse = FOND.test(predicate) && [...bases].some((word) => AVERSE.test(word))
    if (isAverse && isAll) return true
    const verbs = [...bases].filter((word) => alike.has(word))
    const isSpoken =
      isOfSpeech && isDenied && [...bases].some((word) => /^(?:speak|talk|say|answer)$/.test(word))
    return isSpoken || (isAll && verbs.length > 0 && (wanted.length > 1 || isDenied))
  })
  const isAverse =
    FOND.test(predicate) && told !== undefined && [...told.bases].some((word) => AVERSE.test(word))
  return told && !isAverse && !(told.isDenied || (isOfSpeech && SILENT.test(told.text)))
}
