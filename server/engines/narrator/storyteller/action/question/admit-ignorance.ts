import { answerLines } from '../../content/answers.ts'
import { isPresent } from '../../world/presence.ts'
import type { Scene } from '../scene.ts'
import { improviseAnswer } from './improvised.ts'
import { sayDecided } from './say-decided.ts'
import { isSecret, settleOpen } from './settle-open.ts'
import type { Asked } from './asked.ts'

/** Asked for a number, an hour or a price. */
const FIGURES =
  /^\W*(?:how (?:many|much|old|long|far|soon|often|tall|deep|high|big)\b|(?:at )?what time\b|what.*\b(?:price|cost|pay|fare|fee|reward)\b)/

/** The last resort: an honest word that this cannot be known here, and what could be done. */
export function admitIgnorance(scene: Scene, asked: Asked): void {
  const { world, speaker, reply } = scene
  const { about, name, question } = asked
  if (speaker && sayDecided(scene, speaker, asked)) return
  if (settleOpen(scene, asked)) {
    if (speaker && FIGURES.test(asked.text)) reply.say(answerLines.afterFigures, { who: speaker })
    return
  }
  scene.isSettled = true
  if (speaker)
    return reply.say(answerLines.unknownSaid, { who: speaker }) ? undefined : reply.answer('I don’t know.')
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
