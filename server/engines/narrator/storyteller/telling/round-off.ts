import { triedLines } from '../content/asides.ts'
import { speechLines } from '../content/speech-lines.ts'
import { touchesPlot } from '../action/plot/want.ts'
import { tellSensed } from '../action/going/perceive.ts'
import { isSensing } from '../action/going/senses.ts'
import { askerOf } from '../action/speech/asked-back.ts'
import type { Bound, Scene } from '../action/scene.ts'
import { HERO } from '../world/world.ts'
import { talkersHere } from '../world/presence.ts'
import { isBare, tellOutcome } from './tell-outcome.ts'
import { tellWhatFollows } from './what-follows.ts'

const FEW_WORDS = 30

/** A reply is never empty, and what nothing is known to come of is not pretended to. */
export function closeReply(scene: Scene): void {
  const { reply, deeds, world, random } = scene
  if (reply.words === 0)
    reply.tell('Nothing comes of that, not yet. Say it another way, or try something else.')
  const bare = reply.words
  const before = reply.mark()
  const last = deeds.at(-1)
  const isSensed =
    last !== undefined && isSensing(last) && !scene.isAnswered && !scene.isRefused && tellSensed(scene, last)
  if (!isSensed && isBare(scene)) tellOutcome(scene)
  if (reply.words === bare) takeUpTold(scene)
  if (!isSensed && tellWhatFollows(scene, before)) return
  if (reply.words > bare || !isBare(scene) || reply.isConcise) return
  if (last?.actor.id !== HERO) return
  const isAttempt =
    (last.clause.modality === 'tries' || (last.clause.verb === 'try' && !last.clause.particle)) &&
    !touchesPlot(world, last.clause.text)
  if (isAttempt) return void reply.say(random.chance(0.6) ? triedLines.works : triedLines.fails)
  handBack(scene, last)
}

/** What is told to somebody in the words of the player alone. */
const TELLING = /^(?:tell|explain|describe|confess|recount|suggest|mention)$/

/** What is told to somebody is heard; any other deed is left as it was told. */
function handBack(scene: Scene, bound: Bound): void {
  const { clause, object, target } = bound
  const { world, reply } = scene
  if (scene.hasMoved || scene.isAdmitted || reply.text.includes('“') || clause.polarity === 'negated') return
  const hearer = talkersHere(world).find((each) => each === object || each === target)
  if (hearer && TELLING.test(clause.verb ?? '')) reply.say(speechLines.told, { who: hearer })
}

/** By which a question is answered without its answer being said. */
const ANSWERING = /^(?:lie|nod|shrug|say|answer|agree|accept|refuse|admit|deny|confess)$/

/** Whoever asked something takes up the answer. */
function takeUpTold(scene: Scene): void {
  const { world, reply, deeds } = scene
  const asker = askerOf(world)
  const isAnswer = deeds.some(({ actor, clause }) => actor.id === HERO && ANSWERING.test(clause.verb ?? ''))
  if (asker && isAnswer && reply.words < FEW_WORDS && !reply.text.includes('“'))
    reply.say(speechLines.answered, { who: asker })
}
