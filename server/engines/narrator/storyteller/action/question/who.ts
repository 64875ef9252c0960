import { stranger, tellWhoAppears } from './who-appears.ts'
import { tellAlone } from '../alone.ts'
import { isOfClass } from '../../content/things.ts'
import { answerLines } from '../../content/answers.ts'
import {
  beingsHere,
  entityOf,
  factAbout,
  foeOf,
  hasState,
  HERO,
  heroOf,
  isBeing,
  type Entity,
  type World,
} from '../../world/world.ts'
import { namesOf } from '../../content/people.ts'
import { addEntity, keepFact, mean, setState } from '../../world/change.ts'
import { pastOf } from '../../language/verb-forms.ts'
import { tellWhoIsHere } from '../look-around.ts'
import { isWantTold } from '../../world/cast-plot.ts'
import { capitalised } from '../../language/letter-case.ts'
import { articled, listed } from '../../telling/phrases.ts'
import type { Scene } from '../scene.ts'
import { admitIgnorance } from './admit-ignorance.ts'
import type { Asked } from './asked.ts'
import { nameOf } from './naming.ts'

/** 'Who am I?', 'who is she?', 'who took it?', 'who is here?', 'whose coat is this?' */
export function answerWho(scene: Scene, asked: Asked): void {
  const { world, reply } = scene
  const { text } = asked
  // Steps are heard: whose they are nobody has said.
  const nearest = entityOf(world, world.lastMeant[0])
  if (/\bwho (?:is|was) (?:it|that|this|there)$/.test(text) && nearest?.kind === 'thing')
    return admitIgnorance(scene, asked)
  const about = asked.about
  if (tellWhoAppears(scene, asked)) return
  if (asked.question.asks === 'whose' && about)
    return about.owner || (entityOf(world, about.at)?.kind ?? 'place') !== 'place'
      ? reply.tell(
          about.owner === 'your' || about.at === HERO
            ? '[object] [object.is] yours.'
            : '[holder] [holder.has] [object].',
          { object: about, holder: entityOf(world, about.at) },
        )
      : admitIgnorance(scene, asked)
  const isOfDeed = (asked.question.predicate ?? 'be') !== 'be'
  // 'Who do I know for sure?' asks for those the story has named.
  if (about?.id === HERO && /^(?:know|trust|remember)$/.test(asked.question.predicate ?? ''))
    return tellWhoBelongsHere(scene)
  if (about?.id === HERO && isOfDeed) return admitIgnorance(scene, { ...asked, about: undefined })
  if (/\b(?:am i|are (?:we|you))\b/.test(text)) return tellHero(scene)
  if (about?.id === HERO) return admitIgnorance(scene, { ...asked, about: undefined })
  if (/\b(?:is|are|else is|'s) (?:here|there|around|with (?:me|us))\b/.test(text))
    return beingsHere(world).length > 0
      ? tellWhoIsHere(scene)
      : tellAlone(scene, 'Nobody is at [place] but you.')
  const isDoing = asked.question.predicate !== undefined && asked.question.predicate !== 'be'
  // 'Who sent him' asks for a name of the past, and brings nobody.
  if (
    about &&
    isBeing(about) &&
    asked.clause.tense !== 'past' &&
    !/\b(?:sent|brought|hired|chose)\b/.test(text) &&
    /^(?:send|bring|hire|choose)$/.test(asked.question.predicate ?? '')
  )
    return tellWhoIsSent(scene, about, asked.question.predicate!)
  if (about && !isDoing && /^(?:somebody|whatever it is)$/.test(about.name) && unmask(scene, about)) return
  if (/\bwho (?:else )?(?:is|are) (?:in|at|on|aboard|near|with|inside)\b/.test(text))
    return about?.kind === 'group' || (about?.kind === 'thing' && !isOfClass(about.name, 'vehicle'))
      ? admitIgnorance(scene, asked)
      : /\b(?:here|there)$/.test(text) && beingsHere(world).length > 0
        ? tellWhoIsHere(scene)
        : tellWhoBelongsHere(scene)
  if (/\bwho (?:else )?(?:was|were) (?:in|at|on|aboard|near|with|inside)\b/.test(text))
    return admitIgnorance(scene, asked)
  if (about?.kind === 'group' && /\b(?:on|in|of|among) (?:the|my|our|your|his|her|their)\b/.test(text))
    return admitIgnorance(scene, asked)
  if (about && isBeing(about) && !isDoing) return tellPerson(scene, about)
  if (
    /^(?:work|live|stay|sleep|belong)$/.test(asked.question.predicate ?? '') ||
    (!isDoing && /\belse\b/.test(text))
  )
    return beingsHere(world).length > 0 ? tellWhoIsHere(scene) : tellWhoBelongsHere(scene)
  if (isDoing && asked.clause.tense !== 'past' && !/\b(?:behind|doing|stealing|responsible)\b/.test(text))
    return admitIgnorance(scene, asked)
  if (isDoing) return nameSomebody(scene, asked)
  if (about && /\b(?:was|were)\b/.test(text))
    return nameSomebody(scene, { ...asked, question: { ...asked.question, predicate: 'be' } })
  admitIgnorance(scene, asked)
}

/** Whoever did it is one of those the story knows, and stays so; where it knows none, that is said. */
function nameSomebody(scene: Scene, asked: Asked): void {
  const { world, reply } = scene
  const { about, name, question } = asked
  const key = `who ${question.predicate}`
  const known = entityOf(world, factAbout(world, 'story', 'suspect')?.text)
  if (!known || scene.speaker) return admitIgnorance(scene, asked)
  scene.hasChanged = true
  const object = about ? `${about.isProper ? '' : 'the '}${about.name}` : (name ?? 'it')
  keepFact(
    world,
    about?.id ?? 'story',
    key,
    `${known.isProper ? known.name : `The ${known.name}`} ${pastOf(question.predicate!.split(' ')[0]!)} ${object}.`,
  )
  if (!reply.say(answerLines.named, { name: known }))
    reply.tell('It was [name], as you thought.', { name: known })
}

/** 'Who does he send?': somebody new, who is here before long. */
function tellWhoIsSent(scene: Scene, about: Entity, predicate: string): void {
  const { world, reply, random } = scene
  const { f, m } = namesOf[world.era]
  const name = random.pick(random.chance(0.5) ? f : m)!
  const sent = addEntity(world, { kind: 'person', name, isProper: true, at: world.here, stance: 'friend' })
  scene.hasChanged = true
  mean(world, sent)
  keepFact(
    world,
    about.id,
    `who ${predicate}`,
    `${about.isProper ? about.name : `The ${about.name}`} ${pastOf(predicate)} ${name}.`,
  )
  reply.tell(
    `[about] [about+${predicate}] [sent]. Before long [sent] [sent.is] here, and [sent+ask] where to begin.`,
    { about, sent },
  )
}

const suspectsOf = (world: World, about?: Entity): Entity[] =>
  world.entities.filter(
    (entity) =>
      entity.kind === 'person' &&
      entity.stance !== 'companion' &&
      entity.id !== about?.id &&
      !hasState(entity, 'dead') &&
      !hasState(entity, 'captive') &&
      !hasState(entity, 'asleep') &&
      entity.id !== world.plot.goal,
  )

/** 'Somebody comes in.' 'Who is it?': one of those the story has, the foe before any other. */
function unmask(scene: Scene, mask: Entity): boolean {
  const { world, reply } = scene
  const foe = foeOf(world)
  const one =
    (foe && isBeing(foe) && foe.at !== world.here && foe.kind !== 'animal' ? foe : undefined) ??
    suspectsOf(world, mask).find(({ at, id }) => at !== world.here && id !== mask.id) ??
    stranger(scene, mask)
  if (!one) return false
  one.at = world.here
  setState(one, 'absent', false)
  setState(mask, 'gone')
  for (const held of world.entities) if (held.at === mask.id) held.at = one.id
  mean(world, one)
  scene.hasChanged = true
  scene.answerer = one
  reply.tell(
    one.role && one.isProper && one.since === world.turn
      ? `It is ${articled(one.role)}, by the name of [one].`
      : 'It is [one].',
    { one },
  )
  return true
}

/** Whoever the story has named so far: nobody is made up for it. */
function tellWhoBelongsHere(scene: Scene): void {
  const { world, reply } = scene
  const known = world.entities
    .filter(
      (entity) =>
        isBeing(entity) &&
        !hasState(entity, 'gone') &&
        !hasState(entity, 'dead') &&
        entity.name !== 'somebody',
    )
    .slice(0, 4)
  if (known.length === 0)
    return reply.tell('Nobody has been spoken of yet but you. Say who it is, and so it will be.')
  if (scene.speaker)
    return admitIgnorance(scene, { question: { asks: 'who' }, text: '', clause: { text: '' } as never })
  const slots = Object.fromEntries(known.map((being, at) => [`h${'abcd'[at]}`, being]))
  reply.tell(
    `So far the story knows of ${listed(known.map((_, at) => `[h${'abcd'[at]}]`))}, and of nobody else.`,
    slots,
  )
}

function tellHero({ world, reply }: Scene): void {
  const hero = heroOf(world)
  if (hero.role)
    reply.tell(
      hero.isProper ? `You are ${hero.name}, ${articled(hero.role)}.` : `You are ${articled(hero.role)}.`,
    )
  else
    reply.tell(
      hero.isProper
        ? `You are ${hero.name}.`
        : 'You are whoever you say you are: nobody at [place] has asked your name.',
    )
  if (isWantTold(world)) reply.tell('You came to [place] to [want].')
}

/** Who somebody is: by name where nobody has said it yet, by role, and by what the story has told of them. */
function tellPerson(scene: Scene, person: Entity): void {
  const { reply, world } = scene
  const { name, role, owner } = person
  const slots = { object: person }
  if (person.kind === 'person' && !person.isProper && !person.isPlural) {
    scene.hasChanged = true
    const called = `${owner ?? 'the'} ${name}`
    return reply.tell(`${capitalised(called)} is called ${nameOf(scene, person)}.`)
  }
  const told = world.facts.find(
    ({ key, text }) =>
      key.startsWith('stated') && text.length < 180 && text.toLowerCase().includes(name.toLowerCase()),
  )
  const because = factAbout(world, person.id, 'because')?.text
  if (person.gloss && role) reply.tell(`${name} is your ${role}.`)
  else if (role && role !== name)
    reply.tell(
      `[object] [object.is] ${owner ? `your ${role}` : person.isPlural ? role : articled(role)}.`,
      slots,
    )
  else if (told) reply.tell(told.text)
  else reply.say(answerLines.wears, slots)
  if (because) reply.tell(`[object.they] ${because.replace(/[.]$/, '')}: so much is known at [place].`, slots)
  else if (hasState(person, 'dead')) reply.tell('[object] [object.is] dead.', slots)
}
