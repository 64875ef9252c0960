import type { ActName } from '../language/acts.ts'
import { tales } from '../content/tales.ts'
import { orderLines } from '../content/statement-lines.ts'
import { likelyGender } from '../content/people.ts'
import type { Clause } from '../language/clause.ts'
import { keepFact, mean, moveThing, setState } from '../world/change.ts'
import { type Entity, hasState, HERO, heroOf, isBeing, isPresent } from '../world/world.ts'
import { revealText } from './reveal.ts'
import { thirdPerson } from '../language/verb-forms.ts'
import { formOf, nounOf } from '../telling/noun.ts'
import { retoldByHero, retoldDeed } from '../telling/retell.ts'
import { whereabouts } from './needs.ts'
import { canSpeak } from '../world/can-speak.ts'
import { askPerson, tellOfTopic } from './question/ask-person.ts'
import { answerQuestion } from './question/question.ts'
import { resolveMention } from './resolve-mention.ts'
import { type Bound, isRefusal, refuse, type Scene } from './scene.ts'

/** What is asked for another hour, or until something else happens, is not done at once. */
const LATER =
  /\b(?:tomorrow|tonight|later|on my (?:signal|mark|word)|next \p{L}+|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|at (?:dawn|dusk|noon|midnight|sunrise|sunset)|(?:one|two|three|a|an|\d+) (?:days?|hours?|weeks?|minutes?|more \p{L}+)|until|when i|if (?:i|he|she|they|we|it|you|the|an?|my|any\p{L}+))\b/iu

const TALK = /^\W*(?:please |just |come on,? )?(?:talk|speak) to (?:me|us)\W*$/i
const GET_OUT = /^\W*(?:please )?(?:get (?:out|lost)|go away|clear off|piss off|leave)\W*$/i

/** Somebody does what they are told, or declines with a reason. */
export function obey(scene: Scene, clause: Clause, who: Entity): void {
  const { world, reply } = scene
  const bound: Bound = { clause, actor: who }
  for (const slot of ['object', 'target', 'place'] as const) {
    const mention = clause[slot]
    if (!mention) continue
    // 'Tell them to drop their guns': what is theirs is there.
    const given =
      mention.determiner === 'their' || mention.determiner === 'his' || mention.determiner === 'her'
    const entity = resolveMention(
      scene,
      given ? { ...mention, determiner: 'the' } : mention,
      slot === 'place' ? 'place' : 'any',
    )
    if (isRefusal(entity)) return refuse(scene, entity)
    bound[slot] = entity
  }
  mean(world, who)
  scene.isAnswered = true
  const slots = {
    who,
    object: [bound.object, bound.target].find((each) => each && each !== who),
    deed: toThem(retoldDeed({ ...clause, text: clause.text.replace(/\byour\b/gi, 'THEIRS') }, world), who),
    place2: bound.place,
  }
  if (clause.verb === 'wake') setState(who, 'asleep', false)
  if (hasState(who, 'asleep') || hasState(who, 'dead'))
    return reply.tell('[who] [who+do] not hear you.', slots)
  if (who.stance === 'foe')
    return void (
      reply.say(orderLines.refused, slots) || reply.tell('[who] [who+do] nothing of the kind.', slots)
    )
  // 'Ask her to dance': the two of them.
  if (/^(?:dance|waltz|dine)$/.test(clause.verb ?? '') && /^(?:i )?(?:ask|invite|beg)\b/i.test(clause.text)) {
    reply.tell('[told]', { told: retoldByHero(clause, world) })
    return void reply.say(orderLines.joins, slots)
  }
  // Nobody goes for being told to by somebody they hardly know.
  if (GET_OUT.test(clause.text) && who.stance === 'neutral')
    return void (reply.say(orderLines.stays, slots) || reply.tell('[who] [who+stay].', slots))
  // 'Talk to me': something is told.
  if (TALK.test(clause.text) && canSpeak(who) && reply.sayNew(tales.any, slots)) return
  if (clause.polarity === 'negated')
    return void (
      reply.say(orderLines.refrains, slots) || reply.tell('[who] [who+let] it be, as you ask.', slots)
    )
  const unable =
    bound.object && bound.object.id !== 'abstract' && !isPresent(world, bound.object)
      ? whereabouts(scene, bound.object)
      : undefined
  if (unable) return refuse(scene, unable)
  if (LATER.test(clause.text) && who.kind !== 'animal') {
    scene.hasChanged = true
    keepFact(world, who.id, `promise${world.turn}`, `${who.name} will ${slots.deed}.`)
    // Who is to be told it another time is not here now.
    if (bound.target && bound.target.since === world.turn && bound.target !== who) delete bound.target.at
    return void (reply.say(orderLines.later, slots) || reply.tell('[who] [who+nod].', slots))
  }
  if (isToldUs(clause) && canSpeak(who)) {
    const text = clause.object!.head === 'joke' ? 'a joke' : `what is your ${clause.object!.text}`
    const question = { ...clause, kind: 'question' as const, text, question: { asks: 'what' as const } }
    return askPerson(scene, who, question)
      ? undefined
      : tellOfTopic(scene, who, clause.object!.text, clause.object)
  }
  apply(scene, bound)
  scene.hasChanged = true
  // 'You should probably sign it': how sure that is, is not what is done.
  const [typed = 'do', ...rest] = slots.deed
    .replace(/^(?:probably|maybe|perhaps|really|just|also) /i, '')
    .split(' ')
  const verb = typed.toLowerCase()
  const does = [who.isPlural || who.kind === 'group' ? verb : thirdPerson(verb), ...rest].join(' ')
  if (bound.object?.kind !== 'person' || bound.object.id === HERO) mean(world, who)
  reply.tell('[who] [does].', { who, does })
  scene.isAnswered = false
  if (clause.act === 'read' && bound.object?.kind === 'thing' && bound.object.id !== 'abstract')
    return reply.speakAs(who, () => revealText(scene, { ...bound, object: bound.object }))
  // 'Check if it sleeps': whoever looks says what is so.
  const asked = clause.said?.find(({ kind }) => kind === 'question')
  if (asked && /^(?:look|search|listen|learn|count)$/.test(clause.act ?? ''))
    return reply.speakAs(who, () => answerQuestion(scene, asked, who))
  scene.deeds = [...scene.deeds, bound]
}

/** 'Tell me your plan': what is wanted is the answer. */
const isToldUs = ({ act, object, target, said }: Clause): boolean =>
  act === 'tell' &&
  object !== undefined &&
  !object.pronoun &&
  !said &&
  (target === undefined || /^(?:me|us)$/.test(target.head))

const toThem = (deed: string, who: Entity) =>
  deed
    .replace(/\bplease\b,? ?/gi, '')
    .replace(/^(?:(?:can|could|would|will) )?you (?:just |maybe |must |should |have to |need to )?/i, '')
    .replace(
      /^(?:\p{L}+ )?(?:tell|ask|order|command|beg|get|let|have|want|need|send|(?:whisper|shout|yell|call|signal|motion|gesture|wave|nod)s?(?: (?:to|at|for))?|urge|remind|warn|teach|instruct|force|convince|persuade)s? .{1,40}? (not )?to /iu,
      '$1',
    )
    .replace(/^(?:make|have|let|help) (?:him|her|them|it|the \p{L}+|\p{Lu}\p{L}+) /u, '')
    .replace(new RegExp(`^${who.name.split(' ')[0]!.replace(/[^\p{L}]/gu, '.')},? `, 'iu'), '')
    .replace(/ \byour(?:selves|self)(?=\W*$)/, '')
    .replace(/\byour(?:selves|self)\b/g, 'you')
    .replace(
      /\btheirs\b/gi,
      who.isGenderGuessed === true ||
        (who.gender === undefined && likelyGender(who.name, who.role) === undefined)
        ? 'their'
        : (formOf(nounOf(who), 'their') ?? 'their'),
    )

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
    object.at = world.here
    setState(object, 'hidden', false)
    return mean(world, object)
  }
  const isThing = object && object.id !== 'abstract' && object.kind === 'thing'
  switch (clause.act ?? 'be') {
    case 'take':
    case 'lift':
      if (isThing) moveThing(world, object, actor.id)
      return
    case 'give':
    case 'show':
      if (isThing) moveThing(world, object, target && isBeing(target) ? target.id : heroOf(world).id)
      return
    case 'drop':
    case 'put':
      if (isThing) moveThing(world, object, world.here)
      return
    case 'go':
    case 'leave':
    case 'flee':
      // 'Step back' leads nowhere.
      if (!place && !/^(?:go|run|leave|flee|hurry|get)$/.test(clause.verb ?? '')) return
      actor.at = place?.id ?? world.entities.find(({ kind, id }) => kind === 'place' && id !== world.here)?.id
      return
    case 'follow':
      actor.stance = 'companion'
      return
    case 'wait':
      if (actor.stance === 'companion') actor.stance = 'friend'
      return
    default: {
      const state = STATES[clause.act ?? 'be']
      if (isThing && state) setState(object, state)
    }
  }
}
