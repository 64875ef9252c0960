import type { ActName } from '../../language/acts.ts'
import { orderLines } from '../../content/statement-lines.ts'
import { likelyGender } from '../../content/people.ts'
import type { Clause } from '../../language/clause.ts'
import { keepFact, mean, moveThing, setState } from '../../world/change.ts'
import { canSpeak } from '../../world/can-speak.ts'
import { type Entity, hasState, HERO, heroOf, isBeing } from '../../world/world.ts'
import { isPresent } from '../../world/presence.ts'
import { revealText } from '../going/reveal.ts'
import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { thirdPerson, verbsOf } from '../../language/verb-forms.ts'
import { formOf, nounOf } from '../../telling/noun.ts'
import { retoldByHero, retoldDeed } from '../../telling/retell.ts'
import { dealWith } from './listener.ts'
import { leavingBy } from '../happening/leaving.ts'
import { come, goAway } from '../../world/presence.ts'
import { whereabouts } from '../turn/needs.ts'
import { answerQuestion } from '../question/question.ts'
import { sayAs } from '../question/say-decided.ts'
import { resolveMention } from '../binding/resolve-mention.ts'
import { type Bound, isRefusal, refuse, type Scene } from '../scene.ts'

/** What is asked for another hour, or until something else happens, is not done at once. */
export const LATER =
  /\b(?:tomorrow|tonight|later|next \p{L}+|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|at (?:dawn|dusk|noon|midnight|sunrise|sunset)|until|when|if|(?:one|two|three|an?|\d+) (?:days?|hours?|weeks?|minutes?))\b/iu

/** Somebody does what they are told, or declines; what is only reported as told ('I ask Finn to stay') is told as it was typed, and agreed to. */
export function obey(scene: Scene, clause: Clause, who: Entity, isSaid = false): void {
  const { world, reply } = scene
  const bound: Bound = { clause, actor: who }
  for (const slot of ['object', 'target', 'place'] as const) {
    const mention = clause[slot]
    if (!mention) continue
    // 'Tell them to drop their guns': what is theirs is there.
    const isTheirs = /^(?:their|his|her|your)$/.test(mention.determiner ?? '')
    const entity = resolveMention(
      scene,
      isTheirs ? { ...mention, determiner: 'the' } : mention,
      slot === 'place' ? 'place' : 'any',
    )
    if (isRefusal(entity)) return refuse(scene, entity)
    bound[slot] = entity
  }
  dealWith(world, who)
  scene.isAnswered = true
  const isReported = !isSaid && isToldOf(clause, who)
  // 'Tell him to sit down and be quiet': the second half is told with the first, as one sentence.
  if (!isSaid && clause.whole && scene.ordered === clause.whole) return apply(scene, bound)
  if (isReported) {
    scene.ordered = clause.whole
    const rest = clause.whole?.text.split(clause.text)[1] ?? ''
    const joined = /^,? (?:and|or|but) /.test(rest) && !/\bi\b/i.test(rest) ? rest : ''
    const text = `${/^(?:i|we)\b/i.test(clause.text) ? '' : 'I '}${clause.text}${joined}`
    reply.tell('[told]', { told: retoldByHero({ ...clause, text }, world) })
  }
  if (clause.verb === 'wake') setState(who, 'asleep', false)
  const isDeaf = hasState(who, 'asleep') || hasState(who, 'dead')
  // What is not done needs none of the words of the order.
  scene.isSettled = isDeaf || who.stance === 'foe' || clause.polarity === 'negated'
  if (isDeaf) return reply.tell('[who] [who+do] not hear you.', { who })
  if (who.stance === 'foe')
    return void (
      sayAs(scene, who, orderLines.refused) || reply.tell('[who] [who+do] nothing of the kind.', { who })
    )
  // Who is no friend does not go for a word.
  const isSentOff =
    isSaid && !bound.place && !bound.object && !bound.target && /^(?:go|leave|flee)$/.test(clause.act ?? '')
  if (isSentOff && !/^(?:companion|friend)$/.test(who.stance ?? ''))
    return reply.tell('[who] [who+stay] where [who.they] [who.is].', { who })
  if (clause.polarity === 'negated')
    return isReported || !canSpeak(who)
      ? agree(scene, who, clause)
      : void (sayAs(scene, who, orderLines.refrains) || reply.tell('[who] [who+let] it be.', { who }))
  const { object } = bound
  if (!isReported && object && object.id !== 'abstract' && !isPresent(world, object))
    return refuse(scene, whereabouts(scene, object))
  scene.hasChanged = true
  if (LATER.test(clause.text)) {
    keepFact(world, who.id, `promise${world.turn}`, retoldByHero(clause, world))
    return agree(scene, who, clause)
  }
  apply(scene, bound)
  if (isReported && (canSpeak(who) || who.kind !== 'animal')) return agree(scene, who, clause)
  const [verb = 'do', ...rest] = deedOf(scene, clause, who).split(' ')
  const isMany = who.isPlural || who.kind === 'group'
  const inForm = (word: string) => (isMany ? word.toLowerCase() : thirdPerson(word.toLowerCase()))
  // 'Come look at this'.
  const isTwo = /^(?:come|go|run)$/i.test(verb) && verbsOf(rest[0] ?? '').some(({ form }) => form === 'base')
  reply.tell('[who] [does].', {
    who,
    does: [inForm(verb), ...(isTwo ? ['and', inForm(rest[0]!), ...rest.slice(1)] : rest)].join(' '),
  })
  if (object?.kind !== 'person' || object.id === HERO) mean(world, who)
  scene.isAnswered = false
  if (clause.act === 'read' && object?.kind === 'thing' && object.id !== 'abstract')
    return reply.speakAs(who, () => revealText(scene, { ...bound, object }))
  // 'Check if it sleeps': whoever looks says what is so.
  const asked = clause.said?.find(({ kind }) => kind === 'question')
  if (asked && /^(?:look|search|listen|count)$/.test(clause.act ?? ''))
    return reply.speakAs(who, () => answerQuestion(scene, asked, who))
  scene.deeds = [...scene.deeds, bound]
}

/** Somebody agrees to what they are told, where they can say so; told to tell something, they do. */
const agree = (scene: Scene, who: Entity, { text }: Clause): void =>
  void (
    (canSpeak(who) && sayAs(scene, who, TO_TELL.test(text) ? orderLines.tells : orderLines.heard)) ||
    scene.reply.tell(who.kind === 'animal' ? '[who] [who+look] at you.' : '[who] [who+nod].', { who })
  )

const TO_TELL =
  /\b(?:describe|explain|recount|tell (?:(?:me|us) )?(?:the truth|the story|about|how|what|why|everything|more))\b/i

/** What leads an order beside the deed itself: who is to do it, and how it is asked. */
const leadOf = ({ name }: Entity) => {
  const names = [name, name.split(' ')[0]!].map((each) => each.replace(/[^\p{L} ]/gu, '.')).join('|')
  return new RegExp(
    String.raw`^\W*(?:(?:${names}|please|just|now|and|then|so|(?:can|could|would|will) you|you)\b,? )*`,
    'iu',
  )
}

/** 'I ask Finn to stay', 'have her sing': told of as ordered, and not the order itself. */
function isToldOf({ text, verb = '' }: Clause, who: Entity): boolean {
  const first =
    /^(?:(?:i|we|and|then) )*(?:\p{L}+ly )?(\p{L}+)/iu.exec(text.replace(leadOf(who), ''))?.[1] ?? ''
  const lemma = verbsOf(first.toLowerCase())[0]?.lemma
  return (
    lemma !== undefined &&
    lemma !== verb.split(' ')[0] &&
    (/^(?:have|make|let|get|send|force|help|need|want)$/.test(lemma) ||
      sensesOf(lemma, 'verb').some(({ field }) => field === 'verb.communication'))
  )
}

/** The deed in the words of the order, turned to whoever does it: 'hold their lamp', 'give you the cup'. */
function deedOf({ world }: Scene, clause: Clause, who: Entity): string {
  const isKnown = !who.isGenderGuessed && (who.gender ?? likelyGender(who.name, who.role)) !== undefined
  const text = (isToldOf(clause, who) ? clause.text.replace(/^.*?\bto /i, '') : clause.text)
    .replace(leadOf(who), '')
    .replace(/,? please\b,?/gi, '')
    .replace(/\byour\b/gi, 'THEIRS')
  return retoldDeed({ ...clause, text }, world)
    .replace(/ \byour(?:selves|self)(?=\W*$)/, '')
    .replace(/\byour(?:selves|self)\b/g, 'you')
    .replace(/\btheirs\b/gi, isKnown ? (formOf(nounOf(who), 'their') ?? 'their') : 'their')
}

/** The state in which an act leaves the thing it is done to. */
const STATES: Partial<Record<ActName, string>> = {
  open: 'open',
  close: 'shut',
  lock: 'locked',
  unlock: 'unlocked',
  light: 'lit',
  break: 'broken',
  extinguish: 'out',
  repair: 'mended',
}

function apply({ world }: Scene, { clause, actor, object, target, place }: Bound): void {
  // 'Fetch the housekeeper': from then on she is here, and it is she who is meant.
  if (object && isBeing(object) && /^(?:fetch|get|bring|call|summon|find)$/.test(clause.verb ?? '')) {
    come(world, object)
    return mean(world, object)
  }
  const thing = object?.kind === 'thing' && object.id !== 'abstract' ? object : undefined
  const state = STATES[clause.act ?? 'be']
  if (thing && state) setState(thing, state)
  const act = clause.act ?? 'be'
  if (thing && /^(?:take|lift)$/.test(act)) moveThing(world, thing, actor.id)
  else if (thing && /^(?:give|show)$/.test(act))
    moveThing(world, thing, target && isBeing(target) ? target.id : heroOf(world).id)
  else if (thing && /^(?:drop|put)$/.test(act)) moveThing(world, thing, world.here)
  else if (act === 'follow') actor.stance = 'companion'
  else if (act === 'wait' && actor.stance === 'companion') actor.stance = 'friend'
  // 'Step back' leads nowhere.
  else if (
    leavingBy(world, { clause, actor, object, target, place }) ||
    (/^(?:go|leave|flee)$/.test(act) && (place || /^(?:go|run|leave|flee|hurry)$/.test(clause.verb ?? '')))
  )
    goAway(world, actor, place?.kind === 'place' ? place : undefined)
}
