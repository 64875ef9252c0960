import type { Draft } from './draft.ts'
import type { Scope } from './pen.ts'
import { isFit } from './rating.ts'
import type { ResolvedDeed } from './resolve-deed.ts'
import { sceneScope } from './scene.ts'
import { matterAnswers } from './wordbooks/matter-answers.ts'
import { speechKindOf } from './speech-kind.ts'
import { spokenForms } from './spoken-forms.ts'
import { beingMeant, tellBeing } from './tell-being.ts'
import { isFoe } from './threads.ts'
import { topicOf, type Topic } from './topic.ts'
import { speechAnswers, topicAnswers, type SpeechKind } from './wordbooks/answer-lines.ts'
import { deedLines } from './wordbooks/deed-lines.ts'
import { upshotLines } from './wordbooks/upshot-lines.ts'
import { smallAnswers } from './wordbooks/small-answers.ts'
import { isPersonLike } from './wordbooks/person-words.ts'
import { talkLines } from './wordbooks/talk-lines.ts'
import { mainThread, peopleHere, personNoun, type Mood, type Person, type World } from './world.ts'

/** The hero's words, then how the person spoken to takes and answers them; the answer is left to a clue when one comes. */
export function tellTalk(draft: Draft, world: World, deed: ResolvedDeed, isClueNext: boolean): void {
  const rating = draft.pen.preferences.contentRating
  const speech = deed.speech && isFit(deed.speech, rating) ? deed.speech : undefined
  const being = beingMeant(world, deed)
  if (being) return tellBeing(draft, world, deed, being)
  const who = summoned(draft, world, deed.who) ?? comer(draft, world)
  if (deed.who && !who) return tellAbsent(draft, world, deed.who)
  deed.who = who
  const clause =
    deed.clause && isFit(deed.clause, rating) && deed.clause.split(' ').length > 2 ? deed.clause : undefined
  const scope: Scope = {
    ...sceneScope(world, draft.pen.chance, who, deed.isByRole),
    ...spokenForms(speech),
    deed: clause,
    object: deed.noun,
  }
  if (!who) return tellUnheard(draft, scope, speech)
  const topic = isRequest(deed) ? undefined : topicOf(world, deed, who)
  if (speech) draft.add(speech.includes('?') ? talkLines.spokenasked : talkLines.spoken, scope)
  else if (clause) draft.add(talkLines.asked, scope)
  if (!who.isMet && who.look) draft.add(talkLines.meet, scope, { isApart: true, reserve: 25 })
  if (deed.tone !== 'plain' && draft.pen.chance.isLucky(0.6))
    draft.add(talkLines[`taken${deed.tone}`], scope, { isApart: true, reserve: 30 })
  who.mood = moodAfter(who.mood, deed)
  if (isClueNext && !isFoe(world, mainThread(world), who)) {
    draft.add(
      isRequest(deed) ? smallAnswers.request : talkLines.answer,
      { ...scope, ...topic?.scope },
      { isApart: true, reserve: 60 },
    )
    return
  }
  tellAnswer(draft, world, { deed, who, speech, topic, scope })
}

/** 'Tell Edda what I have found out' */
const REPORTING =
  /\b(?:what i (?:know|have|saw|found|think|learned|learnt|heard)|everything|the truth|my (?:plan|findings|suspicions?))\b/i

interface Answering {
  deed: ResolvedDeed
  who: Person
  speech: string | undefined
  topic: Topic | undefined
  scope: Scope
}

function tellAnswer(draft: Draft, world: World, { deed, who, speech, topic, scope }: Answering): void {
  const { chance } = draft.pen
  const kind = speechKindOf(speech ?? (/\b(?:love|marry)\b/i.test(deed.text) ? deed.text : ''))
  const options = { isApart: true, reserve: 10 }
  if (isFoe(world, mainThread(world), who)) {
    draft.add(speechAnswers.foe, { ...scope, ...topic?.scope }, options)
    return
  }
  if (kind === 'come') who.isCompanion = true
  const pools = answerPools({ deed, kind, speech, topic, isKnown: scope.known !== undefined })
  const withTopic = { ...scope, ...topic?.scope }
  pools.some((pool) => draft.add(pool, withTopic, options))
  if (who.want && !who.hasToldWant && (who.mood >= 1 || chance.isLucky(0.2)) && draft.isShort)
    who.hasToldWant = draft.add(talkLines.want, scope, options)
}

/** 'I ask the fiddler to play' wants a thing done, not an answer. */
const isRequest = ({ act, text, speech }: ResolvedDeed) =>
  act === 'ask' &&
  speech === undefined &&
  /\bask(?:s|ed)? (?:(?!\b(?:who|whom|what|where|why|how|when|which|about)\b)[^,.;]){2,30}? (?:to|if (?:he|she|they|we|i) (?:can|could|will|would|may|might)) [a-z]+/i.test(
    text,
  )

/** 'I ask her why she left' */
const OF_PEOPLE = /\b(?:why|how|where|what|when|who) (?:he|she|they|his|her|their)\b/i

interface Question {
  deed: ResolvedDeed
  kind: SpeechKind
  speech: string | undefined
  topic: Topic | undefined
  /** The hero has something to report. */
  isKnown: boolean
}

/** Where an answer may be taken from, what fits best first. */
function answerPools({ deed, kind, speech, topic, isKnown }: Question): string[][] {
  if (isRequest(deed)) return [smallAnswers.request, talkLines.aside]
  const asked = isQuestionWord(kind) ? kind : undefined
  const clauseAsks =
    deed.act === 'ask' && !speech && OF_PEOPLE.test(deed.text) ? askedIn(deed.text) : undefined
  const isAsking = deed.act === 'ask' || asked !== undefined || kind === 'closed' || kind === 'tellme'
  const pools: string[][] = []
  if (kind === 'love') pools.push(speechAnswers.love)
  if (!speech && isKnown && REPORTING.test(deed.text)) pools.push(upshotLines.report)
  if (kind === 'advice' || kind === 'feeling' || kind === 'wish') pools.push(speechAnswers[kind])
  if (!speech && TELLING.test(deed.text)) pools.push(smallAnswers.news)
  if (asked === 'who' && topic?.kind === 'foe') pools.push(topicAnswers.whoisfoe)
  if (asked === 'who' && topic?.kind === 'other') pools.push(topicAnswers.whois)
  if (clauseAsks && topic === undefined) pools.push(speechAnswers[clauseAsks])
  if (topic?.scope.whereabouts && (asked ?? askedIn(deed.text)) === 'where') pools.push(topicAnswers.whereis)
  const isOfMatter = topic?.kind === 'matter' || (topic === undefined && !OF_YOU.test(speech ?? ''))
  if (isOfMatter && (asked || (isAsking && topic))) pools.push(matterAnswers[asked ?? askedIn(deed.text)])
  if (topic && topic.kind !== 'unknown' && (isAsking || !speech)) pools.push(topicAnswers[topic.kind])
  if (topic?.kind === 'unknown' && kind === 'closed') pools.push(speechAnswers.closed)
  if (topic?.kind === 'unknown' && isPersonLike(deed.topicNoun?.name ?? ''))
    pools.unshift(smallAnswers.somebody)
  if (topic && isAsking) pools.push(topicAnswers.unknown)
  if (speech) pools.push(speechAnswers[kind])
  if (!speech && !topic) pools.push(deed.who?.isMet ? speechAnswers.statement : speechAnswers.greeting)
  pools.push(speech ? speechAnswers.statement : topicAnswers.unknown, talkLines.aside, speechAnswers.greeting)
  return pools
}

/** 'I tell Duncan that his father is worse' */
const TELLING = /\b(?:tell|inform|warn|remind|assure)s? (?:\S+ ){1,3}(?:that|about how)\b/i

/** What asks about the one who is asked is not about the matter in hand. */
const OF_YOU = /\byou(?:r|rs|rself)?\b(?! (?:know|think|suspect|see|saw|heard|hear))/i

const QUESTION_WORDS = ['who', 'where', 'why', 'how', 'when', 'what'] as const
type QuestionWord = (typeof QUESTION_WORDS)[number]

const isQuestionWord = (kind: SpeechKind): kind is QuestionWord =>
  (QUESTION_WORDS as readonly string[]).includes(kind)

/** 'I ask Edda why …' */
const askedIn = (text: string): QuestionWord =>
  QUESTION_WORDS.find((word) => new RegExp(`\\b${word}\\b`, 'i').test(text)) ?? 'what'

/** Whoever is spoken to comes, unless the story has lost sight of them. */
export function summoned(draft: Draft, world: World, who: Person | undefined): Person | undefined {
  if (!who || who.at === world.here) return who
  if (who.at === undefined || isFoe(world, mainThread(world), who)) return undefined
  who.at = world.here
  draft.add(talkLines.joins, { who: personNoun(who) })
  return who
}

export function tellAbsent(draft: Draft, world: World, who: Person): void {
  draft.add(talkLines.absent, { ...sceneScope(world, draft.pen.chance), missing: personNoun(who) })
}

/** Somebody well disposed who was within call; not everybody always is. */
function comer(draft: Draft, world: World): Person | undefined {
  const { chance } = draft.pen
  const near = world.people.filter(
    (person) =>
      person.isMet && person.at !== undefined && person.mood >= 0 && !isFoe(world, mainThread(world), person),
  )
  const who = chance.isLucky(0.6) ? chance.pick(near) : undefined
  if (!who || peopleHere(world).length > 0) return undefined
  who.at = world.here
  draft.add(talkLines.joins, { who: personNoun(who) })
  return who
}

function tellUnheard(draft: Draft, scope: Scope, speech: string | undefined): void {
  if (speech && draft.add(talkLines.spokenAlone, scope)) return
  draft.add(deedLines.other, scope)
}

function moodAfter(mood: Mood, deed: ResolvedDeed): Mood {
  const isKind = deed.tone === 'gentle' || deed.act === 'help' || deed.act === 'give'
  const isHarsh = deed.tone === 'angry' || deed.act === 'threaten' || deed.act === 'fight'
  return Math.max(-2, Math.min(2, mood + (isKind ? 1 : isHarsh ? -1 : 0))) as Mood
}
