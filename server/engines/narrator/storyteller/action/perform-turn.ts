import { tellDeed } from './tell-deed.ts'
import { isBodyPart } from '../content/things.ts'
import { askedIn } from '../language/asked-words.ts'
import { wayOf } from '../language/way-of.ts'
import type { Clause, TurnReading } from '../language/clause.ts'
import { mean, setState } from '../world/change.ts'
import { beingsHere, entityOf, HERO, heroOf, isBeing } from '../world/world.ts'
import { onAnswer, withAskedAbout } from './follow-up.ts'
import { performSurely, retold } from './take-up.ts'
import { performAct } from './perform-act.ts'
import { joinHero, meetNamed } from './meet.ts'
import { answerCondition, performAside } from './aside.ts'
import { holdsVerb, isOfBeing, isOfOthers, ownerOf, unknownActor } from './unnamed-actor.ts'
import { noticeIt, seenIn, suspectIn, suspectOne } from './notice.ts'
import { performByOther } from './others.ts'
import { guessRiddle } from './riddle.ts'
import { performSpeech } from './perform-speech.ts'
import {
  clausesToDo,
  isAnsweredNext,
  isApart,
  isKeptBack,
  isLeadIn,
  isOnlyAlmost,
  isToldToo,
  isUnheeded,
} from './clauses-to-do.ts'
import { carryOut, isAskedOf, NO_ANSWER } from './carry-out.ts'
import { withChoices } from './question/choice.ts'
import { answerQuestion } from './question/question.ts'
import { isRefusal, refuse, type Scene } from './scene.ts'
import { state } from './statement.ts'
import { walkOn } from './walk-on.ts'
import { wishOf } from './wish.ts'
import { isRole } from '../scenario/roles.ts'
import { retoldByHero, retoldByOther } from '../telling/retell.ts'
import { tellUndone, TypedSentence } from './tell-whole.ts'
import { actorOf } from './actor-of.ts'
import { knownEntity, resolveMention } from './resolve-mention.ts'

/** Does what a turn says, clause by clause; what cannot be read as a turn gets its own honest answer. */
export function performTurn(scene: Scene, reading: TurnReading, typed: string): void {
  const { clauses } = reading
  if (answerCondition(scene, reading)) return
  if (guessRiddle(scene, typed)) return
  const done = withAskedAbout(withChoices(clausesToDo(clauses, typed), typed))
  for (const { text } of done) meetNamed(scene.world, text)
  if (done.length === 0) tellUndone(scene, clauses)
  let sentence = new TypedSentence(scene, clauses)
  for (const [at, clause] of done.entries()) {
    if (at > 0 && clause.whole !== done[at - 1]!.whole) {
      sentence.close()
      sentence = new TypedSentence(scene, clauses)
    }
    sentence.add(clause)
    // A whole day of deeds in one turn is told to its turning point; the plot answers that first.
    // 'Her sister! She was her sister': a few words without a deed, and others that say it.
    if (clause.kind === 'act' && !clause.verb && done.length > 1 && clause.text.split(' ').length < 4)
      continue
    if (scene.isRefused && !isApart(clause, done[at - 1]!)) break
    scene.isRefused = false
    if (at > 0 && scene.reply.words > 90) break
    if (clause.actor === 'companions') joinHero(scene.world, clause.text)
    // 'I go to mother's bed. Is she hot?'
    for (const part of [clause.object, clause.target, clause.place])
      mean(scene.world, entityOf(scene.world, part?.owner?.entityId))
    scene.hasMore = at < done.length - 1
    scene.movesOn = done
      .slice(at + 1)
      .some((each) => each.kind === 'act' && wayOf(each.text, each.verb)?.length)
    if (isToldToo(clause, done[at - 1])) continue
    // '“Come!” I shout, but he does not move': nobody comes.
    if (/^(?:speech|order)$/.test(clause.kind) && isUnheeded(done[at + 1])) continue
    if (isAnsweredNext(clause, done[at + 1]) || isOnlyAlmost(clause)) {
      const whom = clause.object?.isProper ? clause.object : clause.target
      if (whom) resolveMention(scene, whom, 'being')
      scene.reply.tell('[told]', { told: retold(clause, scene.world) })
      continue
    }
    // 'I call out, but there's no answer': none comes. 'I want to scold her but instead I say …': it stays a
    // wish. 'I whisper to him: "tonight"': the words come next, and they are what is answered.
    const isCalled = NO_ANSWER.test(done[at + 1]?.text ?? '') && clause.actor === 'hero'
    const isWished = isKeptBack(clause, done[at + 1], typed)
    if (isCalled) scene.isAnswered = true
    if (isCalled || isWished || isLeadIn(clause, done[at + 1])) {
      const wished = isWished ? retoldByOther(clause, undefined, scene.world) : undefined
      scene.reply.tell('[told]', { told: wished ?? retoldByHero(clause, scene.world) })
      continue
    }
    const meant = clause.isCondition ? onAnswer(scene, clause) : clause
    if (!meant) continue
    const { here } = scene.world
    performSurely(scene, meant, performClause)
    if (scene.world.here === here && !scene.isRefused) walkOn(scene, meant)
  }
  sentence.close()
  const last = done.at(-1)
  // 'I ring the bell, and today it makes no sound': what is not read may be what came of it.
  if (
    done.length > 1 &&
    last &&
    !last.verb &&
    /^(?:act|statement)$/.test(last.kind) &&
    !/^that\b/i.test(last.text)
  )
    scene.deeds = []
  if (done.length > 1) delete scene.isLookingAbout
}

function performClause(scene: Scene, clause: Clause): void {
  switch (clause.kind) {
    case 'aside':
      return performAside(scene, clause)
    case 'question':
      return answerQuestion(scene, clause)
    case 'order':
      // 'Order Gus to patch it and climb out myself': the second is no order.
      return /\bmyself\b/.test(clause.text) && clause.verb
        ? performActClause(scene, {
            ...clause,
            kind: 'act',
            actor: 'hero',
            text: clause.text.replace(/ ?\bmyself\b/, ''),
          })
        : carryOut(scene, clause)
    case 'wish':
      if (
        /\b(?:want|like|love|need) to know\b/.test(clause.text) &&
        (clause.said?.[0] ?? clause.purpose?.said?.[0])?.kind === 'question'
      )
        return answerQuestion(scene, (clause.said?.[0] ?? clause.purpose?.said?.[0])!)
      return wishOf(scene, clause)
    case 'statement':
      return state(scene, seenIn(clause) ?? clause)
    case 'speech':
      return performSpeech(scene, clause)
    case 'act':
      // 'Come out!' is said to somebody.
      if (/^come\b/i.test(clause.text) && clause.actor === 'hero')
        return performSpeech(scene, {
          ...clause,
          kind: 'speech',
          act: 'say',
          verb: 'say',
          speech: clause.text,
          said: [],
        })
      if (isAskedOf(scene, clause)) return carryOut(scene, { ...clause, kind: 'order', actor: 'nobody' })
      // 'what kind of soup', without a verb and a mark.
      if (!clause.verb && /^(?:what|which|who|whose|where|when|why|how)\b/i.test(clause.text))
        return answerQuestion(scene, {
          ...clause,
          kind: 'question',
          question: { asks: askedIn(clause.text), about: clause.object },
        })
      return performActClause(scene, clause)
  }
}

function performActClause(scene: Scene, clause: Clause): void {
  const actor =
    unknownActor(scene, clause) ??
    actorOf(
      scene,
      clause.actor,
      clause.said !== undefined ||
        /^(?:say|tell|ask|shout|whisper|think|warn|promise|refuse|accept|answer)$/.test(clause.act ?? ''),
    )
  if (isRefusal(actor)) return refuse(scene, actor)
  // 'It opens one eye': what has eyes is the animal.
  const animal =
    actor?.kind === 'thing' && isOfBeing(clause)
      ? beingsHere(scene.world).find(({ kind }) => kind === 'animal')
      : undefined
  if (animal) return performByOther(scene, clause, animal)
  if (actor?.id === HERO && isOfOthers(clause)) {
    const object = clause.object && isRole(clause.object.head) ? clause.object : undefined
    return state(scene, { ...clause, kind: 'statement', actor: 'nobody', object })
  }
  const whole =
    typeof clause.actor === 'object' && isBodyPart(clause.actor.head)
      ? ownerOf(scene, clause.actor)
      : undefined
  if (whole && whole.id !== heroOf(scene.world).id) {
    if (/bleed|broke|hurt|swollen|burn/.test(clause.text)) setState(whole, 'hurt')
    mean(scene.world, whole)
    return state(scene, { ...clause, actor: { text: whole.name, head: whole.name, entityId: whole.id } })
  }
  if (actor === undefined) return state(scene, clause)
  if (actor.id !== heroOf(scene.world).id) {
    performByOther(scene, clause, actor)
    // In 'Pak's line snaps' it is Pak who is 'he' from then on.
    const owner = typeof clause.actor === 'object' && !isBeing(actor) ? clause.actor.owner : undefined
    return mean(scene.world, owner && entityOf(scene.world, owner.entityId))
  }
  // 'We arrive at the new house'.
  if (/^(?:arrive|reach)$/.test(clause.verb ?? '') && clause.object && clause.polarity === 'affirmed')
    return performAct(scene, { ...clause, act: 'go', place: clause.object, object: undefined })
  if (clause.act === 'be' && /^(?:trip|stumble|slip|fall|tumble)$/.test(clause.verb ?? ''))
    return tellDeed(scene, { clause, actor })
  if (clause.act === 'be') return state(scene, clause)
  // What is only decided on has not been done.
  if (
    /^(?:i |we )?(?:then )?(?:decide|plan|resolve|intend|prepare|get ready|make up my mind) to \p{L}/iu.test(
      clause.text,
    )
  ) {
    scene.hasChanged = true
    return scene.reply.tell('[told]', { told: retoldByHero(clause, scene.world) })
  }
  const suspect = suspectIn(clause)
  if (suspect) return suspectOne(scene, suspect)
  if (
    /^(?:hear|notice|smell|sense)$/.test(clause.verb ?? '') &&
    clause.polarity === 'affirmed' &&
    clause.text.split(' ').length > 2 &&
    !(clause.verb === 'smell' && clause.object?.determiner) &&
    !(clause.object && knownEntity(scene.world, clause.object) && clause.object.entityId !== HERO)
  )
    return noticeIt(scene, clause)
  // 'I don't think that is going to work': a view, and no deed.
  if (
    clause.polarity === 'negated' &&
    /^(?:think|believe|know|feel|trust|understand|care|like|mind|remember)$/.test(clause.verb ?? '')
  )
    return state(scene, clause)
  if (
    clause.verb === 'run' &&
    /\brun(?:ning|s)? (?:out of|low on|short of)\b|\bran (?:out of|low on|short of)\b/.test(clause.text)
  )
    return state(scene, clause)
  if (!clause.act && !clause.verb && holdsVerb(clause.text))
    return state(scene, { ...clause, actor: 'nobody', object: undefined })
  if (clause.modality === 'wants' || clause.modality === 'would' || clause.modality === 'must')
    return wishOf(scene, clause)
  const said =
    clause.act === 'say' && !clause.speech && !clause.said
      ? /\b(?:say|said|says) (?:that )?(.+)$/i.exec(clause.text)?.[1]
      : undefined
  if (said && clause.polarity === 'affirmed' && said.split(' ').length > 1)
    return performSpeech(scene, { ...clause, kind: 'speech', speech: said })
  performAct(scene, clause)
  const { purpose } = clause
  // 'I trace the cable to see where it goes': that is told too.
  const sought = purpose?.said?.find(({ kind }) => kind === 'question')
  if (
    sought &&
    !scene.isRefused &&
    clause.polarity === 'affirmed' &&
    !/^(?:look|search|listen|learn|think|read|measure|count|ask)$/.test(clause.act ?? '')
  )
    return answerQuestion(scene, sought)
  // 'We go out to check the antenna' is both.
  if (
    purpose?.act &&
    !scene.isRefused &&
    !scene.reply.text.includes(purpose.text) &&
    /^(?:go|leave|enter|return|climb|run|sit|kneel|approach|stand|stop)$/.test(clause.act ?? '')
  )
    performAct(scene, { ...purpose, actor: 'hero', modality: 'does' })
}
