import { answerLines } from '../../content/answers.ts'
import { headOf } from '../../telling/noun.ts'
import { isPresent, talkersHere } from '../../world/presence.ts'
import { type Entity, isBeing, type World } from '../../world/world.ts'
import type { Scene } from '../scene.ts'
import { improviseAnswer } from './improvised.ts'
import { indirectly } from './indirect.ts'
import { sayAs, sayDecided } from './say-decided.ts'
import { askedWords, isSecret, settleOpen } from './settle-open.ts'
import type { Asked } from './asked.ts'
import { isNamedIn, toldClauses } from './told-clauses.ts'

/** The last resort: an honest word that this cannot be known here, and what could be done. */
export function admitIgnorance(scene: Scene, asked: Asked): void {
  const { world, speaker, reply } = scene
  const { about, question } = asked
  if (speaker && sayDecided(scene, speaker, asked)) return
  if (settleOpen(scene, asked)) return
  scene.isSettled = true
  if (speaker) return sayUnknown(scene, speaker, asked)
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
  const untold = indirectly(asked, world)
  if (!untold || !reply.say(answerLines.untold, { asked: untold })) reply.say(answerLines.unknown)
  const [knower] = knowersOf(world, asked)
  if (knower) reply.tell('You could ask [knower].', { knower })
}

/** Whoever is asked of their own affairs keeps them for now; of all else they do not know, and name who does. */
export function sayUnknown(scene: Scene, who: Entity, asked: Asked): void {
  const { world, reply } = scene
  const told = indirectly(asked, world, who)
  const knowers = knowersOf(world, asked)
  // What 'we' have is nobody's own.
  const isOwn =
    !/\b(?:we|us|ours?)\b/i.test(asked.text) &&
    (knowers.includes(who) || asked.about === who || /\b(?:you|your)\b/.test(askedWords(asked)))
  const { kept, keptShort, unknownSaid, unknownShort } = answerLines
  if (!told || !sayAs(scene, who, isOwn ? kept : unknownSaid, { asked: told }))
    sayAs(scene, who, isOwn ? keptShort : unknownShort)
  const knower = knowers.find((each) => each !== who)
  if (knower && !isOwn) reply.tell('"Ask [knower]."', { knower })
}

/** Those here of whom it was told what they have to do with what is asked about. */
function knowersOf(world: World, { name, about }: Asked): Entity[] {
  const noun = headOf(
    (about && !isBeing(about) && about.id !== 'abstract' ? about.name : (name ?? '')).toLowerCase(),
  )
  if (noun.length < 3) return []
  const told = toldClauses(world).filter(
    ({ bases, subjectBases }) => bases.has(noun) && !subjectBases.has(noun),
  )
  return talkersHere(world).filter(
    (each) =>
      each.kind === 'person' &&
      each !== about &&
      told.some(({ subjectBases }) => isNamedIn(each, subjectBases)),
  )
}
