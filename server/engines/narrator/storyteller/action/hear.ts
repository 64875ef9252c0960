import { orderLines } from '../content/statement-lines.ts'
import { answerLines } from '../content/answers.ts'
import { isKindOf } from '#server/ground/wordnet/wordnet.ts'
import { headOf } from '../telling/noun.ts'
import { callOutLines } from '../content/act-lines.ts'
import type { Clause } from '../language/clause.ts'
import { readTurn } from '../language/read-turn.ts'
import { keepFact, mean, setState } from '../world/change.ts'
import { referentsOf } from '../world/referents.ts'
import { canSpeak } from '../world/can-speak.ts'
import {
  type Entity,
  factAbout,
  hasState,
  HERO,
  isBeing,
  isPresent,
  talkersHere,
  type World,
} from '../world/world.ts'
import { answerMood } from './answer-mood.ts'
import { ASKED_ON, CALLED_OUT, elliptical, questionWithin, YES_OR_NO, WOULD_YOU } from './asked-within.ts'
import { hearNews, toHearer } from './hear-news.ts'
import { heardBy } from './heard-by.ts'
import { ofSomebodyElse } from './listener.ts'
import { nobodyHears } from './nobody-hears.ts'
import { obey } from './order.ts'
import { ordersIn } from './orders-in-speech.ts'
import { putQuestion } from './put-question.ts'
import { withChoices } from './question/choice.ts'
import { askPerson } from './question/ask-person.ts'
import { decideYesOrNo } from './question/yes-or-no.ts'
import { knownEntity, resolveMention } from './resolve-mention.ts'
import { ASKED_OF_WORLD } from './said-signs.ts'
import { isRefusal, type Scene } from './scene.ts'
import { isPressing, moodOf } from './speech-mood.ts'
import { touchesPlot } from './want.ts'
import { saidIn } from './what-is-said.ts'

/** Whoever has answered at such length is asked no more. */
const MANY_WORDS = 40

/** The hero's own words, and the answer of whoever they are for. */
export function hear(scene: Scene, clause: Clause, to?: Entity): void {
  const heard = heardBy(scene, clause, to)
  const { spoken, named, who, asker } = heard
  if (!who) return nobodyHears(scene, named, clause)
  const words = /["“]/.test(scene.typed ?? '"') ? heard.words : toHearer(heard.words, who)
  mean(scene.world, who)
  if (hasState(who, 'asleep') && clause.act !== 'whisper' && mayWake(scene.world)) {
    setState(who, 'asleep', false)
    scene.reply.tell('[who] [who+stir], and [who+open] [who.their] eyes.', { who })
  }
  scene.world.minutes += 2
  scene.answerer = who
  const read =
    (words === spoken
      ? clause.said
      : readTurn(`"${words}"`, referentsOf(scene.world)).clauses.flatMap(({ said }) => said ?? [])) ??
    readTurn(words, referentsOf(scene.world)).clauses
  const inner = withChoices(read, words)
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
  const isWild = who.kind === 'animal' && !named && !isKindOf(headOf(who.name), 'domestic_animal')
  const orderAll = (given: Clause[]): void => {
    if (isWild) return answerMood(scene, who, 'told', words)
    for (const each of given)
      for (const one of whoseOrder(scene.world, each, to, who))
        if (!scene.isRefused && (each === given[0] || one.stance !== 'foe')) obey(scene, each, one)
  }
  if (WHICH.test(words) && who.stance !== 'foe' && canSpeak(who)) {
    scene.isAnswered = true
    return scene.reply.tell('[who] [who+point]. "That one," [who.they] [who+say].', { who })
  }
  if (WHICH_OF_YOU.test(words) && (who.kind === 'group' || who.isPlural)) {
    scene.isAnswered = true
    return scene.reply.tell('[who] look at each other. "Not me," says one of them.', { who })
  }
  if (NOT_TOLD.test(words) && who.stance !== 'foe' && canSpeak(who)) {
    scene.isAnswered = true
    if (scene.reply.say(orderLines.refrains, { who })) return
  }
  if (ASKED_ON.test(words) && canSpeak(who)) {
    scene.isAnswered = true
    return scene.reply.speakAs(who, () => void scene.reply.say(answerLines.unsaidSelf))
  }
  // 'And you?': what another was asked just before.
  const again = AND_YOU.test(words) ? factAbout(scene.world, 'hero', 'lastAsked')?.text : undefined
  const same = again && readTurn(`I ask ${again}`, referentsOf(scene.world)).clauses[0]?.said?.[0]
  if (same) return putQuestion(scene, who, same)
  const askedWithin = questionWithin(words, scene.world)
  if (askedWithin) return putQuestion(scene, who, askedWithin)
  const asked = requestOf(scene, words)
  if (asked) return obey(scene, asked.order, asked.who)
  const orders = ordersIn(scene.world, inner, words, who)
  const [order] = orders
  // 'Would you say that counts, sir?' orders nothing; 'You are the one who wrote it?' asks.
  if ((order && WOULD_YOU.test(words)) || (!question && ASKED_OF_YOU.test(words)))
    return void askPerson(scene, who, {
      ...(order ?? inner[0] ?? clause),
      kind: 'question',
      text: words,
      question: { asks: 'whether' },
    })
  const meant =
    order || (question && ASKED_OF_WORLD.test(question.text))
      ? undefined
      : elliptical(/\?\W*$/.test(spoken) ? words.replace(/[.?]*$/, '?') : words)
  if (meant === YES_OR_NO && canSpeak(who)) {
    scene.isAnswered = true
    return void decideYesOrNo(scene, who, { ...clause, text: words.toLowerCase() })
  }
  const put =
    meant && readTurn(meant, referentsOf(scene.world)).clauses.find(({ kind }) => kind === 'question')
  if (put) return putQuestion(scene, who, put, true)
  const mood = moodOf(words, clause.act === 'whisper' || /^(?:companion|friend)$/.test(who.stance ?? ''))
  // A remark or a question is no try at what stands in the way.
  if (order ?? (mood && isPressing(mood))) scene.approach = 'words'
  if (question && mood !== 'threat') {
    if (touchesPlot(scene.world, words)) scene.sought = { mode: 'ask', who }
    const isDirect = clause.speech !== undefined
    const ask = (each: Clause) =>
      putQuestion(scene, who, isDirect ? ofSomebodyElse(scene, each, who) : each, isDirect)
    ask(question)
    // 'Did you cross on the ice? Did anyone see you?': the second has its answer, too.
    const next = inner
      .slice(inner.indexOf(question) + 1)
      .find(({ kind, text }) => kind === 'question' && ASKED_OF_WORLD.test(text))
    if (next && scene.reply.words < MANY_WORDS) ask(next)
    if (inner.indexOf(question) > 0) orderAll(orders.filter(({ act }) => !TOLD.test(act ?? '')))
    return
  }
  // 'You should paint me sometime' is a thought, and no order.
  if (who === asker && !question && mood !== 'threat' && mood !== 'no' && who.stance !== 'foe')
    return answerMood(scene, who, 'answered', words)
  if (order && (!mood || YIELDING.test(mood))) return orderAll(orders)
  if (
    !mood &&
    who.kind !== 'animal' &&
    !hasState(who, 'asleep') &&
    words.split(' ').length > 2 &&
    clause.act !== 'refuse' &&
    clause.act !== 'accept' &&
    saidIn(words)
  )
    return hearNews(scene, who, words)
  if (inner.some(({ kind }) => kind === 'statement'))
    keepFact(scene.world, who.id, `knows${scene.world.turn}`, words)
  answerMood(scene, who, mood ?? (clause.act === 'shout' ? 'shouted' : 'told'), words)
}

/** Unless the story says that nothing wakes them. */
const mayWake = ({ facts }: World): boolean =>
  !facts.some(
    ({ key, text }) =>
      key === 'stated' && /\b(?:not|never|n['’]t|cannot|nothing) (?:wakes?|woken)\b/.test(text),
  )

/** Who is to do what is ordered: 'Everybody sit down' is for all, 'Zeb, run' for him. */
function whoseOrder(world: World, { actor }: Clause, to: Entity | undefined, who: Entity): Entity[] {
  if (actor === 'companions') return talkersHere(world).slice(0, 3)
  const meant = !to && typeof actor === 'object' ? knownEntity(world, actor) : undefined
  return [meant && isBeing(meant) && isPresent(world, meant) && meant.id !== HERO ? meant : who]
}

/** 'Show me which pile.' */
const WHICH = /\b(?:show|tell) (?:me|us) which \p{L}+\W*$/iu
const WHICH_OF_YOU =
  /^\W*(?:(?:ok|okay|so|alright|right),? )?(?:which (?:one )?of you|who (?:of you|knew|did|took|told|let|ate|broke|left|has|had)) /i
/** 'Don't tell me if he is in it': nothing is asked. */
const NOT_TOLD = /^\W*(?:please,? )?(?:do not|don['’]?t|never) (?:you )?(?:tell|ask|say|remind)\b/i
const AND_YOU = /^\W*(?:and|what about|how about) you\W*$/i
/** 'You are the one who wrote it?' */
const ASKED_OF_YOU = /^\W*(?:so |and |but )?you(?:['’]re| are| were| have| can| will| did) [^?]+\?\W*$/i
/** What is answered by the question beside it. */
const TOLD = /^(?:wait|tell|say|ask|answer|show|look|listen)$/
/** Moods of words that are only said beside an order. */
const YIELDING = /^(?:yes|no|greeting|thanks|sorry|help|peace|name|praise|request|farewell)$/

/** 'Could the accused please repeat the answer?': whoever is named is asked to. */
function requestOf(scene: Scene, words: string): { order: Clause; who: Entity } | undefined {
  const [, name, deed] =
    /^\W*(?:could|can|would|will) the ((?:\p{L}+ ){0,2}?\p{L}+) please ([^?.!]+)/iu.exec(words) ?? []
  if (!name) return undefined
  const who = resolveMention(scene, { text: name, head: name.split(' ').at(-1)!, determiner: 'the' }, 'being')
  const [order] = readTurn(`please ${deed}`, referentsOf(scene.world)).clauses
  return who && !isRefusal(who) && isBeing(who) && order
    ? { order: { ...order, kind: 'order' }, who }
    : undefined
}
