import { answerLines } from '../../content/answers.ts'
import { isPresent } from '../../world/world.ts'
import type { Scene } from '../scene.ts'
import { settleOpen } from './settle-open.ts'
import type { Asked } from './asked.ts'

/** The last resort: an honest word that this cannot be known here, and what could be done. */
export function admitIgnorance(scene: Scene, asked: Asked): void {
  const { world, speaker, reply } = scene
  const { about, name, question } = asked
  if (settleOpen(scene, asked)) return
  scene.isSettled = true
  if (speaker) {
    // 'I ask the captain why he must have it': about themselves, as 'you' is.
    const isReported = !asked.clause.text.endsWith('?')
    const isOwn =
      about === speaker ||
      (isReported ? /\b(?:you|your|he|she|they|his|her|their)\b/ : /\b(?:you|your)\b/).test(asked.text)
    const pool = isOwn ? answerLines.unsaidSelf : answerLines.unknownSaid
    return reply.say(pool, { object: speaker }) ? undefined : reply.answer('I don’t know.')
  }
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
  if (!reply.say(answerLines.unknown, { object: about, name: name ? { name } : undefined }))
    reply.tell('Nobody at [place] could tell you that just now.')
}
