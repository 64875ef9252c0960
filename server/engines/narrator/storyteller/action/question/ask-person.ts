import { keptLines, namedLines, perceivedNow, topicLines, topicLinesOf } from '../../content/topic-lines.ts'
import type { Clause, Mention } from '../../language/clause.ts'
import { canSpeak, withoutWords } from '../../world/can-speak.ts'
import { keepFact } from '../../world/change.ts'
import { type Entity, factAbout, HERO, hasState, isBeing } from '../../world/world.ts'
import { isPresent } from '../../world/presence.ts'
import { knownEntity } from '../binding/resolve-mention.ts'
import { whereabouts } from '../turn/needs.ts'
import type { Scene } from '../scene.ts'
import { nounOf } from '../../telling/noun.ts'
import { listed } from '../../telling/phrases.ts'
import { groupNames } from '../../world/names.ts'
import { nameOf } from './naming.ts'
import { recallTold, recallTopic } from './recall.ts'
import { touchesPlot } from '../plot/want.ts'
import { toldTrouble } from './recap.ts'
import { sayAgain, sayAs, sayDecided } from './say-decided.ts'
import { decideYesOrNo, said } from './yes-or-no.ts'

/** A question put to somebody about themselves; false where it is about the world, and the answer is the world's. */
export function askPerson(scene: Scene, who: Entity, clause: Clause): boolean {
  const { reply } = scene
  scene.isAnswered = true
  scene.answerer = who
  const answer = () => answerAboutSelf(scene, who, clause)
  if (hasState(who, 'asleep')) reply.tell('[who] [who.is] asleep, and [who+answer] nothing.', { who })
  else if (!canSpeak(who)) cannotSay(scene, who)
  else if (!answer()) return false
  return true
}

const cannotSay = ({ reply }: Scene, who: Entity): void =>
  void (
    reply.sayNew(withoutWords(who), { mute: who }) || reply.tell('[who] only [who+look] at you.', { who })
  )

function answerAboutSelf(scene: Scene, who: Entity, clause: Clause): boolean {
  const { reply } = scene
  const text = clause.text.toLowerCase()
  const asked = clause.question?.about
  const isAboutThem =
    /\b(?:you|your|yourself)\b|^what (?:his|her|their) name (?:is|was)\b|^who (?:is|['’]s) (?:this|speaking|calling|talking)$/.test(
      text,
    ) ||
    (typeof asked === 'object' &&
      (asked.entityId === who.id ||
        (asked.entityId === undefined && /^(?:he|she|they)$/.test(asked.pronoun ?? '')))) ||
    // 'I ask the girl what it is she hears'.
    (!text.endsWith('?') && /^what\b.* it is (?:that )?(?:he|she|they) \p{L}+/u.test(text))
  const pronoun = typeof asked === 'object' ? asked.pronoun : undefined
  if (isAboutThem && (pronoun === 'he' || pronoun === 'she') && who.gender === undefined)
    who.gender = pronoun === 'he' ? 'm' : 'f'
  if (
    isAboutThem &&
    /\b(?:your|his|her|their)(?: \w+)? name|\bname (?:is|was|are)\b|\bwhat name|\bcall you$|\bwho (?:(?:are you|you are)\W*$|(?:is|['’]s) (?:this|speaking|calling|talking)$|(?:he|she|they|it) (?:is|are|was))\b/.test(
      text,
    )
  ) {
    introduce(scene, who)
    return true
  }
  const { question } = clause
  const told = isAboutThem && question && recallTold(scene.world, { clause, question, about: who, text }, who)
  if (told) return said(scene, who, told.replace(/\.$/, ''))
  const put = { clause, question: question ?? { asks: 'what' as const }, about: who, text }
  if (
    who.stance === 'foe' &&
    (touchesPlot(scene.world, text) || /\b(?:why|plans?|what have you done)\b/.test(text))
  )
    return keepBack(scene, who)
  const trouble =
    /^what(?: has| had| just)? happened$/.test(text.replace(/\W+$/, '')) && toldTrouble(scene.world, who)
  if (trouble) return said(scene, who, trouble)
  if (!isAboutThem || / or (?!not\b)/.test(text)) return false
  // 'What do you hear?': and not what somebody has heard about.
  const [, sense] =
    /\bwhat\b.*?\b(?:you|he|she|they) (?:(?:can|do) )?(see|hear|smell|feel)s?\b(?! (?:about|of)\b)/.exec(
      text,
    ) ?? []
  if (sense && clause.tense !== 'past') {
    scene.hasChanged = true
    return reply.say(perceivedNow[sense as 'see'], { who }) || sayDecided(scene, who, put)
  }
  if (/\bwhat .*\bknow\b|\b(?:know (?:of|about)|tell me)\b(?! (?:this|that|it|me)\b)/.test(text))
    tellOfTopic(scene, who, clause.topic, mentionOf(clause))
  else if (
    /\bwhere (?:were you|you were|(?:he|she|they) (?:was|were)|(?:was|were) (?:he|she|they))\b/.test(text)
  )
    return sayDecided(scene, who, put)
  else if (
    /^\W*(?:and |but |so )?(?:do|did|does|are|were|is|have|has|can|could|will|would|may|if|whether|you(?= [a-z]))\b/.test(
      text,
    )
  )
    return decideYesOrNo(scene, who, { ...clause, text })
  else return false
  return true
}

/** A foe gives no answer, and something away all the same. */
const keepBack = (scene: Scene, who: Entity): true => {
  if (!sayAs(scene, who, keptLines)) scene.reply.tell('[who] [who+give] you no answer to that.', { who })
  return true
}

/** Somebody says their name, and is told of as before until it is said. */
export function introduce(scene: Scene, who: Entity): void {
  if (who.kind === 'group' || who.isPlural)
    return void said(scene, who, listed(groupNames(scene.world, scene.random)))
  const teller = { ...nounOf(who) }
  // 'Somebody picks up': of whom no more has been said.
  if (/^some(?:body|one)$/.test(who.name)) delete who.isProper
  const name = nameOf(scene, who)
  if (!scene.reply.say(namedLines, { who: teller, name })) said(scene, who, name, teller)
}

const mentionOf = ({ question, about, object }: Clause): Mention | undefined =>
  about ??
  (typeof question?.other === 'object' ? question.other : undefined) ??
  (typeof question?.about === 'object' && !/^you/i.test(question.about.head) ? question.about : undefined) ??
  object

/** Asked about something: what the story knows of it; the matter in hand gives up its next piece; the rest is settled now. */
export function tellOfTopic(scene: Scene, who: Entity, topic: string | undefined, mention?: Mention): void {
  const { world, reply } = scene
  scene.isAnswered = true
  scene.answerer = who
  const known = mention && knownEntity(world, mention)
  // 'The new priest' is nobody who is called otherwise.
  const isCalled = (each: Entity) =>
    mention?.pronoun !== undefined ||
    [each.name, each.role ?? '', each.gloss ?? '', ...(each.aliases ?? [])].some((name) =>
      name.toLowerCase().includes(mention!.head.toLowerCase().split(' ').at(-1)!),
    )
  const entity = known && isCalled(known) ? known : undefined
  if (!canSpeak(who)) return cannotSay(scene, who)
  const own =
    /^(?:his|her|their)$/.test(mention?.determiner ?? '') && (!entity || entity.kind === 'thing')
      ? mention!.head
      : undefined
  if (own && sayAs(scene, who, topicLinesOf.own, { topic: { name: own } })) return
  if (who.stance === 'foe') return void keepBack(scene, who)
  const name = (mention?.text ?? topic ?? 'this').replace(/^(?:the|a|an|my) /i, '')
  const slots = {
    topic: entity ?? { name, isProper: mention?.isProper ?? mention?.determiner === undefined },
  }
  if (
    entity &&
    entity.id !== HERO &&
    isBeing(entity) &&
    !isPresent(world, entity) &&
    !factAbout(world, entity.id, `heard ${who.id}`)
  ) {
    keepFact(world, entity.id, `heard ${who.id}`, 'asked')
    const { refusal, slots: given } = whereabouts(scene, entity)
    return reply.tell(`"${refusal.replace(/"/g, "'").replace(/\.$/, ',')}" says [who].`, { ...given, who })
  }
  // What the story has said of it they know as well.
  const told = topic && recallTopic(world, entity?.name ?? name)
  if (told && !reply.isTold(told.text) && !factAbout(world, who.id, `told ${told.key}`)) {
    keepFact(world, who.id, `told ${told.key}`, 'yes')
    return reply.speakAs(who, () => reply.tell(told.text))
  }
  const pool =
    entity &&
    (isBeing(entity) ? topicLinesOf.being : entity.kind === 'thing' ? topicLinesOf.thing : undefined)
  const key = `topic ${name}`.slice(0, 60)
  if (!sayAgain(scene, who, key) && !sayAs(scene, who, [...(pool ?? topicLines)], { ...slots, key }))
    reply.tell('"I have told you all I know of [topic]," says [who].', { ...slots, who })
  scene.hasChanged = true
}
