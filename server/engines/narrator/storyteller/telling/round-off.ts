import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { openEndLines, triedLines, unseenLines, yourMoveLines } from '../content/asides.ts'
import { speechLines } from '../content/speech-lines.ts'
import { touchesPlot } from '../action/plot/want.ts'
import { revealSeen } from '../action/going/reveal.ts'
import { isBodyPart, isOfClass } from '../content/things.ts'
import { askerOf } from '../action/speech/asked-back.ts'
import type { Bound, Scene } from '../action/scene.ts'
import { HERO, meantOfLate, talkersHere } from '../world/world.ts'
import type { Clause } from '../language/clause.ts'
import { verbsOf } from '../language/verb-forms.ts'
import { isBare, tellOutcome } from './tell-outcome.ts'

const FEW_WORDS = 30

/** A reply is never empty, and what nothing is known to come of is not pretended to. */
export function closeReply(scene: Scene): void {
  const { reply, deeds, world, random } = scene
  if (reply.words === 0)
    reply.tell('Nothing comes of that, not yet. Say it another way, or try something else.')
  const bare = reply.words
  if (isBare(scene)) tellOutcome(scene)
  if (reply.words === bare) takeUpTold(scene)
  const last = deeds.at(-1)
  if (reply.words > bare || !isBare(scene) || reply.isConcise || !last) return
  // What others do is told, and what they do to the hero asks for an answer.
  if (last.actor.id !== HERO) {
    if ([last.object, last.target, last.place].some((each) => each?.id === HERO)) reply.say(yourMoveLines)
    return
  }
  const isAttempt =
    (last.clause.modality === 'tries' || (last.clause.verb === 'try' && !last.clause.particle)) &&
    !touchesPlot(world, last.clause.text)
  if (isAttempt) return void reply.say(random.chance(0.6) ? triedLines.works : triedLines.fails)
  admitOpenEnd(scene, last)
}

/** What is told to somebody in the words of the player alone. */
const TELLING = /^(?:tell|explain|describe|confess|recount|suggest|mention)$/

const GOING_ON =
  /^(?:wait|rest|sit|stand|kneel|lieDown|sleep|go|leave|enter|return|approach|follow|flee|continue|think|feel|be|have|smile|cry|shrug|take)$/

const isInward = ({ verb, text }: Clause): boolean =>
  /^verb\.(?:emotion|cognition|perception|stative|body)$/.test(
    sensesOf(verb?.split(' ')[0] ?? verbsOf(/\p{L}+ing\b/u.exec(text)?.[0] ?? '')[0]?.lemma ?? '', 'verb')[0]
      ?.field ?? '',
  )

/** What is only meant or offered is for another turn, or for somebody else. */
const MEANING_TO = /^(?:offer|promise|decide|plan|begin|start|refuse)$/

/** Who sees smoke has said what is to be seen. */
const FOUND = /^(?:find|discover|spot|see|notice)$/

/** A deed of which nothing surely comes is owned up to; what is told to somebody is heard. */
function admitOpenEnd(scene: Scene, bound: Bound): void {
  const { clause } = bound
  const { world, reply } = scene
  if (scene.hasMoved || scene.isAdmitted || reply.text.includes('“') || clause.polarity === 'negated') return
  const talkers = talkersHere(world)
  const hearer = meantOfLate(world).find((each) => talkers.includes(each)) ?? talkers[0]
  if (hearer && TELLING.test(clause.verb ?? '') && reply.say(speechLines.told, { who: hearer })) return
  const isLook =
    /^(?:look|search)$/.test(clause.act ?? '') &&
    !FOUND.test(clause.verb ?? '') &&
    !/\bchecks? in\b/.test(clause.text)
  if (isLook && (revealSeen(scene, bound) || reply.say(unseenLines))) return
  // Who rests, feels, goes on or straightens a tie has done so, and nothing is open.
  const isOwn =
    clause.object?.determiner === 'my' &&
    (isBodyPart(clause.object.head) || isOfClass(clause.object.head, 'garment'))
  if (!isOwn && !GOING_ON.test(clause.act ?? '') && !MEANING_TO.test(clause.verb ?? '') && !isInward(clause))
    reply.say(openEndLines)
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
