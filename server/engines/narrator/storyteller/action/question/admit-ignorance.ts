import { answerLines } from '../../content/answers.ts'
import { carriedWords } from '../../telling/carried-words.ts'
import { isPresent } from '../../world/presence.ts'
import type { Scene } from '../scene.ts'
import { improviseAnswer, tellSign } from './improvised.ts'
import { isSecret, settleOpen } from './settle-open.ts'
import type { Asked } from './asked.ts'
import { isNamedIn, toldClauses } from './told-clauses.ts'

/** The last resort: an honest word that this cannot be known here, and what could be done. */
export function admitIgnorance(scene: Scene, asked: Asked): void {
  const { world, speaker, reply } = scene
  const { about, name, question } = asked
  const { words } = reply
  if (settleOpen(scene, asked)) {
    const [, isSo] = /^(Yes|No)\b[^:]*$/.exec(reply.text.split(/\n|(?<=[.!?]) /).at(-1) ?? '') ?? []
    if (isSo && reply.words > words && !speaker) tellSign(scene, asked, isSo === 'Yes')
    return
  }
  scene.isSettled = true
  if (speaker) {
    // 'I ask the captain why he must have it': about themselves, as 'you' is.
    const isReported = !asked.clause.text.endsWith('?')
    const own = carriedWords(asked.text)
    const isLost =
      question.asks === 'where' &&
      /\b(?:put|have|had|leave|left|lost|lose|see|saw|find|drop)\b/.test(asked.text)
    const isKnown =
      question.asks !== 'why' &&
      toldClauses(world).some(
        ({ text, subjectBases }) =>
          isNamedIn(speaker, subjectBases) && [...carriedWords(text)].some((word) => own.has(word)),
      )
    const isOwn =
      isKnown ||
      (about === speaker && !/\bthem\b/.test(asked.text)) ||
      (isReported ? /\b(?:you|your|he|she|they|his|her|their)\b/ : /\b(?:you|your)\b/).test(asked.text)
    const pool = isOwn && !isLost ? answerLines.unsaidSelf : answerLines.unknownSaid
    return reply.say(pool, { object: speaker }) ? undefined : reply.answer('I don’t know.')
  }
  if (!isSecret(world, asked) && improviseAnswer(scene, asked, 'last')) return
  // What goes on in somebody who is here is theirs to tell.
  const isOfMind = /^(?:think|want|feel|mean|know|plan|need|hope|like|hide|do|dream|fear|believe|make)$/.test(
    question.predicate ?? '',
  )
  const them =
    (question.asks === 'why' ||
      (question.asks === 'whether' && /^\W*w(?:ill|ould)\b/.test(asked.text)) ||
      (/^(?:how|what)$/.test(question.asks) && isOfMind)) &&
    about?.kind === 'person' &&
    isPresent(world, about)
      ? about
      : undefined
  if (them && reply.sayNew(answerLines.askThem, { object: them })) return
  if (question.asks === 'whether' && reply.say(answerLines.toCome)) return
  if (!reply.say(answerLines.unknown, { object: about, name: name ? { name } : undefined }))
    reply.tell('Nobody at [place] could tell you that just now.')
}
