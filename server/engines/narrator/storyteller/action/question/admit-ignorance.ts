import { answerLines } from '../../content/answers.ts'
import { type Entity, HERO, isBeing, isPresent, meantOfLate } from '../../world/world.ts'
import type { Scene } from '../scene.ts'
import { settleOpen } from './settle-open.ts'
import type { Asked } from './asked.ts'

const lastPresent = ({ world }: Scene): Entity | undefined =>
  meantOfLate(world).find((each) => each.kind === 'person' && isPresent(world, each))

/** The last resort: an honest word that this cannot be known here, and what could be done. */
export function admitIgnorance(scene: Scene, asked: Asked): void {
  const { about, name, question } = asked
  if (settleOpen(scene, asked)) return
  if (
    scene.speaker &&
    about === scene.speaker &&
    scene.reply.sayNew(answerLines.unsaidSelf, { object: about })
  )
    return
  if (scene.speaker) {
    if (!scene.reply.sayNew(answerLines.unknownSaid, { object: scene.speaker }))
      scene.reply.tell('I could not tell you that, not here at [place].')
    return
  }
  const owner =
    typeof question.about === 'object' && /^(?:his|her|their)$/.test(question.about.determiner ?? '')
      ? lastPresent(scene)
      : undefined
  const them =
    (question.asks === 'why' ||
      (/^(?:how|what)$/.test(question.asks) &&
        /^(?:think|want|feel|mean|know|plan|need|hope|like|hide)$/.test(question.predicate ?? ''))) &&
    about &&
    about.id !== HERO &&
    isBeing(about) &&
    isPresent(scene.world, about) &&
    about.kind !== 'animal'
      ? about
      : question.asks === 'who'
        ? undefined
        : owner
  if (them && scene.reply.sayNew(answerLines.askThem, { object: them })) return
  const slots = { object: about, name: name ? { name } : undefined }
  if (!scene.reply.say(answerLines.unknown, slots))
    scene.reply.tell('Nobody at [place] could tell you that just now.')
}
