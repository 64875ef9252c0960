import { answerLines } from '../../content/answers.ts'
import { isPresent } from '../../world/world.ts'
import type { Scene } from '../scene.ts'
import { capitalised } from '../../language/letter-case.ts'
import { toldBack, turnedRound } from '../../telling/second-person.ts'
import { withinSentence } from './as-statement.ts'
import { asCased, askedWords, settleOpen } from './settle-open.ts'
import type { Asked } from './asked.ts'

/** The last resort: an honest word that this cannot be known here, and what could be done. */
export function admitIgnorance(scene: Scene, asked: Asked): void {
  const { world, speaker, reply } = scene
  const { about, name, question } = asked
  if (settleOpen(scene, asked)) return
  const open = (told: (words: string) => string) => asCased(withinSentence(askedWords(asked), told), asked)
  if (speaker) {
    const put = about === speaker ? undefined : open((words) => turnedRound(words, speaker))
    const pool = about === speaker ? answerLines.unsaidSelf : answerLines.unknownSaid
    if (put) return reply.tell('I don’t know [asked].', { asked: put })
    if (!reply.sayNew(pool, { object: speaker }) && !reply.say(pool, { object: speaker }))
      reply.tell('I could not tell you that, not here at [place].')
    return
  }
  // What goes on in somebody who is here is theirs to tell.
  const isOfMind = /^(?:think|want|feel|mean|know|plan|need|hope|like|hide)$/.test(question.predicate ?? '')
  const them =
    (question.asks === 'why' || (/^(?:how|what)$/.test(question.asks) && isOfMind)) &&
    about?.kind === 'person' &&
    isPresent(world, about)
      ? about
      : undefined
  if (them && reply.sayNew(answerLines.askThem, { object: them })) return
  const put = open((words) => toldBack(words, world))
  if (put && reply.say(answerLines.untold, { asked: put, Asked: capitalised(put) })) return
  if (!reply.say(answerLines.unknown, { object: about, name: name ? { name } : undefined }))
    reply.tell('Nobody at [place] could tell you that just now.')
}
