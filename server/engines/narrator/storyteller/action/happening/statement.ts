import { come, goAway, takeTheLine } from '../../world/presence.ts'
import { changeWeather, moveClock, WEATHER } from '../going/sky-stated.ts'
import { kindOfPlace } from '../../content/places.ts'
import { isAbstract, isBodyPart, isOfClass } from '../../content/things.ts'
import type { Clause, Mention } from '../../language/clause.ts'
import { addEntity, keepFact, mean, moveThing, setState } from '../../world/change.ts'
import { type Entity, HERO, heroOf, isBeing } from '../../world/world.ts'
import { isPresent } from '../../world/presence.ts'
import { isShown } from '../binding/concerned.ts'
import { takeStated } from './take-stated.ts'
import { knownEntity, resolveMention } from '../binding/resolve-mention.ts'
import { settleGender } from '../binding/settle-gender.ts'
import { isRefusal, type Refusal, refuse, type Scene } from '../scene.ts'
import { withoutDoing } from '../binding/mention-kinds.ts'
import { isRole } from '../../scenario/roles.ts'
import { retoldByOther } from '../../telling/retell.ts'

const TIMES: [RegExp, number][] = [
  [/\bmidnight\b/i, 0],
  [/\bnight(?:fall)?\b|\b(?:gets|grows|getting|growing) dark\b/i, 22],
  [/\b(?:dawn|morning|sunrise)\b/i, 7],
  [/\b(?:noon|midday)\b/i, 12],
  [/\b(?:evening|dusk|sunset)\b/i, 19],
]

/** What the player says is so becomes so: possessions, states, weather, names, whole turns of the story. */
export function state(scene: Scene, clause: Clause): void {
  const { world, reply } = scene
  const text = clause.text.trim()
  scene.hasChanged = true
  if (/^(?:my|our) name is\b|^(?:i am|i'm) (?:called|named)\b|^call me\b/i.test(text) && clause.complement)
    return nameHero(scene, clause.complement)
  const subject = subjectOf(scene, clause)
  if (isRefusal(subject)) return refuse(scene, subject)
  if (subject && typeof clause.actor === 'object') settleGender(subject, clause.actor.pronoun)
  const time = TIMES.find(([words]) => words.test(text))
  const told = retoldByOther(clause, subject, world)
  const isOfAll = clause.actor === 'nobody' && !clause.object
  if (isOfAll && (WEATHER.test(text) || time)) keepFact(world, 'story', `stated${world.turn}`, told)
  if (isOfAll && WEATHER.test(text)) return changeWeather(scene, text)
  if (isOfAll && time) return moveClock(scene, told, time[1])
  keepFact(world, subject?.id ?? 'story', `stated${world.turn}`, told)
  const settled =
    clause.act === 'have' && subject ? possess(scene, clause, subject) : settle(scene, clause, subject)
  if (isRefusal(settled)) return refuse(scene, settled)
  reply.tell('[told]', { told })
  // What the player tells on is what came of the deeds before it.
  if (subject?.id !== HERO && clause.tense === 'present' && !/^(?:that|so)\b/i.test(clause.link ?? text))
    scene.deeds = []
  if (takeStated(scene, clause, subject)) return
  if (
    settled &&
    !subject &&
    settled.since === world.turn &&
    clause.polarity === 'affirmed' &&
    clause.tense === 'present' &&
    (clause.actor === 'nobody' || settled.kind === 'person')
  )
    scene.deeds = [
      ...scene.deeds,
      { clause: { ...clause, verb: 'there_is', act: undefined, object: undefined }, actor: settled },
    ]
  const toWhom = clause.object && knownEntity(world, clause.object)
  if (subject?.id === HERO && isShown(clause))
    scene.deeds = [...scene.deeds, { clause, actor: subject, object: toWhom }]
  if (!subject || subject.id === HERO || clause.tense !== 'present' || clause.modality === 'would') return
  // 'The bishop agrees to help': what somebody does or is by it is seen.
  const isSo = [clause.complement, clause.manner].filter((each) => each !== undefined).join(' ')
  const isState = isSo !== '' && clause.polarity === 'affirmed'
  const stated: Clause = isState ? { ...clause, act: 'be', complement: isSo } : clause
  if (isState || isPresent(world, subject)) scene.deeds = [...scene.deeds, { clause: stated, actor: subject }]
}

/** What a statement is about, with what it makes so. */
function settle(scene: Scene, clause: Clause, subject: Entity | undefined): Entity | Refusal | undefined {
  // 'It's a little girl with a balloon': whoever stands there is brought in.
  const shown =
    /^(?:a|my|our|the)$/.test(clause.object?.determiner ?? '') && isRole(clause.object!.head)
      ? clause.object
      : undefined
  const isPointed = typeof clause.actor === 'object' && /^(?:it|that|this)$/.test(clause.actor.pronoun ?? '')
  const declared =
    clause.actor === 'nobody'
      ? (clause.object ?? clause.about)
      : isPointed && (shown ?? (clause.object?.isProper ? clause.object : undefined))
        ? (shown ?? clause.object)
        : undefined
  if (declared) return declare(scene, declared, clause)
  const senseless = SENSELESS.find(([words]) => words.test(clause.text))
  if (subject && isBeing(subject) && senseless && clause.polarity === 'affirmed')
    setState(subject, senseless[1])
  if (subject && clause.complement) describe(scene, clause, subject)
  return subject
}

function subjectOf(scene: Scene, clause: Clause) {
  if (clause.actor === 'hero' || clause.actor === 'companions') return heroOf(scene.world)
  if (clause.actor === 'nobody' || clause.actor.pronoun === 'one') return undefined
  const { determiner } = clause.actor
  const subject = resolveMention(
    scene,
    determiner === 'my' || determiner === 'our' ? clause.actor : { ...clause.actor, determiner: 'the' },
    'any',
  )
  // 'Her father is the judge' brings nobody here.
  const isSpokenOf =
    clause.actor.pronoun === undefined && /^(?:my|our|his|her|their|owner)$/.test(determiner ?? '')
  if (subject && !isRefusal(subject) && isSpokenOf && isBeing(subject) && subject.since === scene.world.turn)
    delete subject.at
  return subject
}

/** 'I have a sword', 'she has three children', 'I never had a map'. */
function possess(scene: Scene, clause: Clause, owner: Entity): Entity | Refusal | undefined {
  const { world } = scene
  const { object } = clause
  if (!object || isAbstract(object.head) || isBodyPart(object.head)) return owner
  const known = knownEntity(world, object)
  if (clause.polarity === 'negated') {
    if (known?.at === owner.id) setState(known, 'gone')
    keepFact(world, owner.id, `lacks ${object.head}`, object.text)
    return owner
  }
  if (known && isBeing(known)) return known
  if (!known && owner.id !== HERO)
    return addEntity(world, {
      kind: 'thing',
      name: object.text,
      at: owner.id,
      isPlural: object.isPlural,
      isTyped: true,
    })
  const held =
    known && known.kind === 'thing'
      ? moveThing(world, known, owner.id)
      : resolveMention(
          scene,
          { ...object, determiner: owner.id === HERO ? 'my' : object.determiner },
          'thing',
        )
  if (isRefusal(held) || !held) return held
  held.at = owner.id
  if (object.amount) held.amount = object.amount
  mean(world, held)
  return owner
}

/** 'The phone rings. It's Perrin.' */
const isOfCall = ({ actor }: Clause): boolean =>
  typeof actor === 'object' &&
  /^(?:phone|telephone|radio|intercom|mobile|cellphone|walkie-talkie)$/.test(actor.head)

/** Somebody or something is there, because the player says so. */
function declare(scene: Scene, given: Mention, clause: Clause): Entity | Refusal | undefined {
  const { world } = scene
  const mention = withoutDoing(given)
  if (clause.polarity === 'negated') {
    const known = knownEntity(world, mention)
    if (known && isBeing(known)) goAway(world, known)
    else if (known) setState(known, 'gone')
    return undefined
  }
  let first: Entity | undefined
  for (const each of [mention, ...(mention.and ?? [])]) {
    const isPlace = !!kindOfPlace(each.text) && !isOfClass(each.text, 'door')
    const entity = resolveMention(
      scene,
      { ...each, and: undefined, determiner: each.determiner === 'my' ? 'my' : 'the' },
      isPlace ? 'place' : each.isProper ? 'being' : 'any',
    )
    if (isRefusal(entity)) return entity
    if (!entity || entity.id === 'abstract') continue
    if (isBeing(entity) && isOfCall(clause)) {
      goAway(world, entity)
      takeTheLine(world, entity)
    } else if (isBeing(entity)) come(world, entity)
    else if (entity.kind !== 'place') entity.at = world.here
    if (isBeing(entity)) scene.answerer = entity
    first ??= entity
  }
  return first
}

const SENSELESS: [RegExp, string][] = [
  [/\b(?:is|are|['’]s|['’]re|lies?) (?:now |stone |already |quite )?dead\b/i, 'dead'],
  [/\b(?:is|are|['’]s|['’]re|lies?) (?:out cold|unconscious|knocked out|passed out)\b/i, 'unconscious'],
  [/\b(?:is|are|['’]s|['’]re|lies?) (?:fast |sound |still )?asleep\b/i, 'asleep'],
]

/** 'The door is locked', 'I am a wizard', 'Tom is my brother'. */
function describe(scene: Scene, clause: Clause, subject: Entity): void {
  const { world } = scene
  const complement = clause.complement!.trim().replace(/[.!]+$/, '')
  const isNot = clause.polarity === 'negated'
  const told = complement.replace(/\b(?:my|our)\b/gi, 'your').replace(/\b(?:i|me)\b/gi, 'you')
  const verb = subject.id === HERO ? 'are' : subject.isPlural ? 'are' : 'is'
  const isBack = /^(?:here|back|with (?:me|us))$/i.test(complement)
  const isAway = /^(?:gone|missing|away|nowhere\b.*|outside|upstairs|downstairs|next door)$/i.test(complement)
  if (isBeing(subject) && (isNot ? isBack : isAway)) goAway(world, subject)
  else if (isBeing(subject) && isBack) come(world, subject)
  else if (/^[a-z]+$/.test(complement)) setState(subject, complement, !isNot)
  const role = /^(?:a|an|the|my|our) (.+)$/i.exec(complement)?.[1]
  if (role && !isNot && (subject.id === HERO || isBeing(subject))) {
    if (subject.id === HERO || !subject.role) subject.role = role
    if (!subject.isProper) subject.aliases = [...(subject.aliases ?? []), role]
    if (/^(?:my|our) /i.test(complement) && isBeing(subject) && subject.stance !== 'foe')
      subject.stance = 'friend'
  }
  keepFact(
    world,
    subject.id,
    `is ${complement.split(' ').at(-1)!.toLowerCase()}`,
    `${subject.isProper || subject.id === HERO ? (subject.id === HERO ? 'You' : subject.name) : `The ${subject.name}`} ${verb}${isNot ? ' not' : ''} ${told}.`,
  )
}

function nameHero({ world, reply }: Scene, name: string): void {
  const hero = heroOf(world)
  hero.name = name.replace(/[^\p{L} '’.-]/gu, '').trim() || hero.name
  hero.isProper = true
  reply.tell(`${hero.name} it is, then; that is the name they have for you at [place].`)
}
