import type { Clause } from '../../language/clause.ts'
import { saidBy } from '../../telling/nameless.ts'
import { formOf, nounOf } from '../../telling/noun.ts'
import { keepFact } from '../../world/change.ts'
import { type Entity, factAbout } from '../../world/world.ts'
import type { Scene } from '../scene.ts'
import { recallWhether } from './recall-whether.ts'
import { tellWhether } from './say-decided.ts'
import { keyOf } from './settle-open.ts'
import { shortAnswer } from './short-answer.ts'

/** Nobody says yes to it. */
const HARM =
  /\b(?:you|they|he|she) (?:\p{L}+ ){0,3}(?:bite|kill|killed|hurt|eat|ate|eaten|shoot|harm|attack|betray|lie|lied|hide|hiding|hidden|broke|steal|stole|stolen|lying|mad|angry|upset)\b/u

/** Nobody told of is with anybody. */
const ANYBODY = /\b(?:is|was) there (?:any|some)(?:one|body)\b/

/** Somebody says yes or no of themselves; settled once, so that the same question gets the same answer. */
export function decideYesOrNo(scene: Scene, who: Entity, clause: Clause): boolean {
  const { world, random } = scene
  const question = clause.question ?? { asks: 'whether' as const }
  const theirs = clause.text.replace(/\byou\b/, formOf(nounOf(who), 'they')!)
  const key = keyOf({ clause, question, text: theirs, about: who }, world)
  const known = factAbout(world, 'story', key)
  const told = /\balone\b/.test(clause.text) || (ANYBODY.test(clause.text) ? false : undefined)
  const isSo = known
    ? /^yes/i.test(known.text)
    : (told ??
      recallWhether(world, { clause, question, text: theirs.toLowerCase(), about: who }) ??
      random.chance(HARM.test(clause.text) ? 0.1 : 0.65))
  if (!known) keepFact(world, 'story', key, shortAnswer({ clause, question, text: theirs, about: who }, isSo))
  scene.hasChanged = true
  const isPast = clause.tense === 'past'
  const text = clause.text
    .replace(
      /^\W*(?:if|whether) (?:he|she|they|you) (is|are|was|were|has|have|had|can|could|will|would)\b/,
      '$1 you',
    )
    .replace(/^\W*(?:if|whether) (?:he|she|they|you)\b/, isPast ? 'did you' : 'do you')
    // 'Has he told you': he is somebody else.
    .replace(/^(\W*(?:and |but |so )?\w+) (?:he|she|they)\b(?!.*\byour?\b)/, '$1 you')
    .replace(/\b(?:is|are) you\b/i, 'are you')
    .replace(/\bwas you\b/i, 'were you')
    .replace(/\bhas you\b/i, 'have you')
    .replace(/\bdoes you\b/i, 'do you')
    // 'If I don't come back, will you …'
    .replace(/^\W*if [^,?]+, ?(?=\p{L})/iu, '')
  const asked = { clause, question, text }
  const words = shortAnswer(asked, isSo, who).slice(0, -1)
  return (
    tellWhether(scene, who, { ...asked, about: who }, isSo, `said ${key}`.slice(0, 70)) ||
    said(scene, who, words)
  )
}

/** Told as said, with whoever says it. */
export function said({ reply }: Scene, who: Entity, words: string, noun = nounOf(who)): true {
  reply.answer(saidBy(`${words},`, noun))
  return true
}
