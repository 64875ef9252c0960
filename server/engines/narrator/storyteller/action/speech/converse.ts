import { settleGender } from '../binding/settle-gender.ts'
import { answerMood } from './answer-mood.ts'
import { smallTalk } from './small-talk.ts'
import { moodOf } from './speech-mood.ts'
import type { Clause } from '../../language/clause.ts'
import { type Entity, HERO, hasState, isBeing, type World } from '../../world/world.ts'
import { hearerOf } from './bring-hearer.ts'
import { listener, speakWith } from './listener.ts'
import { hearNews, hearOut, toHearer } from './hear-news.ts'
import { nobodyHears } from './nobody-hears.ts'
import { answerOffer } from './offer.ts'
import { isPhoned, phone, phonePlace } from './phone.ts'
import { putQuestion } from './put-question.ts'
import { canSpeak, takeVoice } from '../../world/can-speak.ts'
import { introduce, tellOfTopic } from '../question/ask-person.ts'
import { retoldByHero } from '../../telling/retell.ts'
import type { Bound, Scene } from '../scene.ts'
import { isSentFor, sendFor } from './send-for.ts'

/** Talks, asks, tells: the words go to whom they are meant for, and an answer comes. */
export function converse(scene: Scene, bound: Bound): void {
  const { clause, object, target, topic } = bound
  for (const each of [target, object]) if (each && each.id !== 'abstract') takeVoice(each)
  const person = [target, object].find((entity) => entity && isBeing(entity) && entity.id !== HERO)
  const isOnPhone = isPhoned(scene.world, clause, person)
  if (isOnPhone && person) return phone(scene, person)
  if (clause.act === 'phone' && !person && (object ?? target)) return phonePlace(scene, (object ?? target)!)
  // 'I ask the chair what it saw', 'ask the sphinx': no bystander answers for what is named.
  const named = clause.target ?? (clause.said && clause.object)
  const mute = [target, object].find((each) => each?.kind === 'thing' && each.id !== 'abstract')
  const isMute = !person && named?.determiner !== undefined && !named.pronoun && (mute ?? !target)
  if (isMute && /^(?:ask|talk|tell|shout)$/.test(clause.act ?? '')) {
    scene.isAnswered = true
    scene.reply.tell('[told]', { told: retoldByHero(clause, scene.world) })
    return scene.reply.tell('What [mute] [mute+answer] is yours to say.', {
      mute: mute ?? { name: named.text },
    })
  }
  const isOnTheLine = clause.act === 'phone' && person !== undefined && !hasState(person, 'dead')
  const who = isOnTheLine ? person : person ? listener(scene, person) : hearerOf(scene, clause)
  if (!who) return nobodyHears(scene, person, clause)
  speakWith(scene.world, who)
  if (person && isSentFor(clause)) return sendFor(scene, clause, person)
  const subject = topic ?? (object && object !== person ? object.name : undefined)
  if (
    clause.act === 'ask' &&
    canSpeak(who) &&
    (clause.object?.head === 'name' || /(?:^| )name$/.test(subject ?? ''))
  ) {
    scene.isAnswered = true
    // 'His name' says that he is one, before a name is found.
    settleGender(who, clause.object?.determiner)
    introduce(scene, who)
    // '… his name and where his parents are'.
    for (const more of clause.said ?? []) if (more.kind === 'question') putQuestion(scene, who, more)
    return
  }
  if (
    clause.act === 'ask' ||
    (clause.act === 'talk' && subject) ||
    clause.said?.some(({ kind }) => kind === 'question')
  ) {
    const told = clause.said?.find(({ kind }) => kind === 'question')
    if (
      told &&
      TELLING.test(clause.act ?? '') &&
      (/ that if\b/.test(clause.text) || !/\b(?:if|whether)\b/.test(told.text))
    )
      return hearOut(scene, clause, who)
    const question =
      clause.said?.find(({ kind }) => kind === 'question') ??
      (clause.question ? { ...clause, kind: 'question' as const } : undefined)
    if (question) return putQuestion(scene, who, question)
    if (clause.act !== 'talk' && !subject) return smallTalk(scene, who, clause)
    return tellOfTopic(scene, who, subject, clause.about ?? clause.object)
  }
  if (clause.act === 'talk') return smallTalk(scene, who, clause)
  const news = clause.said?.[0]
  if (
    news &&
    (clause.act === 'tell' || clause.act === 'say' || clause.act === 'whisper' || clause.act === 'shout') &&
    who.kind !== 'animal' &&
    !hasState(who, 'asleep')
  ) {
    const words = isOfAnother(scene.world, news, who) ? news.text : toHearer(news.text, who)
    const mood = moodOf(words, true) ?? (news.verb ? undefined : 'shouted')
    scene.reply.tell('[told]', { told: retoldByHero(clause, scene.world) })
    if (
      (!mood || mood === 'offer' || mood === 'shouted') &&
      answerOffer(scene, who, clause.whole?.text.split(/\b(?:tells?|told|says?|said) /)[1] ?? words)
    )
      return
    return mood ? answerMood(scene, who, mood, words) : hearNews(scene, who, words)
  }
  if (clause.act === 'tell' && clause.object && clause.object !== clause.target)
    return hearOut(scene, clause, who)
  answerMood(
    scene,
    who,
    // 'I say goodnight'.
    (clause.act === 'say' ? moodOf(clause.text.replace(/^.*?\bsa(?:ys?|id) /i, ''), true) : undefined) ??
      (/^(?:tell|whisper)$/.test(clause.act ?? '') ? 'told' : clause.act === 'shout' ? 'shouted' : 'talk'),
    subject,
  )
}

const TELLING = /^(?:tell|confess|whisper|warn|show)$/

/** 'I tell Anselm that he has vanished', where another was spoken of just before. */
const isOfAnother = ({ lastMeant }: World, { actor }: Clause, who: Entity): boolean =>
  typeof actor === 'object' &&
  actor.pronoun !== undefined &&
  actor.entityId !== undefined &&
  actor.entityId !== who.id &&
  lastMeant.indexOf(actor.entityId) < 3
