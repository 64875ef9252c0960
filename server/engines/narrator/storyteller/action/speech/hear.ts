import { orderLines } from '../../content/statement-lines.ts'
import { callOutLines } from '../../content/act-lines.ts'
import { namelessLines } from '../../content/asides.ts'
import { isSomebody } from '../../telling/nameless.ts'
import type { Clause } from '../../language/clause.ts'
import { readTurn } from '../../language/read-turn.ts'
import { keepFact, setState } from '../../world/change.ts'
import { referentsOf } from '../../world/referents.ts'
import { canSpeak, takeVoice } from '../../world/can-speak.ts'
import { type Entity, hasState } from '../../world/world.ts'
import { talkersHere } from '../../world/presence.ts'
import { answerMood } from './answer-mood.ts'
import { biddingIn, takeBidding } from './bidding.ts'
import { CALLED_OUT, questionsIn } from './asked-within.ts'
import { filledIn } from './filled-in.ts'
import { hearNews, toHearer } from './hear-news.ts'
import { type Heard, heardBy } from './heard-by.ts'
import { ofSomebodyElse, speakWith } from './listener.ts'
import { nobodyHears } from './nobody-hears.ts'
import { answerOffer } from './offer.ts'
import { obey } from './order.ts'
import { isForbidding, ordersIn } from './orders-in-speech.ts'
import { putQuestion } from './put-question.ts'
import { withChoices } from '../question/choice.ts'
import { sayAs } from '../question/say-decided.ts'
import { type Scene } from '../scene.ts'
import { takeUp } from './take-up.ts'
import { moodOf } from './speech-mood.ts'

/** Whoever has answered at such length is asked no more. */
const MANY_WORDS = 40

/** The hero's own words, and the answer of whoever they are for: by what is ordered, asked, done by saying it, or told. */
export function hear(scene: Scene, clause: Clause, to?: Entity): void {
  const heard = heardBy(scene, clause, to)
  const { who } = heard
  if (!who) return nobodyHears(scene, heard.named, clause)
  const mark = scene.reply.mark()
  answer(scene, clause, { ...heard, who })
  if (isSomebody(who) && scene.reply.since(mark) === '') scene.reply.say(namelessLines)
}

function answer(scene: Scene, clause: Clause, heard: Heard & { who: Entity }): void {
  const { world } = scene
  const { spoken, who, asker } = heard
  const words = filledIn(/["“]/.test(scene.typed ?? '"') ? heard.words : toHearer(heard.words, who))
  speakWith(world, who)
  takeVoice(who)
  if (hasState(who, 'asleep') && clause.act !== 'whisper') {
    setState(who, 'asleep', false)
    scene.reply.tell('[who] [who+stir], and [who+open] [who.their] eyes.', { who })
  }
  world.minutes += 2
  // 'Sorry. I didn't mean to frighten you': one answer is enough for both.
  const hasAnswered = scene.answerer === who && scene.isAnswered && scene.reply.words > 0
  scene.answerer = who
  if (CALLED_OUT.test(words) && who.stance !== 'neutral') {
    scene.isAnswered = true
    scene.reply.say(callOutLines, { who })
    return
  }
  const read = words === spoken ? clause.said : undefined
  const inner = withChoices(read ?? saidAloud(scene, words), words)
  const saidOf = moodOf(words, clause.act === 'whisper' || /^(?:companion|friend)$/.test(who.stance ?? ''))
  // 'Good morning, everyone. I have changed my mind': what comes after a greeting is answered.
  const mood = saidOf === 'greeting' && canSpeak(who) && takeUp(words, who) ? undefined : saidOf
  // 'Sleep well' orders nothing.
  const isOrdered = !/^(?:farewell|wished|hush)$/.test(mood ?? '') && (canSpeak(who) || heard.named === who)
  const orders = isOrdered ? ordersIn(world, inner, words, who) : []
  const isForbidden = isForbidding(words) && canSpeak(who) && who.stance !== 'foe'
  const [question, next] = isForbidden ? [] : questionsIn(world, inner, words)
  if (question && mood !== 'threat') {
    const isDirect = clause.speech !== undefined
    const ask = (each: Clause) =>
      putQuestion(scene, who, isDirect ? ofSomebodyElse(scene, each, who) : each, isDirect)
    ask(question)
    if (next && question.question?.asks !== 'whether' && scene.reply.words < MANY_WORDS) ask(next)
    return
  }
  const bidding = mood || !canSpeak(who) ? undefined : biddingIn(words)
  if (
    who === asker &&
    !bidding &&
    orders.length === 0 &&
    mood !== 'threat' &&
    mood !== 'no' &&
    who.stance !== 'foe'
  )
    return answerMood(scene, who, mood === 'yes' || AGREED.test(words) ? 'yes' : 'answered', words)
  if (isForbidden && mood !== 'threat') {
    scene.isAnswered = true
    if (sayAs(scene, who, orderLines.refrains)) return
  }
  if (orders.length > 0 && mood !== 'threat') {
    if (isSomebody(who)) return void sayAs(scene, who, orderLines.heard)
    for (const order of orders)
      for (const one of order.actor === 'companions' ? talkersHere(world).slice(0, 3) : [who])
        if (!scene.isRefused) obey(scene, order, one, true)
    return
  }
  if ((!mood || mood === 'offer') && answerOffer(scene, who, words)) return
  if (bidding && takeBidding(scene, bidding, who, words)) return
  if (inner.some(({ kind }) => kind === 'statement')) keepFact(world, who.id, `knows${world.turn}`, words)
  // 'No!', where nobody has asked.
  const isCried = mood === 'no' && !asker && words.includes('!')
  if (hasAnswered && canSpeak(who)) return
  if (mood || !canSpeak(who))
    return answerMood(
      scene,
      who,
      isCried || (!mood && clause.act === 'shout') ? 'shouted' : (mood ?? 'told'),
      words,
    )
  hearNews(scene, who, words)
}

/** Said to whoever had asked for something. */
const AGREED = /^\W*(?:all right|alright|of course|gladly|ok(?:ay)?|sure|fine|certainly)\b/i

/** What is said, read as what it says. */
const saidAloud = ({ world }: Scene, words: string): Clause[] => {
  const read = readTurn(`"${words}"`, referentsOf(world)).clauses.flatMap(({ said }) => said ?? [])
  return read.length > 0 ? read : readTurn(words, referentsOf(world)).clauses
}
