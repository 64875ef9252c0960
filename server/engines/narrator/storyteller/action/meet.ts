import type { ActName } from '../language/acts.ts'
import { likelyGender } from '../content/people.ts'
import { capitalised } from '../language/letter-case.ts'
import { isGivenName, isRole } from '../scenario/roles.ts'
import { addEntity, mean, setState } from '../world/change.ts'
import { type Entity, hasState, isBeing, isPresent, type World } from '../world/world.ts'
import type { Scene } from './scene.ts'

/** What is only done to somebody who is there. */
const MEETING = new Set(
  'give show talk tell ask whisper thank touch hug kiss pet feed attack take find hold push pull help heal dance tie carry search throw play offer pay lift kneel wake dress wash'.split(
    ' ',
  ),
)

/** Whoever the hero deals with is there, unless the story keeps them elsewhere for a reason. */
export function meet({ world }: Scene, entity: Entity, act: ActName = 'talk'): void {
  const { plot } = world
  const isKept =
    !(MEETING.has(act) || (entity.at === undefined && /^(?:go|approach|follow|look)$/.test(act))) ||
    !isBeing(entity) ||
    isPresent(world, entity) ||
    ['dead', 'captive', 'absent', 'gone'].some((state) => hasState(entity, state)) ||
    (entity.id === plot.goal && plot.stage !== 'over' && /^(?:find|steal)$/.test(plot.kind))
  if (isKept) return
  entity.at = world.here
  setState(entity, 'hidden', false)
}

/** 'Jordan and I hide', 'my sister and I run': whoever does it with the hero is there, and comes along. */
export function joinHero(world: World, text: string): void {
  const { 1: own, 2: word } = /^(my )?(\p{L}+) and i /iu.exec(text) ?? []
  if (
    word === undefined ||
    world.entities.some((each) => each.name.toLowerCase().split(' ').includes(word.toLowerCase()))
  )
    return
  const isKin = isRole(word.toLowerCase())
  const isName = !own && !isKin && !/^(?:you|he|she|they|it|both|so|then|up|down)$/i.test(word)
  if (!isName && !isKin) return
  const name = isName ? capitalised(word) : word
  const who = addEntity(world, {
    kind: 'person',
    name,
    isProper: isName || undefined,
    owner: isKin ? 'your' : undefined,
    gender: likelyGender(name, isName ? undefined : word),
    isGenderGuessed: (isName && !isGivenName(name)) || undefined,
    at: world.here,
    stance: 'companion',
  })
  mean(world, who)
}

/** 'A woman called Mirai' is somebody from then on, wherever she is. */
export function meetNamed(world: World, text: string): void {
  for (const { index, 1: role, 2: name } of text.matchAll(
    /\b(?:an?|the|my|our|some) (?:\p{Ll}+ )?(\p{Ll}+) (?:called|named) (\p{Lu}[\p{L}'’-]+)/gu,
  ))
    if (isRole(role!) && !world.entities.some((entity) => entity.name === name))
      addEntity(world, {
        at: index < 16 ? world.here : undefined,
        kind: 'person',
        name: name!,
        role,
        isProper: true,
        gender: likelyGender(name!, role),
        stance: 'neutral',
      })
}
