import { come, goAway, isPresent } from '../../world/presence.ts'
import { wayOf } from '../../language/way-of.ts'
import type { Clause, TurnReading } from '../../language/clause.ts'
import { mean } from '../../world/change.ts'
import { entityOf, hasState, isBeing } from '../../world/world.ts'
import { performSurely, retold } from './take-up.ts'
import { answerCondition, performAside } from '../speech/aside.ts'
import { performSpeech } from './perform-speech.ts'
import { rollDice } from './dice.ts'
import { clausesToDo, isKeptBack, isLeadIn, isOnlyAlmost } from './clauses-to-do.ts'
import { carryOut, isAskedOf } from '../speech/carry-out.ts'
import { withChoices } from '../question/choice.ts'
import { answerQuestion } from '../question/question.ts'
import { type Scene } from '../scene.ts'
import { state } from '../happening/statement.ts'
import { walkOn } from '../going/go.ts'
import { wishOf } from '../speech/wish.ts'
import { withApostrophes } from '../../telling/second-person.ts'
import { retoldByHero, retoldByOther } from '../../telling/retell.ts'
import { tellUndone, TypedSentence } from './tell-whole.ts'
import { knownEntity, resolveMention } from '../binding/resolve-mention.ts'
import { orderLines } from '../../content/statement-lines.ts'
import { speakWith, spokenWithLast } from '../speech/listener.ts'
import { performActClause } from './perform-act-clause.ts'

/** Does what a turn says, clause by clause; what cannot be read as a turn gets its own honest answer. */
export function performTurn(scene: Scene, reading: TurnReading, typed: string): void {
  const { clauses } = reading
  if (answerCondition(scene, reading) || rollDice(scene, typed)) return
  const done = withChoices(clausesToDo(clauses, typed), typed)
  if (done.length === 0) tellUndone(scene, clauses)
  const read = [...new Set([...clauses, ...done])]
  let sentence = new TypedSentence(scene, read)
  for (const [at, clause] of done.entries()) {
    if (at > 0 && clause.whole !== done[at - 1]!.whole) {
      sentence.close()
      sentence = new TypedSentence(scene, read)
    }
    sentence.sayBeside(clause)
    sentence.add(clause)
    // 'She pulls a lasso. Some lady in a tracksuit': said of what stands before it, and told with it.
    if (done.length > 1 && clause.kind === 'act' && !clause.verb) {
      scene.deeds = []
      continue
    }
    if (scene.isRefused) break
    if (at > 0 && scene.reply.words > 90) break
    // 'Jordan and I hide': whoever does it with the hero is there.
    const [, own, word = ''] =
      (clause.actor === 'companions' && /^(my )?(\p{L}+) and i /iu.exec(clause.text)) || []
    if (own || /^\p{Lu}/u.test(word))
      resolveMention(scene, { text: word, head: word, isProper: !own, determiner: own && 'my' }, 'being')
    // 'I go to mother's bed. Is she hot?'
    for (const part of [clause.object, clause.target, clause.place])
      mean(scene.world, entityOf(scene.world, part?.owner?.entityId))
    // Who goes there to warn her finds her there.
    if (done[at - 1]?.purpose?.text === clause.text && /^(?:ask|tell|warn|talk)$/.test(clause.act ?? ''))
      for (const part of [clause.object, clause.target]) {
        const who = part && knownEntity(scene.world, part)
        if (who && isBeing(who) && !hasState(who, 'dead')) come(scene.world, who)
      }
    scene.hasMore = at < done.length - 1
    scene.movesOn = done
      .slice(at + 1)
      .some((each) => each.kind === 'act' && wayOf(each.text, each.verb)?.length)
    if (isOnlyAlmost(clause)) {
      scene.reply.tell('[told]', { told: retold(clause, scene.world) })
      continue
    }
    // 'I want to scold her but instead I say …': it stays a wish. 'I whisper to him: "tonight"': the words come
    // next, and they are what is answered.
    const isWished = isKeptBack(clause, done[at + 1], typed)
    if (isWished || isLeadIn(clause, done[at + 1])) {
      const wished = isWished ? retoldByOther(clause, undefined, scene.world) : undefined
      // What is said comes in full with it: 'You say to them: “Good.”'
      const speech = isWished || !typed.includes('"') ? undefined : done[at + 1]?.speech
      const told = wished ?? retoldByHero(clause, scene.world)
      // 'I whisper to Finn. "Go!"': he is the one who answers.
      const to = isWished || !clause.target ? undefined : knownEntity(scene.world, clause.target)
      if (to && isBeing(to) && isPresent(scene.world, to)) speakWith(scene.world, to)
      scene.reply.tell('[told]', {
        told: speech
          ? told.replace(/[.:]*$/, `: "${withApostrophes(speech).replace(/(?<![.!?…])$/, '.')}"`)
          : told,
      })
      continue
    }
    const { here } = scene.world
    const { isAnswered, deeds } = scene
    performSurely(scene, clause, performClause)
    // What is done after an answer comes to something of its own.
    if (isAnswered && scene.deeds.length > deeds.length) {
      scene.deeds = scene.deeds.slice(deeds.length)
      scene.isAnswered = false
    }
    if (scene.world.here === here && !scene.isRefused) walkOn(scene, clause)
    // 'Let's play': whoever is asked along says so.
    const fellow =
      /^(?:\p{L}+ )?let(?:['’]?s| us)\b/iu.test(clause.whole?.text ?? '') && !scene.isRefused
        ? spokenWithLast(scene.world)
        : undefined
    if (fellow && !scene.reply.text.includes('“')) {
      if (!scene.reply.say(orderLines.done, { who: fellow }))
        scene.reply.tell('[who] [who+nod].', { who: fellow })
      scene.deeds = []
    }
  }
  sentence.close()
  if (done.length > 1) delete scene.isLookingAbout
  for (const who of scene.leftBehind ?? []) if (isPresent(scene.world, who)) goAway(scene.world, who)
}

/** 'I won't do it', with nothing named and somebody there who has asked or spoken: said to them. */
const isRefusalSaid = ({ world }: Scene, { text, object, whole }: Clause): boolean =>
  /^i (?:won['’]t|will not|refuse to)\b/i.test(text) &&
  whole?.text.replace(/[.!]+$/, '') === text &&
  (!object || object.pronoun !== undefined) &&
  spokenWithLast(world) !== undefined

function performClause(scene: Scene, clause: Clause): void {
  switch (clause.kind) {
    case 'aside':
      return performAside(scene, clause)
    case 'question':
      return answerQuestion(scene, clause)
    case 'order':
      return carryOut(scene, clause)
    case 'wish':
      return wishOf(scene, clause)
    case 'statement':
      return state(scene, clause)
    case 'speech':
      return performSpeech(scene, clause)
    case 'act':
      if (isRefusalSaid(scene, clause)) return performSpeech(scene, { ...clause, kind: 'speech' })
      if (isAskedOf(scene, clause)) return carryOut(scene, { ...clause, kind: 'order', actor: 'nobody' })
      return performActClause(scene, clause)
  }
}
