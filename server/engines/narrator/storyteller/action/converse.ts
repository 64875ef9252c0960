import { knownEntity, settleGender } from './resolve-mention.ts'
import { tellLead } from './plot.ts'
import { touchesPlot } from './want.ts'
import { tellTheWay } from './ask-the-way.ts'
import { answerMood } from './answer-mood.ts'
import { smallTalk } from './small-talk.ts'
import { heardBy } from './heard-by.ts'
import { CALLED_OUT, questionWithin, WOULD_YOU } from './asked-within.ts'
import { isPressing, moodOf } from './speech-mood.ts'
import { callOutLines } from '../content/act-lines.ts'
import { lowerFirst } from '../language/letter-case.ts'
import type { Clause } from '../language/clause.ts'
import { readTurn } from '../language/read-turn.ts'
import { referentsOf } from '../world/referents.ts'
import { keepFact, mean } from '../world/change.ts'
import { type Entity, HERO, hasState, isBeing, isPresent } from '../world/world.ts'
import { listener, mayLead, ofListener, ofSomebodyElse } from './listener.ts'
import { ASKED_OF_WORLD, PLAIN_SENTENCE, SAID_OF_YOU, TITLE_CALLED } from './said-signs.ts'
import { isOrdered } from './said-clauses.ts'
import { asSaidTo, hearNews, hearOut, takeUp } from './hear-news.ts'
import { nobodyHears } from './nobody-hears.ts'
import { obey } from './order.ts'
import { isPhoned, isReached, phone, phonePlace } from './phone.ts'
import { askPerson, introduce, tellOfTopic } from './question/ask-person.ts'
import { answerQuestion } from './question/question.ts'
import { retoldByHero } from '../telling/retell.ts'
import type { Bound, Scene } from './scene.ts'
import { isSentFor, sendFor } from './send-for.ts'

/** Talks, asks, tells: the words go to whom they are meant for, and an answer comes. */
export function converse(scene: Scene, bound: Bound): void {
  const { clause, object, target, topic } = bound
  const person = [target, object].find((entity) => entity && isBeing(entity) && entity.id !== HERO)
  const isOnPhone = isPhoned(scene.world, clause, person)
  if (clause.act === 'shout' && !isOnPhone && person && !isReached(scene.world, person)) {
    scene.isAnswered = true
    scene.reply.tell('[told]', { told: retoldByHero(clause, scene.world) })
    return scene.reply.tell('Your voice goes out over [place]. No answer comes from [person], not yet.', {
      person,
    })
  }
  if (clause.speech) return hear(scene, clause, person)
  if (isOnPhone && person) return phone(scene, person)
  if (clause.act === 'phone' && !person && (object ?? target)) return phonePlace(scene, (object ?? target)!)
  // 'I ask the chair what it saw': no bystander answers for it.
  const mute = person
    ? undefined
    : [target, object].find((each) => each?.kind === 'thing' && each.id !== 'abstract')
  if (
    mute &&
    /^(?:ask|talk|tell)$/.test(clause.act ?? '') &&
    clause.said &&
    (clause.target ?? clause.object)?.determiner
  ) {
    scene.isAnswered = true
    return scene.reply.tell(
      'You put it to [mute]. What [mute] [mute+answer], if [mute.they] [mute+do], is yours to say.',
      { mute },
    )
  }
  const isOnTheLine = clause.act === 'phone' && person !== undefined && !hasState(person, 'dead')
  const who = isOnTheLine ? person : listener(scene, person)
  if (!who) return nobodyHears(scene, person, clause)
  if (person && isSentFor(clause)) return sendFor(scene, clause, person)
  const subject = topic ?? (object && object !== person ? object.name : undefined)
  if (
    clause.act === 'ask' &&
    who.kind !== 'animal' &&
    (clause.object?.head === 'name' || clause.topic?.endsWith('name') === true)
  ) {
    scene.isAnswered = true
    // 'His name' says that he is one, before a name is found.
    settleGender(who, clause.object?.determiner)
    return introduce(scene, who)
  }
  const order = clause.said?.find(({ kind }) => kind === 'order')
  if (order) return obey(scene, order, who)
  if (
    clause.act === 'ask' ||
    (clause.act === 'talk' && subject) ||
    clause.said?.some(({ kind }) => kind === 'question')
  ) {
    const told = clause.said?.find(({ kind }) => kind === 'question')
    if (told && TELLING.test(clause.act ?? '') && !/\b(?:if|whether)\b/.test(told.text))
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
    (clause.act === 'tell' || clause.act === 'say' || clause.act === 'whisper') &&
    who.kind !== 'animal' &&
    !hasState(who, 'asleep')
  ) {
    const mood = moodOf(asSaidTo(who, news), true) ?? (news.verb ? undefined : 'shouted')
    scene.reply.tell('[told]', { told: retoldByHero(clause, scene.world) })
    return mood ? answerMood(scene, who, mood, news.text) : hearNews(scene, who, news.text)
  }
  if (clause.act === 'tell' && clause.object && clause.object !== clause.target)
    return hearOut(scene, clause, who)
  answerMood(
    scene,
    who,
    clause.act === 'tell' || clause.act === 'whisper' ? 'told' : clause.act === 'shout' ? 'shouted' : 'talk',
    subject,
  )
}

/** Whoever has answered at such length is asked no more. */
const MANY_WORDS = 40

const TELLING = /^(?:tell|confess|whisper|warn|show)$/

/** A question to somebody: about themselves they answer it, about the world they say what is so. */
function putQuestion(scene: Scene, who: Entity, given: Clause, isDirect = false): void {
  const asked =
    /\b(?:know|remember|tell me|guess|idea) ((?:who|what|where|when|why|how|if|whether|which) .+)$/i.exec(
      given.text,
    )?.[1]
  const within =
    asked === undefined
      ? undefined
      : readTurn(`I ask ${asked}`, referentsOf(scene.world)).clauses[0]?.said?.[0]
  const put = within?.kind === 'question' ? within : given
  // In direct speech 'he' is somebody else than who hears it.
  const question = isDirect ? put : ofListener(who, put)
  if (mayLead(scene, question, who) && tellLead(scene, 'ask', who)) return
  const choice = /^(?:.*[.!?,:] )?((?:[\p{L}'’-]+ ?){1,4}) or ((?:[\p{L}'’-]+ ?){1,4})\??$/u.exec(
    question.text.replace(/^(?:if|whether) (?:he|she|they|you|it) \p{L}+ /u, ''),
  )
  if (
    choice &&
    !/^(?:is|are|was|were|do|does|did|will|would|can|could|should|shall|have|has)\b/i.test(choice[1]!.trim())
  ) {
    const taken = scene.random.pick([choice[1]!, choice[2]!]).trim()
    scene.isAnswered = true
    scene.hasChanged = true
    keepFact(scene.world, who.id, `chose${scene.world.turn}`, `${who.name} chose: ${taken}.`)
    return scene.reply.tell(
      `"${taken[0]!.toUpperCase()}${taken.slice(1)}," says [who], "if it is for me to say."`,
      { who },
    )
  }
  if (!tellTheWay(scene, who, question.text) && !askPerson(scene, who, question)) {
    scene.speaker = who
    scene.reply.speakAs(who, () => answerQuestion(scene, question, who))
    delete scene.speaker
  }
  // Whoever answers is 'she' from then on, and not whom she was asked about.
  mean(scene.world, who)
}

/** The hero's own words, and the answer of whoever they are for. */
export function hear(scene: Scene, clause: Clause, to?: Entity): void {
  const { spoken, words, named, who, asker } = heardBy(scene, clause, to)
  if (!who) return nobodyHears(scene, named, clause)
  mean(scene.world, who)
  scene.world.minutes += 2
  scene.answerer = who
  const inner =
    words === spoken && clause.said ? clause.said : readTurn(words, referentsOf(scene.world)).clauses
  const tail =
    /[,.!] ((?:what|which|who|whose|where|when|why|how|do|does|did|is|are|can|could|will|would|have|has) [^?]+)\?\s*$/i.exec(
      words,
    )?.[1]
  const question =
    inner.find(
      ({ kind, text }) => kind === 'question' && (ASKED_OF_WORLD.test(text) || inner.length === 1),
    ) ??
    (tail
      ? readTurn(`${tail}?`, referentsOf(scene.world)).clauses.find(({ kind }) => kind === 'question')
      : undefined)
  if (CALLED_OUT.test(words) && who.stance !== 'neutral') {
    scene.isAnswered = true
    return void (
      scene.reply.say(callOutLines, { who }) || scene.reply.tell('Nobody answers, not at [place].')
    )
  }
  const askedWithin = questionWithin(words, scene.world)
  if (askedWithin) return putQuestion(scene, who, askedWithin)
  const order = inner
    // 'Close the door' of 'Sister, close the door' is no deed of the hero.
    .map((each) =>
      isOrdered(each) && words !== spoken
        ? { ...each, kind: 'order' as const, actor: 'nobody' as const }
        : each,
    )
    .find(({ kind, act }) => kind === 'order' && act !== undefined && act !== 'be')
  // 'Would you say that counts, sir?' orders nothing.
  if (order && WOULD_YOU.test(words))
    return void askPerson(scene, who, {
      ...order,
      kind: 'question',
      text: words,
      question: { asks: 'whether' },
    })
  const mood = moodOf(words, clause.act === 'whisper' || /^(?:companion|friend)$/.test(who.stance ?? ''))
  // A remark or a question is no try at what stands in the way.
  if (order ?? (mood && isPressing(mood))) scene.approach = 'words'
  if (question && mood !== 'threat') {
    if (touchesPlot(scene.world, words)) scene.sought = { mode: 'ask', who }
    const isDirect = clause.speech !== undefined
    const put = (each: Clause) =>
      putQuestion(scene, who, isDirect ? ofSomebodyElse(scene, each, who) : each, isDirect)
    put(question)
    // 'Did you cross on the ice? Did anyone see you?': the second has its answer, too.
    const next = inner.slice(inner.indexOf(question) + 1).find(({ kind }) => kind === 'question')
    if (next && scene.reply.words < MANY_WORDS) put(next)
    return
  }
  const called = inner
    .map(({ actor }) => (typeof actor === 'object' ? knownEntity(scene.world, actor) : undefined))
    .find((entity) => entity && isBeing(entity) && entity.id !== HERO)
  if (called && !to && called !== who) return hear(scene, clause, called)
  // 'You should paint me sometime' is a thought, and no order.
  if (who === asker && !question && mood !== 'threat' && mood !== 'no' && who.stance !== 'foe')
    return answerMood(scene, who, 'answered', words)
  if (order && !mood && !SAID_OF_YOU.test(words)) {
    const meant = !to && typeof order.actor === 'object' ? knownEntity(scene.world, order.actor) : undefined
    // 'If he comes back, tell him …': when that is so.
    const [, condition] = /^\W*((?:if|when|once|as soon as) [^,]+), /i.exec(words) ?? []
    return obey(
      scene,
      condition ? { ...order, text: `${order.text} ${lowerFirst(condition)}` } : order,
      meant && isBeing(meant) && isPresent(scene.world, meant) && meant.id !== HERO ? meant : who,
    )
  }
  if (
    !mood &&
    who.kind !== 'animal' &&
    !hasState(who, 'asleep') &&
    words.split(' ').length > 2 &&
    clause.act !== 'refuse' &&
    clause.act !== 'accept' &&
    PLAIN_SENTENCE.test(words)
  )
    return takeUp(scene, who, words.replace(TITLE_CALLED, ''))
  if (inner.some(({ kind }) => kind === 'statement'))
    keepFact(scene.world, who.id, `knows${scene.world.turn}`, words)
  answerMood(scene, who, mood ?? (clause.act === 'shout' ? 'shouted' : 'told'), words)
}
