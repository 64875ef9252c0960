import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { isFirstVerbOf } from '../language/acts.ts'
import { isOfClass, isTooBig } from '../content/things.ts'
import { kindOfNoun } from '../language/noun-kinds.ts'
import { headOf } from '../telling/noun.ts'
import { isHandy } from '../telling/surely-of.ts'
import {
  entityOf,
  type Entity,
  hasState,
  heldBy,
  HERO,
  hereOf,
  isPresent,
  type World,
} from '../world/world.ts'
import { purseOf } from './purse.ts'
import type { Bound, Refusal, Scene } from './scene.ts'

/** Tells why an act cannot be done, or nothing when it can. */
export type Need = (scene: Scene, bound: Bound) => Refusal | undefined

/** Where somebody or something is instead, as a sentence. */
export function whereabouts({ world }: Scene, entity: Entity): Refusal {
  const at = entityOf(world, entity.at)
  const slots = { object: entity, at }
  if (hasState(entity, 'unmade'))
    return { refusal: '[object] [object.has] yet to be made: there is none at [place].', slots }
  if (hasState(entity, 'dead'))
    return { refusal: '[object] [object.is] dead, and that does not change at [place].', slots }
  if (hasState(entity, 'gone'))
    return { refusal: '[object] [object.is] gone; nothing of [object.them] is left at [place].', slots }
  if (hasState(entity, 'captive'))
    return {
      refusal:
        '[object] [object.is] not here: [object.they] [object.is] held captive, and that is the trouble.',
      slots,
    }
  if (hasState(entity, 'absent'))
    return {
      refusal:
        '[object] [object.is] not at [place]; where [object.they] [object.is], you have yet to find out.',
      slots,
    }
  if (
    !at ||
    entity.id === world.plot.place ||
    (hasState(entity, 'hidden') && !world.plot.leads.includes('where'))
  )
    return {
      refusal: '[object] [object.is] not here at [place], and you do not know yet where to look.',
      slots,
    }
  if (at.isUnnamed)
    return {
      refusal: '[object] [object.is] not here: you left [object.them] behind on the way to [place].',
      slots,
    }
  if (at.kind === 'place')
    return { refusal: '[object] [object.is] not here: you would find [object.them] at [at].', slots }
  return { refusal: '[object] [object.is] not here: [at] [at.has] [object.them].', slots }
}

export const near: Need = (scene, { object, clause }) => {
  // One may look back at a place.
  if (object?.kind === 'place' && clause.act === 'look') return undefined
  if (!object || object.id === 'abstract' || isPresent(scene.world, object)) return undefined
  if (!isTakenAlong(scene.world, object)) return whereabouts(scene, object)
  object.at = HERO
  return undefined
}

/** The map of a premise, asked for three places on: nobody has said that it was left behind. */
const isTakenAlong = (
  { plot, entities }: World,
  { id, kind, name, at, since, isFixed, states }: Entity,
): boolean =>
  kind === 'thing' &&
  since === 0 &&
  !isFixed &&
  !states?.length &&
  id !== plot.goal &&
  isHandy(headOf(name)) &&
  entities.some((each) => each.id === at && each.kind === 'place')

export const targetNear: Need = (scene, { target }) =>
  target && !isPresent(scene.world, target) ? whereabouts(scene, target) : undefined

export const named: Need = (_, { object, clause }) =>
  object ||
  // Who improvises makes nothing; 'water', said by itself, may be no deed at all.
  (clause.act &&
    !isFirstVerbOf(clause.act, clause.verb ?? '', clause.text) &&
    sensesOf(clause.verb ?? '', 'noun').length === 0) ||
  clause.said ||
  clause.phrase ||
  clause.text
    .replace(/^(?:i|we) |\b\p{L}+ly\b/giu, '')
    .trim()
    .includes(' ') ||
  (clause.particle && !/^(?:take|give|put|drop|use)$/.test(clause.act ?? ''))
    ? undefined
    : {
        refusal: 'You would like to [verb] something at [place]: say what.',
        slots: { verb: clause.verb ?? 'do' },
      }

const STEERED = /^(?:wheel|helm|tiller|controls?|reins|oars?|joystick)$/

/** What stands about, and can be taken along: a lamp, a sandbag, a basket. */
const isLight = ({ name }: Entity): boolean =>
  !isTooBig(headOf(name)) &&
  /^(?:tool|container|garment|readable|food|light|instrument|weapon)$/.test(kindOfNoun(headOf(name)) ?? '') &&
  !name.startsWith('row of')

export const loose: Need = ({ world }, { object, clause }) => {
  // Who takes the wheel carries nothing off.
  if (!object || clause.act === 'show' || STEERED.test(clause.object?.head ?? '')) return undefined
  if (
    object.kind === 'place' ||
    (object.isFixed && !(object.isTyped && object.since === world.turn) && !isLight(object))
  )
    return {
      refusal: '[object] [object+stay] where [object.they] [object.is]: that is no thing to carry about.',
      slots: { object },
    }
  const holder = entityOf(world, object.at)
  if (holder && holder.kind !== 'place' && holder.id !== HERO && holder.stance === 'foe')
    return {
      refusal: '[holder] [holder+have] [object] and [holder+keep] a tight hold of [object.them].',
      slots: { object, holder },
    }
  return undefined
}

export const notHeldYet: Need = ({ world }, { object }) =>
  object?.at === HERO && !object.isFixed && object.since !== world.turn
    ? { refusal: 'You have [object] already.', slots: { object } }
    : undefined

/** In the hero's hands, or lying ready to be taken up. */
export const atHand: Need = (scene, bound) => {
  const { object } = bound
  if (!object || object.id === 'abstract' || object.at === HERO) return undefined
  const { world } = scene
  if (!isPresent(world, object)) return { refusal: 'You do not have [object].', slots: { object } }
  return loose(scene, bound)
}

/** Enough of what is counted. */
export const enough: Need = ({ world }, { object, clause }) => {
  const asked = clause.object?.amount
  if (
    !object ||
    asked === undefined ||
    object.amount === undefined ||
    object.at !== HERO ||
    asked <= object.amount
  )
    return undefined
  return {
    refusal: `You do not have ${asked} [name]; you have ${object.amount}.`,
    slots: { name: object.name, world: world.here },
  }
}

/** As much in coin as is to be paid, where the coins are counted. */
export const affordable: Need = ({ world }, { clause }) => {
  const purse = purseOf(world)
  const asked = clause.object?.amount
  if (purse?.amount === undefined || asked === undefined || asked <= purse.amount) return undefined
  return { refusal: `That would be ${asked}, and you have ${purse.amount}.` }
}

const inState =
  (state: string, isWanted: boolean, refusal: string): Need =>
  (_, { object }) =>
    object && hasState(object, state) !== isWanted ? { refusal, slots: { object } } : undefined

export const notOpenYet = inState('open', false, '[object] [object.is] open already.')
export const notShutYet: Need = (_, { object }) =>
  object && (hasState(object, 'shut') || hasState(object, 'locked'))
    ? { refusal: '[object] [object.is] shut already.', slots: { object } }
    : undefined
export const whole = inState(
  'broken',
  false,
  '[object] [object.is] broken; there is no breaking [object.them] twice.',
)
export const notLitYet = inState('lit', false, '[object] [object.is] burning already.')
export const notLockedYet = inState('locked', false, '[object] [object.is] locked already.')

/** A lock gives way to a key, and to force. */
export const unlocked: Need = ({ world }, { object, tool }) => {
  if (!object || !hasState(object, 'locked')) return undefined
  const hasKey = [tool, ...heldBy(world, HERO)].some((thing) => thing && isOfClass(thing.name, 'key'))
  return hasKey
    ? undefined
    : {
        refusal:
          '[object] [object.is] locked, and you have no key to [object.them]. It could be broken open, or the key asked after.',
        slots: { object },
      }
}

export const living: Need = (_, { object }) =>
  object && hasState(object, 'dead')
    ? {
        refusal: '[object] [object.is] dead. There is no answer to be had from [object.them].',
        slots: { object },
      }
    : undefined

export const being: Need = (_, { object }) =>
  object && object.kind === 'thing'
    ? { refusal: '[object] [object.is] a thing, and takes no notice.', slots: { object } }
    : undefined

export const armed =
  (what: string): Need =>
  ({ world }, { tool }) => {
    const weapon = tool ?? weaponOf(world)
    return weapon ? undefined : { refusal: `You have nothing to ${what} with.` }
  }

export const weaponOf = (world: World): Entity | undefined =>
  heldBy(world, HERO).find(({ name }) => isOfClass(name, 'weapon'))

/** That something is not to be had here, with what comes nearest. */
export function missingOf(world: World): string {
  const here = hereOf(world)
  const props = world.entities.filter(
    ({ kind, at, isFixed }) => kind === 'thing' && at === here.id && isFixed,
  )
  return props.length > 0
    ? 'You look for [name.a], but there is none at [place]; [prop] [prop.is] as near as it comes.'
    : 'You look for [name.a], but there is none at [place].'
}
