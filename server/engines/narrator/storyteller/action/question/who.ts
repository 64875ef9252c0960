import { tellWhoAppears } from './who-appears.ts'
import { settleGender } from '../settle-gender.ts'
import { tellAlone } from '../alone.ts'
import { answerLines } from '../../content/answers.ts'
import {
  beingsHere,
  entityOf,
  factAbout,
  hasState,
  HERO,
  heroOf,
  isBeing,
  type Entity,
} from '../../world/world.ts'
import { tellWhoIsHere } from '../look-around.ts'
import { capitalised } from '../../language/letter-case.ts'
import { articled, listed } from '../../telling/phrases.ts'
import type { Scene } from '../scene.ts'
import { admitIgnorance } from './admit-ignorance.ts'
import type { Asked } from './asked.ts'
import { groupNames } from '../../world/group-names.ts'
import { nameOf } from './naming.ts'

/** 'Who am I?', 'who is she?', 'who took it?', 'who is here?', 'whose coat is this?' */
export function answerWho(scene: Scene, asked: Asked): void {
  const { world, reply } = scene
  const { text } = asked
  if (tellWhoAppears(scene, asked)) return
  // Steps are heard: whose they are nobody has said.
  const nearest = entityOf(world, world.lastMeant[0])
  if (/\bwho(?:['’]s| is| was) (?:it|that|this|there)$/.test(text) && nearest?.kind !== 'person')
    return reply.tell('Nobody has told yet who that is. Say who it is, and so it is.')
  if (/\bwho(?:['’]s| is| are| else is) (?:up|down|out|over) there$/.test(text))
    return reply.tell('Nobody whom anybody has told of yet.')
  const about = asked.about
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
  if (about?.id === HERO && isOfDeed) return admitIgnorance(scene, { ...asked, about: undefined })
  if (/\b(?:am i|are (?:we|you))\b/.test(text)) return tellHero(scene)
  if (about?.id === HERO) return admitIgnorance(scene, { ...asked, about: undefined })
  if (/\bwho else (?:is|are)\b(?! \p{L}+ing\b)/u.test(text) && beingsHere(world).length > 1)
    return tellWhoIsHere(scene)
  if (/\b(?:is|are|else is|'s) (?:(?:up |down |out |in )?here|there|around|with (?:me|us))\b/.test(text))
    return beingsHere(world).length > 0
      ? tellWhoIsHere(scene)
      : tellAlone(scene, 'Nobody is at [place] but you.')
  const isDoing = asked.question.predicate !== undefined && asked.question.predicate !== 'be'
  if (/\bwho (?:is|are) (?:in|at|on|aboard|near|with|inside)\b/.test(text))
    return /\b(?:here|there)$/.test(text) && beingsHere(world).length > 0
      ? tellWhoIsHere(scene)
      : admitIgnorance(scene, asked)
  if (/\bwho (?:else )?(?:was|were) (?:in|at|on|aboard|near|with|inside)\b/.test(text))
    return admitIgnorance(scene, asked)
  if (about?.kind === 'group' && /\b(?:on|in|of|among) (?:the|my|our|your|his|her|their)\b/.test(text))
    return admitIgnorance(scene, asked)
  const asAsked = typeof asked.question.about === 'object' ? asked.question.about.pronoun : undefined
  if (about) settleGender(about, asAsked)
  if (about && isBeing(about) && !isDoing) return tellPerson(scene, about)
  if (
    /^(?:work|live|stay|sleep|belong)$/.test(asked.question.predicate ?? '') &&
    beingsHere(world).length > 0
  )
    return tellWhoIsHere(scene)
  admitIgnorance(scene, asked)
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
  if (!world.plot.isOpen) reply.tell('You came to [place] to [want].')
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
  else if (person.isPlural) reply.tell(`Among them ${listed(groupNames(scene.world, scene.random))}.`)
  else if (told) reply.tell(told.text)
  else reply.say(answerLines.wears, slots)
  if (because) reply.tell(`[object.they] ${because.replace(/[.]$/, '')}: so much is known at [place].`, slots)
  else if (hasState(person, 'dead')) reply.tell('[object] [object.is] dead.', slots)
}
