import { answerLines } from '../../content/answers.ts'
import { capitalised } from '../../language/letter-case.ts'
import { articled, listed } from '../../telling/phrases.ts'
import { groupNames } from '../../world/names.ts'
import {
  entityOf,
  factAbout,
  hasState,
  HERO,
  hereOf,
  heroOf,
  isBeing,
  type Entity,
} from '../../world/world.ts'
import { beingsHere, isPresent } from '../../world/presence.ts'
import { kindOfPlace } from '../../content/places.ts'
import { isVehicleNoun } from '../../language/noun-kinds.ts'
import { formOf, nounOf } from '../../telling/noun.ts'
import { callerAt, tellCaller } from '../happening/caller.ts'
import { tellAlone } from '../going/alone.ts'
import { revealDetail } from '../going/reveal.ts'
import type { Scene } from '../scene.ts'
import { settleGender } from '../binding/settle-gender.ts'
import { admitIgnorance } from './admit-ignorance.ts'
import type { Asked } from './asked.ts'
import { nameOf } from './naming.ts'
import { SUPERLATIVE } from './open-people.ts'

/** 'Who am I?', 'who is she?', 'who took it?', 'who is here?', 'whose coat is this?' */
export function answerWho(scene: Scene, asked: Asked): void {
  const { world } = scene
  const { text, about, question } = asked
  // Somebody knocks, steps are heard: whose they are nobody has said.
  const nearest = entityOf(world, world.lastMeant[0])
  if (/^\W*who(?:['’]s| is| was|)(?: (?:it|that|this|there|at the door))?$/.test(text)) {
    const unknown =
      beingsHere(world).find(({ name }) => /^(?:some(?:body|one)|caller)$/.test(name)) ?? callerAt(world)
    if (unknown) return tellCaller(scene, unknown)
    if (nearest?.kind !== 'person') return admitIgnorance(scene, asked)
  }
  if (question.asks === 'whose' && about) return tellOwner(scene, asked, about)
  const isOfDeed = (question.predicate ?? 'be') !== 'be'
  if (/\b(?:am i|are (?:we|you))$/.test(text) && !isOfDeed) return tellHero(scene)
  if (
    /^\W*who(?: else|['’]s| is| are)+ (?:in |up |down |out )?(?:here|around|with (?:me|us))$/.test(text) ||
    isOfPlace(scene, text)
  )
    return tellPresent(scene)
  if (SUPERLATIVE.test(text) || about?.id === HERO)
    return admitIgnorance(scene, { ...asked, about: undefined })
  const pronoun = typeof question.about === 'object' ? question.about.pronoun : undefined
  if (about) settleGender(about, pronoun)
  const isOfThem =
    about &&
    isBeing(about) &&
    !isOfDeed &&
    !/\b(?:in|on|at|of|among|with) (?:the|my|his|her|their)\b|\b(?:with|for|to|from|about|here|there)$/.test(
      text,
    )
  if (isOfThem) return tellPerson(scene, about)
  admitIgnorance(scene, asked)
}

/** 'Who else is on the ship': of the place where the story is, or of what it lies in. */
function isOfPlace({ world }: Scene, text: string): boolean {
  const [, noun] =
    /^\W*who(?: else|['’]s| is| are)+ (?:here )?(?:in|on|at|aboard|inside) (?:the|this|our|my) (?:\p{L}+ )?(\p{L}+)$/u.exec(
      text.replace(/ (?:tonight|today|now|right now|with (?:me|us))$/, ''),
    ) ?? []
  const isWide = noun !== undefined && (kindOfPlace(noun) !== undefined || isVehicleNoun(noun))
  return isWide && (world.premiseWords.includes(noun) || hereOf(world).name.endsWith(noun))
}

function tellPresent(scene: Scene): void {
  scene.isSettled = true
  const here = beingsHere(scene.world).map((each) => formOf(nounOf(each), '')!)
  if (here.length > 0) scene.reply.answer(`${capitalised(listed([...here, 'you']))}.`)
  else tellAlone(scene, 'Nobody is at [place] but you.')
}

function tellOwner(scene: Scene, asked: Asked, about: Entity): void {
  const holder = entityOf(scene.world, about.at)
  if (about.owner === 'your' || about.at === HERO)
    return scene.reply.tell('[object] [object.is] yours.', { object: about })
  if (!holder || !isBeing(holder)) return admitIgnorance(scene, asked)
  scene.reply.tell('[holder] [holder.has] [object].', { object: about, holder })
}

function tellHero({ world, reply }: Scene): void {
  const { name, role, isProper } = heroOf(world)
  if (!isProper && !role)
    return reply.tell('You are whoever you say you are: nobody at [place] has asked your name.')
  reply.tell(`You are ${[isProper && name, role && articled(role)].filter(Boolean).join(', ')}.`)
}

/** Who somebody is: by name where nobody has said it yet, by role, and by what the story has told of them. */
function tellPerson(scene: Scene, person: Entity): void {
  const { reply, world } = scene
  const { name, role, owner } = person
  const slots = { object: person }
  if (person.kind === 'person' && !person.isProper && !person.isPlural) {
    scene.hasChanged = true
    const called = `${owner ?? 'the'} ${name}`
    reply.tell(`${capitalised(called)} is called ${nameOf(scene, person)}.`)
    return revealDetail(scene, person)
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
  else if (person.isPlural) reply.tell(`Among them ${listed(groupNames(world, scene.random))}.`)
  else if (told) reply.tell(told.text)
  else if (isPresent(world, person)) revealDetail(scene, person)
  else reply.say(answerLines.unknown)
  if (because) reply.tell(`[object.they] ${because.replace(/[.]$/, '')}: so much is known at [place].`, slots)
  else if (hasState(person, 'dead')) reply.tell('[object] [object.is] dead.', slots)
}
