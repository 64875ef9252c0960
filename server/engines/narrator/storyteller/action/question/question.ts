import { timeOf } from '../../world/clock.ts'
import type { Actor, Asks, Clause } from '../../language/clause.ts'
import { readTurn } from '../../language/read-turn.ts'
import { referentsOf } from '../../world/referents.ts'
import { canSpeak } from '../../world/can-speak.ts'
import { mean } from '../../world/change.ts'
import { entityOf, type Entity, HERO, heroOf, isBeing, meantOfLate } from '../../world/world.ts'
import { isPresent, talkersHere } from '../../world/presence.ts'
import { kindOfPlace } from '../../content/places.ts'
import { likelyGender } from '../../content/people.ts'
import { isPrecious } from '../../content/things.ts'
import { speakWith, spokenWithLast } from '../speech/listener.ts'
import { meet } from '../binding/meet.ts'
import { knownEntity, resolveMention } from '../binding/resolve-mention.ts'
import { isRefusal, refuse, type Scene } from '../scene.ts'
import { askPerson } from './ask-person.ts'
import type { Asked } from './asked.ts'
import { admitIgnorance } from './admit-ignorance.ts'
import { tellChoice } from './choice.ts'
import { improviseAnswer } from './improvised.ts'
import { answerAmount } from './amount.ts'
import { recallTold } from './recall.ts'
import { answerWhat } from './what.ts'
import { answerWhere } from './where.ts'
import { answerWhether } from './whether.ts'
import { answerWho } from './who.ts'

/** Answers a question of the player from what is so; where nothing is so yet, something fitting is settled and kept. */
export function answerQuestion(scene: Scene, clause: Clause, listener?: Entity): void {
  const [, first, second] = JOINED.exec(clause.text) ?? []
  const further =
    second && readTurn(`${second}?`, referentsOf(scene.world)).clauses.find(({ kind }) => kind === 'question')
  if (!first || !further) return answerOne(scene, clause, listener)
  answerOne(scene, { ...clause, text: first }, listener)
  answerOne(scene, further, listener)
}

/** 'How much water do they have left, and how many horses?': the one, and then the other. */
const JOINED =
  /^\W*((?:how|what|who|whom|whose|where|when|why|which)\b.*?) ?,? (?:and|or) ((?:how (?:many|much|long|far|old)|what|who|whose|where|when|why|which)\b.*?)[?.! ]*$/i

function answerOne(scene: Scene, clause: Clause, listener?: Entity): void {
  const { question = { asks: 'what' as const } } = clause
  const about = bind(scene, question.about, listener, question.predicate, question.asks === 'where')
  const other = bind(scene, question.other, listener, undefined, question.asks === 'where')
  if (isRefusal(about)) return refuse(scene, about)
  const asked: Asked = {
    clause,
    question,
    about,
    other: isRefusal(other) ? undefined : other,
    name: typeof question.about === 'object' ? question.about.text : undefined,
    text: clause.text
      .toLowerCase()
      .replace(/[?!.]+$/, '')
      .replace(/,? or (?:not|what|no)$/, ''),
  }
  scene.isAnswered = true
  // 'What do you want? Honestly?': the one word asks nothing more.
  if (scene.reply.words > 0 && /^\p{L}+ly$/u.test(asked.text)) {
    scene.isSettled = true
    return
  }
  if (about && about.id !== 'abstract') mean(scene.world, about)
  const called =
    clause.target && !listener
      ? clause.target.isPlural
        ? talkersHere(scene.world).find(({ kind }) => kind === 'group')
        : knownEntity(scene.world, clause.target)
      : undefined
  if (called) meet(scene, called)
  const addressee =
    called && isBeing(called) && isPresent(scene.world, called)
      ? called
      : !listener && (/\b(?:you|your)\b/.test(asked.text) || ASKED_FOR.test(asked.text))
        ? ((isYou(question.about) ? undefined : spokenWithLast(scene.world, about)) ??
          spokenWithLast(scene.world))
        : undefined
  if (addressee && canSpeak(addressee) && tellChoice(scene, asked, addressee))
    return speakWith(scene.world, addressee)
  if (addressee && askPerson(scene, addressee, clause)) return speakWith(scene.world, addressee)
  if (addressee && !listener && addressee.kind !== 'animal') {
    scene.speaker = addressee
    scene.reply.speakAs(addressee, () => answerQuestion(scene, clause, addressee))
    delete scene.speaker
    return speakWith(scene.world, addressee)
  }
  if (tellChoice(scene, asked, listener)) return
  // 'Is there a note? What does it say?': there is none.
  if (/\bNo, there (?:is|are) no [^.]*\.$/.test(scene.reply.text) && /\b(?:it|they)\b/.test(asked.text))
    return
  if (!scene.speaker && improviseAnswer(scene, asked, 'first')) return
  const told = recallTold(scene.world, asked, scene.speaker)
  if (told !== undefined) {
    scene.isSettled = true
    return scene.speaker || told.split(' ').length < 5 ? scene.reply.answer(told) : scene.reply.tell(told)
  }
  if (scene.speaker && !isSayable(asked)) return admitIgnorance(scene, asked)
  if (!scene.speaker && improviseAnswer(scene, asked, 'early')) return
  ;(answers[question.asks] ?? admitIgnorance)(scene, asked)
}

const isYou = (about?: Actor): boolean => typeof about === 'object' && about.pronoun === 'you'

/** Leave is asked of whoever is spoken with. */
const ASKED_FOR =
  /^(?:can|could|may) (?:i|we) (?:please )?(?:have|get|borrow|take|keep|come|stay|use|sit|join|help|ask|leave|go)\b/

/** By what is asked; of all else, no more is known than its sort. */
const answers: Partial<Record<Asks, (scene: Scene, asked: Asked) => void>> = {
  who: answerWho,
  whose: answerWho,
  what: answerWhat,
  whatKind: answerWhat,
  where: answerWhere,
  when: answerWhen,
  whatTime: answerWhen,
  how: answerHow,
  howMany: answerAmount,
  howMuch: answerAmount,
  howLong: answerAmount,
  whether: answerWhether,
}

/** 'What time is it?' by the clock; when something happens is settled. */
function answerWhen(scene: Scene, asked: Asked): void {
  const { asks, predicate = 'be' } = asked.question
  // 'What time is dinner?' is of the dinner.
  const isOfEvent = /\btime\b(?! of day)(?: is| was)? (?!it\b|now\b|is\b)\p{L}/u.test(asked.text)
  if (asks === 'when' || predicate !== 'be' || isOfEvent) return admitIgnorance(scene, asked)
  scene.reply.tell(`It is ${timeOf(scene.world.minutes)}, [partofday], at [place].`)
}

/** 'How is she?', 'how do I get there?' */
function answerHow(scene: Scene, asked: Asked): void {
  const { text } = asked
  if (/\b(?:get|go) (?:there|back|home|out|in)$/.test(text)) return answerWhere(scene, asked)
  admitIgnorance(scene, asked)
}

/** Whoever is asked can say where things and people are, and what time it is; all else is settled by the answer alone. */
const isSayable = ({ question: { asks, quality }, about, text }: Asked): boolean =>
  (asks === 'where' && about !== undefined && about.id !== HERO) ||
  asks === 'whatTime' ||
  (asks === 'what' && /\bname of\b/.test(text)) ||
  (asks === 'whether' && quality !== undefined)

/** What a question is about; a person asked is 'you' to the hero. */
function bind(
  scene: Scene,
  actor: Actor | undefined,
  listener?: Entity,
  predicate?: string,
  isSought = false,
) {
  if (actor === undefined || actor === 'nobody') return undefined
  if (actor === 'hero' || actor === 'companions') return heroOf(scene.world)
  if (/^(?:you|yourself|your)$/i.test(actor.pronoun ?? actor.head))
    return listener ?? spokenWithLast(scene.world) ?? entityOf(scene.world, HERO)
  const found = knownEntity(scene.world, actor)
  const known = found && isAtOdds(found, actor.pronoun, predicate) ? undefined : found
  if (found && !known)
    return meantOfLate(scene.world).find((each) => isBeing(each) && !isAtOdds(each, actor.pronoun, predicate))
  // Who says and wants something is somebody.
  const isOfSomebody =
    /^(?:say|think|want|mean|answer|tell|feel|know|like|love|hate|believe|trust|laugh|hear|see|notice|understand|agree|remember)$/.test(
      predicate ?? '',
    ) && actor.pronoun !== undefined
  if (known && isOfSomebody && actor.pronoun !== 'it' && !isBeing(known)) return spokenWithLast(scene.world)
  if (known) return known
  if (/^(?:he|she|him|her|his|hers|they|them)$/i.test(actor.pronoun ?? actor.head))
    return spokenWithLast(scene.world)
  const isNamed =
    !isSought &&
    !actor.pronoun &&
    !isPrecious(actor.head) &&
    !/\b(?:\p{L}{3,}est|best|worst)\b/u.test(actor.text) &&
    (actor.isProper === true || /^(?:the|this|that|my|his|her|their)$/.test(actor.determiner ?? ''))
  if (!isNamed) return undefined
  const isSomebody = actor.isProper === true && actor.determiner === undefined && !kindOfPlace(actor.text)
  const met = resolveMention(
    scene,
    { ...actor, determiner: actor.determiner === 'my' ? 'my' : 'the' },
    isSomebody ? 'being' : 'any',
  )
  // Whoever is only asked about is not here for that.
  if (met && !isRefusal(met) && isBeing(met) && met.since === scene.world.turn && (listener || isSomebody))
    delete met.at
  return met
}

/** 'He' is no Linda, and cookies stop no time. */
function isAtOdds(entity: Entity, pronoun = '', predicate = 'be'): boolean {
  const gender = /^(?:he|him|his)$/.test(pronoun) ? 'm' : /^(?:she|her|hers)$/.test(pronoun) ? 'f' : undefined
  const own = entity.isGenderGuessed ? undefined : (entity.gender ?? likelyGender(entity.name, entity.role))
  if (gender) return !isBeing(entity) || (own !== undefined && own !== gender)
  return (
    /^(?:they|them)$/.test(pronoun) &&
    /^(?:can|stop|sleep|know|want|see|hear|think|say|mean|understand|notice|believe|follow)$/.test(
      predicate,
    ) &&
    !isBeing(entity)
  )
}
