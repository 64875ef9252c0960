import { changeWeather, moveClock, WEATHER } from './sky-stated.ts'
import { kindOfPlace } from '../content/places.ts'
import { isAbstract, isBodyPart, isOfClass } from '../content/things.ts'
import { sceneryLines, statementLines } from '../content/statement-lines.ts'
import type { Clause, Mention } from '../language/clause.ts'
import { keepFact, mean, moveThing, setState } from '../world/change.ts'
import { type Entity, HERO, hasState, heroOf, isBeing, isPresent, talkersHere } from '../world/world.ts'
import { knownEntity, resolveMention } from './resolve-mention.ts'
import { isRefusal, refuse, type Scene } from './scene.ts'
import { isRole } from '../scenario/roles.ts'
import { lastMet, nameHero, nameOther } from './name-somebody.ts'
import { toldBack } from '../telling/second-person.ts'

const TIMES: [RegExp, number][] = [
  [/\b(?:night|midnight|dark)\b/i, 22],
  [/\b(?:dawn|morning|sunrise)\b/i, 7],
  [/\b(?:noon|midday)\b/i, 12],
  [/\b(?:evening|dusk|sunset)\b/i, 19],
]

/** What the player says is so becomes so: possessions, states, weather, names, whole turns of the story. */
export function state(scene: Scene, clause: Clause): void {
  const { world, reply } = scene
  const text = clause.text.trim()
  const spoken = toldBack(text, world).replace(/[.!?]+$/, '')
  const told = `${spoken[0]!.toUpperCase()}${spoken.slice(1)}.`
  scene.hasChanged = true
  if (
    /\b(?:was|is|were) (?:all )?(?:just |only )?a (?:bad )?dream\b|\bi (?:had )?(?:only )?dreamed (?:it|all)\b/i.test(
      text,
    )
  )
    return wakeUp(scene)
  // 'It's a little girl with a balloon': whoever stands there is brought in.
  const shown =
    /^(?:a|my|our|the)$/.test(clause.object?.determiner ?? '') && isRole(clause.object!.head)
      ? clause.object
      : undefined
  if (shown && typeof clause.actor === 'object' && /^(?:it|that|this)$/.test(clause.actor.pronoun ?? ''))
    return declare(scene, shown, clause)
  const doubted =
    clause.actor === 'hero' &&
    clause.polarity === 'negated' &&
    /^(?:believe|think|trust|buy)$/.test(clause.verb ?? '')
  const who = doubted ? lastMet(world) : undefined
  if (who) return reply.tell('You do not believe it, and [who] can see that you do not.', { who })
  const called =
    /^(?:and )?(?:his|her|its|their|the \p{L}+['’]s|\p{L}+['’]s) name(?: is|['’]s) (\p{Lu}[\p{L}'’-]+)/u.exec(
      text,
    )
  if (called && typeof clause.actor === 'object') return nameOther(scene, clause.actor, called[1]!)
  const subject = subjectOf(scene, clause)
  if (isRefusal(subject)) return refuse(scene, subject)
  if (clause.act === 'have' && subject) return possess(scene, clause, subject)
  if (
    clause.actor === 'nobody' &&
    clause.verb &&
    clause.verb !== 'be' &&
    /^(?:and |but |so )?(?:nobody|no)\b/i.test(text)
  ) {
    keepFact(world, 'story', `stated${world.turn}`, told)
    return reply.tell(`${told} You could leave it at that, or try another way.`)
  }
  const time = TIMES.find(([words]) => words.test(text))
  if (clause.actor === 'nobody' && !clause.object && WEATHER.test(text)) return changeWeather(scene, text)
  if (clause.actor === 'nobody' && !clause.object && time) return moveClock(scene, time[1])
  const declared = clause.object ?? clause.about
  if (clause.actor === 'nobody' && declared) return declare(scene, declared, clause)
  if (/^(?:my|our) name is\b|^(?:i am|i'm) (?:called|named)\b|^call me\b/i.test(text) && clause.complement)
    return nameHero(scene, clause.complement)
  if (subject && clause.complement && clause.tense === 'present') bringIn(scene, subject, text)
  if (subject && clause.complement) return describe(scene, clause, subject)
  keepFact(world, subject?.id ?? 'story', `stated${world.turn}`, told)
  acknowledge(scene, subject)
}

/** 'Owen is hurt', 'Renaud is standing in the doorway': whoever is seen like that is here. */
export function bringIn({ world }: Scene, subject: Entity, text: string): void {
  if (
    !isBeing(subject) ||
    isPresent(world, subject) ||
    hasState(subject, 'dead') ||
    !/\b(?:hurt|bleeding|wounded|asleep|awake|unconscious|standing|sitting|lying|waiting|here|tied|tied up|stuck|trapped|crying|shivering|alive|in the \w+)\b/i.test(
      text,
    )
  )
    return
  subject.at = world.here
  for (const away of ['absent', 'gone', 'hidden']) setState(subject, away, false)
  if (subject.id === world.plot.goal && world.plot.stage !== 'over') world.plot.stage = 'goal'
}

/** Somebody here takes up what was stated, or the hero does. */
export function acknowledge({ world, reply }: Scene, subject?: Entity): void {
  const who = talkersHere(world).find(({ id, stance }) => id !== subject?.id && stance !== 'foe')
  const pool =
    subject === undefined
      ? statementLines.story
      : subject.id === HERO
        ? statementLines.hero
        : !isBeing(subject)
          ? statementLines.thing
          : isPresent(world, subject)
            ? statementLines.present
            : statementLines.absent
  if (!reply.say(pool, { object: subject, who })) reply.tell('That is settled, and you still want to [want].')
}

function subjectOf(scene: Scene, clause: Clause) {
  if (clause.actor === 'hero' || clause.actor === 'companions') return heroOf(scene.world)
  if (clause.actor === 'nobody') return undefined
  const { determiner } = clause.actor
  return resolveMention(
    scene,
    determiner === 'my' || determiner === 'our' ? clause.actor : { ...clause.actor, determiner: 'the' },
    'any',
  )
}

function wakeUp({ world, reply }: Scene): void {
  world.plot.tries = 0
  for (const entity of world.entities)
    if (entity.stance === 'foe' && entity.at === world.here) entity.at = world.plot.place
  reply.tell(
    'The whole of it lets go of you like a dream, since a dream it was, and you are back at [place].',
  )
  reply.tell('Your want is the same awake: to [want].')
}

/** 'I have a sword', 'she has three children', 'I never had a map'. */
function possess(scene: Scene, clause: Clause, owner: Entity): void {
  const { world, reply } = scene
  const { object } = clause
  if (object && (isAbstract(object.head) || isBodyPart(object.head))) return acknowledge(scene, owner)
  if (!object) return reply.tell('So be it, at [place] as elsewhere.')
  const known = knownEntity(world, object)
  if (clause.polarity === 'negated') {
    if (known?.at === owner.id) setState(known, 'gone')
    keepFact(world, owner.id, `lacks ${object.head}`, object.text)
    return reply.tell(
      known
        ? '[owner] [owner+have] no [name], then; it was never there.'
        : 'No [name], then: [owner] [owner+do] without.',
      { owner, name: object.text },
    )
  }
  if (known && isBeing(known))
    return reply.tell('[known] [known+belong] with [owner.them], then.', { known, owner })
  const held =
    known && known.kind === 'thing'
      ? moveThing(world, known, owner.id)
      : resolveMention(
          scene,
          { ...object, determiner: owner.id === HERO ? 'my' : object.determiner },
          'thing',
        )
  if (isRefusal(held)) return refuse(scene, held)
  if (!held) return
  held.at = owner.id
  if (object.amount) held.amount = object.amount
  mean(world, held)
  if (!reply.say(sceneryLines.held, { owner, object: held }))
    reply.tell('[owner] [owner+have] [object.a].', { owner, object: held })
}

/** Somebody or something is there, because the player says so. */
function declare(scene: Scene, mention: Mention, clause: Clause): void {
  const { world, reply } = scene
  if (clause.polarity === 'negated') {
    const known = knownEntity(world, mention)
    if (known) setState(known, 'gone')
    return reply.tell('No [name] at [place], then.', { name: mention.text })
  }
  const isPlace = !!kindOfPlace(mention.text) && !isOfClass(mention.text, 'door')
  const entity = resolveMention(
    scene,
    { ...mention, determiner: mention.determiner === 'my' ? 'my' : 'the' },
    isPlace ? 'place' : mention.isProper ? 'being' : 'any',
  )
  if (isRefusal(entity)) return refuse(scene, entity)
  if (!entity || entity.id === 'abstract') return reply.tell('So it is, at [place].')
  if (entity.kind !== 'place') entity.at = world.here
  const spot =
    /\b((?:in|on|under|behind|beside|by|near|inside|above|below|between|next to) (?:the|a|an|my|his|her|their|our) [\p{L} '’-]+?)[.!?]*$/iu.exec(
      clause.text,
    )?.[1]
  if (spot && !isBeing(entity))
    reply.tell(
      `You see [object.them] now, ${toldBack(spot, world)}: [object.a]. Nobody else seems to have noticed.`,
      { object: entity },
    )
  else if (!reply.say(isBeing(entity) ? sceneryLines.arrives : sceneryLines.there, { object: entity }))
    reply.tell('There [object.is] [object.a] at [place].', { object: entity })
  if (isBeing(entity)) scene.answerer = entity
}

/** 'The door is locked', 'I am a wizard', 'Tom is my brother'. */
function describe(scene: Scene, clause: Clause, subject: Entity): void {
  const { world, reply } = scene
  const complement = clause.complement!.trim().replace(/[.!]+$/, '')
  const isNot = clause.polarity === 'negated'
  const told = complement.replace(/\b(?:my|our)\b/gi, 'your').replace(/\b(?:i|me)\b/gi, 'you')
  const verb = subject.id === HERO ? 'are' : subject.isPlural ? 'are' : 'is'
  if (/^[a-z]+$/.test(complement)) setState(subject, complement, !isNot)
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
  const pool =
    subject.id === HERO ? sceneryLines.heroIs : isBeing(subject) ? sceneryLines.is : sceneryLines.isThing
  const who = talkersHere(world).find(({ id, stance }) => id !== subject.id && stance !== 'foe')
  if (!reply.say(pool, { object: subject, quality: isNot ? `not ${told}` : told, who }))
    reply.tell('[object] [object.is] [quality], and it shows.', {
      object: subject,
      quality: isNot ? `not ${told}` : told,
    })
}
