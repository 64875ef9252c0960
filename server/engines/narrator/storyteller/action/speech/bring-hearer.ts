import { kindOfKnown } from '../../content/places.ts'
import { singularOf } from '../../language/phrase-end.ts'
import { isGroupNoun } from '../../language/being-nouns.ts'
import { somebody } from '../../telling/nameless.ts'
import { fits } from '../../telling/fits.ts'
import { addEntity, mean } from '../../world/change.ts'
import { type Entity, hasState, hereOf, HERO, heroOf, type World } from '../../world/world.ts'
import { beingsHere, isKeptAway, isToldAlone, come } from '../../world/presence.ts'
import type { Clause } from '../../language/clause.ts'
import type { Scene } from '../scene.ts'
import { listener, surelyHears } from './listener.ts'

/** Who hears words that name nobody: whom they are surely for, else anybody. */
export const hearerOf = (scene: Scene, clause: Clause, words = ''): Entity | undefined =>
  surelyHears(scene.world, words) ?? anybodyHears(scene, clause)

/** Who hears it where it is not sure who: a beast that is alone with the hero, else whoever it is; nobody where nobody can be. */
function anybodyHears(scene: Scene, { text: words }: Clause): Entity | undefined {
  const { world } = scene
  if (/\b(?:to|with) myself\b|\bunder my breath\b/i.test(words)) return undefined
  const listening = listener(scene)
  if (listening?.kind === 'animal') return listening
  if (beingsHere(world).some(({ kind }) => kind !== 'animal')) return somebody()
  const heard = fellowOf(world) ?? (ofPremise(world) || companyOf(world) ? somebody() : undefined)
  return heard ?? (ATTENDED.test(hereOf(world).placeKind ?? '') ? bringSomebody(scene) : undefined)
}

/** Places where somebody hears whatever is said: a landlord, a guest, a nurse. */
const ATTENDED = /^(?:inn|gathering|hospital|school|train|mall)$/

/** Whoever comes here or is found here: somebody of the premise, else who belongs to the place; nobody where it is told empty. */
export function bringSomebody(scene: Scene): Entity | undefined {
  const { world } = scene
  const who = ofPremise(world) ?? companyOf(world) ?? ofPlace(scene)
  if (!who) return undefined
  come(world, who)
  mean(world, who)
  return who
}

/** 'Two burglars are stuck': the other one; of more, the others. */
function fellowOf(world: World): Entity | undefined {
  const { role, isPlural } = heroOf(world)
  if (!role || !isPlural) return undefined
  const isPair = world.premiseWords.some((word) => /^(?:two|both|couple|pair)$/.test(word))
  if (singularOf(role.split(' ').at(-1)!) === role.split(' ').at(-1)) return undefined
  const one = [...role.split(' ').slice(0, -1), singularOf(role.split(' ').at(-1)!)].join(' ')
  return addEntity(world, {
    kind: isPair ? 'person' : 'group',
    name: `other ${isPair || one === role ? one : role}`,
    role: one,
    isPlural: !isPair || undefined,
    at: world.here,
    stance: 'companion',
  })
}

/** Somebody of the premise who was not told to be anywhere; nobody who is only a sender or an aim. */
function ofPremise(world: World): Entity | undefined {
  const stated = world.facts.filter(({ key }) => key === 'stated').map(({ text }) => text)
  const isSpokenOf = ({ name }: Entity) =>
    new RegExp(
      String.raw`\b(?:by|from|to|until|before|about|against|like|than|of my) (?:(?:the|an?|your) )?(?:\p{L}+ )?${name.replace(/[^\p{L} ]/gu, '.')}`,
      'iu',
    ).test(stated.join(' '))
  return world.entities.find(
    (each) =>
      (each.kind === 'person' || each.kind === 'group') &&
      each.id !== HERO &&
      (each.at === undefined || each.kind === 'group') &&
      each.since === 0 &&
      each.stance !== 'foe' &&
      each.id !== world.plot.goal &&
      !isKeptAway(each) &&
      !hasState(each, 'mute') &&
      !isSpokenOf(each),
  )
}

/** 'Office team building goes wrong': the team. */
function companyOf(world: World): Entity | undefined {
  const role = heroOf(world).role ?? ''
  const name = world.premiseWords.find((word) => isGroupNoun(word) && !role.includes(word))
  const isKnown = world.entities.some((each) => each.name.includes(name ?? '') && each.kind !== 'place')
  return name === undefined || isKnown
    ? undefined
    : addEntity(world, { kind: 'group', name, role: name, isPlural: true, at: world.here, stance: 'neutral' })
}

/** Who is to be met where such a place is: a porter in a hotel. */
function ofPlace({ world, random, rating }: Scene): Entity | undefined {
  if (isToldAlone(world)) return undefined
  const own = heroOf(world).role?.split(' ').at(-1) ?? ''
  const name = random
    .shuffle(kindOfKnown(hereOf(world))?.people ?? [])
    .find((each) => each !== own && fits(each, world, rating))
  return name === undefined
    ? undefined
    : addEntity(world, { kind: 'person', name, at: world.here, stance: 'neutral' })
}
