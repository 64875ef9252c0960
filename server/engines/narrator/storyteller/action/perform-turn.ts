import { askedIn } from '../language/asked-words.ts'
import { wayOf } from '../language/way-of.ts'
import type { Clause, TurnReading } from '../language/clause.ts'
import { mean } from '../world/change.ts'
import { entityOf } from '../world/world.ts'
import { onAnswer, withAskedAbout } from './follow-up.ts'
import { performSurely, retold } from './take-up.ts'
import { answerCondition, performAside } from './aside.ts'
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
import { type Scene } from './scene.ts'
import { state } from './statement.ts'
import { walkOn } from './walk-on.ts'
import { wishOf } from './wish.ts'
import { retoldByHero, retoldByOther } from '../telling/retell.ts'
import { tellUndone, TypedSentence } from './tell-whole.ts'
import { resolveMention } from './resolve-mention.ts'
import { performActClause } from './perform-act-clause.ts'

/** Does what a turn says, clause by clause; what cannot be read as a turn gets its own honest answer. */
export function performTurn(scene: Scene, reading: TurnReading, typed: string): void {
  const { clauses } = reading
  if (answerCondition(scene, reading)) return
  const done = withAskedAbout(withChoices(clausesToDo(clauses, typed), typed))
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
    // 'Jordan and I hide': whoever does it with the hero is there.
    const [, own, word = ''] =
      (clause.actor === 'companions' && /^(my )?(\p{L}+) and i /iu.exec(clause.text)) || []
    if (own || /^\p{Lu}/u.test(word))
      resolveMention(scene, { text: word, head: word, isProper: !own, determiner: own && 'my' }, 'being')
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
      return carryOut(scene, clause)
    case 'wish':
      if (
        /\b(?:want|like|love|need) to know\b/.test(clause.text) &&
        (clause.said?.[0] ?? clause.purpose?.said?.[0])?.kind === 'question'
      )
        return answerQuestion(scene, (clause.said?.[0] ?? clause.purpose?.said?.[0])!)
      return wishOf(scene, clause)
    case 'statement':
      return state(scene, clause)
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
