import { topicLines, topicLinesOf, aboutSelf } from '../../content/topic-lines.ts'
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
import { groupNames } from '../../world/group-names.ts'
import { nameOf } from './naming.ts'
import { recallTold, recallTopic } from './recall.ts'
import { touchesPlot } from '../plot/want.ts'
import { toldTrouble } from './recap.ts'
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
  const sayOr = (pool: string[], otherwise: string) => {
    if (!reply.say(pool, { who })) reply.tell(otherwise, { who })
    return true
  }
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
  if (
    who.stance === 'foe' &&
    (touchesPlot(scene.world, text) || /\b(?:why|plans?|what have you done)\b/.test(text))
  )
    return sayOr(
      aboutSelf.foe.filter((line) => /why|done/.test(text) || !line.includes('I did')),
      '[who] [who+give] you no answer to that.',
    )
  if (/\bwhat(?:['’]?s| is| are| is it) (?:going on|happening|up|all this)\b/.test(text))
    return sayOr(aboutSelf.goingOn, '"Nothing," says [who].')
  const trouble =
    /^what(?: has| had| just)? happened$/.test(text.replace(/\W+$/, '')) && toldTrouble(scene.world, who)
  if (trouble) return said(scene, who, trouble)
  if (!isAboutThem || / or (?!not\b)/.test(text)) return false
  // 'What do you hear?': and not what somebody has heard about.
  const [, sense, seen] =
    /\bwhat\b.*?\b(?:you|he|she|they) (?:(?:can|could|do|did) )?(?:(see|hear|smell|feel)s?|(saw|heard|smelled|smelt|felt))\b(?! (?:about|of)\b)/.exec(
      text,
    ) ?? []
  if (sense ?? seen) {
    scene.hasChanged = true
    return sayOr(
      aboutSelf[
        (seen ?? (clause.tense === 'past' || /\bdid\b/.test(text)))
          ? sensedBefore(sense ?? seen!)
          : (sense as 'see')
      ],
      '"The same as you," says [who].',
    )
  }
  if (/\bwhat .*\bknow\b|\b(?:know (?:of|about)|tell me)\b(?! (?:this|that|it|me)\b)/.test(text))
    tellOfTopic(scene, who, clause.topic, mentionOf(clause))
  else if (
    /\bwhere (?:were you|you were|(?:he|she|they) (?:was|were)|(?:was|were) (?:he|she|they))\b/.test(text)
  )
    return sayOr(aboutSelf.where, '"Here," says [who], "the whole time."')
  else if (
    /^\W*(?:and |but |so )?(?:do|did|does|are|were|is|have|has|can|could|will|would|may|if|whether|you(?= [a-z]))\b/.test(
      text,
    )
  )
    return decideYesOrNo(scene, who, { ...clause, text })
  else return false
  return true
}

/** What was seen, heard or smelled before; what was felt is told like what was seen. */
const sensedBefore = (verb: string) =>
  verb.startsWith('hear') ? 'heard' : verb.startsWith('smel') ? 'smelled' : 'saw'

/** Somebody says their name, and is told of as before until it is said. */
export function introduce(scene: Scene, who: Entity): void {
  if (who.kind === 'group' || who.isPlural)
    return void said(scene, who, listed(groupNames(scene.world, scene.random)))
  const teller = { ...nounOf(who) }
  // 'Somebody picks up': of whom no more has been said.
  if (/^some(?:body|one)$/.test(who.name)) delete who.isProper
  const name = nameOf(scene, who)
  said(scene, who, name, teller)
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
  const entity = mention && knownEntity(world, mention)
  if (!canSpeak(who)) return cannotSay(scene, who)
  const own = /^(?:his|her|their)$/.test(mention?.determiner ?? '') && !entity ? mention!.head : undefined
  if (own && reply.say(topicLinesOf.own, { who, topic: { name: own } })) return
  if (entity?.id === who.id && reply.sayNew(['"That I would rather not say," says [who].'], { who })) return
  if (who.stance === 'foe')
    return void (
      reply.say(aboutSelf.foe, { who }) || reply.tell('[who] [who+give] you no answer to that.', { who })
    )
  const name = (mention?.text ?? topic ?? 'this').replace(/^(?:the|a|an|my) /i, '')
  const slots = {
    who,
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
  const known = factAbout(world, entity?.id ?? 'story', `topic ${name} ${who.id}`)
  const pool =
    entity &&
    (isBeing(entity) ? topicLinesOf.being : entity.kind === 'thing' ? topicLinesOf.thing : undefined)
  if (known || !(reply.sayNew(pool, slots) || reply.say(topicLines, slots)))
    reply.tell('"I have told you all I know of [topic]," says [who].', slots)
  keepFact(world, entity?.id ?? 'story', `topic ${name} ${who.id}`, `${who.name} spoke of ${name}.`)
  scene.hasChanged = true
}
