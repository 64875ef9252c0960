import { travelActions } from '../acts/travel-actions.ts'
import { socialActions } from '../acts/social-actions.ts'
import { handlingActions } from '../acts/handling-actions.ts'
import { bodyActions } from '../acts/body-actions.ts'
import type { ActName } from '../../language/acts.ts'
import type { Clause } from '../../language/clause.ts'
import { HERO, hasState, isBeing } from '../../world/world.ts'
import { mean } from '../../world/change.ts'
import { admitUnread } from './admit-unread.ts'
import { bind } from '../binding/bind.ts'
import type { Action, Performance } from '../acts/action.ts'
import { isAnimalCry } from '../../content/deed-classes.ts'
import { addresseeOf, dealWith } from '../speech/listener.ts'
import { isSentFor, sendFor } from '../speech/send-for.ts'
import { isPersonWord } from '../../scenario/roles.ts'
import { askForThing } from '../acts/kinds-of-work.ts'
import { asMeant } from './as-meant.ts'
import { converse } from '../speech/converse.ts'
import { leaveUndone, tellDeed, tellMore } from './tell-deed.ts'
import { accuseTyped } from '../plot/inquiry.ts'
import { pass } from '../going/pass-time.ts'
import { perceive, searchFor } from '../going/perceive.ts'
import { answerQuestion } from '../question/question.ts'
import { revealInside, revealText } from '../going/reveal.ts'
import { EVERYBODY, leavingBy } from '../happening/leaving.ts'
import { beingsHere, goAway } from '../../world/presence.ts'
import { travel } from '../going/travel.ts'
import { letIn } from '../happening/caller.ts'
import { resolveMention } from '../binding/resolve-mention.ts'
import { type Bound, isRefusal, refuse, type Scene } from '../scene.ts'

/** What an act asks for and does; of any other act only what it is done to is bound. */
const actions: Partial<Record<ActName, Action>> = {
  ...travelActions,
  ...bodyActions,
  ...handlingActions,
  ...socialActions,
}

const performances: Record<Performance, (scene: Scene, bound: Bound) => void> = {
  converse,
  travel,
  perceive,
  search: searchFor,
  pass,
  lookInside: revealInside,
  readAloud: revealText,
}

/** Does what the hero does: binds what is named, asks what the act needs, and changes the world. */
export function performAct(scene: Scene, given: Clause): void {
  const clause = asMeant(scene, given)
  const isAsking = clause.act === 'ask' && clause.polarity === 'affirmed'
  if (isAsking && !clause.said && / for /.test(clause.text) && askForThing(scene, clause))
    return void (scene.isAnswered = true)
  const sentFor =
    clause.verb === 'send' && clause.polarity === 'affirmed' && isSentFor(clause) && clause.target
  const sent = sentFor && isPersonWord(sentFor.head) && resolveMention(scene, sentFor, 'being')
  if (sent && !isRefusal(sent) && isBeing(sent)) return sendFor(scene, clause, sent)
  if (letIn(scene, clause)) return
  if (!clause.act && (!clause.verb || clause.verb === 'do')) return admitUnread(scene, clause.text)
  // 'I check if the door is locked', 'see what is behind it': whoever looks for an answer is told it.
  const question =
    LOOKING.has(clause.act ?? 'be') || /^(?:glance|peek|peer|check)\b/.test(clause.verb ?? '')
      ? clause.said?.find(({ kind }) => kind === 'question')
      : undefined
  if (question && clause.polarity === 'affirmed') return answerQuestion(scene, question)
  // Who barks says nothing that one could answer.
  const isVoiceOnly = isAnimalCry(clause.verb ?? '') && !clause.speech
  const action: Action = (!isVoiceOnly && clause.act && actions[clause.act]) || { object: 'any' }
  const bound = bind(scene, clause, action)
  if (isRefusal(bound)) return refuse(scene, bound)
  if (clause.polarity === 'negated') return leaveUndone(scene, bound)
  for (const need of action.needs ?? []) {
    const refusal = need(scene, bound)
    if (refusal) {
      refuse(scene, refusal)
      // A lamp that burns already burns.
      if (refusal.refusal.includes('already')) scene.isRefused = false
      return
    }
  }
  // 'Into Tomek's hands': whom it names is dealt with.
  for (const who of beingsHere(scene.world))
    if (
      who === bound.object ||
      who === bound.target ||
      (who.isProper && clause.text.includes(who.name.split(' ')[0]!))
    )
      who.dealt = scene.world.turn
  const addressee = addresseeOf(scene, bound, action)
  // 'I apologize for being late': it is done to whoever is there to take it.
  if (addressee && action.isSocial && !action.performs && !clause.target && clause.object?.determiner !== 'a')
    bound.target ??= addressee
  // Who bows, waves or smiles does so also where nobody is told of.
  if (action.isSocial && !action.performs && !addressee && (clause.object ?? clause.target))
    return scene.reply.tell('There is nobody at [place] to whom you could do that.')
  scene.world.minutes += action.minutes ?? 3
  if (/^(?:look|search|wait|rest)$/.test(clause.act ?? '') && !bound.object && !bound.target)
    scene.isLookingAbout = true
  if (addressee) scene.answerer = addressee
  // Whom a deed is only taken to be meant for is not spoken with by it.
  if (addressee === bound.target || addressee === bound.object)
    dealWith(scene.world, addressee, /\bfor\b/.test(clause.text) ? undefined : clause.verb)
  if (addressee && clause.act === 'accuse' && accuseTyped(scene, addressee)) return
  const isNotYet =
    bound.object !== undefined && hasState(bound.object, 'unmade') && scene.world.plot.stage !== 'over'
  for (const does of isNotYet ? [] : (action.does ?? [])) does(scene, bound)
  if (action.performs === 'travel') scene.deeds = [...scene.deeds, bound]
  if (action.performs) {
    if (clause.act === 'open' || clause.act === 'read') tellDeed(scene, bound)
    else if (/^(?:perceive|search|pass)$/.test(action.performs)) tellMore(scene, bound)
    const { words } = scene.reply
    performances[action.performs](scene, bound)
    // What is in there, or stands there, is what comes of it.
    if (/^(?:open|read)$/.test(clause.act ?? '') && scene.reply.words > words)
      scene.deeds = scene.deeds.slice(0, -1)
  } else tellDeed(scene, bound)
  const sentOff = leavingBy(scene.world, bound)?.who ?? []
  for (const who of sentOff) goAway(scene.world, who)
  // Who is sent is no letter.
  if (sentOff.length > 0 && clause.verb === 'send') scene.deeds = scene.deeds.filter((deed) => deed !== bound)
  if (clause.verb === 'leave')
    scene.leftBehind = EVERYBODY.test(clause.object?.text ?? '')
      ? beingsHere(scene.world)
      : beingsHere(scene.world).filter((each) => each === bound.object || each === bound.target)
  for (const mention of clause.object?.and ?? []) {
    const object = resolveMention(scene, mention, action.object ?? 'any')
    if (object && !isRefusal(object) && object.id !== 'abstract' && object.kind === 'thing')
      for (const does of action.does ?? []) does(scene, { ...bound, object })
  }
  if (bound.object && bound.object.id !== 'abstract') scene.subject = bound.object
  if (bound.object && bound.object.id !== HERO) mean(scene.world, bound.object)
}

const LOOKING = new Set<string>(['look', 'search', 'listen', 'learn', 'think', 'read', 'measure', 'count'])
